import { describe, expect, test } from "vitest";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { blankTexts } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { checkCharges } from "#domain/shipment/checkCharges.ts";
import { checkShipment, type ShipmentDraft } from "#domain/shipment/shipmentCheck.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { shipmentTotals } from "#domain/shipment/shipmentTotals.ts";

const line = { ...blankTexts(lineFields), productId: "g1", unitId: "u1", quantity: "50", rate: "1085" };
const aContainer = { ...blankTexts(containerFields), containerNumber: "TVXU1001010", netWeight: "0", grossWeight: "0" };
const blankLine = { ...line, productId: "", quantity: "", rate: "0" };

function aDraft(change: Partial<ShipmentDraft> = {}): ShipmentDraft {
  return {
    ...blankTexts(shipmentFields),
    name: "Rice",
    addressId: "a",
    isSellerDifferent: false,
    sellerId: "",
    isBuyerDifferent: false,
    buyerId: "",
    references: [],
    consigneeId: "c",
    brokerId: "b",
    originCountry: "India",
    destinationCountry: "Kenya",
    portOfLoading: "Mundra",
    portOfDischarge: "Mombasa",
    termsOfPayment: "L/C",
    termsOfShipment: "CFR",
    finalDestination: "Mombasa",
    currency: "USD",
    declaration: "We declare",
    bankId: "bank",
    type: "BULK",
    preCarriage: "By Road",
    notifyId: [],
    products: [line],
    containers: 1,
    containerLoad: "FCL",
    container: [],
    ...change,
  };
}

function messages(draft: Partial<ShipmentDraft>): string[] {
  return checkShipment(aDraft(draft)).map(({ message }) => message);
}

describe("required fields", () => {
  test("a complete draft passes", () => {
    expect(checkShipment(aDraft())).toEqual([]);
  });

  test("all missing fields are named in one sentence, in the form's order (R-213)", () => {
    const empty = Object.fromEntries(Object.keys(aDraft()).map((key) => [key, ""]));
    const draft = {
      ...empty,
      isSellerDifferent: true,
      products: [{ ...line, productId: "" }],
      notifyId: [],
      container: [],
      containers: 1,
      references: [],
    };
    expect(messages(draft as Partial<ShipmentDraft>)[0]).toBe(
      "Please fill in the following required fields: Shipment Name, Firm Address, Seller, Consignee, Broker, Origin Country, " +
        "Destination Country, Port of Loading, Port of Discharge, Terms of Payment, Terms of Shipment, Final Destination, Currency, " +
        "Declaration, Bank Details, Shipment Type, Product",
    );
  });

  test("a chosen product needs packaging details, since weights and packages come from them", () => {
    expect(messages({ products: [{ ...line, unitId: "" }] })).toEqual(["Please fill in the following required fields: Packaging Details"]);
  });

  test("the seller is asked for only if it differs (R-214)", () => {
    expect(messages({ isSellerDifferent: true })).toEqual(["Please fill in the following required fields: Seller"]);
    expect(messages({ isSellerDifferent: false })).toEqual([]);
  });
});

describe("product lines", () => {
  test("a later blank line is no fault; one with figures but no product is (R-215, R-216)", () => {
    expect(messages({ products: [line, blankLine] })).toEqual([]);
    expect(messages({ products: [line, { ...blankLine, quantity: "3" }] })).toEqual([
      "Please fill in the following required fields: Product (line 2)",
    ]);
  });

  test("all lines use the same packaging (R-222)", () => {
    expect(messages({ products: [line, { ...line, unitId: "u2" }] })).toEqual(["All products must use the same packaging details"]);
  });

  test("eleven lines are too many (R-219, R-223)", () => {
    expect(messages({ products: Array.from({ length: 11 }, () => line) })).toEqual(["At most 10 products are allowed"]);
  });

  test("a quantity that is no number is refused", () => {
    expect(messages({ products: [{ ...line, quantity: "many" }] })).toEqual(["Line 1: quantity must be a number"]);
  });
});

describe("figures are printed as they are entered", () => {
  const packages = { netWeightPerPackage: "25", grossWeightPerPackage: "25.15" };
  test.each<[string, Partial<ShipmentDraft>]>([
    ["Line 1: quantity must have at most 3 decimals", { products: [{ ...line, quantity: "1.2345" }] }],
    ["Line 1: rate must have at most 4 decimals", { products: [{ ...line, rate: "0.00001" }] }],
    [
      "Line 1: net weight per package must have at most 3 decimals",
      { products: [{ ...line, package: { ...packages, netWeightPerPackage: "0.0301" } }] },
    ],
    [
      "Container 1: gross weight must have at most 3 decimals",
      { type: "CONTAINERISED", container: [{ ...aContainer, grossWeight: "1.0005" }] },
    ],
    ["Line 1: quantity must have at most 15 digits", { products: [{ ...line, quantity: "1234567890123456" }] }],
    ["Line 1: quantity is required", { products: [{ ...line, quantity: "" }] }],
  ])("%s", (message, draft) => {
    expect(messages(draft)).toEqual([message]);
  });

  test("trailing zeros are no decimals", () => {
    expect(messages({ products: [{ ...line, quantity: "1.2500", rate: "2.34560" }] })).toEqual([]);
  });
});

describe("places and money are of the known ones", () => {
  test("a country is one of the list, in any case, and a currency one of ISO 4217", () => {
    expect(messages({ originCountry: "INDIA" })).toEqual([]);
    expect(messages({ originCountry: "Atlantis", currency: "XYZ" })).toEqual([
      "Atlantis is not a country of the list",
      "XYZ is not a currency code of ISO 4217",
    ]);
  });
});

test("ten lines and a blank one are ten", () => {
  const ten = Array.from({ length: 10 }, () => line);
  expect(messages({ products: [...ten, blankLine] })).toEqual([]);
  expect(messages({ products: [...ten, line] })).toEqual(["At most 10 products are allowed"]);
});

describe("containers", () => {
  test("a containerised shipment needs at least one container (R-217)", () => {
    expect(messages({ type: "CONTAINERISED", containers: 0 })).toEqual(["At least 1 container is required"]);
  });

  test("listed containers need their numbers; a bulk shipment has none (R-218)", () => {
    expect(messages({ type: "CONTAINERISED", container: [{ ...aContainer, containerNumber: " " }] })).toEqual([
      "Container numbers are required for all containers",
    ]);
    expect(messages({ type: "BULK", containers: 0, container: [{ ...aContainer, containerNumber: "" }] })).toEqual([]);
  });

  test("six notify parties are too many (R-219, R-223)", () => {
    expect(messages({ notifyId: ["1", "2", "3", "4", "5", "6"] })).toEqual(["At most 5 notify parties are allowed"]);
  });
});

describe("charges", () => {
  const none = { discount: "0", gstPercentage: "0", advance: "0", fob: "0", freight: "0", insurance: "0", commission: "0" };
  const figures = { quantity: "1", rate: "100", unitWeight: "1", netWeightPerPackage: "1", grossWeightPerPackage: "1" };

  test.each([
    [{ ...none, discount: "100.01" }, "Discount exceeds subtotal"],
    [{ ...none, advance: "100.01" }, "Advance exceeds invoice value"],
    [{ ...none, freight: "-1" }, "Charges must not be negative"],
    [{ ...none, gstPercentage: "101" }, "GST must be at most 100 percent"],
    [{ ...none, freight: "0.005" }, "Freight must have at most 2 decimals in USD"],
    [{ ...none, advance: "1234567890123456" }, "Advance must have at most 15 digits"],
  ])("%j is refused: %s", (charges, message) => {
    const totals = shipmentTotals("USD", [figures], charges);
    expect(checkCharges("USD", charges, totals).map((problem) => problem.message)).toEqual([message]);
  });

  test("yen have no decimals", () => {
    const charges = { ...none, insurance: "0.4" };
    expect(checkCharges("JPY", charges, shipmentTotals("JPY", [figures], charges))).toMatchObject([
      { message: "Insurance must have no decimals in JPY", field: ["charges", "insurance"] },
    ]);
  });

  test("a discount of the whole subtotal is allowed", () => {
    const charges = { ...none, discount: "100" };
    expect(checkCharges("USD", charges, shipmentTotals("USD", [figures], charges))).toEqual([]);
  });
});
