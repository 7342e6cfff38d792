import { expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { riceShipment } from "../../../support/fixtures/cases.ts";

const id = globalId("Shipment", "S1");
const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { shipment { id } errors { message field } } }";
const copy = "mutation ($input: DuplicateShipmentInput!) { duplicateShipment(input: $input) { shipment { id } errors { message field } } }";

const refusal = (what: string) => `The service sends ${what} in a form that cannot be read. Nothing was saved, because that would be lost`;

test.each<[string, object]>([
  ["notes", { notes: { en: "Handle with care" } }],
  ["charges.freight", { charges: { ...riceShipment().charges, freight: "2,000" } }],
  ["products[]", { products: [...riceShipment().products, "1121 STEAM"] }],
  ["container[]", { container: ["MSKU1234565"] }],
  ["lcDate", { lcDate: "Nov 12, 2025" }],
])("a shipment whose %s cannot be read is neither changed nor copied: that would be lost (R-1214)", async (part, sent) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say("GET /v1/shipment", { data: { ...riceShipment({ shipmentId: "S1" }), ...sent } });
  const message = refusal(part);
  const changed = await ask(update, { input: { id, vessel: "MV Kaveri" } });
  expect(changed.at("updateShipment")).toEqual({ shipment: null, errors: [{ message, field: null }] });
  const copied = await ask(copy, { input: { id, name: "Copy" } });
  expect(copied.at("duplicateShipment")).toEqual({ shipment: null, errors: [{ message, field: null }] });
  expect(rest.made().filter((call) => /update|add/.test(call))).toEqual([]);
});

test("what the service computes or copies itself may be unreadable, and nulls in lists are nothing: an update does not write them (R-1214)", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  const { consignee, ...rice } = riceShipment({ shipmentId: "S1" });
  rest.say("GET /v1/shipment", {
    data: {
      ...rice,
      consignee: { ...consignee, country: ["Kenya"] },
      totalQuantity: "75 MT",
      createdAt: "soon",
      products: [null, ...rice.products],
    },
  });
  const { at } = await ask(update, { input: { id, vessel: "MV Kaveri" } });
  expect(at("updateShipment")).toEqual({ shipment: { id }, errors: [] });
});

test("a product line that cannot be read leaves no total of the others (R-1214)", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  const { totalAmount: _amount, amountBeforeGST: _before, totalQuantity: _net, totalGrossQuantity: _gross, ...rice } = riceShipment();
  const query = `{ node(id: "${id}") { ... on Shipment { totalAmount totalNetWeight totalGrossWeight products { amount } } } }`;
  rest.say("GET /v1/shipment", { data: { ...rice, shipmentId: "S1" } });
  expect((await ask(query)).at("node.totalAmount")).toBe("66000.00");
  rest.say("GET /v1/shipment", { data: { ...rice, shipmentId: "S1", products: [...rice.products, "1121 STEAM"] } });
  const { errors, at } = await ask(query);
  const products = [{ amount: "54250.00" }, { amount: "28562.50" }, { amount: null }];
  expect([errors, at("node")]).toEqual([[], { totalAmount: null, totalNetWeight: null, totalGrossWeight: null, products }]);
});

test("a figure that JSON has rounded counts as one that cannot be read (R-1216)", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  const sent = JSON.stringify({ data: { ...riceShipment({ shipmentId: "S1" }), totalAmount: "!" }, errors: [] });
  rest.say("GET /v1/shipment", (response) => void response.end(sent.replace('"!"', "9007199254740993")));
  const { data } = await ask(`{ node(id: "${id}") { ... on Shipment { totalAmount } } }`);
  // It is computed from the lines.
  expect(data).toEqual({ node: { totalAmount: "66000.00" } });
});

test("a firm and a record of master data with something that cannot be read are not changed either (R-1214)", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  const [firm] = rest.info.firms;
  const [unit] = rest.info.units;
  rest.say("GET /v1/user/info", {
    data: { ...rest.info, firms: [{ ...firm, bankDetails: ["KCB"] }], units: [{ ...unit, weight: "1,000" }] },
  });
  const changed = await ask("mutation ($input: UpdateFirmInput!) { updateFirm(input: $input) { errors { message } } }", {
    input: { id: globalId("Firm", "F1"), pan: "AAXCT4821K" },
  });
  expect(changed.at("updateFirm.errors")).toEqual([{ message: refusal("firms[].bankDetails[]") }]);
  const unitChanged = await ask(
    "mutation ($input: UpdatePackagingUnitInput!) { updatePackagingUnit(input: $input) { errors { message } } }",
    {
      input: { id: globalId("PackagingUnit", "U1"), packageType: "BOX" },
    },
  );
  expect(unitChanged.at("updatePackagingUnit.errors")).toEqual([{ message: refusal("weight") }]);
  expect(rest.made().filter((call) => call.includes("update"))).toEqual([]);
});

test("a text of a record that cannot be read, or that JSON has rounded, is named in the log, once (R-1277)", async () => {
  const { ask, rest, warned } = await aGateway({ isForeign: true });
  const sent = JSON.stringify({
    data: { ...rest.info, buyers: [{ buyerId: "B1", name: "KCB", phone: "!", address: { city: "Mombasa" } }] },
  });
  rest.say("GET /v1/user/info", (response) => void response.end(sent.replace('"!"', "9007199254740993")));
  for (let time = 0; time < 4; time += 1) {
    const { at } = await ask("{ viewer { buyers { nodes { name address phone } } } }");
    expect(at("viewer.buyers.nodes")).toEqual([{ name: "KCB", address: "", phone: "" }]);
  }
  expect(warned).toEqual([expect.objectContaining({ route: "GET /v1/user/info", fields: ["buyers[].phone", "buyers[].address"] })]);
});

test.each<[string, string, object, string, object]>([
  [
    "buyer",
    "phone",
    { buyers: [{ buyerId: "B1", name: "KCB", phone: ["+254"] }] },
    "updateBuyer",
    { id: globalId("Buyer", "B1"), name: "KCB Ltd" },
  ],
  [
    "buyer",
    "address",
    { buyers: [{ buyerId: "B1", name: "KCB", address: { city: "Mombasa" } }] },
    "updateBuyer",
    { id: globalId("Buyer", "B1"), name: "KCB Ltd" },
  ],
  [
    "contract format",
    "contractFormat[].fields.Quality",
    { contractFormat: [{ contractId: "CF1", name: "Rice", fields: { Quality: ["Final"], Arbitration: null } }] },
    "updateContractFormat",
    { id: globalId("ContractFormat", "CF1"), name: "Basmati" },
  ],
  ["list", "currency[]", { currency: ["USD", { code: "EUR" }] }, "replaceListItems", { list: "CURRENCIES", items: ["USD"] }],
  ["list that is a text", "paymentTerms", { paymentTerms: "L/C" }, "replaceListItems", { list: "PAYMENT_TERMS", items: ["CAD"] }],
])("a %s of which %s cannot be read is not changed (R-1243)", async (_what, part, sent, mutation, input) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say("GET /v1/user/info", { data: { ...rest.info, ...sent } });
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const changed = await ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { message } } }`, { input });
  expect(changed.at(`${mutation}.errors`)).toEqual([{ message: refusal(part) }]);
  expect(rest.made().filter((call) => call.includes("update"))).toEqual([]);
});

test.each([
  ["2025-11-11T18:30:00.000Z", "2025-11-12"],
  ["2025-12-31 18:30+00:00", "2026-01-01"],
  ["2025-11-12T00:00:00Z", "2025-11-12"],
  ["2025-11-12T00:00:00+05:30", "2025-11-12"],
  ["2025-11-12T18:30:01Z", "2025-11-12"],
  ["2025-11-12T18:30:00+02:00", "2025-11-12"],
])("a day that a service sends as %s is %s (R-1244)", async (sent, day) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say("GET /v1/shipment", { data: { ...riceShipment({ shipmentId: "S1" }), invoiceDate: sent, lcDate: sent } });
  const { at } = await ask(`{ node(id: "${id}") { ... on Shipment { invoiceDate lcDate } } }`);
  expect(at("node")).toEqual({ invoiceDate: day, lcDate: day });
});

test.each([null, []])("of a list that counts three shipments and sends %j, nothing is shown as if it were all (R-1245)", async (none) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  const query = `{ viewer { shipments { totalCount } } firm: node(id: "${globalId("Firm", "F1")}") { ... on Firm { statsSheet { rows { id } } } } }`;
  rest.say("POST /v1/shipment/filter", { data: { shipments: none, total: 3 } });
  rest.say("POST /v1/shipment-stats/filter", { data: { shipmentStats: none, total: 3 } });
  const { errors } = await ask(query);
  const lacks = { message: "The service's list lacks its rows", extensions: { code: "BAD_UPSTREAM_RESPONSE" } };
  expect(errors).toMatchObject([lacks, lacks]);
  rest.say("POST /v1/shipment/filter", { data: { shipments: none, total: 0 } });
  rest.say("POST /v1/shipment-stats/filter", { data: { shipmentStats: none, total: 0 } });
  expect(await ask(query)).toMatchObject({ errors: [], data: { viewer: { shipments: { totalCount: 0 } } } });
});
