import { describe, expect, test } from "vitest";
import { shipmentSummary } from "../../../gateway/rest/shapes/shipment.ts";
import { parseSummary } from "../../../gateway/rest/shapes/fastSummaryParser.ts";
import { parseTolerantly } from "../../../gateway/rest/shapes/parsing/tolerantParse.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";

/** A row as our own service lists it. */
const row: Record<string, unknown> = JSON.parse(JSON.stringify(riceShipment({ updatedAt: "2025-10-02T06:00:00.000Z" })));

describe("a row of a list reads the same by the usual form and by the summary's shape", () => {
  test.each<[string, Record<string, unknown>]>([
    ["as it is", {}],
    ["with a status", { status: "Shipped" }],
    ["with no status", { status: null }],
    ["never changed", { updatedAt: null }],
    ["with figures as text", { totalAmount: "66000.00" }],
    ["with a tiny figure", { totalAmount: 1e-7 }],
    ["with a huge figure", { totalQuantity: 123456789012345 }],
    ["with a fraction", { totalGrossQuantity: 75450.125 }],
    ["with a number for an id", { shipmentId: 7 }],
    ["with an instant of another form", { createdAt: "2025-10-01T11:30:00+05:30" }],
    ["with a time in milliseconds", { createdAt: 1_759_298_400_000 }],
    ["without numbers of documents", { invoiceNo: null, invoiceDate: undefined }],
    ["without what a foreign server leaves out", { consignee: undefined, currency: undefined, totalAmount: undefined }],
    ["with more than is known", { colour: "#fff", consignee: { buyerId: "B1", name: "A", address: "", country: "", rating: 5 } }],
    ["of another type", { type: "AIR" }],
    ["with a day that is none", { createdAt: "2025-02-30T00:00:00.000Z" }],
    ["with an instant that is none", { createdAt: "soon" }],
    ["with no id", { shipmentId: "" }],
    ["with an amount that is none", { totalAmount: "much" }],
  ])("%s", (_what, change) => {
    const given = { ...row, ...change };
    expect(parseSummary(given)).toEqual(parseTolerantly(shipmentSummary, given));
  });
});
