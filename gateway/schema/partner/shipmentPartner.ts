import type { ShipmentPartner as ShipmentPartnerData } from "#domain/partners/partner.ts";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { encodeAttachmentId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, renamed, type OutcomeFields } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { shipmentPartners } from "../../rest/shapes/people/partner.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { attachmentNotFound, attachmentTarget } from "../attachment/attachment.ts";
import { shipmentField } from "../attachment/attachmentPayload.ts";
import { Shipment } from "../shipment/shipment.ts";
import { Partner } from "./partner.ts";
import { ShareOriginEnum, ShareStateEnum } from "./partnerEnums.ts";

/** REST names attachments by key. */
const fieldOf = renamed({ keys: "attachmentIds" });

const ShipmentPartnerType = builder.objectRef<ShipmentPartnerData & { shipmentId: string }>("ShipmentPartner").implement({
  description: "A partner and its place on a shipment.",
  fields: (t) => ({
    partner: t.expose("partner", { type: Partner, description: "The partner that stands to the shipment in this way." }),
    state: t.expose("state", {
      type: ShareStateEnum,
      nullable: true,
      description: "Whether it sees the shipment; null if it never was on it.",
    }),
    origin: t.expose("origin", { type: ShareOriginEnum, nullable: true, description: "How it came onto the shipment; null likewise." }),
    isNamed: t.exposeBoolean("isNamed", {
      description: "Whether the shipment names one of the partner's buyers, brokers or firms; true for a CHA without firms.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", nullable: true, description: "When the state last changed; null likewise." }),
    hiddenAttachmentIds: t.idList({
      description:
        "Global ids of merged attachments of the shipment that the partner does not see, whomever they are visible to: a part is of a shipment that it is not on.",
      resolve: ({ shipmentId, hiddenKeys }) => hiddenKeys.map((key) => encodeAttachmentId(shipmentId, key)),
    }),
  }),
});

const unsupported = "Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no partners.";

builder.objectFields(Shipment, (t) => ({
  partners: t.field({
    type: [ShipmentPartnerType],
    nullable: true,
    complexity: callCost,
    description: `The active partners on the shipment, who see it or wait until somebody shares it. ${unsupported}`,
    // Return a promise even for an error: a synchronous throw would leave the promises of other shipments unhandled.
    resolve: async ({ shipmentId }, _args, context) => (await loadPartners(shipmentId, context)).partners,
  }),
  partnerCandidates: t.field({
    type: [ShipmentPartnerType],
    nullable: true,
    complexity: callCost,
    description: `The other active partners, who can be added, also those who were taken off. ${unsupported}`,
    resolve: async ({ shipmentId }, _args, context) => (await loadPartners(shipmentId, context)).candidates,
  }),
}));

async function loadPartners(shipmentId: string, context: Context) {
  context.chargeCost(callCost);
  const { partners, candidates } = await optionalCall(() => context.rest.get("/v1/shipment/partner", { shipmentId }, shipmentPartners));
  const at = (partner: ShipmentPartnerData) => ({ ...partner, shipmentId });
  return { partners: partners.map(at), candidates: candidates.map(at) };
}

builder.relayMutationField(
  "addShipmentPartner",
  {
    description: "Whom to share a shipment with.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      partnerId: t.id({ required: true, description: "Global id of an active partner." }),
      attachmentIds: t.idList({
        description: "Global ids of attachments of the shipment that are to be visible to the partner's role; none if omitted.",
      }),
    }),
  },
  {
    description: "Shares a shipment with a partner, also one that waits or was taken off. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const { shipmentId, partnerId } = targets(input);
        const keys = (input.attachmentIds ?? []).map((id, index) => {
          const target = attachmentTarget(id, "attachmentIds", String(index));
          if (target.shipmentId !== shipmentId) throw attachmentNotFound("attachmentIds", String(index));
          return target.key;
        });
        const call = { method: "POST" as const, path: "/v1/shipment/partner/add", query: { shipmentId }, body: { partnerId, keys } };
        await optionalCall(() => rest.write(call, ignoredResponse));
        return { shipmentId };
      }, fieldOf),
  },
  { description: "The shipment with the partner on it.", outputFields: payloadFields },
);

builder.relayMutationField(
  "removeShipmentPartner",
  {
    description: "Whom to take off a shipment.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      partnerId: t.id({ required: true, description: "Global id of a partner on the shipment." }),
    }),
  },
  {
    description: "Takes a partner off a shipment; it stays off until it is added again. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const { shipmentId, partnerId } = targets(input);
        const call = { method: "POST" as const, path: "/v1/shipment/partner/remove", query: { shipmentId }, body: { partnerId } };
        await optionalCall(() => rest.write(call, ignoredResponse));
        return { shipmentId };
      }, fieldOf),
  },
  { description: "The shipment without the partner.", outputFields: payloadFields },
);

function targets({ shipmentId, partnerId }: { shipmentId: string; partnerId: string }) {
  return {
    shipmentId: targetId("Shipment", shipmentId, "Shipment", "shipmentId"),
    partnerId: targetId("Partner", partnerId, "Partner", "partnerId"),
  };
}

function payloadFields(t: OutcomeFields) {
  return { shipment: shipmentField(t), errors: errorsField(t) };
}
