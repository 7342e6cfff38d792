import { expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import { buildDocumentModel } from "../../../api/document/models/buildDocumentModel.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import {
  aBillRequest,
  aCertificateRequest,
  aLadingRequest,
  aLetterRequest,
  anAdviceRequest,
} from "../../support/fixtures/documentRequests.ts";

const shipment = riceShipment({ invoiceNo: "TV/EXP/042/25-26", invoiceDate: "12/11/2025" });
const numbers = { invoiceNo: "", invoiceDate: "" };

/** The papers of a date, under a letter of credit of the other one. */
function papers(date: string, lcDate: string): DocumentRequest[] {
  const none = { blDate: "", onBoardDate: "", etd: "", eta: "", shippingBillDate: "" };
  return [
    { kind: "covering-letter", request: aLetterRequest({ ...numbers, ...none, date, lcDate }) },
    { kind: "shipment-advice", request: anAdviceRequest({ ...numbers, ...none, date, lcDate }) },
    { kind: "beneficiary-certificate", request: aCertificateRequest({ ...numbers, date, lcDate, blDate: "" }) },
    { kind: "bill-of-exchange", request: aBillRequest({ date, lcDate, lcNo: lcDate && "GLB/1", blDate: "" }) },
  ];
}

const doubtsOf = (document: DocumentRequest) => buildDocumentModel(document, shipment).warnings.filter(({ code }) => code === "DATE_ORDER");

test("a paper for the bank that is dated before the invoice or the credit it names is doubted (R-708)", () => {
  for (const document of papers("11/11/2025", "13/11/2025")) {
    const messages = doubtsOf(document).map(({ message, field }) => [message, field]);
    expect([document.kind, messages]).toEqual([
      document.kind,
      [
        [expect.stringMatching(/ of 11\/11\/2025: the invoice is dated later, 12\/11\/2025$/), ["date"]],
        [expect.stringMatching(/ of 11\/11\/2025: the letter of credit is dated later, 13\/11\/2025$/), ["date"]],
      ],
    ]);
  }
});

test("one of the same day or later is not, nor one without a credit, nor a draft bill of lading (R-708)", () => {
  const fine = [...papers("12/11/2025", "12/11/2025"), ...papers("13/11/2025", "")];
  for (const document of fine) expect([document.kind, doubtsOf(document)]).toEqual([document.kind, []]);
  expect(doubtsOf({ kind: "bill-of-lading", request: aLadingRequest({ date: "01/11/2025" }) })).toEqual([]);
});

test("one that is dated after the credit it names has expired is doubted (R-1148)", () => {
  const credit = { ...shipment, lcNo: "GLB/ILC/25/00417", lcExpiry: "21/12/2025" };
  const doubts = (date: string, lcNo: string) => {
    const request = aLetterRequest({ ...numbers, date, lcNo });
    const { warnings } = buildDocumentModel({ kind: "covering-letter", request }, credit);
    return warnings.map(({ code, message, field }) => [code, message, field.join(".")]);
  };
  expect(doubts("21/12/2025", credit.lcNo)).toEqual([]);
  expect(doubts("22/12/2025", "GLB/OTHER")).toEqual([]);
  expect(doubts("22/12/2025", credit.lcNo)).toEqual([
    ["CREDIT_DATE", "Covering Letter of 22/12/2025: the L/C expires before, on 21/12/2025", "date"],
  ]);
});
