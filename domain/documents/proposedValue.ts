import { isObject } from "../typedObject.ts";
import { fromDayMonthYear } from "../time/dates.ts";
import { fieldsFromMap } from "../masterData/templates/contractFormat.ts";
import type { DocumentField, FieldValues } from "./documentDefinition.ts";

/** A proposed value of a document's field, by the field's name in GraphQL. */
export type ProposedValue = { name: string; value: string };

/**
 * The proposed body of a document, as REST returns it, in the form of GraphQL: a text for each field. Dates are YYYY-MM-DD, a flag is "true" or
 * "false", a count its digits, and sections and rows are JSON as the field's input takes them.
 */
export function proposedValues(fields: readonly DocumentField[], body: FieldValues): ProposedValue[] {
  return fields.map((field) => {
    const value = inputValue(field, body[field.name]);
    return { name: nameOf(field), value: typeof value === "string" ? value : JSON.stringify(value) };
  });
}

/** The values of a dialog's form that such texts propose, by the fields' names. A text that cannot be read is left out. */
export function readProposedValues(fields: readonly DocumentField[], proposed: readonly ProposedValue[]): FieldValues {
  const texts = new Map(proposed.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = formValue(field, texts.get(nameOf(field)));
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function inputValue(field: DocumentField, value: unknown): unknown {
  switch (field.type) {
    case "date":
      return typeof value === "string" ? (fromDayMonthYear(value) ?? "") : "";
    case "clauses":
      return isObject(value) ? fieldsFromMap(Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))) : [];
    case "rows":
      return listOf(value).map((row) => byName(field.columns, (column) => [nameOf(column), inputValue(column, row[column.name])]));
    default:
      return value ?? "";
  }
}

function formValue(field: DocumentField, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  switch (field.type) {
    case "flag":
      return text === "true";
    case "count":
      return text === "" ? "" : Number(text);
    case "clauses":
      return listOf(parsed(text));
    case "rows":
      return listOf(parsed(text)).map((row) => byName(field.columns, (column) => [column.name, row[nameOf(column)]]));
    default:
      return text;
  }
}

function byName(fields: readonly DocumentField[], entryOf: (field: DocumentField) => [string, unknown]): FieldValues {
  return Object.fromEntries(fields.map(entryOf));
}

function nameOf({ name, graphqlName = name }: DocumentField): string {
  return graphqlName;
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
