import { describe, expect, test } from "vitest";
import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { customsPackModel } from "../../../api/document/models/customs/customsPackModel.ts";
import { aContainer, aProduct, bulkShipment, riceShipment } from "../../support/fixtures/cases.ts";
import { aPackRequest } from "../../support/fixtures/customsRequests.ts";

function packOf(given: Partial<CustomsPackRequest> = {}, shipment: Shipment = riceShipment()) {
  return customsPackModel(aPackRequest(given), shipment);
}

function rowsOf(rows: { label: string; value: string }[] = []): Record<string, string> {
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

function charged(given: Partial<Shipment["charges"]>, shipment: Partial<Shipment> = {}): Shipment {
  return riceShipment({ ...shipment, charges: { ...riceShipment().charges, ...given } });
}

describe("the data sheet", () => {
  test("of the rice case has the invoice's break-up and the FOB value in rupees, half-up (R-594)", () => {
    const { sheet, warnings } = packOf();
    expect(warnings).toEqual([]);
    expect(rowsOf(sheet?.invoice)).toMatchObject({
      "Nature of contract": "CIF",
      "Nature of payment": "Letter of credit",
      "Period of payment": "At sight",
      "FOB value": "USD 78,900.00",
      Freight: "USD 3,150.00",
      Insurance: "USD 450.00",
      "Exchange rate": "1 USD = INR 88.355, 07/11/2025",
      "FOB value in INR": "INR 69,71,209.50",
    });
    // 82,500.10 x 0.00005 = 4.125005, and 82,500.10 x 0.00006 = 4.950006.
    const half = charged({ fob: 82_500.1, freight: 0, insurance: 0, discount: 312.4 }, { termsOfShipment: "FOB Mundra" });
    const inr = (exchangeRate: string) => rowsOf(packOf({ exchangeRate }, half).sheet?.invoice)["FOB value in INR"];
    expect([inr("0.00005"), inr("0.00006"), inr("1")]).toEqual(["INR 4.13", "INR 4.95", "INR 82,500.10"]);
  });

  test("warns of a letter of undertaking whose year does not cover the invoice, unless tax is charged (R-709)", () => {
    const firm = { ...riceShipment().firm, lutArn: "AD24", lutFinancialYear: "2025-26" };
    const { charges } = riceShipment();
    const doubts = (invoiceDate: string, given: Partial<Shipment> = {}, asked: Partial<CustomsPackRequest> = {}) =>
      packOf({ invoiceDate, date: invoiceDate, ...asked }, riceShipment({ firm, ...given })).warnings.map(({ message, code }) => [
        code,
        message,
      ]);
    expect(doubts("01/04/2026")).toEqual([["LUT_YEAR", "The letter of undertaking of 2025-26 does not cover 01/04/2026."]]);
    expect(doubts("31/03/2026")).toEqual([]);
    expect(doubts("01/04/2026", { charges: { ...charges, gstPercentage: 18 } })).toEqual([]);
    expect(doubts("01/04/2026", {}, { dataSheet: false })).toEqual([]);
  });

  test("names a delivered term CIF if insurance is charged, else C&F (R-710)", () => {
    const contractOf = (termsOfShipment: string, insurance: number) =>
      rowsOf(packOf({}, charged({ insurance }, { termsOfShipment })).sheet?.invoice)["Nature of contract"];
    expect(["DAP Dubai", "DPU Dubai"].map((terms) => [contractOf(terms, 450), contractOf(terms, 0)])).toEqual([
      ["CIF", "C&F"],
      ["CIF", "C&F"],
    ]);
    expect([contractOf("CFR Jebel Ali", 450), contractOf("FOB Mundra", 450), contractOf("CIP Dubai", 0)]).toEqual(["C&F", "FOB", "CIF"]);
  });

  test("without an exchange rate has no rupees, of a shipment in INR has them without one (R-594)", () => {
    const none = { exchangeRate: "", exchangeRateDate: "" };
    expect(rowsOf(packOf(none).sheet?.invoice)).not.toHaveProperty("FOB value in INR");
    expect(rowsOf(packOf(none, riceShipment({ currency: "INR" })).sheet?.invoice)["FOB value in INR"]).toBe("INR 78,900.00");
  });

  test("under a term without freight takes the amount before GST as FOB value, and otherwise never another value than the invoice (R-594)", () => {
    const fob = charged({ fob: 0, freight: 0, insurance: 0 }, { termsOfShipment: "FOB Mundra" });
    expect(rowsOf(packOf({}, fob).sheet?.invoice)).toMatchObject({ "Nature of contract": "FOB", "FOB value": "USD 82,500.00" });
    const freighted = packOf({}, charged({ insurance: 0, fob: 79_350 }, { termsOfShipment: "FOB Mundra" }));
    expect(rowsOf(freighted.sheet?.invoice)).not.toHaveProperty("FOB value");
    expect(freighted.warnings.map(({ message }) => message)).toEqual([
      "FOB includes no freight, but the price break-up has it: the FOB value is not printed.",
    ]);
    const { sheet, warnings } = packOf({}, charged({ fob: 78_901 }));
    expect(rowsOf(sheet?.invoice)).not.toHaveProperty("FOB value");
    expect(rowsOf(sheet?.invoice)).not.toHaveProperty("FOB value in INR");
    expect(warnings).toMatchObject([{ code: "BREAK_UP_OMITTED", field: ["charges", "fob"] }]);
    expect(packOf({ dataSheet: false }, charged({ fob: 78_901 })).warnings).toEqual([]);
    expect(packOf({}, charged({ fob: 0, freight: 0, insurance: 0 })).warnings.map(({ message }) => message)).toEqual([
      "FOB, freight and insurance of this shipment are all 0: the FOB value is not printed.",
    ]);
  });

  test("of free samples has their value of 0, in rupees too (R-594)", () => {
    const free = { discount: 82_812.5, fob: 0, freight: 0, insurance: 0, advance: 0 };
    const rows = rowsOf(packOf({}, charged(free, { termsOfShipment: "FOB Mundra" })).sheet?.invoice);
    expect(rows).toMatchObject({ "Invoice value": "USD 0.00", "FOB value": "USD 0.00", "FOB value in INR": "INR 0.00" });
    expect(rows).not.toHaveProperty("Freight");
  });

  test("of a shipment with tax has taxable value and tax in rupees, without it the letter of undertaking (R-594)", () => {
    const firm = { ...riceShipment().firm, lutArn: "AD24", lutDate: "01/04/2025" };
    expect(rowsOf(packOf({}, riceShipment({ firm })).sheet?.tax)).toMatchObject({ IGST: "LUT No. AD24 dated 01/04/2025", RoDTEP: "Yes" });
    expect(rowsOf(packOf({ exchangeRate: "88" }, charged({ gstPercentage: 5 })).sheet?.tax)).toMatchObject({
      IGST: "5%, paid",
      "Taxable value in INR": "INR 72,60,000.00",
      "IGST in INR": "INR 3,63,000.00",
    });
    // 5 % of 5,60,005.60; in yen the tax is rounded to 50,001, which is INR 28,000.56.
    const products = [aProduct({ quantity: 1, rate: 1_000_010 })];
    const inYen = charged({ gstPercentage: 5, discount: 0 }, { currency: "JPY", products });
    expect(rowsOf(packOf({ exchangeRate: "0.56" }, inYen).sheet?.tax)).toMatchObject({
      "Taxable value in INR": "INR 5,60,005.60",
      "IGST in INR": "INR 28,000.28",
    });
  });

  test("has each line's customs data and each container's seals; a bulk shipment has no container (R-595)", () => {
    const data = { stateOfOrigin: "Gujarat", districtOfOrigin: "Rajkot", sqcQuantity: 50_000, sqcUnit: "KGS", schemeSerialNo: "10063020" };
    const shipment = riceShipment({
      products: [aProduct({ ...data, originCriterion: "WO" })],
      container: [aContainer(10, { packages: 1000, isoType: "22G1", customsSealNumber: "IN0045871" })],
    });
    const { sheet } = packOf({}, shipment);
    expect(sheet?.goods).toMatchObject([
      { sqc: "50,000 KGS", origin: "Rajkot, Gujarat", schemeSerialNo: "10063020", originCriterion: "WO", hsnCode: "10063012" },
    ]);
    expect(sheet?.containers).toMatchObject([
      { type: "20' / 22G1", packages: "1,000", customsSeal: "IN0045871", lineSeal: "HLG4471210", gross: "25,150.00 KG" },
    ]);
    expect(packOf({}, bulkShipment()).sheet?.containers).toEqual([]);
  });
});

test("the export value declaration proposes a sale by rule 3 between strangers, in ten entries (R-593)", () => {
  const rows = packOf().valueDeclaration?.rows ?? [];
  expect(rows.map(({ label }) => Number(label.split(".")[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(rows.slice(2, 6).map(({ value }) => value)).toEqual(["Sale", "Rule 3 (transaction value)", "No", "Not applicable"]);
  const related = packOf({ isRelated: true, hasInfluenced: true }).valueDeclaration?.rows ?? [];
  expect(related.slice(4, 6).map(({ value }) => value)).toEqual(["Yes", "Yes"]);
});

test("the authority letter names the buyer of goods that are consigned to order (R-476)", () => {
  const consignee = { ...riceShipment().consignee, name: "TO THE ORDER OF GULF BANK" };
  const { authorityLetter } = packOf({}, riceShipment({ consignee }));
  const text = JSON.stringify(authorityLetter?.blocks);
  expect(text).toContain("to Confluence Commodities DMCC, United Arab Emirates: to file");
  expect(text).not.toContain("TO THE ORDER");
});

const noParts = { dataSheet: false, valueDeclaration: false, rodtepDeclaration: false, authorityLetter: false };
const refused: [given: Partial<CustomsPackRequest>, field: string, message: string][] = [
  [noParts, "dataSheet", "The pack has no part: please choose at least one"],
  [
    { customsBroker: " \n" },
    "customsBroker",
    "The authority letter needs the customs broker: please enter its name, or leave the letter out",
  ],
  [{ claimRodtep: false }, "rodtepDeclaration", "RoDTEP is not claimed: please leave its declaration out, or claim it"],
  [{ hasInfluenced: true }, "hasInfluenced", "Only the relationship of related parties can influence the price"],
  [{ natureOfTransaction: "OTHER" }, "otherInformation", "The nature of transaction is other: please explain it in the other information"],
  [{ rodtepText: " " }, "rodtepText", "The RoDTEP declaration has no text"],
  [{ valueText: "" }, "valueText", "The export value declaration has no text"],
  [{ authorityText: "" }, "authorityText", "The authority letter has no text"],
  [{ date: "11/11/2025" }, "invoiceDate", "The date of the invoice is after the date of the declarations"],
];
test.each(refused)("a pack with %j is refused at %s (R-592)", (given, field, message) => {
  expect(() => packOf(given)).toThrow(expect.objectContaining({ code: "INVALID", field: [field], message }));
});

const rates: [given: Partial<CustomsPackRequest>, currency: string, field: string, message: string][] = [
  [{ exchangeRate: "0" }, "USD", "exchangeRate", "The exchange rate must be above 0"],
  [{ exchangeRate: "-88" }, "USD", "exchangeRate", "The exchange rate must be above 0"],
  [{ exchangeRate: "88,35" }, "USD", "exchangeRate", "The exchange rate is not a number, such as 88.35"],
  [{ exchangeRate: "88.1234567" }, "USD", "exchangeRate", "The exchange rate must have at most 6 decimals"],
  [{ exchangeRate: "1000001" }, "USD", "exchangeRate", "The exchange rate must be at most 1000000"],
  [{ exchangeRate: "" }, "USD", "exchangeRate", "The exchange rate has a date but no rate: please enter the rate"],
  [{ exchangeRateDate: "" }, "USD", "exchangeRateDate", "Please enter the date of the exchange rate"],
  [{ exchangeRateDate: "14/11/2025" }, "USD", "exchangeRateDate", "The date of the exchange rate is after the date of the declarations"],
  [{}, "INR", "exchangeRate", "The shipment is in INR: please leave the exchange rate blank"],
];
test.each(rates)("the exchange rate of %j in %s is refused (R-594)", (given, currency, field, message) => {
  expect(() => packOf(given, riceShipment({ currency }))).toThrow(expect.objectContaining({ code: "INVALID", field: [field], message }));
});

test("a rate of yen or won as customs publish it, for 100 units, is a warning that names the rate of one (R-1149)", () => {
  const doubts = (exchangeRate: string, currency: string, dataSheet = true) =>
    packOf({ exchangeRate, dataSheet }, riceShipment({ currency })).warnings;
  expect([doubts("0.617", "JPY"), doubts("1", "KRW"), doubts("61.7", "USD"), doubts("61.7", "JPY", false)]).toEqual([[], [], [], []]);
  expect(doubts("61.70", "JPY")).toEqual([
    {
      message: "Customs publish the rupees for 100 JPY, but the exchange rate is that of one: if 61.70 is for 100, please enter 0.617",
      code: "EXCHANGE_RATE",
      field: ["exchangeRate"],
    },
  ]);
});

test("a period or nature of payment other than the terms of payment or the credit say is a warning of the data sheet (R-1312, R-1350)", () => {
  const warningsOf = (request: Partial<CustomsPackRequest>, shipment: Partial<Shipment>) =>
    packOf({ natureOfPayment: "", paymentPeriod: "", ...request }, riceShipment(shipment)).warnings.map(({ message, field }) => [
      field?.[0],
      message,
    ]);
  const accepted = { termsOfPayment: "D/A 60 days from B/L date", lcNo: "" };
  expect(warningsOf({ natureOfPayment: "OPEN", paymentPeriod: 0 }, accepted)).toEqual([
    ["paymentPeriod", "The terms of payment say 60 days after the B/L date, but the data sheet says at sight"],
    ["natureOfPayment", "The terms of payment say documents against acceptance, but the data sheet says open account"],
  ]);
  expect(warningsOf({ paymentPeriod: 0 }, { termsOfPayment: "60 days after invoice date", lcNo: "" })).toEqual([
    ["paymentPeriod", "The terms of payment say 60 days, but the data sheet says at sight"],
  ]);
  const credit = { termsOfPayment: "L/C at sight", lcNo: "LC/1" };
  expect(warningsOf({ natureOfPayment: "DP", paymentPeriod: 1 }, credit)).toEqual([
    ["paymentPeriod", "The terms of payment say at sight, but the data sheet says 1 day"],
    ["natureOfPayment", "The shipment names letter of credit LC/1, but the data sheet says documents against payment"],
  ]);
  expect(warningsOf({ natureOfPayment: "DA", paymentPeriod: 60 }, accepted)).toEqual([]);
  expect(warningsOf({ natureOfPayment: "LC", paymentPeriod: 0 }, credit)).toEqual([]);
  expect(warningsOf({}, accepted)).toEqual([]);
  // What is paid in part before leaves the nature open.
  expect(warningsOf({ natureOfPayment: "AP" }, { termsOfPayment: "30% advance, 70% against documents", lcNo: "" })).toEqual([]);
});

test("an HSN code that is no tariff item of 8 digits is a warning of the data sheet (R-1293)", () => {
  const doubts = (dataSheet: boolean, ...codes: string[]) =>
    packOf({ dataSheet }, riceShipment({ products: codes.map((hsnCode) => aProduct({ hsnCode })) })).warnings.filter(
      ({ code }) => code === "HSN_CODE",
    );
  expect([doubts(true, "10063012", "1006.30.12", "1006 30 12"), doubts(false, "1006")]).toEqual([[], []]);
  expect(doubts(true, "10063012", "100630")).toEqual([
    {
      message: "Line 2: a shipping bill needs the tariff item of 8 digits, but the HSN code is 100630",
      code: "HSN_CODE",
      field: ["products", "1", "productId"],
    },
  ]);
  expect(doubts(true, "100630120", "RICE")).toHaveLength(2);
});

test.each([
  ["the net weight in the same unit", "50000", "KGS", null],
  ["the net weight in a larger unit", "50", "MTS", null],
  ["the net weight, but for rounding", "50000.0005", "KGS", null],
  ["another weight", "25000", "KGS", "Line 1: the SQC quantity is 25,000 KGS, but the net weight 50,000.00 KG"],
  ["another weight in the order's unit", "25", "MT", "Line 1: the SQC quantity is 25 MT, but the quantity 50 MT"],
  ["a count, which no weight says", "2000", "NOS", null],
  ["not entered", "0", "KGS", null],
])("an SQC quantity that is %s is a warning of the data sheet or none (R-1318)", (_what, sqcQuantity, sqcUnit, message) => {
  const [first = aProduct()] = riceShipment().products;
  const { warnings } = packOf({}, riceShipment({ products: [{ ...first, sqcQuantity, sqcUnit }, ...riceShipment().products.slice(1)] }));
  expect(warnings).toEqual(message === null ? [] : [{ message, code: "SQC_QUANTITY", field: ["products", "0", "sqcQuantity"] }]);
});
