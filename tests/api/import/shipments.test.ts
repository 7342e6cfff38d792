import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importMessages } from "#domain/import/import.ts";
import { maxImportedShipments } from "#domain/import/shipmentColumns.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anImportingOffice, headings, shipmentsOf, tableOf, wholeOf } from "../../support/api/shipments/shipmentTables.ts";
import { aLine, anExporter, aRecord } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

const office = () => anImportingOffice(api);

describe("a table of shipments", () => {
  test("with commas that group no thousands is refused, not read as another figure (R-753)", async () => {
    const { checked } = await office();
    for (const Qty of ["1,23,45.50", "12,50.00", "1,387"]) {
      const { rows } = await checked(tableOf([{ Shipment: "Rice 1", HSN: "10063012", Qty }]));
      expect(rows[0]?.problems.map(({ message }) => message)).toEqual(["quantity must be a number"]);
    }
  });

  test("becomes one shipment of each name, a line of each row, with exact figures, as a single add computes them (R-993)", async () => {
    const { exporter, read, checked, calls } = await office();
    const table = tableOf(
      [
        { Shipment: "Rice 1", HSN: "10063012", Qty: "1,20,000.500", Price: "1142.5", "PO Date": "12-Nov-25" },
        { Shipment: "Rice 2", Product: "steam rice", Qty: "0.1", Price: "0.3" },
        { Shipment: "Rice 1", Product: "STEAM RICE", Qty: "3", Price: "9.99" },
      ],
      ["Discount"],
    );
    expect((await checked(table)).counts).toEqual({ new: 3, changed: 0, same: 0, errors: 0 });
    expect(await shipmentsOf(exporter)).toEqual([]);
    const applied = (await calls.apply(await read(table))).data;
    expect(applied).toMatchObject({ kind: "SHIPMENT", state: "APPLIED", added: 2, changed: 0 });
    const [first, second] = await shipmentsOf(exporter);
    expect([first, second]).toMatchObject([
      { name: "Rice 1", totalAmount: 137_100_601.22 },
      { name: "Rice 2", totalAmount: 0.03 },
    ]);
    const whole = await wholeOf(exporter, first?.shipmentId);
    const lines = [
      aLine(exporter, { quantity: "120000.5", rate: "1142.5", marks: "", description: "", specification: "" }),
      aLine(exporter, { productId: exporter.otherProductId, quantity: "3", rate: "9.99", marks: "", description: "", specification: "" }),
    ].map(({ package: _computed, ...line }) => line);
    const { user, firm, addressId, consigneeId, brokerId } = exporter;
    const body = {
      firmId: firm.firmId,
      addressId,
      consigneeId,
      brokerId,
      bankId: firm.bankDetails[1]?.bankId,
      name: "Rice 1",
      type: "BULK",
      originCountry: "India",
      destinationCountry: "United Arab Emirates",
      portOfLoading: "Mundra",
      portOfDischarge: "Jebel Ali",
      finalDestination: "Jebel Ali",
      termsOfPayment: "At sight",
      termsOfShipment: "CIF Jebel Ali",
      currency: "USD",
      declaration: "We declare.",
      orderDate: "12/11/2025",
      products: lines,
    };
    const single = (await user.post<Shipment>("/v1/shipment/add", body)).data;
    const { shipmentId: _1, createdAt: _2, updatedAt: _3, differsFromMasterData: _4, warnings: _5, ...imported } = whole;
    expect(single).toMatchObject(imported);
    const trail = (await trailOf(user)).entries;
    expect(trail.filter(({ action }) => action === "IMPORTED")).toMatchObject([{ noun: "IMPORT", entityId: applied.importId }]);
    expect(trail.filter(({ noun, action }) => noun === "SHIPMENT" && action === "ADDED")).toHaveLength(3);
  });

  test("needs names of stored records, and says what to add (R-994)", async () => {
    const { exporter, checked } = await office();
    await aRecord(exporter.user, "goods", { name: "BASMATI RICE", hsnCode: "10063099" }, "goodsId");
    for (const country of ["Kenya", "Oman"]) await aRecord(exporter.user, "buyer", { name: "Twin", country, address: "" }, "buyerId");
    const { rows, counts } = await checked(
      tableOf([
        { Shipment: "a", Consignee: "Nobody" },
        { Shipment: "b", Product: "GOLD", Type: "Plane" },
        { Shipment: "c", HSN: "1", Bank: "Moon" },
        { Shipment: "d" },
        { Shipment: "e", Consignee: "Twin" },
        { Shipment: "f", Consignee: "twin (Oman)", HSN: "10063012" },
        { Shipment: "g", HSN: "10063012", "Firm Address": "" },
        { Shipment: "h", HSN: "10063012", Qty: "many", Currency: "US" },
        { Shipment: "i", HSN: "10063012", "PO Date": "31/02/2025" },
        { Shipment: "", HSN: "10063012" },
      ]),
    );
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, errors: 9 });
    const said = rows.map(({ problems }) => problems.map(({ column, message }) => [headings[column ?? -1] ?? null, message]));
    expect(said).toEqual([
      [
        ["Consignee", importMessages.unknownRecord("buyer", "Nobody")],
        ["Product", importMessages.severalProducts("BASMATI RICE")],
      ],
      [
        ["Type", importMessages.unknownType],
        ["Product", importMessages.unknownRecord("product", "GOLD")],
      ],
      [
        ["Bank", importMessages.unknownRecord("account of the firm", "Moon")],
        ["Product", importMessages.otherHsnCode("10063012")],
      ],
      [["Product", importMessages.severalProducts("BASMATI RICE")]],
      [
        ["Consignee", importMessages.severalRecords("buyers", "Twin")],
        ["Product", importMessages.severalProducts("BASMATI RICE")],
      ],
      [],
      [["Firm Address", "Please fill in the following required fields: Firm Address"]],
      [["Qty", "quantity must be a number"]],
      [["PO Date", "orderDate must be a date of the calendar as DD/MM/YYYY, from 1900 on"]],
      [["Shipment", "Please fill in the following required fields: Shipment Name"]],
    ]);
  });

  test("is refused for rows that contradict each other, and a shipment with an error is left out whole (R-994, R-996)", async () => {
    const { exporter, checked, read, calls } = await office();
    const table = tableOf([
      { Shipment: "a", Currency: "USD" },
      { Shipment: "a", Currency: "EUR" },
      { Shipment: "a", Currency: "", Product: "", Qty: "", Price: "" },
      { Shipment: "b" },
      ...Array.from({ length: 11 }, () => ({ Shipment: "c" })),
    ]);
    const { rows, counts } = await checked(table);
    expect(counts).toEqual({ new: 1, changed: 0, same: 0, errors: 14 });
    expect(rows.slice(0, 5).map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [importMessages.otherRow(3)],
      [importMessages.otherInShipment("Currency", 2)],
      ["Please fill in the following required fields: Product"],
      [],
      ["At most 10 products are allowed"],
    ]);
    const upload = await read(table);
    expect((await calls.apply(upload)).errors[0]?.error).toBe(importMessages.hasErrors(14));
    expect((await calls.apply(upload, { skipsErrors: true })).data).toMatchObject({ added: 1 });
    expect((await shipmentsOf(exporter)).map(({ name }) => name)).toEqual(["b"]);
  });

  test("is the same when it comes again, also after edits that it says nothing of; other data of a stored name is an error (R-995)", async () => {
    const { exporter, checked, all, read, calls } = await office();
    const rows = [{ Shipment: "Rice 1" }, { Shipment: "Rice 1", Product: "STEAM RICE" }, { Shipment: "Rice 2" }];
    expect(await all(tableOf(rows))).toMatchObject({ added: 2 });
    const same = { new: 0, changed: 0, same: 3, errors: 0 };
    expect((await checked(tableOf(rows))).counts).toEqual(same);
    expect((await calls.apply(await read(tableOf(rows)))).errors[0]?.error).toBe(importMessages.nothing);
    const [, second] = await shipmentsOf(exporter);
    const whole = await wholeOf(exporter, second?.shipmentId);
    const edit = await exporter.user.post(`/v1/shipment/update?shipmentId=${second?.shipmentId}`, { ...whole, notes: "Call first" });
    expect(edit.errors).toEqual([]);
    expect((await checked(tableOf(rows))).counts).toEqual(same);
    const other = await checked(
      tableOf([
        { Shipment: "Rice 1", Qty: "11" },
        { Shipment: "Rice 1", Product: "STEAM RICE" },
        { Shipment: "Rice 2", "Final Destination": "Dubai" },
      ]),
    );
    expect(other.rows.map(({ problems }) => problems.map(({ column, message }) => [headings[column ?? -1], message]))).toEqual([
      [["Qty", importMessages.storedOtherwise("Quantity")]],
      [[undefined, importMessages.otherRow(2)]],
      [["Final Destination", importMessages.storedOtherwise("Final Destination")]],
    ]);
  });

  test("names a firm, or belongs to the one that is asked for; unknown firms and strangers' ids count for nothing (R-993)", async () => {
    const { exporter, checked, read, calls } = await office();
    const table = tableOf([{ Shipment: "a" }], ["Firm"]);
    const second = await aFirm(api, exporter.user, { name: "Second Firm" });
    const stranger = await anExporter(api);
    expect((await checked(table)).rows[0]?.problems[0]?.message).toBe(importMessages.firmMissing);
    expect((await checked(table, { firmId: stranger.firm.firmId })).rows[0]?.problems[0]?.message).toBe(importMessages.firmMissing);
    expect((await checked(table, { firmId: exporter.firm.firmId })).counts).toMatchObject({ new: 1 });
    const named = tableOf([{ Shipment: "a", Firm: "second firm", "Firm Address": "", Bank: "" }], ["Firm"]);
    const { data } = await calls.apply(await read(named), { firmId: exporter.firm.firmId });
    expect(data).toMatchObject({ added: 1 });
    expect(await shipmentsOf({ ...exporter, firm: second })).toMatchObject([{ name: "a", firmId: second.firmId }]);
  });

  test("has at most a thousand shipments (R-996)", async () => {
    const { calls, read } = await office();
    const many = tableOf(Array.from({ length: maxImportedShipments + 1 }, (_, n) => ({ Shipment: `s${n}` })));
    expect((await calls.check(await read(many))).errors[0]?.error).toBe(importMessages.manyShipments(maxImportedShipments));
  });
});

test("the claimed total, packages, parties, containers and charges are read; a wrong total is refused (R-993)", async () => {
  const { exporter, checked, all } = await office();
  const more = [
    "Invoice Value",
    "Package Type",
    "Net Wt per Package",
    "Notify",
    "Buyer",
    "Seller",
    "Containers",
    "FCL/LCL",
    "Discount",
    "Notes",
  ];
  const row = {
    Shipment: "a",
    "Invoice Value": "9,999.50",
    "Package Type": "bag",
    "Net Wt per Package": "50",
    Notify: "Confluence Commodities DMCC; Oriental Grains Handel B.V.",
    Buyer: "Oriental Grains Handel B.V.",
    Seller: exporter.firm.name,
    Containers: "2",
    "FCL/LCL": "lcl",
    Discount: "0.50",
    Type: "",
  };
  expect((await checked(tableOf([{ ...row, "Invoice Value": "1" }], more))).rows[0]?.problems[0]).toEqual({
    column: headings.length,
    message: "Total amount should be 9999.5, not 1",
  });
  expect(await all(tableOf([row], more))).toMatchObject({ added: 1 });
  const [stored] = await shipmentsOf(exporter);
  expect(await wholeOf(exporter, stored?.shipmentId)).toMatchObject({
    totalAmount: 9999.5,
    containerDetail: { containers: 2, type: "LCL" },
    buyerId: exporter.sellerId,
    sellerId: null,
    isSellerDifferent: false,
    notifyId: [exporter.notifyId, exporter.sellerId],
    products: [{ package: { total: 200, netWeightPerPackage: 50, grossWeightPerPackage: 25.15 } }],
  });
  expect((await checked(tableOf([row], more))).counts).toMatchObject({ same: 1 });
});
