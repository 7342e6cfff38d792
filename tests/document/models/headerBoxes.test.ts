import { expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Box, HeaderRow } from "../../../api/document/blocks/blockTypes.ts";
import { contractModel } from "../../../api/document/models/contractModel.ts";
import { documentFileName, documentNumbers } from "../../../api/document/numbers/documentNumbers.ts";
import { invoiceModel, proformaModel } from "../../../api/document/models/invoiceModel.ts";
import { packingListModel } from "../../../api/document/models/packingListModel.ts";
import { bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { aContractRequest, anInvoiceRequest, aPackingListRequest, aProformaRequest } from "../../support/fixtures/documentRequests.ts";

const seller = { buyerId: "B9", name: "Levant Sellers FZE", address: "Free Zone\nDubai", country: "United Arab Emirates" };

function captions(rows: HeaderRow[]): string[] {
  return rows.map(({ left, right, across }) =>
    [left, right, across].map((boxes) => boxes.map(({ caption }) => caption).join(" | ")).join(" / "),
  );
}

function boxOf(rows: HeaderRow[], caption: string): Box | undefined {
  return rows.flatMap(({ left, right, across }) => [...left, ...right, ...across]).find((box) => box.caption === caption);
}

test("the boxes stand in the order of the aligned layout, also where they have no value (R-472)", () => {
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), bulkShipment({ notifyParties: [] }));
  expect(captions(boxes)).toEqual([
    "Exporter / Invoice no. | Date / ",
    " / Contract no. and date | Proforma invoice no. and date / ",
    "Consignee / Seller (if other than exporter) / ",
    "Notify party /  / ",
    "Pre-carriage by | Place of receipt / Country of origin | Country of final destination / ",
    "Vessel | Port of loading / Terms of delivery and payment | Currency / ",
    "Port of discharge | Final destination /  / ",
  ]);
  expect([boxOf(boxes, "Notify party")?.lines, boxOf(boxes, "Place of receipt")?.lines]).toEqual([[], []]);
});

test("the same datum stands at the same place in all four documents (R-472)", () => {
  const shipment = riceShipment({ isSellerDifferent: true, seller });
  const proforma = proformaModel(aProformaRequest(), shipment).headerBoxes;
  const invoice = invoiceModel(anInvoiceRequest(), shipment).headerBoxes;
  const packing = packingListModel(aPackingListRequest(), shipment).headerBoxes;
  const contract = contractModel(aContractRequest(), shipment).headerBoxes;
  expect(packing).toEqual(invoice);
  expect(proforma.slice(2)).toEqual(invoice.slice(2));
  expect(contract.slice(3)).toEqual(invoice.slice(3));
  expect(contract[2]?.right).toEqual(invoice[2]?.right);
});

test.each([
  ["Mundra", "India", "Mundra, India"],
  ["Mundra, Gujarat", "India", "Mundra, Gujarat"],
  ["Port of India", "india", "Port of India"],
  ["Port Roman", "Oman", "Port Roman, Oman"],
  [" ", "India", ""],
  ["Mundra", "", "Mundra"],
])("the port of loading %j in %j is printed as %j (R-475)", (portOfLoading, originCountry, printed) => {
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), riceShipment({ portOfLoading, originCountry }));
  expect(boxOf(boxes, "Port of loading")?.lines).toEqual(printed === "" ? [] : [printed]);
});

test("a port of discharge has the country of destination only if it is the destination: it may be in transit (R-475)", () => {
  const discharged = (given: Partial<Shipment>) => {
    const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), riceShipment(given));
    return ["Port of discharge", "Final destination"].map((caption) => boxOf(boxes, caption)?.lines[0]);
  };
  expect(discharged({})).toEqual(["Jebel Ali, United Arab Emirates", "Jebel Ali, United Arab Emirates"]);
  expect(discharged({ portOfDischarge: "Mombasa", finalDestination: "Kampala", destinationCountry: "Uganda" })).toEqual([
    "Mombasa",
    "Kampala, Uganda",
  ]);
});

test("a port that is known, but not in the country, is printed without it: Mundra is in no China (R-1298, R-1341)", () => {
  const ports = (given: Partial<Shipment>) => {
    const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), riceShipment(given));
    return ["Port of loading", "Final destination"].map((caption) => boxOf(boxes, caption)?.lines[0]);
  };
  const destination = { finalDestination: "Rotterdam", destinationCountry: "Switzerland" };
  expect(ports({ portOfLoading: "MUNDRA", originCountry: "China", ...destination })).toEqual(["MUNDRA", "Rotterdam"]);
  for (const portOfLoading of ["Mundra Port", "Kakinada", "ICD Ludhiana"])
    expect(ports({ portOfLoading, originCountry: "China" })[0]).toBe(portOfLoading);
  expect(ports({ portOfLoading: "Chiwan Port", originCountry: "China" })[0]).toBe("Chiwan Port, China");
  expect(ports({ portOfLoading: "Cartagena", originCountry: "Spain" })[0]).toBe("Cartagena, Spain");
  expect(ports({ finalDestination: "Birgunj", destinationCountry: "Nepal" })[1]).toBe("Birgunj, Nepal");
});

test("a bank that issued the letter of credit and is notified is no buyer of goods to its order (R-1346)", () => {
  const issuer = { ...seller, name: "Gulf Lending Bank PJSC", buyerId: "BANK" };
  const consignee = { ...issuer, name: "TO THE ORDER OF GULF LENDING BANK PJSC" };
  const buyer = (given: Partial<Shipment>) =>
    boxOf(invoiceModel(anInvoiceRequest(), riceShipment({ consignee, ...given })).headerBoxes, "Buyer (if other than consignee)")?.name;
  const notifyParties = [issuer, ...riceShipment().notifyParties];
  expect(buyer({ notifyParties, lcIssuingBank: "GULF LENDING BANK PJSC, Dubai" })).toBe("Confluence Commodities DMCC");
  expect(buyer({ notifyParties, lcIssuingBank: "" })).toBe("Gulf Lending Bank PJSC");
  expect(buyer({ notifyParties: [issuer], lcIssuingBank: "Gulf Lending Bank PJSC" })).toBeUndefined();
});

test("goods consigned to a bank's order are bought by the first notify party, by name (R-476)", () => {
  const consignee = { ...seller, name: "TO THE ORDER OF EMIRATES BANK", buyerId: "BANK" };
  const shipment = riceShipment({ consignee });
  const invoice = invoiceModel(anInvoiceRequest(), shipment).headerBoxes;
  expect(boxOf(invoice, "Consignee")?.name).toBe("TO THE ORDER OF EMIRATES BANK");
  expect(boxOf(invoice, "Buyer (if other than consignee)")?.name).toBe("Confluence Commodities DMCC");
  expect(boxOf(invoice, "Seller (if other than exporter)")).toBeUndefined();
  const subjectOf = (given: Partial<Shipment>) => proformaModel(aProformaRequest(), riceShipment(given)).metadata.subject;
  expect(subjectOf({ consignee })).toMatch(/ Private Limited to Confluence Commodities DMCC$/);
  expect(subjectOf({ consignee, notifyParties: [] })).toMatch(/ Private Limited$/);
  const contract = contractModel(aContractRequest(), shipment);
  expect(boxOf(contract.headerBoxes, "Buyer")).toBeUndefined();
  expect(contract.signatures.map(({ party, role }) => `${party} ${role}`)).toContain("Confluence Commodities DMCC Buyer");
  const both = invoiceModel(anInvoiceRequest(), riceShipment({ consignee, isSellerDifferent: true, seller })).headerBoxes;
  expect(both[2]?.right.map(({ caption }) => caption)).toEqual(["Seller (if other than exporter)", "Buyer (if other than consignee)"]);
  const unnamed = contractModel(aContractRequest(), riceShipment({ consignee, notifyParties: [] }));
  expect(unnamed.signatures.map(({ party, role }) => `${party} ${role}`)).toContain(" Buyer");
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

test("a different seller has the same box in all documents (R-472)", () => {
  const shipment = riceShipment({ isSellerDifferent: true, seller });
  for (const { headerBoxes: boxes } of [invoiceModel(anInvoiceRequest(), shipment), contractModel(aContractRequest(), shipment)]) {
    expect(boxOf(boxes, "Seller (if other than exporter)")?.name).toBe("Levant Sellers FZE");
    expect(boxOf(boxes, "Exporter")?.name).toBe("Tarangvel Exports Private Limited");
  }
  expect(boxOf(contractModel(aContractRequest(), riceShipment()).headerBoxes, "Seller")?.name).toBe("Tarangvel Exports Private Limited");
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

test("a different buyer has the box beside the consignee, and a contract names it as its buyer (R-465)", () => {
  const shipment = riceShipment({ buyer: seller, buyerId: seller.buyerId, isBuyerDifferent: true });
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), shipment);
  expect(captions(boxes)[2]).toBe("Consignee / Buyer (if other than consignee) / ");
  expect(boxOf(boxes, "Buyer (if other than consignee)")?.name).toBe("Levant Sellers FZE");
  const contract = contractModel(aContractRequest(), shipment).headerBoxes;
  expect([boxOf(contract, "Consignee")?.name, boxOf(contract, "Buyer")]).toEqual([shipment.consignee.name, undefined]);
  expect(boxOf(contract, "Buyer (if other than consignee)")?.name).toBe("Levant Sellers FZE");
});

test("references stand below the terms, without what is not given (R-465)", () => {
  const references = [{ label: "Import permit", value: "IP/2025/88" }];
  const given = { orderNo: "PO-1187", lcNo: "417", lcDate: "10/10/2025", lcIssuingBank: "Gulf Bank", references };
  const { headerBoxes: boxes } = invoiceModel(anInvoiceRequest(), riceShipment(given));
  const lines = boxOf(boxes, "Terms of delivery and payment")?.lines;
  expect(lines?.slice(2)).toEqual([
    "Buyer's order no. PO-1187",
    "L/C no. 417 dated 10/10/2025, issued by Gulf Bank",
    "Import permit: IP/2025/88",
  ]);
});
