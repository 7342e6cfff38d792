import type { Odd } from "./foreignRestServer.ts";
import { itemsOf, type Item } from "./store.ts";

/**
 * Something odd that a server of the contract answers: on one route, with changed data. `lost` tells what reads otherwise than
 * without it, by paths in the answer to `picture`; everything else must read the same.
 */
export type Oddity = { what: string; route: string; data: NonNullable<Odd["data"]>; lost: Record<string, unknown> };

/** What is asked for under every oddity: the viewer, a page, a shipment and a sheet. */
export const picture = `query ($shipment: ID!, $firm: ID!) {
  viewer {
    name email type status originCountries currencies paymentTerms
    firms { nodes { id name addresses { addressId name } bankDetails { bankId iban accountNumber } } }
    buyers { nodes { id name country } }
    goods { nodes { id name hsnCode } }
    packagingUnits { nodes { id orderUnit weight netWeight } }
    contractFormats { nodes { id name fields { name value } } }
    shipments { totalCount pageInfo { hasNextPage } nodes { id firmId name status createdAt totalAmount } }
  }
  shipment: node(id: $shipment) { ... on Shipment {
    id firmId name status createdAt version type currency isSellerDifferent invoiceNo invoiceDate piDate
    totalAmount amountBeforeGST totalNetWeight totalGrossWeight
    charges { discount gstPercentage advance fob } totals { subtotal totalAmount totalNetWeight }
    consignee { buyerId name } address { addressId name } bankDetails { bankId iban }
    products { productId name hsnCode quantity rate amount unit { unitId orderUnit packingUnit weight } packages { total netWeight } }
    containerDetail { containerCount type } containers { containerNumber netWeight unit }
    attachments { nodes { name type sizeInMB updatedAt } }
  } }
  firm: node(id: $firm) { ... on Firm { statsSheet {
    rowCount columns { columnId name width editable } rows { id values { cells colour } }
  } } }
}`;

const info = "GET /v1/user/info";
const one = "GET /v1/shipment";
const list = "POST /v1/shipment/filter";
const columns = "GET /v1/shipment-stats/columns";
const rows = "POST /v1/shipment-stats/filter";

const change =
  (values: Item) =>
  (data: Item): Item => ({ ...data, ...values });
const changeEach =
  (name: string, values: Item) =>
  (data: Item): Item => ({ ...data, [name]: itemsOf(data[name]).map((item) => ({ ...item, ...values })) });
/** Changes the first item of a list. */
const changeFirst =
  (name: string, values: Item) =>
  (data: Item): Item => ({ ...data, [name]: itemsOf(data[name]).map((item, index) => (index === 0 ? { ...item, ...values } : item)) });
const changePart =
  (name: string, values: Item) =>
  (data: Item): Item => ({ ...data, [name]: { ...(data[name] as Item), ...values } });
const nothing = {};

const lineUnitLost = {
  "shipment.products.0.unit": { unitId: "", orderUnit: "MT", packingUnit: "", weight: null },
  "shipment.products.1.unit": { unitId: "", orderUnit: "MT", packingUnit: "", weight: null },
  "shipment.totals.totalNetWeight": null,
};
const noTotals = { totalAmount: undefined, amountBeforeGST: null, totalQuantity: undefined, totalGrossQuantity: "" };

export const oddities: Oddity[] = [
  {
    what: "a list that is null",
    route: info,
    data: change({ buyers: null }),
    lost: { "viewer.buyers.nodes": [], "shipment.consignee.name": "" },
  },
  { what: "a list that is text", route: info, data: change({ currency: "USD" }), lost: { "viewer.currencies": [] } },
  { what: "a null among texts", route: info, data: change({ currency: [null, "USD"] }), lost: nothing },
  { what: "a null among records", route: info, data: (data) => ({ ...data, goods: [null, ...itemsOf(data["goods"])] }), lost: nothing },
  {
    what: "a record without an id",
    route: info,
    data: (data) => ({ ...data, buyers: [{ name: "Nobody" }, ...itemsOf(data["buyers"])] }),
    lost: nothing,
  },
  { what: "a status as a number", route: info, data: change({ status: 3 }), lost: { "viewer.status": null } },
  { what: "an unknown type", route: info, data: change({ type: "CARRIER" }), lost: { "viewer.type": null } },
  { what: "no name", route: info, data: change({ name: undefined }), lost: { "viewer.name": "" } },
  { what: "an HSN code as a number", route: info, data: changeFirst("goods", { hsnCode: 10063012 }), lost: nothing },
  {
    what: "an IBAN as a number, and an account number that JSON rounds",
    route: info,
    data: (data) => ({
      ...data,
      firms: itemsOf(data["firms"]).map((firm) =>
        changeFirst("bankDetails", { iban: 4200, accountNumber: Number("50200012345678901234") })(firm),
      ),
    }),
    lost: { "viewer.firms.nodes.0.bankDetails.0.iban": "4200", "viewer.firms.nodes.0.bankDetails.0.accountNumber": "" },
  },
  {
    what: "a weight that is none",
    route: info,
    data: changeFirst("units", { weight: "much" }),
    lost: { "viewer.packagingUnits.nodes.0.weight": null },
  },
  {
    what: "sections of a contract that are no map",
    route: info,
    data: changeFirst("contractFormat", { fields: 5 }),
    lost: { "viewer.contractFormats.nodes.0.fields": [] },
  },
  { what: "no total", route: list, data: change({ total: undefined }), lost: nothing },
  { what: "neither total nor hasNext", route: list, data: change({ total: undefined, hasNext: undefined }), lost: nothing },
  { what: "hasNext as text", route: list, data: change({ hasNext: "false" }), lost: nothing },
  {
    what: "rows without a time",
    route: list,
    data: changeEach("shipments", { createdAt: null }),
    lost: { "viewer.shipments.nodes.0.createdAt": null },
  },
  {
    what: "times of rows as day/month/year",
    route: list,
    data: changeEach("shipments", { createdAt: "03/11/2025" }),
    lost: { "viewer.shipments.nodes.0.createdAt": "2025-11-03T00:00:00.000Z" },
  },
  {
    what: "rows' status as a number",
    route: list,
    data: changeEach("shipments", { status: 3 }),
    lost: { "viewer.shipments.nodes.0.status": "3" },
  },
  {
    what: "rows without their firm",
    route: list,
    data: changeEach("shipments", { firmId: undefined }),
    lost: { "viewer.shipments.nodes.0.firmId": "" },
  },
  { what: "rows with a total that is none", route: list, data: changeEach("shipments", { totalAmount: "much" }), lost: nothing },
  { what: "no time", route: one, data: change({ createdAt: null }), lost: { "shipment.createdAt": null } },
  {
    what: "a time as day/month/year",
    route: one,
    data: change({ createdAt: "3/11/2025 10:30" }),
    lost: { "shipment.createdAt": "2025-11-03T10:30:00.000Z" },
  },
  { what: "a day as an instant", route: one, data: change({ invoiceDate: "2025-11-12T00:00:00+05:30" }), lost: nothing },
  { what: "a day that is none", route: one, data: change({ invoiceDate: "31/02/2025" }), lost: { "shipment.invoiceDate": null } },
  { what: "a status as a number", route: one, data: change({ status: 3 }), lost: { "shipment.status": "3" } },
  { what: "version 0", route: one, data: change({ version: 0 }), lost: { "shipment.version": 0 } },
  { what: "a version as text", route: one, data: change({ version: "7" }), lost: { "shipment.version": 7 } },
  { what: "a truth as text", route: one, data: change({ isSellerDifferent: "false" }), lost: nothing },
  { what: "no charges", route: one, data: change({ charges: null }), lost: { "shipment.charges": null, "shipment.totals": null } },
  {
    what: "a charge that is none",
    route: one,
    data: changePart("charges", { discount: "n/a" }),
    lost: { "shipment.charges.discount": null, "shipment.totals": null },
  },
  {
    what: "charges that were not entered",
    route: one,
    data: changePart("charges", { fob: null }),
    lost: { "shipment.charges.fob": "0.00" },
  },
  { what: "no totals", route: one, data: change(noTotals), lost: nothing },
  {
    what: "no totals and no charges",
    route: one,
    data: change({ ...noTotals, charges: null }),
    lost: {
      "shipment.totalAmount": null,
      "shipment.amountBeforeGST": null,
      "shipment.charges": null,
      "shipment.totals": null,
      // Its list leaves the total to the shipment.
      "viewer.shipments.nodes.0.totalAmount": null,
    },
  },
  { what: "figures as text", route: one, data: change({ totalAmount: "66000.00", totalQuantity: "75000" }), lost: nothing },
  { what: "a unit as text", route: one, data: changeEach("products", { unit: "MT" }), lost: lineUnitLost },
  {
    what: "a quantity that is none",
    route: one,
    data: changeFirst("products", { quantity: "some" }),
    lost: { "shipment.products.0.quantity": null, "shipment.products.0.amount": null, "shipment.totals": null },
  },
  { what: "a null among lines", route: one, data: (data) => ({ ...data, products: [null, ...itemsOf(data["products"])] }), lost: nothing },
  {
    what: "no lines and no totals",
    route: one,
    data: change({ ...noTotals, products: null }),
    lost: {
      "shipment.products": [],
      "shipment.totals": null,
      ...Object.fromEntries(
        ["totalAmount", "amountBeforeGST", "totalNetWeight", "totalGrossWeight"].map((name) => [`shipment.${name}`, null]),
      ),
      "viewer.shipments.nodes.0.totalAmount": null,
    },
  },
  {
    what: "an IBAN as a number",
    route: one,
    data: changePart("bankDetails", { iban: 4200 }),
    lost: { "shipment.bankDetails.iban": "4200" },
  },
  { what: "no bank", route: one, data: change({ bankDetails: null }), lost: { "shipment.bankDetails": { bankId: "", iban: "" } } },
  { what: "an unknown type", route: one, data: change({ type: "AIR" }), lost: { "shipment.type": null } },
  {
    what: "a size that is none",
    route: one,
    data: changeFirst("attachments", { sizeInMB: {} }),
    lost: { "shipment.attachments.nodes.0.sizeInMB": null },
  },
  {
    what: "a stored file's time as day/month/year",
    route: one,
    data: changeFirst("attachments", { time: "13/11/2025" }),
    lost: { "shipment.attachments.nodes.0.updatedAt": "2025-11-13T00:00:00.000Z" },
  },
  { what: "no files", route: one, data: change({ attachments: null }), lost: { "shipment.attachments.nodes": [] } },
  {
    what: "columns that do not say whether they are editable",
    route: columns,
    data: (data) => ({
      firmColumns: itemsOf(data["firmColumns"]).map(({ editable, ...rest }) => (editable ? rest : { editable, ...rest })),
    }),
    lost: nothing,
  },
  {
    what: "a width that is none",
    route: columns,
    data: changeFirst("firmColumns", { width: "wide" }),
    lost: { "firm.statsSheet.columns.0.width": 128 },
  },
  {
    what: "cells that are no texts, of which JSON has rounded one (R-1245)",
    route: rows,
    data: changeEach("shipmentStats", { values: { a: { b: 1 }, c: ["d"], e: Number("12345678901234567890"), f: 7.25, g: true, h: null } }),
    lost: { "firm.statsSheet.rows.0.values.cells": { f: "7.25", g: "true" } },
  },
  {
    what: "rows without cells",
    route: rows,
    data: changeEach("shipmentStats", { values: null, colour: 7 }),
    lost: { "firm.statsSheet.rows.0.values": { cells: {}, colour: "WHITE" } },
  },
];
