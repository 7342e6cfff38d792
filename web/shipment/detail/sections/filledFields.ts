import { formatQuantity } from "#domain/figures/currency.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { eachField, type FieldDefinition, type FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { detailsOf } from "../../../ui/page/detailsOf.ts";

/** A figure and its unit stay in one line. */
const noBreak = "\u00a0";

const textOf: Record<FieldDefinition["type"], (value: string, unit: string) => string> = {
  text: (value) => value,
  date: toDayMonthYear,
  figure: (value, unit) => (isZero(value) ? "" : `${formatQuantity(value)}${noBreak}${unit}`.trim()),
};

/** The defined fields that have a value, each with its label. */
export function filledFields<Fields extends FieldTable>(
  fields: Fields,
  stored: Readonly<Record<keyof Fields, string | null | undefined>>,
): { label: string; value: string }[] {
  const all = eachField(fields, (name, { label, type, unit = "" }) => ({
    label,
    value: stored[name] ? textOf[type](stored[name], unit) : "",
  }));
  return Object.values<{ label: string; value: string }>(all).filter(({ value }) => value !== "");
}

/** The same in one line. */
export function filledLine<Fields extends FieldTable>(
  fields: Fields,
  stored: Readonly<Record<keyof Fields, string | null | undefined>>,
): string {
  return detailsOf(...filledFields(fields, stored).map(({ label, value }) => `${label} ${value}`));
}
