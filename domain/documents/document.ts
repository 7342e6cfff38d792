import type { AttachmentType } from "./attachment.ts";
import type { ContractField } from "../masterData/contractFormat.ts";
import { missingProblem, type Problem } from "../http/problem.ts";

/** The five documents, named as in REST's paths. */
export const documentKinds = ["contract", "proforma-invoice", "invoice", "packing-list", "custom-document"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentNames: Record<DocumentKind, string> = {
  contract: "Contract",
  "proforma-invoice": "Proforma Invoice",
  invoice: "Invoice",
  "packing-list": "Packing List",
  "custom-document": "Custom Document",
};

/** The type of the attachment that a document becomes. */
export const attachmentTypeOf: Record<DocumentKind, AttachmentType> = {
  contract: "CONTRACT",
  "proforma-invoice": "PROFORMA_INVOICE",
  invoice: "INVOICE",
  "packing-list": "PACKING_LIST",
  "custom-document": "CUSTOM",
};

/** Request bodies; dates are DD/MM/YYYY. */
export type ProformaInvoiceRequest = {
  piNo: string;
  piDate: string;
  contractNo: string;
  contractDate: string;
  printCNF: boolean;
  printSpecification: boolean;
  printCommission: boolean;
  letterhead: boolean;
  remarks: string;
};

export type InvoiceRequest = ProformaInvoiceRequest & { invoiceNo: string; invoiceDate: string; addPL: boolean };

export type PackingListRequest = {
  invoiceNo: string;
  invoiceDate: string;
  piNo: string;
  piDate: string;
  contractNo: string;
  contractDate: string;
  printSpecification: boolean;
  letterhead: boolean;
  remarks: string;
};

/** In REST `fields` is a map; everywhere else the sections are an ordered list. */
export type ContractRequest = {
  contractNumber: string;
  contractDate: string;
  insurance: string;
  surveyor: string;
  shipmentPeriod: string;
  fields: ContractField[];
  letterhead: boolean;
  mentionNotify: boolean;
};

export type CustomDocumentRequest = { name: string; heading: string; body: string; stampSign: boolean; letterhead: boolean };

export type DocumentRequest =
  | { kind: "contract"; request: ContractRequest }
  | { kind: "proforma-invoice"; request: ProformaInvoiceRequest }
  | { kind: "invoice"; request: InvoiceRequest }
  | { kind: "packing-list"; request: PackingListRequest }
  | { kind: "custom-document"; request: CustomDocumentRequest };

export const documentMessages = {
  incomplete: "Please fill in all required fields",
  customIncomplete: "Please select a template and fill in the document body",
  templateMissing: "Selected template not found",
} as const;

/** 'Proforma Invoice generated successfully', 'Custom document generated successfully'. */
export function generatedMessage(kind: DocumentKind): string {
  return kind === "custom-document" ? "Custom document generated successfully" : `${documentNames[kind]} generated successfully`;
}

/** The required fields of a document: its number and date, or a body. */
export function checkDocument(document: DocumentRequest): Problem[] {
  const blanks = missingInDocument(document);
  if (blanks.length === 0) return [];
  const message = document.kind === "custom-document" ? documentMessages.customIncomplete : documentMessages.incomplete;
  return [
    missingProblem(
      message,
      blanks.map((name) => [name]),
    ),
  ];
}

/** The required fields of a document's request that are blank, in the order of its dialog. */
export function missingInDocument({ kind, request }: DocumentRequest): string[] {
  switch (kind) {
    case "contract":
      return blank({ contractNumber: request.contractNumber, contractDate: request.contractDate });
    case "proforma-invoice":
      return blank({ piNo: request.piNo, piDate: request.piDate });
    case "invoice":
    case "packing-list":
      return blank({ invoiceNo: request.invoiceNo, invoiceDate: request.invoiceDate });
    case "custom-document":
      return blank({ name: request.name, body: request.body });
  }
}

function blank(values: Record<string, string>): string[] {
  return Object.keys(values).filter((name) => !values[name]?.trim());
}
