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
const unknown = "The shipment does not exist.";
const broken = "A required field is missing, a rule is broken, or a total differs from the computed one.";
const stale = "The shipment has changed since the given version.";

/** The body of a refresh; also part of the documents' bodies. */
export const versionBody = z
  .object({
    version: whole(0, maxVersion).describe("`version` of the shipment as read; a stale version is refused. Not compared when omitted."),
  })
  .meta({ id: "VersionBody", example: { version: 3 }, description: "The version that a change is based on." });

export const shipmentOperations = {
  list: {
    id: "listShipments",
    tag,
    summary: "A page of shipments",
    query: { firmId: z.string().optional().describe("Only shipments of this firm.") },
    body: listBody,
    answer: z.object({
      shipments: z.array(z.union([shipmentAnswer, summaryAnswer])).describe("The page: summaries, or whole shipments if `full` was set."),
      hasNext: z.boolean().describe("Whether more follow."),
      total: z.number().meta({ description: "The total number of shipments.", example: 1 }),
      offset: z.number().meta({ description: "The number of shipments in the list before this page.", example: 0 }),
      find: z.string().optional().describe("The searched words; absent without a search."),
      status: z.string().optional().describe("The status of all listed shipments; absent without that filter."),
      consigneeId: z.string().optional().describe("The buyer to whom all listed shipments go; absent without that filter."),
    }),
    refusals: { 404: "The firm does not exist." },
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
    description: "The shipment keeps a copy of the current parties, bank, products and unit. The service computes the totals.",
    body: shipmentBody,
    answer: shipmentAnswer,
    isIdempotent: true,
    returnsVersion: true,
    refusals: { 404: "A firm, address, bank account, party, product or packaging unit does not exist.", 422: broken },
  },
  update: {
    id: "updateShipment",
    tag,
    summary: "Change a shipment",
    description: "The body is the whole shipment. Records already on the shipment keep their saved copy.",
    query,
    body: shipmentBody,
    answer: shipmentAnswer,
    isIdempotent: true,
    isVersioned: true,
    returnsVersion: true,
    refusals: { 404: "The shipment, or a record that it names, does not exist.", 409: stale, 422: broken },
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
    refusals: { 404: unknown, 409: stale, 422: "The shipment would break a rule with the records' current values." },
  },
  remove: {
    id: "deleteShipment",
    tag,
    summary: "Delete a shipment with its attachments",
    query,
    answer: z.object({
      success: z.literal(true).describe("Always true."),
      shipmentId: z.string().describe("The id of the deleted shipment."),
    }),
    isIdempotent: true,
    refusals: { 404: unknown },
  },
} satisfies Record<string, OperationSpec>;
