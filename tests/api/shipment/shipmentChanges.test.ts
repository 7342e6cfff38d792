import { expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { shipmentChanges } from "../../../api/shipment/save/shipmentChanges.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";

const before = riceShipment();
const { firm, address, consignee, broker, bankDetails, charges, products, container = [] } = before;
const [line, ...otherLines] = products;
const [box, ...otherBoxes] = container;
if (!line || !box) throw new Error("The worked case has lines and containers");
const lineName = line.name;
const boxName = `container ${box.containerNumber}`;

/** Each field that the history names, a change of it alone, and what the history says of that. */
const cases: [field: string, change: Partial<Shipment>, from: string | null, to: string | null, of?: string][] = [
  ["name", { name: "Rice" }, before.name, "Rice"],
  ["firm", { firm: { ...firm, name: "Other" } }, firm.name, "Other"],
  ["firm address", { address: { ...address, name: "Warehouse" } }, "Head Office", "Warehouse"],
  ["consignee", { consignee: { ...consignee, name: "Nyati" } }, consignee.name, "Nyati"],
  ["seller", { seller: { ...consignee, name: "Levant" } }, "", "Levant"],
  ["broker", { broker: { ...broker, name: "Girnar" } }, broker.name, "Girnar"],
  [
    "bank",
    { bankDetails: { ...bankDetails, nickname: "EUR" } },
    "KCB USD (Kathiawar Commercial Bank Ltd)",
    "EUR (Kathiawar Commercial Bank Ltd)",
  ],
  ["origin country", { originCountry: "Nepal" }, "India", "Nepal"],
  ["destination country", { destinationCountry: "Oman" }, "United Arab Emirates", "Oman"],
  ["pre-carriage", { preCarriage: "By Rail" }, "By Road", "By Rail"],
  ["place of receipt", { placeOfReceipt: "Morbi" }, "Rajkot Factory Stuffing", "Morbi"],
  ["vessel", { vessel: "MV GIRNAR STAR" }, "MV TARANG SAGAR V.118W", "MV GIRNAR STAR"],
  ["port of loading", { portOfLoading: "Kandla" }, "Mundra", "Kandla"],
  ["port of discharge", { portOfDischarge: "Sohar" }, "Jebel Ali", "Sohar"],
  ["final destination", { finalDestination: "Muscat" }, "Jebel Ali", "Muscat"],
  ["terms of payment", { termsOfPayment: "Cash" }, before.termsOfPayment, "Cash"],
  ["terms of shipment", { termsOfShipment: "FOB Mundra" }, before.termsOfShipment, "FOB Mundra"],
  ["currency", { currency: "EUR" }, "USD", "EUR"],
  ["shipment type", { type: "BULK" }, "In Container", "Bulk Vessel"],
  ["number of containers", { containerDetail: { containers: 4, type: "FCL" } }, "3", "4"],
  ["container load", { containerDetail: { containers: 3, type: "LCL" } }, "FCL", "LCL"],
  ["quantity", { products: [{ ...line, quantity: 51 }, ...otherLines] }, "50", "51", lineName],
  ["rate", { products: [{ ...line, rate: 1086.5 }, ...otherLines] }, "1085", "1086.5", lineName],
  ["HSN code", { products: [{ ...line, hsnCode: "10063099" }, ...otherLines] }, line.hsnCode, "10063099", lineName],
  ["marks", { products: [{ ...line, marks: "NONE" }, ...otherLines] }, line.marks, "NONE", lineName],
  ["description", { products: [{ ...line, description: "Loose" }, ...otherLines] }, null, null, lineName],
  ["specification", { products: [{ ...line, specification: "Any" }, ...otherLines] }, null, null, lineName],
  ["product", { products: otherLines }, lineName, ""],
  ["notify party", { notifyParties: [] }, before.notifyParties[0]?.name ?? "", ""],
  ["discount", { charges: { ...charges, discount: 300 } }, "312.5", "300"],
  ["GST percentage", { charges: { ...charges, gstPercentage: 18 } }, "0", "18"],
  ["advance", { charges: { ...charges, advance: 0 } }, "16500", "0"],
  ["FOB", { charges: { ...charges, fob: 1 } }, "78900", "1"],
  ["freight", { charges: { ...charges, freight: 1 } }, "3150", "1"],
  ["insurance", { charges: { ...charges, insurance: 1 } }, "450", "1"],
  ["commission", { charges: { ...charges, commission: 1 } }, "750", "1"],
  ["line seal number", { container: [{ ...box, lineSealNumber: "L1" }, ...otherBoxes] }, box.lineSealNumber, "L1", boxName],
  ["RFID seal number", { container: [{ ...box, rfidSealNumber: "R1" }, ...otherBoxes] }, box.rfidSealNumber, "R1", boxName],
  ["size", { container: [{ ...box, size: "40HC" }, ...otherBoxes] }, box.size, "40HC", boxName],
  ["lot", { container: [{ ...box, lot: "L9" }, ...otherBoxes] }, box.lot, "L9", boxName],
  ["net weight", { container: [{ ...box, netWeight: 1 }, ...otherBoxes] }, String(box.netWeight), "1", boxName],
  ["gross weight", { container: [{ ...box, grossWeight: 1 }, ...otherBoxes] }, String(box.grossWeight), "1", boxName],
  ["unit", { container: [{ ...box, unit: "LB" }, ...otherBoxes] }, box.unit, "LB", boxName],
  ["container", { container: otherBoxes }, box.containerNumber, ""],
  ["declaration", { declaration: "We declare." }, null, null],
  ["notes", { notes: "None" }, null, null],
  ["total amount", { totalAmount: 1 }, "66000", "1"],
];

test.each(cases)("the history names a change of the %s", (field, change, from, to, of = "") => {
  expect(shipmentChanges(before, riceShipment(change))).toEqual([{ field, of, from, to }]);
});

test("a shipment that is saved as it was has no changes", () => {
  expect(shipmentChanges(before, riceShipment())).toEqual([]);
});
