import { safeFileName } from "#domain/attachment.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/dates.ts";
import type { DocumentRequest } from "#domain/document.ts";
import { withEnding } from "../../attachment/attachmentName.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment.ts";

/** A document's own name: the heading on its first page and in its file name. */
export type Identity = { title: string; name: string; number: string; date: string };

/**
 * The numbers and dates that a document prints and that the shipment keeps afterwards: those of the request, and where the
 * request leaves one blank the stored one, so that a whole set of documents tells the same (DD/MM/YYYY).
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

/** What a document calls itself, with its own number and date. */
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

/** The name of the attachment that a document becomes: "Commercial Invoice TV_EXP_042_25-26.pdf", at most 255 characters. */
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

/** "3/10/2025" → "03/10/2025"; what is no date stays as it is. */
function fullDate(text: string): string {
  const day = fromDayMonthYear(text);
  return day ? toDayMonthYear(day) : text;
}
