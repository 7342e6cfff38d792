import { beneficiaryCertificate, type BeneficiaryCertificateRequest } from "#domain/documents/kinds/beneficiaryCertificate.ts";
import { transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { filledRows } from "../../blocks/filledRows.ts";
import type { Row, Signature } from "../../blocks/blockTypes.ts";
import { documentBudget } from "../../limits/documentLimits.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";
import { fillerOf } from "../../mergeFields/shipmentMergeFields.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedNumbers, withPrintedDates } from "../../numbers/printedDate.ts";
import { datedOf } from "../../text/datedText.ts";
import { parseMarkup, type Block } from "../../text/markup.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";

export type BeneficiaryCertificateModel = DocumentHeader & {
  kind: "beneficiary-certificate";
  certificates: { title: string; blocks: Block[] }[];
  /** The date and the papers that the certificates belong to. */
  references: Row[];
  signature: Signature;
};

/** Certificates in the words of a letter of credit, each with its title, references and signature. */
export function beneficiaryCertificateModel(request: BeneficiaryCertificateRequest, shipment: Shipment): BeneficiaryCertificateModel {
  const document = { kind: "beneficiary-certificate", request } as const;
  const numbers = documentNumbers(document, shipment);
  const printed = { ...withPrintedDates(request, beneficiaryCertificate, shipment), ...printedNumbers(numbers, shipment) };
  const budget = documentBudget();
  const filler = fillerOf(document, shipment, budget);
  const header = documentHeader(identityOf(document, numbers), shipment, request.letterhead);
  refuseLater(request.blDate, request.date, "The date of the bill of lading is after the date of the certificate", "blDate");
  return {
    kind: "beneficiary-certificate",
    ...header,
    certificates: request.certificates.map(({ title, text }, index) => {
      const field = ["certificates", String(index), "text"];
      if (text.trim() === "") throw refuseField(`Certificate ${index + 1} has no text`, ...field);
      return { title: title || header.title, blocks: parseMarkup(filler.fill(text, ...field), { budget, field }) };
    }),
    references: filledRows([
      ["Date", header.date],
      ["Letter of credit", datedOf(printed.lcNo, printed.lcDate)],
      ["Issuing bank", request.lcIssuingBank],
      ["Commercial invoice", datedOf(printed.invoiceNo, printed.invoiceDate)],
      [transportWords(shipment.transport.blType).document, datedOf(printed.blNo, printed.blDate)],
    ]),
    signature: firmSignature(shipment),
    unknownFields: filler.unknownFields(),
    warnings: filler.warnings(),
  };
}
