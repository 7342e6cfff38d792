import { isZero, trimZeros } from "#domain/figures/decimal.ts";
import { mapFields, type FieldTable, type FieldValues } from "#domain/shipment/fields/fieldDefinition.ts";
import { figureOf, settledFigure } from "#domain/figures/enteredFigure.ts";

type Texts<Fields extends FieldTable> = Record<keyof Fields, string>;

/** Defined fields of a form with their figures settled: a 0 where no number was typed. */
export function settledFields<Fields extends FieldTable>(fields: Fields, typed: Readonly<Texts<Fields>>): Texts<Fields> {
  return mapFields(fields, { text: (name) => typed[name], figure: (name) => settledFigure(typed[name]) });
}

/** Defined fields of a form for the rules: texts as typed, and exact figures. */
export function draftFields<Fields extends FieldTable>(fields: Fields, typed: Readonly<Texts<Fields>>): Texts<Fields> {
  return mapFields(fields, { text: (name) => typed[name], figure: (name) => figureOf(typed[name]) });
}

/** Defined fields of a form as a mutation's input: trimmed lines and codes, texts as typed, exact figures, and days. */
export function inputFields<Fields extends FieldTable>(
  fields: Fields,
  typed: Readonly<Texts<Fields>>,
): FieldValues<Fields, string, string, string | null> {
  return mapFields(fields, {
    text: (name, { format }) => (format === "asTyped" ? typed[name] : typed[name].trim()),
    figure: (name) => figureOf(typed[name]),
    date: (name) => typed[name] || null,
  });
}

/** Defined fields of a stored shipment as form values; blank if the server does not send them. */
export function storedFields<Fields extends FieldTable>(
  fields: Fields,
  stored: Readonly<Record<keyof Fields, string | null | undefined>>,
): Texts<Fields> {
  return mapFields(fields, {
    text: (name) => stored[name] ?? "",
    figure: (name, { isExtension }) => trimmedFigure(stored[name], isExtension),
  });
}

/** A figure without trailing zeros; blank if the server does not send it, or if 0 means that it was not given. */
function trimmedFigure(value: string | null | undefined, isBlankIfZero = false): string {
  if (value === null || value === undefined || (isBlankIfZero && isZero(value))) return "";
  return trimZeros(value);
}
