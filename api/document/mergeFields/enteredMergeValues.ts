import { formatQuantity } from "#domain/figures/currency.ts";
import { decimalOrZero, isZero } from "#domain/figures/decimal.ts";
import { eachField, type FieldDefinition, type FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import type { Figure } from "#domain/shipment/shipment.ts";
import type { MergeGroup } from "./fillMergeFields.ts";

/** The values of defined fields, in nested groups by the paths of their merge fields. A figure that was not given is blank. */
export function enteredMergeValues<Fields extends FieldTable>(
  fields: Fields,
  values: Readonly<Record<keyof Fields & string, Figure>>,
  printDate: (date: string) => string,
): MergeGroup {
  const byType = { ...textOf, date: (value: Figure) => printDate(String(value)) };
  const groups: MergeGroup = {};
  eachField(fields, (name, { merge, type, unit }) => {
    if (merge !== null) put(groups, merge.split("."), withUnit(byType[type](values[name]), unit));
  });
  return groups;
}

const textOf: Record<Exclude<FieldDefinition["type"], "date">, (value: Figure) => string> = {
  text: (value) => String(value).trim(),
  figure: (value) => (isZero(decimalOrZero(String(value))) ? "" : formatQuantity(decimalOrZero(String(value)))),
};

function withUnit(text: string, unit = ""): string {
  return text && `${text} ${unit}`.trim();
}

function put(group: MergeGroup, [first = "", ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    group[first] = text;
    return;
  }
  const inner = group[first] ?? {};
  if (typeof inner === "string" || Array.isArray(inner)) throw new Error(`The merge field ${first} is no group`);
  put((group[first] = inner), rest, text);
}
