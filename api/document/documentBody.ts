import { z } from "zod";
import { fromDayMonthYear } from "#domain/dates.ts";
import { checkDocument, type DocumentKind, type DocumentRequest } from "#domain/document.ts";
import { checkContractFields, completeFields, fieldsFromMap } from "#domain/masterData/contractFormat.ts";
import { invalid, type Problem } from "#domain/problem.ts";
import { flag, maxItems, parse, text } from "../body.ts";
import { Refusal, refuseIf } from "../refusal.ts";

/** Remarks and terms of a document; the body of a custom one is as long as a template's. */
const maxTerm = 5000;
const maxClause = 10_000;
const maxBody = 50_000;

const numbers = { piNo: trimmed(), piDate: trimmed(), contractNo: trimmed(), contractDate: trimmed() };
const invoiceNumbers = { ...numbers, invoiceNo: trimmed(), invoiceDate: trimmed() };
const common = { printSpecification: flag(), letterhead: flag(true), remarks: text(maxTerm) };
const prices = { printCNF: flag(), printCommission: flag() };

const proformaInvoice = z.object({ ...numbers, ...prices, ...common });
const invoice = z.object({ ...invoiceNumbers, ...prices, ...common, addPL: flag() });
const packingList = z.object({ ...invoiceNumbers, ...common });
const contract = z.object({
  contractNumber: trimmed(),
  contractDate: trimmed(),
  insurance: text(maxTerm),
  surveyor: text(maxTerm),
  shipmentPeriod: text(maxTerm),
  fields: z
    .record(z.string().max(255), text(maxClause))
    .nullish()
    .transform((map) => completeFields(fieldsFromMap(map ?? {}))),
  letterhead: flag(true),
  mentionNotify: flag(),
});
const customDocument = z.object({
  name: trimmed(),
  heading: trimmed(),
  body: text(maxBody),
  stampSign: flag(),
  letterhead: flag(true),
});

/** The dates that requests hold, by the names of the dialogs. */
const dates: Record<string, string> = { invoiceDate: "Invoice Date", piDate: "PI Date", contractDate: "Contract Date" };

/**
 * Reads the body of a document call (spec section 7). Throws a `Refusal`: 400 for a wrong shape, 422 where the document's
 * own number, date or body is missing, a date is none, or a contract's sections cannot keep their order.
 */
export function readDocumentBody(kind: DocumentKind, sent: unknown): DocumentRequest {
  const document = shaped(kind, sent);
  refuseIf(checkDocument(document));
  refuseIf(checkDates(document.request));
  if (document.kind !== "contract") return document;
  const { fields } = document.request;
  if (fields.length > maxItems) {
    throw new Refusal([{ message: `fields must have at most ${maxItems} items`, code: "TOO_LARGE", field: ["fields"] }]);
  }
  refuseIf(checkContractFields(fields));
  return document;
}

function shaped(kind: DocumentKind, sent: unknown): DocumentRequest {
  switch (kind) {
    case "contract":
      return { kind, request: parse(contract, sent) };
    case "proforma-invoice":
      return { kind, request: parse(proformaInvoice, sent) };
    case "invoice":
      return { kind, request: parse(invoice, sent) };
    case "packing-list":
      return { kind, request: parse(packingList, sent) };
    case "custom-document":
      return { kind, request: parse(customDocument, sent) };
  }
}

function checkDates(request: DocumentRequest["request"]): Problem[] {
  return Object.entries(request).flatMap(([name, value]) => {
    const label = dates[name];
    if (!label || !value || fromDayMonthYear(String(value))) return [];
    return [invalid(`${label} must be a date of the calendar as DD/MM/YYYY`, name)];
  });
}

function trimmed() {
  return text().transform((value) => value.trim());
}
