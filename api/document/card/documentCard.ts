import { documentOf, type DocumentRequest } from "#domain/documents/document.ts";
import type { DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import type { Problem } from "#domain/http/problem.ts";
import { checkTransport, enteredTransportText } from "#domain/shipment/progress/transportCheck.ts";
import {
  transportFields,
  type Transport,
  type TransportFieldName,
  type TransportTexts,
} from "#domain/shipment/progress/transportFields.ts";
import { fromDayMonthYear, type Day } from "#domain/time/dates.ts";

/** Fields of the transport card as text of one form; absent ones stay. */
export type CardEdit = { [Name in TransportFieldName]?: TransportTexts[Name] };

/** What a document stores on the transport card. Blank values are left out, so that the card keeps its own. */
export function cardOf({ kind, request }: DocumentRequest): CardEdit {
  const values: FieldValues = request;
  return Object.fromEntries(
    storing(kind).flatMap(({ name, transport }) => {
      const text = cardText(transport, values[name]);
      return text === "" ? [] : [[transport, text]];
    }),
  );
}

/** What the card refuses of a document's values, under the names of the document's fields. `latest` is the last day of a fact. */
export function cardProblems(document: DocumentRequest, latest: Day): Problem[] {
  const fields = storing(document.kind);
  return checkTransport(cardOf(document), latest).map((problem) => ({
    ...problem,
    field: fields.filter(({ transport }) => transport === problem.field?.[0]).map(({ name }) => name),
  }));
}

/** The same document with the card's values where its own are blank. */
export function withCard(document: DocumentRequest, card: Transport): DocumentRequest {
  return withValues(document, card, (value, stored) => (value === "" ? stored : value));
}

/** The same document with the card's values, to be made again. Generating put each of its own on the card, so a blank one was cleared there. */
export function followingCard(document: DocumentRequest, card: Transport): DocumentRequest {
  return withValues(document, card, (_value, stored) => stored);
}

/** The card as it is once the document is generated. */
export function cardAfter({ kind, request }: DocumentRequest, card: Transport): Transport {
  const values: FieldValues = request;
  const given = storing(kind).flatMap(({ name, transport }) => (values[name] === "" ? [] : [[transport, values[name]]]));
  return { ...card, ...Object.fromEntries(given) };
}

function withValues(document: DocumentRequest, card: Transport, choose: (value: unknown, stored: unknown) => unknown): DocumentRequest {
  const values: FieldValues = document.request;
  const chosen = storing(document.kind).map(({ name, transport }) => [name, choose(values[name] ?? "", card[transport] ?? "")]);
  // The card's values have the types of the fields that name them: a test walks all.
  return { ...document, request: { ...document.request, ...Object.fromEntries(chosen) } };
}

/** The fields of a kind that name a field of the card. */
function storing(kind: DocumentRequest["kind"]): (DocumentField & { transport: TransportFieldName })[] {
  const fields: readonly DocumentField[] = documentOf(kind).fields;
  return fields.flatMap((field) => ("transport" in field && field.transport ? [{ ...field, transport: field.transport }] : []));
}

function cardText(name: TransportFieldName, value: unknown): string {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  const text = value.trim();
  return transportFields[name].type === "date" ? (fromDayMonthYear(text) ?? text) : enteredTransportText(transportFields[name], text);
}
