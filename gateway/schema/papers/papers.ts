import { paperTypes, type PaperSource, type PaperState } from "#domain/documents/papers.ts";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { recordOf } from "#domain/typedObject.ts";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { encodeId, joinPair } from "../../builder/globalIds.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { paperSet, type Paper as PaperData, type PaperSet as PaperSetData } from "../../rest/shapes/papers.ts";
import { Attachment, findAttachment } from "../attachment/attachment.ts";
import { loadShipment, Shipment } from "../shipment/shipment.ts";

export const PaperTypeEnum = builder.enumType("PaperType", {
  description: "The types of attachments that a shipment's papers are counted by.",
  values: recordOf(
    paperTypes.map((type) => [type, { description: `Counts attachments that people see as "${attachmentTypeNames[type]}".` }]),
  ),
});

const stateValues: Record<PaperState, { description: string }> = {
  AVAILABLE: { description: "An attachment of the type is there." },
  DRAFT: { description: "Only a draft of it is there." },
  MISSING: { description: "Neither is there." },
};
const PaperStateEnum = builder.enumType("PaperState", { description: "Whether a shipment has a paper.", values: stateValues });

const sourceValues: Record<PaperSource, { description: string }> = {
  TERMS: { description: "The shipment's terms ask for it." },
  MANUAL: { description: "Somebody chose so." },
};
const PaperSourceEnum = builder.enumType("PaperSource", { description: "Why a paper is needed, or not.", values: sourceValues });

/** A paper with the shipment that it belongs to. */
type PaperOfShipment = PaperData & { shipmentId: string };

export const Paper = builder.objectRef<PaperOfShipment>("Paper").implement({
  description: "A paper that a shipment needs or has.",
  fields: (t) => ({
    type: t.expose("type", { type: PaperTypeEnum, description: "What kind of paper it is." }),
    isNeeded: t.exposeBoolean("isNeeded", { description: "Whether the shipment needs it; a paper may be there without that." }),
    source: t.expose("source", {
      type: PaperSourceEnum,
      nullable: true,
      description: "Why it is needed or not; null if it is there without being needed.",
    }),
    state: t.expose("state", { type: PaperStateEnum, description: "Whether it is there." }),
    attachmentId: t.id({
      nullable: true,
      description: "Global id of the newest attachment that is the paper or its draft; null if it is missing.",
      resolve: ({ shipmentId, key }) => (key === null ? null : encodeId("Attachment", joinPair(shipmentId, key))),
    }),
    attachment: t.field({
      type: Attachment,
      nullable: true,
      complexity: callCost,
      description: "The newest attachment that is the paper or its draft; null if it is missing.",
      resolve: async ({ shipmentId, key }, _args, context) =>
        key === null ? null : findAttachment(await loadShipment(shipmentId, context), key),
    }),
    originals: t.exposeInt("originals", { nullable: true, description: "How many originals are asked for; null if nobody says." }),
    copies: t.exposeInt("copies", { nullable: true, description: "How many copies are asked for; null if nobody says." }),
    note: t.exposeString("note", { description: "A note; empty without one." }),
    dueOn: t.field({
      type: "Date",
      nullable: true,
      description: 'When it is due, such as "2025-11-28"; null if nobody says.',
      resolve: ({ dueOn }) => dueOn || null,
    }),
  }),
});

const PaperSet = builder.objectRef<PaperSetData & { shipmentId: string }>("PaperSet").implement({
  description: "The document set of a shipment.",
  fields: (t) => ({
    papers: t.field({
      type: [Paper],
      description: "The papers that are needed, then those that are there without being needed.",
      resolve: ({ papers, shipmentId }) => papersOf(papers, shipmentId),
    }),
    neededCount: t.exposeInt("needed", { description: "How many papers are needed." }),
    availableCount: t.exposeInt("available", { description: "How many of the needed papers are there." }),
    isChosen: t.exposeBoolean("isChosen", { description: "Whether somebody chose otherwise than the shipment's terms." }),
  }),
});

export function papersOf(papers: readonly PaperData[], shipmentId: string): PaperOfShipment[] {
  return papers.map((paper) => ({ ...paper, shipmentId }));
}

builder.objectField(Shipment, "paperSet", (t) =>
  t.field({
    type: PaperSet,
    nullable: true,
    complexity: callCost,
    description:
      "Which papers the shipment needs, and which are there. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway keeps no papers.",
    // Return a promise even for an error: a synchronous throw would leave the promises of other shipments unhandled.
    resolve: async ({ shipmentId }, _args, context) => ({ shipmentId, ...(await loadSet(shipmentId, context)) }),
  }),
);

async function loadSet(shipmentId: string, context: Context): Promise<PaperSetData> {
  context.chargeCost(callCost);
  return await optionalCall(() => context.rest.get("/v1/shipment/papers", { shipmentId }, paperSet));
}
