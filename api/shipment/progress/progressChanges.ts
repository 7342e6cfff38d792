import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { milestoneDatesInTransport, milestoneNames, milestones } from "#domain/shipment/progress/milestone.ts";
import { transportFields } from "#domain/shipment/progress/transportFields.ts";
import type { TransportField } from "#domain/shipment/progress/transportField.ts";
import { keysOf } from "#domain/typedObject.ts";
import { fieldChange } from "../../audit/auditDraft.ts";
import { dateText, type ProgressState } from "./storedProgress.ts";

/** The changes of a save, for the audit trail. A date that a milestone shares with the card is named once, as the milestone's. */
export function progressChanges(before: ProgressState, after: ProgressState): AuditChange[] {
  const shared = new Set<string>(milestoneDatesInTransport.map(({ field }) => field));
  return [
    ...milestones.flatMap((milestone) => {
      const [from, to, of] = [before.milestones[milestone], after.milestones[milestone], milestoneNames[milestone]];
      return [
        ...fieldChange("planned date", dateText(from.planned), dateText(to.planned), of),
        ...fieldChange("actual date", dateText(from.actual), dateText(to.actual), of),
        ...fieldChange("note", from.note, to.note, of),
      ];
    }),
    ...keysOf(transportFields)
      .filter((name) => !shared.has(name))
      .flatMap((name) => {
        const field = transportFields[name];
        return fieldChange(field.history, wordsOf(field, before.transport[name]), wordsOf(field, after.transport[name]));
      }),
  ];
}

function wordsOf({ type, choices = {} }: TransportField, text: string): string {
  switch (type) {
    case "date":
      return dateText(text);
    case "flag":
      return text === "true" ? "yes" : "no";
    case "choice":
      return choices[text] ?? "";
    case "text":
    case "count":
    case "figure":
      return text;
  }
}
