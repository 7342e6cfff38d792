import { afterAll, beforeAll, expect, test } from "vitest";
import type { BillOfExchangeRequest } from "#domain/documents/kinds/billOfExchange.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { bulkShipment, riceShipment } from "../support/fixtures/cases.ts";
import { aBillRequest } from "../support/fixtures/documentRequests.ts";
import { drawn, pagesOf } from "../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

async function pagesOfBill(given: Partial<BillOfExchangeRequest>, shipment: Shipment = riceShipment()): Promise<string[]> {
  return await pagesOf(await drawn(documents, { kind: "bill-of-exchange", request: aBillRequest(given) }, shipment));
}

test("two bills stand on one page, without a letterhead and a page number (R-524)", async () => {
  const pages = await pagesOfBill({});
  expect(pages).toHaveLength(1);
  const [words = ""] = pages;
  expect(words.split("BILL OF EXCHANGE")).toHaveLength(3);
  expect(words.split("Exchange for USD 66,000.00")).toHaveLength(3);
  for (const text of [
    "No. TV/EXP/042/25-26",
    "Rajkot, 14 November 2025",
    "To Al Marjan Foodstuff Trading L.L.C.",
    "For Tarangvel Exports Private Limited",
    "this SECOND of Exchange (FIRST of the same tenor and date being unpaid)",
  ]) {
    expect(words).toContain(text);
  }
  for (const text of ["Page 1", "Kalawad Road", "IEC", "16,500", "82,500"]) expect(words).not.toContain(text);
});

test("the bill of a bulk shipment is drawn for the whole invoice", async () => {
  const [words] = await pagesOfBill({ set: "ONE", vessel: "MV GIRNAR STAR" }, bulkShipment());
  for (const text of ["USD 2,047,375.00", "TWO MILLION FORTY-SEVEN THOUSAND", "per MV GIRNAR STAR"]) expect(words).toContain(text);
  expect(words).not.toContain("SECOND");
});

test("the longest texts still fit on one page", async () => {
  const long = (length: number) => "Exceptionally long names of banks and vessels ".repeat(14).slice(0, length);
  const drawee = `${long(70)}\n`.repeat(8);
  const texts = { billNo: long(255), place: long(100), payee: long(255), lcNo: long(255), lcIssuingBank: long(255), drawee };
  const pages = await pagesOfBill(texts);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.split("value received.")).toHaveLength(3);
  // One word of the greatest length, which has no place to break.
  expect(await pagesOfBill({ payee: "W".repeat(255), drawee: "W".repeat(600), lcNo: "W".repeat(255) })).toHaveLength(1);
});

test("Chinese letters print; letters that no font has are refused by name (R-524)", async () => {
  const [words] = await pagesOfBill({ drawee: "上海大米贸易有限公司\n上海" });
  expect(words).toContain("上海大米贸易有限公司");
  await expect(pagesOfBill({ drawee: "བོད་ཡིག" })).rejects.toThrow(/^Tibetan letters cannot be printed: .*\(in drawee\)$/);
});
