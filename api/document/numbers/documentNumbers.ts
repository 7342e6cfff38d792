import { safeFileName } from "#domain/documents/attachment.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";
import type { DocumentRequest } from "#domain/documents/document.ts";
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

/** A document's title and name, with its own number and date. */
export function identityOf(document: DocumentRequest, numbers: DocumentNumbers): Identity {
  switch (document.kind) {
    case "contract":
      return { title: "SALES CONTRACT", name: "Sales Contract", number: numbers.contractNo, date: numbers.contractDate };
    case "proforma-invoice":
      return { title: "PROFORMA INVOICE", name: "Proforma Invoice", number: numbers.piNo, date: numbers.piDate };
    case "invoice": {
      const title = document.request.addPL ? "COMMERCIAL INVOICE CUM PACKING LIST" : "COMMERCIAL INVOICE";
      return { title, name: "Commercial Invoice", number: numbers.invoiceNo, date: numbers.invoiceDate };
    }
    case "packing-list":
      return { title: "PACKING LIST", name: "Packing List", number: numbers.invoiceNo, date: numbers.invoiceDate };
    case "custom-document":
      return { title: document.request.heading.trim(), name: document.request.name.trim(), number: "", date: "" };
  }
}

/** The attachment name of a document: "Commercial Invoice TV_EXP_042_25-26.pdf", at most 255 characters. */
export function documentFileName(document: DocumentRequest, shipment: Shipment): string {
  const { name, number } = identityOf(document, documentNumbers(document, shipment));
  const whole = safeFileName(`${name} ${number}`) || "Document";
  return withEnding(whole, "application/pdf");
}

function givenNumbers({ kind, request }: DocumentRequest): Partial<DocumentNumbers> {
  switch (kind) {
    case "contract":
      return { contractNo: request.contractNumber, contractDate: request.contractDate };
    case "proforma-invoice":
    case "invoice":
    case "packing-list":
      return request;
    case "custom-document":
      return {};
  }
}

/** "3/10/2025" → "03/10/2025"; returns other text unchanged. */
function fullDate(text: string): string {
  const day = fromDayMonthYear(text);
  return day ? toDayMonthYear(day) : text;
}
