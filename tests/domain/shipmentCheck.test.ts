import { describe, expect, test } from "vitest";
import { checkCharges, checkShipment, type ShipmentDraft } from "#domain/shipmentCheck.ts";
import { shipmentTotals } from "#domain/shipmentTotals.ts";

const line = { productId: "g1", unitId: "u1", quantity: "50", rate: "1085", marks: "", description: "" };
const blankLine = { productId: "", unitId: "u1", quantity: "", rate: "0", marks: "", description: "" };

function aDraft(change: Partial<ShipmentDraft> = {}): ShipmentDraft {
  return {
    name: "Rice",
    addressId: "a",
    isSellerDifferent: false,
    sellerId: "",
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

  test("all missing fields are named in one sentence, in the spec's order", () => {
    const empty = Object.fromEntries(Object.keys(aDraft()).map((key) => [key, ""]));
    const draft = { ...empty, isSellerDifferent: true, products: [{ ...line, productId: "" }], notifyId: [], container: [], containers: 1 };
    expect(messages(draft as Partial<ShipmentDraft>)[0]).toBe(
      "Please fill in the following required fields: Shipment Name, Firm Address, Seller, Consignee, Broker, Origin Country, " +
        "Destination Country, Port of Loading, Port of Discharge, Terms of Payment, Terms of Shipment, Final Destination, Currency, " +
        "Declaration, Bank Details, Shipment Type, Product",
    );
  });

  test("a chosen product needs packaging details, since weights and packages come from them", () => {
    expect(messages({ products: [{ ...line, unitId: "" }] })).toEqual(["Please fill in the following required fields: Packaging Details"]);
  });

  test("the seller is asked for only if it differs", () => {
    expect(messages({ isSellerDifferent: true })).toEqual(["Please fill in the following required fields: Seller"]);
    expect(messages({ isSellerDifferent: false })).toEqual([]);
  });
});

describe("product lines", () => {
  test("a later blank line is no fault; one with figures but no product is", () => {
    expect(messages({ products: [line, blankLine] })).toEqual([]);
    expect(messages({ products: [line, { ...blankLine, quantity: "3" }] })).toEqual([
      "Please fill in the following required fields: Product (line 2)",
    ]);
  });

  test("all lines use the same packaging", () => {
    expect(messages({ products: [line, { ...line, unitId: "u2" }] })).toEqual(["All products must use the same packaging details"]);
  });

  test("eleven lines are too many", () => {
    expect(messages({ products: Array.from({ length: 11 }, () => line) })).toEqual(["At most 10 products are allowed"]);
  });

  test("a quantity that is no number is refused", () => {
    expect(messages({ products: [{ ...line, quantity: "many" }] })).toEqual(["Line 1: quantity must be a number"]);
  });
});

describe("containers", () => {
  test("a containerised shipment needs at least one container", () => {
    expect(messages({ type: "CONTAINERISED", containers: 0 })).toEqual(["At least 1 container is required"]);
  });

  test("listed containers need their numbers; a bulk shipment has none", () => {
    expect(messages({ type: "CONTAINERISED", container: [{ containerNumber: " " }] })).toEqual([
      "Container numbers are required for all containers",
    ]);
    expect(messages({ type: "BULK", containers: 0, container: [{ containerNumber: "" }] })).toEqual([]);
  });

  test("six notify parties are too many", () => {
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
  ])("%j is refused: %s", (charges, message) => {
    const totals = shipmentTotals("USD", [figures], charges);
    expect(checkCharges(charges, totals).map((problem) => problem.message)).toEqual([message]);
  });

  test("a discount of the whole subtotal is allowed", () => {
    const charges = { ...none, discount: "100" };
    expect(checkCharges(charges, shipmentTotals("USD", [figures], charges))).toEqual([]);
  });
});
