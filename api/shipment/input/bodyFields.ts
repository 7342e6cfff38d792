import { z } from "zod";
import { countryNamed } from "#domain/places/countries.ts";
import { eachField, type FieldDefinition, type FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import { enteredDay, enteredDayWords, type Day } from "#domain/time/dates.ts";
import { keysOf } from "#domain/typedObject.ts";
import { figure, text } from "../../http/requestSchema.ts";

/** Most characters of a line of text. */
const short = 255;

const readText = {
  line: trimmed,
  asTyped: text,
  // In the list's spelling; a rule rejects unlisted ones.
  country: (limit: number) => trimmed(limit).transform((name) => countryNamed(name) ?? name),
  code: (limit: number) => trimmed(limit).transform((code) => code.toUpperCase()),
};

const schemas: Record<FieldDefinition["type"], (field: FieldDefinition) => z.ZodType<string>> = {
  text: ({ format = "line", limit = short }) => readText[format](limit),
  figure: () => figure(),
  date: () => day(),
};

/** A date as DD/MM/YYYY, read as a day; missing, null and "" become "". */
function day() {
  return trimmed().transform((value, context): Day | "" => {
    const read = value && enteredDay(value);
    if (read !== null) return read;
    context.addIssue({ code: "custom", message: `must be ${enteredDayWords}`, input: value });
    return z.NEVER;
  });
}

/** The body's schemas of defined fields. Each gives a text: "", or "0" for a figure, if nothing was entered. */
export function bodyFields<Fields extends FieldTable>(fields: Fields): Record<keyof Fields, z.ZodType<string>> {
  return eachField(fields, (_name, field) => schemas[field.type](field).describe(field.description));
}

/** Examples of the fields, for OpenAPI. */
export function examplesOf<Fields extends FieldTable>(fields: Fields): Record<keyof Fields, unknown> {
  return eachField(fields, (_name, { example }) => example);
}

/** Names of the fields that a body must contain, for OpenAPI. */
export function requiredNames<Fields extends FieldTable>(fields: Fields) {
  return keysOf(fields).filter((name) => fields[name]?.isRequired);
}

export function trimmed(limit = short) {
  return text(limit).transform((value) => value.trim());
}
