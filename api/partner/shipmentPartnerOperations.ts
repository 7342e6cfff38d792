import { z } from "zod";
import { shareOrigins, shareStates, type ShipmentPartner } from "#domain/partners/partner.ts";
import { list, text } from "../http/requestSchema.ts";
import { idOf, instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { partner } from "./partnerOperations.ts";

const tag = "Partners";
const query = { shipmentId: idOf("shipment") };
const partnerId = text().describe("The partner's id.");
const exampleId = "0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a";

export const additionBody = z
  .object({
    partnerId,
    keys: list(text()).meta({
      description: "Keys of attachments of the shipment that are to be visible to the partner's role; none when omitted.",
      example: ["5f1d0c9be2a7448893d2c6f0a1b3e4d5c6b7a890"],
    }),
  })
  .meta({
    id: "ShipmentPartnerAddition",
    example: { partnerId: exampleId },
    description: "Whom to share a shipment with.",
    required: ["partnerId"],
  });

export const removalBody = z.object({ partnerId }).meta({
  id: "ShipmentPartnerRemoval",
  example: { partnerId: exampleId },
  description: "Whom to take off a shipment.",
  required: ["partnerId"],
});

const shipmentPartner = z
  .object({
    partner,
    state: z
      .enum(shareStates)
      .nullable()
      .describe("SHARED: it sees the shipment. WAITING: somebody has to share it. EXCLUDED: taken off. Null: never on it."),
    origin: z.enum(shareOrigins).nullable().describe("Whether the shipment matched the partner, or somebody chose it; null: never on it."),
    isNamed: z.boolean().describe("Whether the shipment names one of the partner's records; true for a CHA without firms."),
    updatedAt: instant("When the state last changed; null: never on it.").nullable(),
    hiddenKeys: z
      .array(z.string())
      .describe(
        "Keys of the shipment's merged files that it does not see, whomever they are visible to: a part is of a shipment that it is not on.",
      ),
  })
  .meta({
    id: "ShipmentPartner",
    example: { state: "SHARED" },
    description: "A partner and a shipment.",
  }) satisfies z.ZodType<ShipmentPartner>;

const answer = z
  .object({
    partners: z.array(shipmentPartner).describe("Active partners on the shipment, who see it or wait."),
    candidates: z.array(shipmentPartner).describe("The office's other active partners, also those who were taken off."),
  })
  .meta({ id: "ShipmentPartners", description: "The office's active partners, as they stand to a shipment." });

const unknown = "The shipment or the partner does not exist.";

export const shipmentPartnerOperations = {
  list: {
    id: "listShipmentPartners",
    tag,
    summary: "Who is on a shipment",
    query,
    answer,
    refusals: { 404: "The shipment does not exist." },
  },
  add: {
    id: "addShipmentPartner",
    tag,
    summary: "Share a shipment with a partner",
    query,
    body: additionBody,
    answer,
    isIdempotent: true,
    refusals: { 404: `${unknown} Or an attachment does not.`, 409: "The partner has not joined yet, or is revoked." },
  },
  remove: {
    id: "removeShipmentPartner",
    tag,
    summary: "Take a partner off a shipment",
    description: "The partner stays off until it is added again, whatever the shipment matches.",
    query,
    body: removalBody,
    answer,
    isIdempotent: true,
    refusals: { 404: `${unknown} Or the partner is not on the shipment.` },
  },
} satisfies Record<string, OperationSpec>;
