import { toDayMonthYear } from "#domain/time/dates.ts";
import { maxCancelReason, maxMilestoneNote } from "#domain/shipment/progress/milestone.ts";
import { builder } from "../../../builder/builder.ts";
import type { Context } from "../../../builder/context.ts";
import { targetId } from "../../../builder/nodes.ts";
import { partialUpdate } from "../../../builder/partialUpdate.ts";
import { errorsField, outcome, type OutcomeFields } from "../../../builder/payload.ts";
import { optionalCall } from "../../../rest/optionalCall.ts";
import { ignoredResponse } from "../../../rest/shapes/simpleResponses.ts";
import { shipmentFieldOf } from "../shipmentBody.ts";
import { shipmentField } from "../../attachment/attachmentPayload.ts";
import { warningsField } from "../shipmentWarning.ts";
import { MilestoneEnum } from "./progress.ts";
import { transportBody, transportInputs } from "./transportType.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

builder.relayMutationField(
  "setMilestone",
  {
    description: `The milestone to change. ${partialUpdate}`,
    inputFields: (t) => ({
      ...target(t),
      milestone: t.field({ type: MilestoneEnum, required: true, description: "The milestone to change." }),
      planned: t.field({ type: "Date", description: 'The planned day, such as "2025-11-18".' }),
      actual: t.field({ type: "Date", description: 'The day on which it was reached, such as "2025-11-18", at most tomorrow.' }),
      note: t.string({ description: `A note, at most ${maxMilestoneNote} characters.` }),
    }),
  },
  {
    description: "Sets when a milestone of a shipment is planned and was reached; `Shipment.status` follows.",
    resolve: (_root, { input: { id, version, milestone, planned, actual, note } }, context) =>
      change("milestone", { id, version }, { milestone, planned: dateOf(planned), actual: dateOf(actual), note }, context),
  },
  payload("The shipment with its milestone."),
);

builder.relayMutationField(
  "updateTransport",
  {
    description: `The changed fields of a shipment's transport card. ${partialUpdate}`,
    inputFields: (t) => ({ ...target(t), ...transportInputs(t) }),
  },
  {
    description: "Changes the transport card of a shipment.",
    resolve: (_root, { input: { id, version, ...fields } }, context) =>
      change("transport", { id, version }, transportBody(fields), context),
  },
  payload("The shipment with its card."),
);

builder.relayMutationField(
  "cancelShipment",
  {
    description: "The shipment to cancel.",
    inputFields: (t) => ({
      ...target(t),
      reason: t.string({ required: true, description: `Why, at most ${maxCancelReason} characters.` }),
    }),
  },
  {
    description: "Cancels a shipment: its status becomes Cancelled. Everything else stays.",
    resolve: (_root, { input: { id, version, reason } }, context) => change("cancel", { id, version }, { reason }, context),
  },
  payload("The cancelled shipment."),
);

builder.relayMutationField(
  "reopenShipment",
  {
    description: "The shipment to reopen.",
    inputFields: (t) => ({ ...target(t), reason: t.string({ description: `Why, at most ${maxCancelReason} characters.` }) }),
  },
  {
    description: "Reopens a cancelled shipment; its status follows from its milestones again.",
    resolve: (_root, { input: { id, version, reason } }, context) => change("reopen", { id, version }, { reason }, context),
  },
  payload("The reopened shipment."),
);

type Target = { id: string; version?: number | null | undefined };

/** The input fields of each of these mutations. */
function target(t: InputFields) {
  return {
    id: t.id({ required: true, description: "Global id of the shipment." }),
    version: t.int({
      description:
        "`Shipment.version` that the change was made from: a change in between is refused (CONFLICT). Not compared when omitted.",
    }),
  };
}

function change(call: "milestone" | "transport" | "cancel" | "reopen", { id, version }: Target, body: object, { rest }: Context) {
  return outcome(async () => {
    const shipmentId = targetId("Shipment", id, "Shipment");
    const ifMatch = version ?? undefined;
    const request = { method: "POST" as const, path: `/v1/shipment/${call}`, query: { shipmentId }, body };
    await optionalCall(() => rest.write({ ...request, ...(ifMatch === undefined ? {} : { ifMatch }) }, ignoredResponse));
    return { shipmentId };
  }, shipmentFieldOf);
}

function payload(description: string) {
  return {
    description,
    outputFields: (t: OutcomeFields) => ({ shipment: shipmentField(t), warnings: warningsField(t), errors: errorsField(t) }),
  };
}

function dateOf(day: string | null | undefined): string | null | undefined {
  return day ? toDayMonthYear(day) : day;
}
