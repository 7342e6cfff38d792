import { z } from "zod";
import { maxCancelReason, maxMilestoneNote, milestoneNames, milestones } from "#domain/shipment/progress/milestone.ts";
import { keysOf } from "#domain/typedObject.ts";
import { strictObject } from "../../http/requestSchema.ts";
import { idOf } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { shipmentAnswer } from "../shipmentAnswers.ts";
import { changeVersion, enteredDate, enteredText, transportBody } from "./transportBody.ts";

const names = keysOf(milestoneNames)
  .map((milestone) => `${milestone} (${milestoneNames[milestone]})`)
  .join(", ");
const kept = "Omitted: stays as it is; null or empty: cleared.";

export const milestoneBody = strictObject({
  milestone: z.enum(milestones).describe(`The milestone: ${names}.`),
  planned: enteredDate().describe(`The planned day as DD/MM/YYYY. ${kept}`),
  actual: enteredDate().describe(`The day on which it was reached as DD/MM/YYYY, at most tomorrow. ${kept}`),
  note: enteredText().meta({ maxLength: maxMilestoneNote, description: `A note, at most ${maxMilestoneNote} characters. ${kept}` }),
  version: changeVersion,
}).meta({
  id: "MilestoneBody",
  example: { milestone: "BOOKED", planned: "10/11/2025", actual: "11/11/2025", note: "" },
  description: "Dates and note of a milestone.",
});

export const reasonBody = strictObject({
  reason: enteredText().meta({ maxLength: maxCancelReason, description: `Why, at most ${maxCancelReason} characters; needed to cancel.` }),
  version: changeVersion,
}).meta({ id: "ReasonBody", example: { reason: "The buyer withdrew the order" }, description: "Why a shipment is cancelled or reopened." });

const change = {
  tag: "Shipments",
  query: { shipmentId: idOf("shipment") },
  answer: shipmentAnswer,
  isIdempotent: true,
  isVersioned: true,
  returnsVersion: true,
} as const;
const refusals = { 404: "The shipment does not exist.", 409: "The shipment has changed since the given version." };

export const progressOperations = {
  milestone: {
    ...change,
    id: "setMilestone",
    summary: "Set the dates of a milestone",
    description:
      "`actual` of ON_BOARD is `onBoardDate` of the transport card, `planned` of ARRIVED is its `eta`. A first `actual` sends the event `milestone.reached`.",
    body: milestoneBody,
    refusals: { ...refusals, 422: "A date does not exist or is in the future." },
  },
  transport: {
    ...change,
    id: "updateTransport",
    summary: "Change the transport card",
    body: transportBody,
    refusals: { ...refusals, 422: "A value has another form, a date does not exist, or the date of a fact is in the future." },
  },
  cancel: {
    ...change,
    id: "cancelShipment",
    summary: "Cancel a shipment",
    description: "Its status becomes Cancelled; everything else stays and may still be changed.",
    body: reasonBody,
    refusals: { ...refusals, 422: "The reason is missing, or the shipment is already cancelled." },
  },
  reopen: {
    ...change,
    id: "reopenShipment",
    summary: "Reopen a cancelled shipment",
    body: reasonBody,
    refusals: { ...refusals, 422: "The shipment is not cancelled." },
  },
} satisfies Record<string, OperationSpec>;
