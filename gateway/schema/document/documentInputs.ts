import { describeField } from "#domain/documents/document.ts";
import type { DocumentDefinition, DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { isObject, recordOf } from "#domain/typedObject.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { builder } from "../../builder/builder.ts";
import type { ShipmentWarning } from "../../rest/shapes/shipment.ts";
import { ContractFieldInput, sectionsToMap } from "../masterData/contractFormatMutations.ts";

export type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
type InputField = ReturnType<typeof inputOf>;

/** A document's name as part of other names: "proformaInvoice" → "ProformaInvoice". */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The input fields of a document, without its shipment. */
export function documentInputs({ graphqlName, fields }: Pick<DocumentDefinition, "graphqlName" | "fields">, t: InputFields) {
  return recordOf<string, InputField>(fields.map((field) => [field.graphqlName ?? field.name, inputOf(graphqlName, field, t)]));
}

function inputOf(owner: string, field: DocumentField, t: InputFields) {
  const { required = false } = field;
  const description = describeField(field);
  switch (field.type) {
    case "date":
      return t.field({ type: "Date", required, description: `${description} Written as "2025-11-12".` });
    case "flag":
      return t.boolean({ defaultValue: field.default, description });
    case "count":
      return t.int({ ...(field.default !== "" && { defaultValue: field.default }), description });
    case "choice":
      return t.field({ type: choiceType(owner, field), ...(field.default !== "" && { defaultValue: field.default }), description });
    case "clauses":
      return t.field({ type: [ContractFieldInput], description });
    case "rows":
      return t.field({ type: [rowType(owner, field)], description });
    default:
      return t.string({ required, description });
  }
}

type ChoiceType = ReturnType<typeof builder.enumType<string, Record<string, { description: string }>>>;
type RowType = ReturnType<typeof builder.inputRef<FieldValues>>;

/** Types by name: several inputs have the same field, and a schema has a type once. */
const choiceTypes = new Map<string, ChoiceType>();
const rowTypes = new Map<string, RowType>();

function choiceType(owner: string, { name, label, choices }: Extract<DocumentField, { type: "choice" }>): ChoiceType {
  const typeName = pascal(owner) + pascal(name);
  const values = recordOf(choices.map(({ value, description }) => [value, { description }]));
  const type = choiceTypes.get(typeName) ?? builder.enumType(typeName, { description: `${label}: what \`${owner}\` may have.`, values });
  choiceTypes.set(typeName, type);
  return type;
}

function rowType(owner: string, { name, label, columns }: Extract<DocumentField, { type: "rows" }>): RowType {
  const typeName = `${pascal(owner)}${pascal(name)}Row`;
  const known = rowTypes.get(typeName);
  if (known) return known;
  const type = builder.inputRef<FieldValues>(typeName);
  rowTypes.set(typeName, type);
  type.implement({ description: `A row of ${label}.`, fields: (t) => documentInputs({ graphqlName: typeName, fields: columns }, t) });
  return type;
}

/** REST's body of a document. Throws `Refused` for sections that a map cannot hold. */
export function documentBody({ fields }: Pick<DocumentDefinition, "fields">, input: FieldValues): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, bodyValue(field, input[field.graphqlName ?? field.name])]));
}

function bodyValue(field: DocumentField, value: unknown): unknown {
  switch (field.type) {
    case "date":
      return typeof value === "string" && value !== "" ? toDayMonthYear(value) : "";
    case "flag":
      return value ?? field.default;
    case "count":
    case "choice":
      // Null where REST takes a number or a value of the choice.
      return value ?? (field.default === "" ? null : field.default);
    case "wording":
      return value ?? null;
    case "clauses":
      return sectionsToMap(Array.isArray(value) ? value : []);
    case "rows":
      return Array.isArray(value) ? value.filter(isObject).map((row) => documentBody({ fields: field.columns }, row)) : [];
    default:
      return value ?? "";
  }
}

/** Warnings about a document: the path of one that is about a field of the document becomes the input's. */
export function inputWarnings(definition: DocumentDefinition, warnings: ShipmentWarning[] | null | undefined, path: string[]) {
  return warnings?.map((warning) => ({ ...warning, field: inputPath(definition, warning.field, path) }));
}

/** Translates REST's path of a field to the input's, whose fields are at `path`. */
export function inputPath({ fields }: DocumentDefinition, [first = "", ...rest]: string[], path: string[]): string[] {
  const field = fields.find(({ name }) => name === first);
  return field ? [...path, field.graphqlName ?? first, ...rest] : [first, ...rest];
}
