import { parseDecimal } from "#domain/figures/decimal.ts";
import { eachField, mapFields, type FieldTable, type FieldValues } from "#domain/shipment/fields/fieldDefinition.ts";
import type { Figure } from "#domain/shipment/shipment.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";

/** Defined fields as input and in rows: texts, figures as decimal text, and days, "" if none was entered. */
type Entered<Fields extends FieldTable> = Record<keyof Fields, string>;

/** The columns of defined fields. */
export function columnsOf<Fields extends FieldTable>(fields: Fields, entered: Readonly<Entered<Fields>>): Entered<Fields> {
  return eachField(fields, (name) => entered[name]);
}

/** The values of defined fields for REST: figures are JSON numbers of at most 15 digits, dates DD/MM/YYYY. */
export function valuesOf<Fields extends FieldTable>(fields: Fields, row: Readonly<Entered<Fields>>): FieldValues<Fields, number> {
  return mapFields(fields, {
    text: (name) => row[name],
    figure: (name) => Number(row[name]),
    date: (name) => row[name] && toDayMonthYear(row[name]),
  });
}

/** The values of a response as input again. */
export function enteredOf<Fields extends FieldTable>(fields: Fields, values: Readonly<Record<keyof Fields, Figure>>): Entered<Fields> {
  return mapFields(fields, {
    text: (name) => String(values[name]),
    figure: (name) => parseDecimal(values[name]) ?? "0",
    date: (name) => fromDayMonthYear(String(values[name])) ?? "",
  });
}
