import { z } from "zod";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { ifNoneMatch, idOf } from "../openapi/commonFields.ts";
import { whole } from "../http/requestSchema.ts";
import { maxVersion } from "./input/version.ts";
import { shipmentAnswer, summaryAnswer } from "./shipmentAnswers.ts";
import { shipmentBody } from "./input/shipmentBody.ts";
import { listBody } from "./list/shipmentList.ts";

const tag = "Shipments";
const query = { shipmentId: idOf("shipment") };
const unknown = "The shipment is unknown.";
const broken = "A required field is missing, a rule is broken, or a total differs from what was worked out.";
const stale = "The shipment was changed since the version told.";

/** The body of a refresh, and what documents read beside their own. */
export const versionBody = z
  .object({
    version: whole(0, maxVersion).describe(
      "`version` of the shipment as it was read; a stale one is refused. Left out, nothing is compared.",
    ),
  })
  .meta({ id: "VersionBody", example: { version: 3 }, description: "The version that a change was made from." });

export const shipmentOperations = {
  list: {
    id: "listShipments",
    tag,
    summary: "A page of shipments",
    query: { firmId: z.string().optional().describe("Only shipments of this firm.") },
    body: listBody,
    answer: z.object({
      shipments: z
        .array(z.union([shipmentAnswer, summaryAnswer]))
        .describe("The page: summaries, or whole shipments where `full` was asked for."),
      hasNext: z.boolean().describe("Whether more follow."),
      total: z.number().meta({ description: "How many there are in all.", example: 1 }),
      offset: z.number().meta({ description: "How many of the list stand before this page.", example: 0 }),
      find: z.string().optional().describe("The words that were searched for; absent without a search."),
    }),
    refusals: { 404: "The firm is unknown." },
  },
  read: {
    id: "readShipment",
    tag,
    summary: "A whole shipment",
    query,
    headers: { "If-None-Match": ifNoneMatch },
    answer: shipmentAnswer,
    returnsVersion: true,
    refusals: { 404: unknown },
  },
  add: {
    id: "addShipment",
    tag,
    summary: "Create a shipment",
    description: "It keeps a copy of the parties, bank, products and unit as they are now. Totals are worked out.",
    body: shipmentBody,
    answer: shipmentAnswer,
    isIdempotent: true,
    returnsVersion: true,
    refusals: { 404: "A firm, address, bank account, party, product or packaging unit is unknown.", 422: broken },
  },
  update: {
    id: "updateShipment",
    tag,
    summary: "Change a shipment",
    description: "The body is the whole shipment. Records that are on it already keep the copy they were saved with.",
    query,
    body: shipmentBody,
    answer: shipmentAnswer,
    isIdempotent: true,
    isVersioned: true,
    returnsVersion: true,
    refusals: { 404: "The shipment, or a record that it names, is unknown.", 409: stale, 422: broken },
  },
  refresh: {
    id: "refreshShipment",
    tag,
    summary: "Take new copies of the master data",
    query,
    body: versionBody,
    answer: shipmentAnswer,
    isIdempotent: true,
    isVersioned: true,
    returnsVersion: true,
    refusals: { 404: unknown, 409: stale, 422: "The shipment would break a rule with what the records say now." },
  },
  remove: {
    id: "deleteShipment",
    tag,
    summary: "Delete a shipment with its attachments",
    query,
    answer: z.object({
      success: z.literal(true).describe("Always true."),
      shipmentId: z.string().describe("The id of the shipment that is gone."),
    }),
    refusals: { 404: unknown },
  },
} satisfies Record<string, OperationSpec>;
