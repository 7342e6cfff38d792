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

const gstins = { gujarat: "24AAXCT4821K1ZS", maharashtra: "27AAXCT4821K1ZS", chandigarh: "04AAXCT4821K1ZS" };
const taxed = (billTo: string, change = {}) => aBillRequest({ billTo, sac: "996111", ...change });
const modelOf = (request: BrokerageBill["request"], own?: string) => {
  const bill = aBill({ request, lines: [aBillLine({ currency: "INR", commission: "250.25" })] });
  return brokerageBillModel({ ...bill, address: { ...bill.address, gst: own ?? bill.address.gst } });
};
const figuresOf = ({ figures }: ReturnType<typeof modelOf>) => figures.map(({ label, value }) => `${label}: ${value}`);

test("a bill with both GSTINs is a tax invoice with the particulars of rule 46, on one page (R-1164)", async () => {
  const [page, ...others] = await pagesOfBill(aBill({ request: taxed(`204 Kalawad Road, Rajkot 360005\nGSTIN ${gstins.gujarat}`) }));
  expect(others).toEqual([]);
  // 9 % of 250.00 is 22.50.
  for (const text of [
    "BROKERAGE BILL – TAX INVOICE",
    "204 Kalawad Road, Rajkot 360005 GSTIN 24AAXCT4821K1ZS",
    "Our GSTIN",
    "24AABFG7788K1Z2",
    "Place of supply Gujarat (24)",
    "SAC Tax payable on reverse charge 996111 No",
    "Taxable value CGST 9% SGST 9% Amount payable",
    "250.00 22.50 22.50 USD 295.00",
  ]) {
    expect(page).toContain(text);
  }
});

test.each([
  [
    "a tax invoice is marked as the recipient's original, which is the copy that is sent",
    aBillRequest(),
    gstins.gujarat,
    ["ORIGINAL FOR RECIPIENT"],
  ],
  ["a bill that is no tax invoice has no mark", aBillRequest(), "", undefined],
  ["a bill without GST has no mark", aBillRequest({ gstPercentage: "0" }), gstins.gujarat, undefined],
])("%s (R-1180)", async (_rule, request, billTo, mark) => {
  const [page] = await pagesOfBill(aBill({ request: { ...request, billTo: `Rajkot 360005\n${billTo}` } }));
  expect(page?.match(/ORIGINAL FOR RECIPIENT|DUPLICATE/g) ?? undefined).toEqual(mark);
});

test.each([
  ["the state", gstins.gujarat, {}, ["CGST 9%: 22.52", "SGST 9%: 22.52", "Amount payable: INR 295.29"]],
  ["another state", gstins.maharashtra, {}, ["IGST 18%: 45.05", "Amount payable: INR 295.30"]],
  // 2.505 % of 250.25 is 6.26876.
  [
    "the state at an odd rate",
    gstins.gujarat,
    { gstPercentage: "5.01" },
    ["CGST 2.505%: 6.27", "SGST 2.505%: 6.27", "Amount payable: INR 262.79"],
  ],
])("a tax invoice to %s has its taxes, whose rounded amounts add up (R-1163)", (_case, billTo, change, rows) => {
  const model = modelOf(taxed(billTo, change));
  expect(figuresOf(model)).toEqual(["Taxable value: 250.25", ...rows]);
  expect(model.warnings).toEqual([]);
});

test("within a union territory without a legislature the second tax is UTGST (R-1163)", () => {
  const model = modelOf(taxed(gstins.chandigarh), "04AABFG7788K1Z2");
  expect(figuresOf(model)).toContain("UTGST 9%: 22.52");
  expect(JSON.stringify(model.headerBoxes)).toContain("Chandigarh (04)");
});

const onPayment = "SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX";
const withoutPayment = onPayment.replace("ON PAYMENT", "UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT");

test.each([
  ["with GST", "18", onPayment, ["Taxable value: 250.25", "IGST 18%: 45.05", "Amount payable: INR 295.30"], []],
  ["without GST", "", withoutPayment, ["Taxable value: 250.25", "IGST 0%: 0.00", "Amount payable: INR 250.25"], ["gstPercentage"]],
])("a tax invoice to an SEZ in the broker's state says %s what it is for (R-1251)", async (_case, gstPercentage, supply, rows, doubted) => {
  const request = taxed(gstins.gujarat, { toSez: true, gstPercentage });
  const model = modelOf(request);
  expect(figuresOf(model)).toEqual(rows);
  expect(model.warnings.map(({ field }) => field)).toEqual(doubted.map((field) => [field]));
  const [page, ...others] = await pagesOfBill(aBill({ request }));
  expect(others).toEqual([]);
  for (const text of ["TAX INVOICE", "ORIGINAL FOR RECIPIENT", "Gujarat (24)", supply]) expect(page).toContain(text);
});

test.each([
  ["with GST", "18", "billTo"],
  ["without GST", "0", "toSez"],
])("a bill to an SEZ %s that is no tax invoice does not say so, and warns (R-1251)", (_case, gstPercentage, doubted) => {
  const model = modelOf(taxed("Rajkot 360005", { toSez: true, gstPercentage }));
  expect([model.title, JSON.stringify(model).includes("SEZ")]).toEqual(["BROKERAGE BILL", false]);
  expect(model.warnings).toMatchObject([{ code: "TAX_INVOICE", field: [doubted] }]);
});

test.each([
  ["your address has no GSTIN", taxed(gstins.gujarat), "", ["TAX_INVOICE", "addressId"]],
  ["your number is another country's", taxed(gstins.gujarat), "M90312345A", ["TAX_INVOICE", "addressId"]],
  ["the exporter's address has no GSTIN", taxed("Rajkot 360005"), undefined, ["TAX_INVOICE", "billTo"]],
])("GST is one figure on a plain bill, with a warning, if %s (R-1165)", (_case, request, own, [code, field]) => {
  const model = modelOf(request, own);
  expect(model.warnings).toEqual([{ code, field: [field], message: expect.stringContaining("the bill is no tax invoice") }]);
  expect(figuresOf(model)).toEqual(["Commission before GST: 250.25", "GST 18%: 45.05", "Amount payable: INR 295.30"]);
  expect(model.title).toBe("BROKERAGE BILL");
  expect(JSON.stringify(model.headerBoxes)).not.toMatch(/SAC|supply|reverse/);
});

test("a tax invoice warns of a blank SAC and of a number of more than 16 characters (R-1165)", () => {
  const { warnings, title } = modelOf(taxed(gstins.gujarat, { sac: " ", billNo: "GCB/2025-2026/017" }));
  expect(warnings).toMatchObject([
    { code: "NUMBER_TOO_LONG", field: ["billNo"] },
    { code: "TAX_INVOICE", field: ["sac"] },
  ]);
  expect(title).toBe("BROKERAGE BILL – TAX INVOICE");
});

test.each(["0", "0.00", ""])("a bill with GST %j prints and warns the same with GSTINs and SAC as without (R-1164)", (gstPercentage) => {
  const { headerBoxes: _boxes, ...model } = modelOf(taxed(gstins.gujarat, { gstPercentage }), "");
  const { headerBoxes: _others, ...plain } = modelOf(aBillRequest({ gstPercentage: "" }), "");
  expect(model).toEqual(plain);
  expect(model).toMatchObject({ title: "BROKERAGE BILL", warnings: [], figures: [{ label: "Amount payable" }] });
});

test.each([
  [{ gstPercentage: "18%" }, "gstPercentage"],
  [{ sac: "99611" }, "sac"],
  [{ sac: "99" }, "sac"],
  [{ sac: "9961A1" }, "sac"],
  [{ billTo: "1\n2\n3\n4\n5\n6\n7\n8\n9" }, "billTo"],
])("a bill with %j is refused at that field (R-920, R-923, R-1164)", (change, field) => {
  expect(() => brokerageBillModel(aBill({ request: aBillRequest(change) }))).toThrow(
    expect.objectContaining({ code: "INVALID", field: [field] }),
  );
});
