import { expect, test } from "vitest";
import type { Box, HeaderBoxes } from "../../../api/document/blocks/blockTypes.ts";
import { contractModel } from "../../../api/document/models/contractModel.ts";
import { documentFileName, documentNumbers } from "../../../api/document/numbers/documentNumbers.ts";
import { invoiceModel, proformaModel } from "../../../api/document/models/invoiceModel.ts";
import { packingListModel } from "../../../api/document/models/packingListModel.ts";
import { bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest, anInvoiceRequest, aPackingListRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";

const seller = { buyerId: "B9", name: "Levant Sellers FZE", address: "Free Zone\nDubai", country: "United Arab Emirates" };

function captions(rows: Box[][]): string[] {
  return rows.map((row) => row.map(({ caption }) => caption).join(" | "));
}

function boxOf({ left, right }: HeaderBoxes, caption: string): Box | undefined {
  return [...left, ...right].flat().find((box) => box.caption === caption);
}

test("the boxes stand in the order of the aligned layout, also where they have no value", () => {
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), bulkShipment({ notifyParties: [] }));
  expect(captions(boxes.left)).toEqual([
    "Exporter",
    "Consignee",
    "Notify party",
    "Pre-carriage by | Place of receipt",
    "Vessel | Port of loading",
    "Port of discharge | Final destination",
  ]);
  expect(captions(boxes.right)).toEqual([
    "Invoice no. | Date",
    "Contract no. and date | Proforma invoice no. and date",
    "Seller (if other than exporter)",
    "Country of origin | Country of final destination",
    "Terms of delivery and payment",
    "Currency",
  ]);
  expect([boxOf(boxes, "Notify party")?.lines, boxOf(boxes, "Place of receipt")?.lines]).toEqual([[], []]);
});

test("the same datum stands at the same place in proforma, invoice and packing list", () => {
  const shipment = riceShipment();
  const proforma = proformaModel(aProformaRequest(), shipment).headerBoxes;
  const invoice = invoiceModel(anInvoiceRequest(), shipment).headerBoxes;
  const packing = packingListModel(aPackingListRequest(), shipment).headerBoxes;
  expect(packing).toEqual(invoice);
  expect(proforma.left).toEqual(invoice.left);
  expect(proforma.right.slice(2)).toEqual(invoice.right.slice(2));
});

test("the exporter shows the chosen address, GSTIN and IEC; parties their country once", () => {
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), riceShipment());
  expect(boxOf(boxes, "Exporter")?.lines).toEqual([
    "402, Silverline Trade Centre, Kalawad Road,",
    "Rajkot - 360005, Gujarat, India",
    "GSTIN 24AAXCT4821K1ZS · IEC AAXCT4821K",
  ]);
  expect(boxOf(boxes, "Consignee")?.lines.at(-1)).toBe("Dubai, United Arab Emirates");
  const inIndia = riceShipment({ consignee: { ...seller, address: "Rajkot, India", country: "India" } });
  expect(boxOf(invoiceModel(anInvoiceRequest(), inIndia).headerBoxes, "Consignee")?.lines).toEqual(["Rajkot, India"]);
});

test.each([
  ["shares a short last line", "Shed 7\nMombasa", "Kenya", ["Shed 7", "Mombasa, Kenya"]],
  ["replaces the comma at its end", "Shed 7,\nMombasa,", "Kenya", ["Shed 7,", "Mombasa, Kenya"]],
  ["stays within 39 letters with it", "P.O. Box 99999, Dub", "United Arab Emirates", ["P.O. Box 99999, Dub, United Arab Emirates"]],
  ["follows a longer one", "P.O. Box 99999, Duba", "United Arab Emirates", ["P.O. Box 99999, Duba", "United Arab Emirates"]],
  ["is not repeated, whatever its case", "Shed 7\nMombasa, KENYA", " Kenya ", ["Shed 7", "Mombasa, KENYA"]],
  ["is the only line of an address without any", " \n ", " Kenya ", ["Kenya"]],
  ["is left out where there is none", "Shed 7\nMombasa", " ", ["Shed 7", "Mombasa"]],
])("the country of an address %s", (_what, address, country, lines) => {
  const shipment = riceShipment({ consignee: { ...seller, address, country } });
  expect(boxOf(invoiceModel(anInvoiceRequest(), shipment).headerBoxes, "Consignee")?.lines).toEqual(lines);
});

test("the country has a line of its own behind an address that runs from right to left", () => {
  const inDubai = riceShipment({ consignee: { ...seller, address: "ص.ب. 99999، دبي" } });
  expect(boxOf(invoiceModel(anInvoiceRequest(), inDubai).headerBoxes, "Consignee")?.lines).toEqual([
    "ص.ب. 99999، دبي",
    "United Arab Emirates",
  ]);
});

test("every notify party has its numbered box", () => {
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), bulkShipment());
  expect(["Notify party 1", "Notify party 2", "Notify party 3"].map((caption) => boxOf(boxes, caption)?.name)).toEqual([
    "Nyati Staple Foods Limited",
    "Swahili Cargo Clearing Agents Ltd",
    "Confluence Commodities DMCC",
  ]);
});

test("a different seller has its box in invoices and stands before the exporter in the contract", () => {
  const shipment = riceShipment({ isSellerDifferent: true, seller });
  expect(boxOf(invoiceModel(anInvoiceRequest(), shipment).headerBoxes, "Seller (if other than exporter)")?.name).toBe("Levant Sellers FZE");
  const { left } = contractModel(aContractRequest(), shipment).headerBoxes;
  expect(left.slice(0, 3).map(([box]) => [box?.caption, box?.name])).toEqual([
    ["Seller", "Levant Sellers FZE"],
    ["Exporter", "Tarangvel Exports Private Limited"],
    ["Buyer", "Al Marjan Foodstuff Trading L.L.C."],
  ]);
});

test("a seller that is left over from an unticked box is not printed", () => {
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), riceShipment({ isSellerDifferent: false, seller }));
  expect(boxOf(boxes, "Seller (if other than exporter)")?.name).toBe("");
});

test("a blank number or date leaves the stored one, in print and in what is kept", () => {
  const stored = riceShipment({ contractNo: "C/1", contractDate: "1/2/2025", piNo: "P/9", piDate: "03/10/2025" });
  const request = anInvoiceRequest({ contractNo: " ", contractDate: "", piNo: "P/10" });
  expect(documentNumbers({ kind: "invoice", request }, stored)).toEqual({
    invoiceNo: "TV/EXP/042/25-26",
    invoiceDate: "12/11/2025",
    piNo: "P/10",
    piDate: "03/10/2025",
    contractNo: "C/1",
    contractDate: "01/02/2025",
  });
  expect(boxOf(invoiceModel(request, stored).headerBoxes, "Contract no. and date")?.lines).toEqual(["C/1", "dated 01/02/2025"]);
});

test("a number that looks like a date stays as it was entered", () => {
  const request = anInvoiceRequest({ invoiceNo: "1/4/2025" });
  expect(documentNumbers({ kind: "invoice", request }, riceShipment()).invoiceNo).toBe("1/4/2025");
});

test("an attachment is named after its document, without forbidden characters and within 255 (R-266)", () => {
  expect(documentFileName({ kind: "invoice", request: anInvoiceRequest() }, riceShipment())).toBe(
    "Commercial Invoice TV_EXP_042_25-26.pdf",
  );
  const custom = { name: "Weight: note?", heading: "", body: "x", stampSign: false, letterhead: false };
  expect(documentFileName({ kind: "custom-document", request: custom }, riceShipment())).toBe("Weight_ note_.pdf");
  const long = documentFileName({ kind: "custom-document", request: { ...custom, name: "N".repeat(400) } }, riceShipment());
  expect([long.length, long.endsWith("N.pdf")]).toEqual([255, true]);
});
