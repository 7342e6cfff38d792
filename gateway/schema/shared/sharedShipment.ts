import { dayOf } from "#domain/time/dates.ts";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { PartnerRoleEnum } from "../../builder/enums.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { joinPair, splitPair } from "../../builder/globalIds.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { sharedShipment, type SharedShipment as Whole, type SharedSummary } from "../../rest/shapes/people/shared.ts";
import { MilestoneEnum } from "../shipment/progress/progress.ts";

/** A shared shipment from a list or whole. What a list omits is loaded when it is selected. */
export type SharedRow = SharedSummary | Whole;

export const SharedShipment = builder.objectRef<SharedRow>("SharedShipment");

const NextMilestone = builder.objectRef<NonNullable<SharedSummary["next"]>>("NextMilestone").implement({
  description: "The milestone of a shared shipment that is expected next.",
  fields: (t) => ({
    milestone: t.expose("milestone", { type: MilestoneEnum, description: "What is expected to happen." }),
    planned: t.field({
      type: "Date",
      nullable: true,
      description: 'The planned day, such as "2025-12-09".',
      resolve: ({ planned }) => dayOf(planned),
    }),
  }),
});

defineNode(SharedShipment, {
  description:
    "A shipment that an exporter shares with the user's office, as a partner of that role sees it. A field that the role does not see is null.",
  id: {
    resolve: ({ partnerId, shipmentId }) => joinPair(partnerId, shipmentId),
    description: "Global id of the shared shipment: of partnership and shipment together.",
  },
  fields: (t) => ({
    role: t.expose("role", { type: PartnerRoleEnum, description: "What the user's office is to the exporter." }),
    exporter: t.exposeString("exporter", { description: "The name of the exporter's firm, as saved." }),
    reference: t.exposeString("reference", {
      description:
        'The number of its invoice, else of its PI, else of its contract, such as "TV/EXP/042/25-26"; without one "Shipment of" and the day.',
    }),
    consignee: t.string({
      nullable: true,
      description: "The name of the consignee; null if the role does not see it.",
      resolve: ({ consignee }) => consignee ?? null,
    }),
    status: t.exposeString("status", {
      nullable: true,
      description: 'The highest milestone that was reached, such as "On board", or "Cancelled". Null when there is none.',
    }),
    goods: t.exposeStringList("goods", { description: "The names of the products." }),
    originCountry: t.exposeString("originCountry", { description: "The goods' country of origin." }),
    destinationCountry: t.exposeString("destinationCountry", { description: "The goods' country of destination." }),
    portOfLoading: t.exposeString("portOfLoading", { description: "Name of the port of loading." }),
    portOfDischarge: t.exposeString("portOfDischarge", { description: "Name of the port of discharge." }),
    next: t.field({
      type: NextMilestone,
      nullable: true,
      description: "The milestone that is expected next; null if none is planned.",
      resolve: ({ next }) => next ?? null,
    }),
    isAsked: t.exposeBoolean("isAsked", {
      description: "Whether the user's office is asked now to approve or reject a file of it, or to send a document.",
    }),
    mayUpload: t.exposeBoolean("mayUpload", { description: "Whether the user's office may upload documents to it." }),
  }),
});

registerNodeLoader("SharedShipment", async (id, context) => {
  const [partnerId, shipmentId] = splitPair(id) ?? [];
  return partnerId && shipmentId ? await loadShared({ partnerId, shipmentId }, context) : null;
});

/** Loads what is shared of one shipment. Throws `Refused` if it is not shared with the user's office now. */
export function loadShared({ partnerId, shipmentId }: { partnerId: string; shipmentId: string }, { rest }: Context): Promise<Whole> {
  return rest.getOne("/v1/shared/shipment", { partnerId, shipmentId }, sharedShipment);
}

/** Rows whose own call has been charged. */
const charged = new WeakSet<SharedRow>();

/** A resolver for a field that lists omit. */
export function fromWhole<Value>(read: (shipment: Whole) => Value) {
  return async (row: SharedRow, _args: object, context: Context): Promise<Value> => {
    if ("products" in row) return read(row);
    if (!charged.has(row)) context.chargeCost(callCost);
    charged.add(row);
    return read(await loadShared(row, context));
  };
}
