import { z } from "zod";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { checkDocument, type DocumentKind, type DocumentRequest } from "#domain/documents/document.ts";
import { checkContractFields, completeFields, fieldsFromMap } from "#domain/masterData/contractFormat.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { dayPattern } from "../openapi/commonFields.ts";
import { flag, maxItems, parseRequest, text, textByName } from "../http/requestSchema.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";

/** Maximum characters of remarks and terms; a custom document's body may be as long as a template's. */
const maxTerm = 5000;
const maxClause = 10_000;
const maxBody = 50_000;

function numberOf(what: string) {
  return trimmed().meta({
    description: `Number of the ${what}, such as "TV/EXP/042/25-26", stored on the shipment. Blank keeps the stored number.`,
    example: "TV/EXP/042/25-26",
  });
}

function dateOf(what: string) {
  return trimmed().meta({
    pattern: dayPattern,
    example: "12/11/2025",
    description: `Date of the ${what} as DD/MM/YYYY, stored on the shipment. Blank keeps the stored date.`,
  });
}

const letterhead = flag(true).describe(
  "Print the firm's letterhead on the first page (the default). If false, the page shows the firm's name and address as text.",
);
const numbers = {
  piNo: numberOf("proforma invoice"),
  piDate: dateOf("proforma invoice"),
  contractNo: numberOf("contract"),
  contractDate: dateOf("contract"),
};
const invoiceNumbers = { ...numbers, invoiceNo: numberOf("commercial invoice"), invoiceDate: dateOf("commercial invoice") };
const common = {
  printSpecification: flag().describe("Print each product's specification under its description."),
  letterhead,
  remarks: text(maxTerm).meta({ description: "Text printed below the figures.", example: "Freight prepaid" }),
};
const prices = {
  printCNF: flag().describe(
    "Print the price break-up: FOB value, freight and CNF value; with insurance also the insurance and the CIF value.",
  ),
  printCommission: flag().describe("Print the commission payable to the broker, as a memo."),
};

/** Request bodies of the document routes, by kind. */
export const documentBodies = {
  "proforma-invoice": z.object({ ...numbers, ...prices, ...common }),
  invoice: z.object({
    ...invoiceNumbers,
    ...prices,
    ...common,
    addPL: flag().describe("Append the packing list to the same file, with continuous page numbers."),
  }),
  "packing-list": z.object({ ...invoiceNumbers, ...common }),
  contract: z.object({
    contractNumber: numberOf("contract"),
    contractDate: dateOf("contract"),
    insurance: text(maxTerm).describe("The insuring party, in words; blank prints no such row."),
    surveyor: text(maxTerm).describe("The surveying party, in words; blank prints no such row."),
    shipmentPeriod: text(maxTerm).meta({
      description: "The time of shipment, in words; blank prints no such row.",
      example: "Within 30 days of the letter of credit",
    }),
    fields: textByName(maxClause)
      .transform((map) => completeFields(fieldsFromMap(map)))
      .meta({
        description: "Further sections: text by name, printed as numbered clauses in this order.",
        example: { Quality: "As per sample approved" },
      }),
    letterhead,
    mentionNotify: flag().describe("Name all notify parties."),
  }),
  "custom-document": z.object({
    name: trimmed().meta({ description: "The document's name in the list of attachments.", example: "Certificate of quality" }),
    heading: trimmed().meta({
      description: "The heading, printed centred at the top; blank prints none. It may contain merge fields.",
      example: "CERTIFICATE OF QUALITY",
    }),
    body: text(maxBody).meta({
      description:
        "The text: a blank line starts a paragraph, `- ` and `1. ` make lists, `| a | b |` makes a table, `{{consignee.name}}` is a merge field.",
      example: "We certify that the rice for {{consignee.name}} is fit for human consumption.",
    }),
    stampSign: flag().describe("Print the firm's stamp and signature."),
    letterhead,
  }),
} satisfies Record<DocumentKind, z.ZodObject>;

/** Date fields of requests, with their labels in the dialogs. */
const dates: Record<string, string> = { invoiceDate: "Invoice Date", piDate: "PI Date", contractDate: "Contract Date" };

/**
 * Reads the body of a document route. Throws a `ProblemError`: 400 for a wrong shape; 422 for a missing number, date or body, an
 * invalid date, or contract sections whose order is lost.
 */
export function readDocumentBody(kind: DocumentKind, sent: unknown): DocumentRequest {
  const document = shaped(kind, sent);
  throwIfProblems(checkDocument(document));
  throwIfProblems(checkDates(document.request));
  if (document.kind !== "contract") return document;
  const { fields } = document.request;
  if (fields.length > maxItems) {
    throw new ProblemError([{ message: `fields must have at most ${maxItems} items`, code: "TOO_LARGE", field: ["fields"] }]);
  }
  throwIfProblems(checkContractFields(fields));
  return document;
}

function shaped(kind: DocumentKind, sent: unknown): DocumentRequest {
  switch (kind) {
    case "contract":
      return { kind, request: parseRequest(documentBodies[kind], sent) };
    case "proforma-invoice":
      return { kind, request: parseRequest(documentBodies[kind], sent) };
    case "invoice":
      return { kind, request: parseRequest(documentBodies[kind], sent) };
    case "packing-list":
      return { kind, request: parseRequest(documentBodies[kind], sent) };
    case "custom-document":
      return { kind, request: parseRequest(documentBodies[kind], sent) };
  }
}

function checkDates(request: DocumentRequest["request"]): Problem[] {
  return Object.entries(request).flatMap(([name, value]) => {
    const label = dates[name];
    if (!label || typeof value !== "string" || value === "" || fromDayMonthYear(value)) return [];
    return [invalid(`${label} must be a date of the calendar as DD/MM/YYYY`, name)];
  });
}

function trimmed() {
  return text().transform((value) => value.trim());
}
