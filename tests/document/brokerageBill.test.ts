import { afterAll, beforeAll, expect, test } from "vitest";
import { brokerageBillModel, type BrokerageBill } from "../../api/document/models/brokerageBillModel.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { aBill, aBillLine, aBillRequest } from "../support/fixtures/brokerageBills.ts";
import { firmImages, pagesOf } from "../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

async function pagesOfBill(bill: BrokerageBill): Promise<string[]> {
  const { pdf } = await documents.render({ ownerId: "broker", personId: "broker", bill, images: async () => firmImages });
  return await pagesOf(pdf);
}

test("a bill fits on a page with its lines, GST, total, words and the broker's own bank and tax numbers (R-920, R-923, R-928)", async () => {
  const lines = [aBillLine(), aBillLine({ invoiceNo: "TV/EXP/051/25-26", contractNo: "", contractDate: "", commission: "100.25" })];
  const pages = await pagesOfBill(aBill({ lines, request: aBillRequest({ remarks: "Payable within 15 days" }) }));
  expect(pages).toHaveLength(1);
  for (const text of [
    "BROKERAGE BILL",
    "GCB/25-26/017",
    "20/11/2025",
    "Tarangvel Exports Private Limited Rajkot 360005",
    "No. TV/SC/2025/031 dated 01/10/2025",
    "No. TV/EXP/051/25-26 dated 12/11/2025",
    "Al Marjan Foodstuff Trading L.L.C., United Arab Emirates",
    "75 MT",
    "350.25",
    "GST 18%",
    "63.05",
    "USD 413.30",
    "US DOLLARS FOUR HUNDRED THIRTEEN AND CENTS THIRTY ONLY",
    "24AABFG7788K1Z2",
    "50200044551122",
    "For Girnar Commodity Brokers",
    "Payable within 15 days",
    "Page 1 of 1",
  ]) {
    expect(pages[0]).toContain(text);
  }
});

test("fifty lines take several pages, each with its head, and the total is not alone on the last (R-920)", async () => {
  const lines = Array.from({ length: 50 }, (_, index) => aBillLine({ invoiceNo: `INV-${index + 1}` }));
  const pages = await pagesOfBill(aBill({ lines, request: aBillRequest({ gstPercentage: "" }) }));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toContain("Commission USD");
  expect(pages.at(-1)).toContain("INV-50");
  expect(pages.at(-1)).toContain("USD 12,500.00");
  expect(pages.join(" ")).not.toContain("GST 0");
});

test.each([
  [{ gstPercentage: "18%" }, "gstPercentage"],
  [{ billTo: "1\n2\n3\n4\n5\n6\n7\n8\n9" }, "billTo"],
])("a bill with %j is refused at that field (R-920, R-923)", (change, field) => {
  expect(() => brokerageBillModel(aBill({ request: aBillRequest(change) }))).toThrow(
    expect.objectContaining({ code: "INVALID", field: [field] }),
  );
});
