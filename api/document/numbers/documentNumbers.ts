import { safeFileName } from "#domain/documents/attachment.ts";
import { draftName } from "#domain/shipment/progress/transportDocument.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";
import { documentOf, type DocumentRequest } from "#domain/documents/document.ts";
import type { DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { withEnding } from "../../attachment/attachmentName.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";

/** A document's title on its first page, its name in the file name, its number and its date. */
export type Identity = { title: string; name: string; number: string; date: string };

/**
 * The numbers and dates that a document prints and the shipment then stores. The request's values, or the stored ones where it leaves them
 * blank, so that all documents of a set agree (DD/MM/YYYY).
 */
export function documentNumbers(document: DocumentRequest, shipment: DocumentNumbers): DocumentNumbers {
  const given = givenNumbers(document);
  const number = (name: keyof DocumentNumbers) => given[name]?.trim() || shipment[name].trim();
  const date = (name: keyof DocumentNumbers) => fullDate(number(name));
  return {
    invoiceNo: number("invoiceNo"),
    invoiceDate: date("invoiceDate"),
    piNo: number("piNo"),
    piDate: date("piDate"),
    contractNo: number("contractNo"),
    contractDate: date("contractDate"),
  };
}

/** A document's title and name, a draft's by its kind of transport document, with its own number and date: the first ones of its fields. A custom document is named by its template. */
export function identityOf(document: DocumentRequest, numbers: DocumentNumbers): Identity {
  const { kind, request } = document;
  const { words, fields } = documentOf(kind);
  const values: FieldValues = request;
  const own = (type: DocumentField["type"]) => {
    const field = fields.find((each) => each.type === type);
    if (!field) return "";
    return "stores" in field ? numbers[field.stores] : textOf(values[field.name]);
  };
  return {
    title: words.title,
    name: document.kind === "bill-of-lading" ? draftName(document.request.blType) : words.fileName || own("template"),
    number: own("number"),
    date: fullDate(own("date")),
  };
}

/** The attachment name of a document: "Commercial Invoice TV_EXP_042_25-26.pdf", at most 255 characters. */
export function documentFileName(document: DocumentRequest, shipment: Shipment): string {
  const { name, number } = identityOf(document, documentNumbers(document, shipment));
  const whole = safeFileName(`${name} ${number}`) || "Document";
  return withEnding(whole, "application/pdf");
}

function givenNumbers({ kind, request }: DocumentRequest): Partial<DocumentNumbers> {
  const values: FieldValues = request;
  return Object.fromEntries(
    documentOf(kind).fields.flatMap((field) => ("stores" in field ? [[field.stores, textOf(values[field.name])]] : [])),
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** "3/10/2025" → "03/10/2025"; returns other text unchanged. */
function fullDate(text: string): string {
  const day = fromDayMonthYear(text);
  return day ? toDayMonthYear(day) : text;
}
