import { eachField, mapFields, type BodyValues, type FieldTable, type NamesWith } from "#domain/shipment/fields/fieldDefinition.ts";
import type { Figure } from "#domain/shipment/shipment.ts";
import { dayOf, toDayMonthYear } from "#domain/time/dates.ts";
import type { builder } from "../../builder/builder.ts";
import { unreadable } from "../../builder/partialUpdate.ts";
import { toBodyFigure } from "../../builder/decimals.ts";

type Types = (typeof builder)["$inferSchemaTypes"];
type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;

type Optional<Value> = Value | null | undefined;

type Entered<Fields extends FieldTable> = { readonly [Name in keyof Fields]?: Optional<string> };

/** Defined fields of an input: texts, figures as decimal text, and days. */
export type EnteredInput<Fields extends FieldTable> = Record<NamesWith<Fields, "isRequired">, string> & {
  [Name in Exclude<keyof Fields, NamesWith<Fields, "isRequired">>]?: Optional<string>;
};

/** The input fields of defined fields. `rule` follows each description. */
export function inputFields<Fields extends FieldTable, Required extends boolean>(
  t: InputFields,
  fields: Fields,
  { required, rule = "" }: { required: Required; rule?: string },
) {
  const text = (description: string) => t.string({ required, description: description + rule });
  const figure = (description: string) => t.field({ type: "Decimal", required, description: description + rule });
  const date = (description: string) => t.field({ type: "Date", required, description: description + rule });
  return eachField(fields, (_name, { type, description }) => ({ text, figure, date })[type](description));
}

/** Defined fields of a REST body; what was not entered is empty, or 0, and left out if it is Lading's own. */
export function enteredBody<Fields extends FieldTable>(fields: Fields, input: Entered<Fields>): BodyValues<Fields, Figure> {
  const values = mapFields(fields, {
    text: (name) => input[name] ?? "",
    figure: (name) => toBodyFigure(input[name] ?? "0"),
    date: (name) => restDate(input[name]),
  });
  const sent = Object.entries(values).filter(([name, value]) => !fields[name]?.isExtension || (value !== "" && value !== 0));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only values are left out that a body may lack.
  return Object.fromEntries(sent) as BodyValues<Fields, Figure>;
}

function restDate(day: Optional<string>): string {
  return day ? toDayMonthYear(day) : "";
}

/** Defined fields of a saved shipment as an input again. Throws `Refused` for what cannot be read. */
export function savedInput<Fields extends FieldTable>(fields: Fields, saved: Entered<Fields>): Record<keyof Fields, string | null> {
  return mapFields(fields, {
    text: (name): string | null => saved[name] ?? "",
    figure: (name): string | null => saved[name] ?? null,
    date: (name): string | null => savedDay(name, saved[name] ?? ""),
  });
}

/** Throws `Refused` for a text that is no day: an update would empty it (R-1214). */
function savedDay(name: string, saved: string): string | null {
  const day = dayOf(saved);
  if (day === null && saved.trim() !== "") throw unreadable(name);
  return day;
}
