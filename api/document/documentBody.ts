import { z } from "zod";
import {
  checkDocument,
  describeField,
  documentKinds,
  documentOf,
  type DocumentKind,
  type DocumentRequest,
} from "#domain/documents/document.ts";
import type { DocumentDefinition, DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { checkContractFields, completeFields, fieldsFromMap, type ContractField } from "#domain/masterData/templates/contractFormat.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { isObject, recordOf } from "#domain/typedObject.ts";
import { enteredDay, enteredDayWords } from "#domain/time/dates.ts";
import { dayPattern } from "../openapi/commonFields.ts";
import { flag, list, maxItems, parseRequest, storable, text, textByName, whole } from "../http/requestSchema.ts";
import { throwIfProblems } from "../http/httpErrors.ts";

/** Request bodies of the document routes, by kind. */
export const documentBodies = recordOf(documentKinds.map((kind) => [kind, bodyOf(documentOf(kind).fields)]));

/**
 * Reads the body of a document route. Throws a `ProblemError`: 400 for a wrong shape; 422 for a missing number, date or body, an
 * invalid date, or contract sections whose order is lost.
 */
export function readDocumentBody(kind: DocumentKind, sent: unknown): DocumentRequest {
  const request = readFields(documentOf(kind), sent, documentBodies[kind]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body's schema and the request's type are made from one definition.
  return { kind, request } as DocumentRequest;
}

/** The values of a definition's fields in a body, checked likewise. */
export function readFields(definition: DocumentDefinition, sent: unknown, body = bodyOf(definition.fields)): FieldValues {
  const request: FieldValues = parseRequest(body, sent);
  throwIfProblems(checkDocument(definition, request));
  throwIfProblems(checkValues(definition, request));
  return request;
}

/** A stored request with defaults for the fields that its kind has gained since, in rows of tables too. */
export function completeRequest({ kind, request }: { kind: DocumentKind; request: FieldValues }): DocumentRequest {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stored from a request of this kind; the defaults are of its schema.
  return { kind, request: withDefaults(documentOf(kind).fields, request, documentBodies[kind]) } as DocumentRequest;
}

function withDefaults(fields: readonly DocumentField[], stored: FieldValues, body = bodyOf(fields)): FieldValues {
  const tables = fields.flatMap((field) => {
    const rows = stored[field.name];
    if (field.type !== "rows" || !Array.isArray(rows)) return [];
    return [[field.name, rows.filter(isObject).map((row) => withDefaults(field.columns, row))] as const];
  });
  return { ...body.parse({}), ...stored, ...Object.fromEntries(tables) };
}

/** The schema of a list of fields: of a document, or of a row in a table. */
export function bodyOf(fields: readonly DocumentField[]): z.ZodObject<Record<string, z.ZodType>> {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field).meta(metaOf(field))])));
}

function schemaOf(field: DocumentField): z.ZodType {
  switch (field.type) {
    case "number":
    case "date":
    case "template":
      return trimmed(255);
    case "text":
    case "mergeText":
      return trimmed(field.maxLength);
    case "longText":
    case "mergeBody":
      return text(field.maxLength);
    case "wording":
      return z
        .string()
        .max(field.maxLength)
        .nullish()
        .transform((value) => (value == null ? null : storable(value)));
    case "flag":
      return flag(field.default);
    case "count":
      return count(field.least, field.most, field.default);
    case "choice":
      return z
        .enum([...field.choices.map(({ value }) => value), ...(field.default === "" ? [""] : [])])
        .nullish()
        .transform((value) => value ?? field.default);
    case "clauses":
      return textByName(field.maxLength).transform((map) => completeFields(fieldsFromMap(map)));
    case "rows":
      return list(bodyOf(field.columns)).refine((rows) => rows.length <= field.most, `must have at most ${field.most} items`);
  }
}

/** A count; one that may be blank takes the "" that its proposal has. */
function count(least: number, most: number, blank: number | ""): z.ZodType {
  const known = whole(least, most);
  return (blank === "" ? z.union([known, z.literal("")]) : known).transform((value) => value ?? blank);
}

function metaOf(field: DocumentField) {
  const description = describeField(field);
  switch (field.type) {
    case "number":
      return { description, example: "TV/EXP/042/25-26" };
    case "date":
      return { description: `${description} DD/MM/YYYY.`, pattern: dayPattern, example: "12/11/2025" };
    case "clauses":
      return { description: `${description} Text by name.`, example: { Quality: "As per sample approved" } };
    default:
      return { description, ...("example" in field && { example: field.example }) };
  }
}

/** Dates of the calendar, and sections that a map keeps in order. */
function checkValues({ fields }: DocumentDefinition, request: FieldValues): Problem[] {
  return fields.flatMap(({ type, name, label }) => {
    const value = request[name];
    if (type === "clauses" && Array.isArray(value)) return checkClauses(name, value);
    if (type !== "date" || typeof value !== "string" || value === "" || enteredDay(value)) return [];
    return [invalid(`${label} must be ${enteredDayWords}`, name)];
  });
}

function checkClauses(name: string, clauses: ContractField[]): Problem[] {
  if (clauses.length <= maxItems) return checkContractFields(clauses);
  return [{ message: `${name} must have at most ${maxItems} items`, code: "TOO_LARGE", field: [name] }];
}

function trimmed(maxLength: number) {
  return text(maxLength).transform((value) => value.trim());
}
