import { dayOf } from "#domain/time/dates.ts";
import { lateDaysOf, milestoneNames } from "#domain/shipment/progress/milestone.ts";
import { keysOf, recordOf } from "#domain/typedObject.ts";
import { builder } from "../../../builder/builder.ts";
import type { Context } from "../../../builder/context.ts";
import { unsupported } from "../../../rest/optionalCall.ts";
import type { Milestone } from "../../../rest/shapes/progress.ts";
import type { Shipment as FullShipment } from "../../../rest/shapes/shipment.ts";
import { detailsOf, Shipment, type ShipmentRow } from "../shipment.ts";
import { fromDetails, needsDetails } from "../shipmentDetails.ts";
import { TransportType } from "./transportType.ts";

export const MilestoneEnum = builder.enumType("Milestone", {
  description: "What happens to a shipment, in the usual order.",
  values: recordOf(keysOf(milestoneNames).map((name) => [name, { description: `Shown as "${milestoneNames[name]}".` }] as const)),
});

const ShipmentMilestoneType = builder.objectRef<Milestone>("ShipmentMilestone").implement({
  description: "When something that happens to a shipment is planned, and when it happened.",
  fields: (t) => ({
    milestone: t.expose("milestone", { type: MilestoneEnum, description: "What happens to the shipment." }),
    planned: t.field({
      type: "Date",
      nullable: true,
      description: 'The planned day, such as "2025-11-18", null while unknown; of ARRIVED it is `ShipmentTransport.eta`.',
      resolve: ({ planned }) => dayOf(planned),
    }),
    actual: t.field({
      type: "Date",
      nullable: true,
      description: 'The day on which it was reached, such as "2025-11-18", null before; of ON_BOARD it is `ShipmentTransport.onBoardDate`.',
      resolve: ({ actual }) => dayOf(actual),
    }),
    note: t.exposeString("note", { description: "A note; empty without one." }),
    by: t.exposeString("by", { description: "The name of the last person or API key that changed it; empty if nobody did." }),
    lateDays: t.int({
      nullable: true,
      description:
        "Days from the planned day to the actual one, or to today by UTC while it is not reached: 0 in time, null without a planned day. Where it is already tomorrow, compute it from the dates.",
      resolve: ({ planned, actual }) =>
        lateDaysOf({ planned: dayOf(planned) ?? "", actual: dayOf(actual) ?? "" }, new Date().toISOString().slice(0, 10)),
    }),
  }),
});

builder.objectFields(Shipment, (t) => ({
  progress: t.field({
    ...needsDetails,
    type: [ShipmentMilestoneType],
    nullable: true,
    description: "The eight milestones, in their order; null with UPSTREAM_UNSUPPORTED if the service keeps none.",
    resolve: supported((shipment) => shipment.progress),
  }),
  transport: t.field({
    ...needsDetails,
    type: TransportType,
    nullable: true,
    description: "The transport card; null with UPSTREAM_UNSUPPORTED if the service keeps none.",
    resolve: supported((shipment) => shipment.transport),
  }),
  cancelReason: t.string({
    ...needsDetails,
    nullable: true,
    description: "Why the shipment was cancelled; null if it is not.",
    resolve: fromDetails(({ cancelReason }) => cancelReason ?? null),
  }),
}));

/** Reads a part of the whole shipment that a foreign service does not send. */
function supported<Value>(read: (shipment: FullShipment) => Value | null | undefined) {
  return async (row: ShipmentRow, _args: object, context: Context): Promise<Value> => {
    const value = read(await detailsOf(row, context));
    if (value === null || value === undefined) throw unsupported();
    return value;
  };
}
