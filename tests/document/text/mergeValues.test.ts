import { expect, test } from "vitest";
import { documents } from "#domain/documents/document.ts";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import { shipmentMergeFields } from "../../../api/document/mergeFields/shipmentMergeFields.ts";
import { eachTransportField, type Transport } from "#domain/shipment/progress/transportFields.ts";
import { bankData, buyerData, firmData } from "../../support/fixtures/paperData.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";

function under(group: string, data: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [`${group}.${name}`, value]));
}

/** A card with the example of each of its fields, and what documents print of it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The examples are of the fields' types.
const aTransportCard = { ...eachTransportField((_name, { example }) => example), isClaused: true } as Transport;
const printedTransport = Object.fromEntries(
  Object.entries({ ...aTransportCard, freightTerm: "Prepaid", blType: "Original", isClaused: "yes", grossOnBl: "50,300" }).flatMap(
    ([name, value]) => (value === false ? [] : [[name, String(value)]]),
  ),
);

test("every merge field gives its own part of the shipment (R-261) (R-566)", () => {
  const { firm, bankDetails, broker, charges, consignee, products } = riceShipment();
  const shipment = riceShipment({
    firm: { ...firm, pan: "ABCDE1234F", ...firmData },
    bankDetails: { ...bankDetails, iban: "IN12", ...bankData },
    consignee: { ...consignee, ...buyerData },
    broker: { ...broker, country: "Oman" },
    finalDestination: "Muscat",
    charges: { ...charges, gstPercentage: 18, fob: 50337.5 },
    products: products.slice(0, 1),
    piNo: "PI/1",
    piDate: "01/10/2025",
    invoiceNo: "INV/2",
    invoiceDate: "12/11/2025",
    contractNo: "SC/3",
    contractDate: "06/10/2025",
    transport: aTransportCard,
    references: [{ label: "Import permit", value: "IP/2025/88" }],
    orderNo: "PO-1187",
    orderDate: "02/10/2025",
  });
  const { today, ...values } = Object.fromEntries(
    shipmentMergeFields(shipment).flatMap(({ name, value }) => (value === "" ? [] : [[name, value]])),
  );
  expect(today).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(values).toEqual({
    ...under("firm", firmData),
    ...under("bank", bankData),
    ...under("consignee", buyerData),
    ...under("buyer", buyerData),
    "buyer.name": "Al Marjan Foodstuff Trading L.L.C.",
    "buyer.address": "P.O. Box 99999, Warehouse 14, Al Aweer Central Market,\nDubai",
    "buyer.country": "United Arab Emirates",
    "references.label": "Import permit",
    "references.value": "IP/2025/88",
    ...under("transport", printedTransport),
    "freight.byTerm": "PREPAID",
    "order.no": "PO-1187",
    "order.date": "02/10/2025",
    "shipment.name": "Rice 3x20 Jebel Ali - Nov 25",
    "shipment.notes": "L/C GLB/ILC/25/00417; latest shipment 30/11/2025; expiry 21/12/2025",
    declaration: riceShipment().declaration,
    "currency.code": "USD",
    "currency.name": "US Dollars",
    "totals.quantity": "50 MT",
    "totals.cnf": "53,487.50",
    "totals.cif": "53,937.50",
    "firm.name": "Tarangvel Exports Private Limited",
    "firm.iec": "AAXCT4821K",
    "firm.pan": "ABCDE1234F",
    "address.name": "Head Office",
    "address.text": "402, Silverline Trade Centre, Kalawad Road,\nRajkot - 360005, Gujarat, India",
    "address.gstin": "24AAXCT4821K1ZS",
    "bank.beneficiary": "Tarangvel Exports Private Limited",
    "bank.name": "Kathiawar Commercial Bank Ltd",
    "bank.address": "Overseas Branch, Yagnik Road, Rajkot - 360001, India",
    "bank.accountNumber": "018805001234",
    "bank.iban": "IN12",
    "bank.swift": "KTCBINBBRJT",
    "seller.name": "Tarangvel Exports Private Limited",
    "seller.address": "402, Silverline Trade Centre, Kalawad Road,\nRajkot - 360005, Gujarat, India",
    "seller.country": "India",
    "consignee.name": "Al Marjan Foodstuff Trading L.L.C.",
    "consignee.address": "P.O. Box 99999, Warehouse 14, Al Aweer Central Market,\nDubai",
    "consignee.country": "United Arab Emirates",
    "notifyParties.number": "1",
    "notifyParties.name": "Confluence Commodities DMCC",
    "notifyParties.address": "Unit 3199, Cluster X, Jumeirah Lakes Towers,\nDubai",
    "notifyParties.country": "United Arab Emirates",
    "broker.name": "Levant Agri Brokers FZE",
    "broker.country": "Oman",
    "route.originCountry": "India",
    "route.destinationCountry": "United Arab Emirates",
    "route.preCarriage": "By Road",
    "route.placeOfReceipt": "Rajkot Factory Stuffing",
    "route.vessel": "MV TARANG SAGAR V.118W",
    "route.portOfLoading": "Mundra",
    "route.portOfDischarge": "Jebel Ali",
    "route.finalDestination": "Muscat",
    "terms.shipment": "CIF Jebel Ali Port, UAE (Incoterms 2020)",
    "terms.payment": "20% advance by T/T, balance 80% by irrevocable L/C at sight",
    "pi.no": "PI/1",
    "pi.date": "01/10/2025",
    "invoice.no": "INV/2",
    "invoice.date": "12/11/2025",
    "contract.no": "SC/3",
    "contract.date": "06/10/2025",
    "products.number": "1",
    "products.name": "INDIAN 1121 GOLDEN SELLA BASMATI RICE",
    "products.hsn": "10063012",
    "products.description": "In 25 kg net new PP bags",
    "products.specification":
      "Average grain length 8.30 mm min; moisture 12.5% max; broken 1.0% max; damaged/discoloured 1.0% max; chalky nil; crop 2024-25",
    "products.marks": "AL MARJAN\n1121 GOLDEN SELLA\n25 KG NET\nC/NO. 1-2000",
    "products.packages": "2,000 BAGS",
    "products.quantity": "50 MT",
    "products.rate": "1,085.00",
    "products.amount": "54,250.00",
    "products.net": "50,000.00 KG",
    "products.gross": "50,300.00 KG",
    "containers.number": "1, 2, 3",
    "containers.no": "TVXU1001010, TVXU1001026, TVXU1001031",
    "containers.size": "20', 20', 20'",
    "containers.lineSeal": "HLG4471201, HLG4471202, HLG4471203",
    "containers.rfidSeal": "SPPL00871231, SPPL00871232, SPPL00871233",
    "containers.lot": "L1, L1, L2",
    "containers.net": "25,000.00 KG, 25,000.00 KG, 25,000.00 KG",
    "containers.gross": "25,150.00 KG, 25,150.00 KG, 25,150.00 KG",
    "charges.discount": "312.50",
    "charges.gst": "9,708.75",
    "charges.gstPercentage": "18",
    "charges.advance": "16,500.00",
    "charges.fob": "50,337.50",
    "charges.freight": "3,150.00",
    "charges.insurance": "450.00",
    "charges.commission": "750.00",
    "totals.currency": "USD",
    "totals.subtotal": "54,250.00",
    "totals.amountBeforeGST": "53,937.50",
    "totals.value": "63,646.25",
    "totals.valueInWords": "US DOLLARS SIXTY-THREE THOUSAND SIX HUNDRED FORTY-SIX AND CENTS TWENTY-FIVE ONLY",
    "totals.balance": "47,146.25",
    "totals.balanceInWords": "US DOLLARS FORTY-SEVEN THOUSAND ONE HUNDRED FORTY-SIX AND CENTS TWENTY-FIVE ONLY",
    "totals.packages": "2,000 BAGS",
    "totals.net": "50,000.00 KG",
    "totals.gross": "50,300.00 KG",
    "totals.containers": "3",
  });
});

test("the date of the letter of undertaking is printed as the firm's other dates are (R-482)", () => {
  const firm = { ...riceShipment().firm, lutDate: "01/04/2025", dateStyle: "12 Nov 2025" as const };
  expect(shipmentMergeFields(riceShipment({ firm })).find(({ name }) => name === "firm.lutDate")?.value).toBe("01 Apr 2025");
});

/** `totals.cnf` and `totals.cif` of the rice case, worth 82,500, with other terms and another break-up. */
function cnfAndCif(termsOfShipment: string, parts: { fob: number; freight: number; insurance: number }): (string | undefined)[] {
  const fields = shipmentMergeFields(riceShipment({ termsOfShipment, charges: { ...riceShipment().charges, ...parts } }));
  return ["totals.cnf", "totals.cif"].map((name) => fields.find((field) => field.name === name)?.value);
}

test("CNF and CIF values are those of the price break-up, blank where documents print none (R-1145)", () => {
  expect(cnfAndCif("CIF Jebel Ali", { fob: 78900, freight: 3150, insurance: 450 })).toEqual(["82,050.00", "82,500.00"]);
  expect(cnfAndCif("CFR Jebel Ali", { fob: 79350, freight: 3150, insurance: 0 })).toEqual(["82,500.00", ""]);
  expect(cnfAndCif("FOB Mundra", { fob: 82500, freight: 0, insurance: 0 })).toEqual(["", ""]);
  expect(cnfAndCif("FOB Mundra", { fob: 78900, freight: 3150, insurance: 450 })).toEqual(["", ""]);
  expect(cnfAndCif("CIF Jebel Ali", { fob: 78000, freight: 3150, insurance: 450 })).toEqual(["", ""]);
});

test("the exporter's country is the one its address ends in, also for goods of another origin (R-1151)", () => {
  const { address } = riceShipment();
  const countryOf = (text: string) =>
    shipmentMergeFields(riceShipment({ originCountry: "Vietnam", address: { ...address, address: text } })).find(
      ({ name }) => name === "seller.country",
    )?.value;
  expect([countryOf("Kalawad Road,\nRajkot 360005, INDIA."), countryOf("Rajkot 360005")]).toEqual(["India", "Vietnam"]);
  expect(countryOf("Lae,\nPapua New Guinea")).toBe("Papua New Guinea");
});

const proposing = documents
  .flatMap((definition) => definition.fields.map((field): [string, DocumentField] => [`${definition.kind}.${field.name}`, field]))
  .flatMap(([name, { proposed = "" }]) => [...proposed.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, field = ""]) => [name, field]));

test.each(proposing)("%s is proposed from the merge field %s, which exists (R-261)", (_name, field) => {
  expect(shipmentMergeFields(riceShipment()).map(({ name }) => name)).toContain(field);
});
