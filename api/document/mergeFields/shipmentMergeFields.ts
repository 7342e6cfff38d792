import type { DocumentRequest } from "#domain/documents/document.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { indianDay } from "#domain/time/indianDay.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { cardAfter } from "../card/documentCard.ts";
import { documentNumbers } from "../numbers/documentNumbers.ts";
import type { DocumentBudget } from "../limits/documentLimits.ts";
import { figuresOf } from "../numbers/shipmentFigures.ts";
import { fillMergeFields, listMergeFields } from "./fillMergeFields.ts";
import { mergeValues } from "./mergeValues.ts";

/** A shipment's merge fields with their current values, for a pick-list. `day` is the user's today as DD/MM/YYYY. */
export function shipmentMergeFields(shipment: Shipment, day = todayInIndia()): { name: string; value: string }[] {
  return listMergeFields(mergeValues(shipment, figuresOf(shipment), shipment, day));
}

/** Fills the texts of one document and collects their unknown fields, and a warning for each field without a value (R-1087). */
export type Filler = {
  fill: (text: string, ...field: string[]) => string;
  unknownFields: () => string[];
  warnings: () => ShipmentWarning[];
};

/** Fills texts with the shipment's values and the request's numbers and dates, on one shared budget. */
export function fillerOf(document: DocumentRequest, shipment: Shipment, budget: DocumentBudget): Filler {
  const numbers: DocumentNumbers = documentNumbers(document, shipment);
  const transport = cardAfter(document, shipment.transport);
  const values = mergeValues({ ...shipment, transport }, figuresOf(shipment), numbers, todayInIndia());
  const unknown = new Set<string>();
  const gaps: ShipmentWarning[] = [];
  return {
    fill(text, ...field) {
      const filled = fillMergeFields(text, values, { budget, field });
      for (const name of filled.unknownFields) unknown.add(name);
      for (const name of filled.blankFields) gaps.push(warning("MERGE_FIELD_BLANK", `{{${name}}} has no value and leaves a gap`, ...field));
      return filled.text;
    },
    unknownFields: () => [...unknown],
    warnings: () => gaps,
  };
}

/** Today in India as DD/MM/YYYY. */
export function todayInIndia(): string {
  return toDayMonthYear(indianDay(new Date()));
}
