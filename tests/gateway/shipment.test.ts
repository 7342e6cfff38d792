import { describe, expect, test } from "vitest";
import workedCases from "../../demo/data/workedCases.json" with { type: "json" };
import { aGateway, globalId } from "../support/aGateway.ts";
import { bulkShipment, riceShipment } from "../support/cases.ts";

type Input = Record<string, unknown>;

/** What a person enters of a worked case: its body without any computed figure, by the inputs' names and global ids. */
function entered(body: Input): Input {
  const {
    firmId,
    consigneeId,
    notifyId,
    brokerId,
    products,
    charges,
    container,
    totalQuantity,
    totalGrossQuantity,
    amountBeforeGST,
    totalAmount,
    ...same
  } = body;
  void [totalQuantity, totalGrossQuantity, amountBeforeGST, totalAmount];
  const { gst: _worked, ...rest } = charges as Input;
  return {
    ...same,
    firmId: globalId("Firm", String(firmId)),
    consigneeId: globalId("Buyer", String(consigneeId)),
    notifyPartyIds: (notifyId as string[]).map((id) => globalId("Buyer", id)),
    brokerId: globalId("Broker", String(brokerId)),
    charges: rest,
    ...(container ? { containers: container } : {}),
    products: (products as Input[]).map(({ package: _packed, productId, unitId, ...line }) => ({
      ...line,
      productId: globalId("Goods", String(productId)),
      unitId: globalId("PackagingUnit", String(unitId)),
    })),
  };
}

const create =
  "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id name } shipmentEdge { cursor node { id } } errors { message field code } } }";
const update =
  "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { shipment { id version } errors { message field code } } }";

/** The first worked case with REST ids of the fake service. */
const riceBody: Input = JSON.parse(JSON.stringify(workedCases[0]?.requestBody).replace(/[<>]/g, ""));
const bulkBody: Input = JSON.parse(JSON.stringify(workedCases[1]?.requestBody).replace(/[<>]/g, ""));

async function aGatewayWithUnits() {
  const gateway = await aGateway();
  gateway.rest.info.units.push({
    unitId: "U2",
    orderUnit: "MT",
    packingUnit: "KG",
    weight: 1000,
    packageType: "BAG",
    netWeight: 50,
    grossWeight: 50.12,
  });
  return gateway;
}

describe("creating a shipment", () => {
  test.each([
    ["two lines in containers", riceBody],
    ["one line in bulk", bulkBody],
  ])("sends exactly the worked case's body, all figures worked out: %s", async (_what, body) => {
    const { ask, rest } = await aGatewayWithUnits();
    const answer = await ask(create, { input: entered(body) });
    expect(answer.at("createShipment.errors")).toEqual([]);
    expect(rest.calls[1]).toMatchObject({ method: "POST", path: "/v1/shipment/add", query: {} });
    expect(rest.calls[1]?.body).toEqual(body);
    expect(answer.at("createShipment.shipment")).toEqual({ id: globalId("Shipment", "new-1"), name: body["name"] });
    expect(answer.at("createShipment.shipmentEdge.node.id")).toBe(globalId("Shipment", "new-1"));
  });

  test("takes weights per package that differ from the unit's, and zero for goods in bulk", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    const [line] = entered(bulkBody)["products"] as Input[];
    const products = [
      { ...line, quantity: "10", netWeightPerPackage: "20", grossWeightPerPackage: "20.5" },
      { ...line, quantity: "10", netWeightPerPackage: 0, grossWeightPerPackage: 0 },
    ];
    await ask(create, { input: { ...entered(bulkBody), products } });
    expect(rest.calls[1]?.body).toMatchObject({
      products: [
        { package: { total: 500, netWeight: 10000, grossWeight: 10250, netWeightPerPackage: 20, grossWeightPerPackage: 20.5 } },
        { package: { total: 0, netWeight: 10000, grossWeight: 10000, netWeightPerPackage: 0, grossWeightPerPackage: 0 } },
      ],
      totalQuantity: 20000,
      totalGrossQuantity: 20250,
    });
  });

  test("rounds each line and the GST half-up to the currency's minor unit", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    const [line] = entered(bulkBody)["products"] as Input[];
    const products = [
      { ...line, quantity: "0.333", rate: "0.505" },
      { ...line, quantity: "1", rate: "100.005" },
    ];
    await ask(create, { input: { ...entered(bulkBody), products, charges: { gstPercentage: "18", discount: "0.01" } } });
    // 0.168165 → 0.17 and 100.005 → 100.01 make 100.18; less 0.01 is 100.17; 18 % of it is 18.0306 → 18.03.
    expect(rest.calls[1]?.body).toMatchObject({ charges: { gst: 18.03 }, amountBeforeGST: 100.17, totalAmount: 118.2 });
  });

  test("sends a different seller only when there is one", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    await ask(create, { input: { ...entered(bulkBody), isSellerDifferent: true, sellerId: globalId("Buyer", "B9") } });
    await ask(create, { input: { ...entered(bulkBody), isSellerDifferent: false, sellerId: globalId("Buyer", "B9") } });
    const [first, second] = rest.calls.filter(({ path }) => path.endsWith("/add")).map(({ body }) => body as Input);
    expect(first).toMatchObject({ isSellerDifferent: true, sellerId: "B9" });
    expect(second).not.toHaveProperty("sellerId");
  });

  test("leaves container sections away for goods in bulk", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    await ask(create, { input: { ...entered(riceBody), type: "BULK" } });
    expect(rest.calls[1]?.body).not.toHaveProperty("container");
    expect(rest.calls[1]?.body).not.toHaveProperty("containerDetail");
  });

  test("sends what is not chosen as blank, so that the service names it all in its own words", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    const message = "Please fill in the following required fields: Consignee, Broker, Product";
    rest.say("POST /v1/shipment/add", { status: 422, errors: [{ error: message, code: "INVALID", field: ["consigneeId"] }] });
    const [line] = entered(bulkBody)["products"] as Input[];
    const input = {
      ...entered(bulkBody),
      consigneeId: "",
      brokerId: "",
      notifyPartyIds: [""],
      products: [{ ...line, productId: "", unitId: "" }],
    };
    const answer = await ask(create, { input });
    expect(answer.at("createShipment")).toEqual({
      shipment: null,
      shipmentEdge: null,
      errors: [{ message, field: ["consigneeId"], code: "INVALID" }],
    });
    expect(rest.calls[1]).toMatchObject({ path: "/v1/shipment/add" });
  });

  test.each([
    ["firmId", "Firm not found", { firmId: globalId("Buyer", "B1") }],
    ["consigneeId", "Consignee not found", { consigneeId: "nonsense" }],
    ["sellerId", "Seller not found", { isSellerDifferent: true, sellerId: globalId("Firm", "F1") }],
    ["notifyPartyIds.1", "Notify party not found", { notifyPartyIds: ["", "x"] }],
    ["brokerId", "Broker not found", { brokerId: globalId("Buyer", "B1") }],
  ])("refuses an id of another type at %s before anything is sent", async (field, message, change) => {
    const { ask, rest } = await aGatewayWithUnits();
    const answer = await ask(create, { input: { ...entered(bulkBody), ...change } });
    expect(answer.at("createShipment.errors")).toEqual([{ message, field: field.split("."), code: "NOT_FOUND" }]);
    expect(rest.made()).not.toContain("POST /v1/shipment/add");
  });

  test("refuses a packaging unit that the user has not, at its line", async () => {
    const { ask } = await aGatewayWithUnits();
    const [line] = entered(bulkBody)["products"] as Input[];
    const answer = await ask(create, {
      input: { ...entered(bulkBody), products: [line, { ...line, unitId: globalId("PackagingUnit", "gone") }] },
    });
    expect(answer.at("createShipment.errors")).toEqual([
      { message: "Packaging details not found", field: ["products", "1", "unitId"], code: "NOT_FOUND" },
    ]);
  });

  test("tells refusals by the input's names", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    const errors = [
      ["notifyId", "5"],
      ["container", "2", "containerNumber"],
      ["products", "0", "package", "netWeightPerPackage"],
      ["charges", "discount"],
    ];
    rest.say("POST /v1/shipment/add", { status: 422, errors: errors.map((field) => ({ error: "x", code: "INVALID", field })) });
    const answer = await ask(create, { input: entered(bulkBody) });
    expect((answer.at("createShipment.errors") as { field: string[] }[]).map(({ field }) => field)).toEqual([
      ["notifyPartyIds", "5"],
      ["containers", "2", "containerNumber"],
      ["products", "0", "netWeightPerPackage"],
      ["charges", "discount"],
    ]);
  });

  test.each(["1e5", "1,000", "abc", "", "12345678901234567890", true])("refuses %j as a quantity", async (quantity) => {
    const { ask, rest } = await aGatewayWithUnits();
    const [line] = entered(bulkBody)["products"] as Input[];
    const answer = await ask(create, { input: { ...entered(bulkBody), products: [{ ...line, quantity }] } });
    expect(answer.errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
    expect(rest.calls).toEqual([]);
  });
});

describe("updating a shipment", () => {
  const input = { ...entered(riceBody), id: globalId("Shipment", "S1") };

  test("reads it, then sends the whole body with the version that was opened", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(update, { input: { ...input, version: 1 } });
    expect(rest.made()).toEqual(["GET /v1/shipment", "GET /v1/user/info", "POST /v1/shipment/update", "GET /v1/shipment"]);
    expect(rest.calls[2]).toMatchObject({ query: { shipmentId: "S1" } });
    expect(rest.calls[2]?.body).toEqual({ ...riceBody, version: 1 });
    expect(answer.at("updateShipment")).toEqual({ shipment: { id: globalId("Shipment", "S1"), version: 2 }, errors: [] });
  });

  test("sends no version when none was given", async () => {
    const { ask, rest } = await aGateway();
    await ask(update, { input });
    expect(rest.calls[2]?.body).toEqual(riceBody);
  });

  test("works with the unit as the shipment keeps it, though the master record has changed or gone", async () => {
    const { ask, rest } = await aGateway();
    rest.info.units = [
      { unitId: "U1", orderUnit: "MT", packingUnit: "LB", weight: 2204, packageType: "SACK", netWeight: 50, grossWeight: 51 },
    ];
    await ask(update, { input });
    rest.info.units = [];
    await ask(update, { input });
    const sent = rest.calls.filter(({ path }) => path.endsWith("/update")).map(({ body }) => body);
    expect(sent).toEqual([riceBody, riceBody]);
  });

  test("takes a unit that is new on it from the master data", async () => {
    const { ask, rest } = await aGateway();
    rest.info.units.push({
      unitId: "U9",
      orderUnit: "MT",
      packingUnit: "KG",
      weight: 1000,
      packageType: "BOX",
      netWeight: 10,
      grossWeight: 11,
    });
    const [line] = entered(riceBody)["products"] as Input[];
    await ask(update, { input: { ...input, products: [{ ...line, unitId: globalId("PackagingUnit", "U9") }] } });
    expect(rest.calls[2]?.body).toMatchObject({
      products: [{ package: { total: 5000, type: "BOX", netWeightPerPackage: 10, grossWeight: 55000 } }],
    });
  });

  test("that was changed meanwhile is a conflict", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/shipment/update", { status: 409, errors: ["This shipment was changed since you opened it"] });
    const answer = await ask(update, { input: { ...input, version: 1 } });
    expect(answer.at("updateShipment")).toEqual({
      shipment: null,
      errors: [{ message: "This shipment was changed since you opened it", field: null, code: "CONFLICT" }],
    });
  });

  test("of an unknown id is not found, and nothing is sent", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(update, { input: { ...input, id: globalId("Shipment", "gone") } });
    expect(answer.at("updateShipment.errors.0")).toMatchObject({ message: "Shipment not found", code: "NOT_FOUND" });
    expect(rest.made()).toEqual(["GET /v1/shipment"]);
  });
});

describe("duplicating and deleting", () => {
  test("a duplicate is the same body under its new name", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      'mutation ($id: ID!) { duplicateShipment(input: { id: $id, name: "Second lot" }) { shipment { name } shipmentEdge { cursor } errors { message } } }',
      {
        id: globalId("Shipment", "S1"),
      },
    );
    expect(rest.calls.find(({ path }) => path === "/v1/shipment/add")?.body).toEqual({ ...riceBody, name: "Second lot" });
    expect(answer.at("duplicateShipment.shipment.name")).toBe("Second lot");
  });

  test("a duplicate is worked out with the unit as it is now, because it is new", async () => {
    const { ask, rest } = await aGateway();
    const [unit] = rest.info.units;
    rest.info.units = [{ ...unit, unitId: "U1", orderUnit: "MT", packingUnit: "KG", packageType: "SACK", weight: 2000 }];
    await ask('mutation ($id: ID!) { duplicateShipment(input: { id: $id, name: "x" }) { errors { message } } }', {
      id: globalId("Shipment", "S1"),
    });
    expect(rest.calls.find(({ path }) => path === "/v1/shipment/add")?.body).toMatchObject({
      totalQuantity: 150000,
      products: [{ package: { type: "SACK", total: 4000 } }, {}],
    });
  });

  test("deleting names the shipment and answers its id", async () => {
    const { ask, rest } = await aGateway();
    const id = globalId("Shipment", "S1");
    const answer = await ask("mutation ($id: ID!) { deleteShipment(input: { id: $id }) { deletedShipmentId errors { message } } }", { id });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: "DELETE", path: "/v1/shipment/delete", query: { shipmentId: "S1" } });
    expect(answer.at("deleteShipment")).toEqual({ deletedShipmentId: id, errors: [] });
  });
});

describe("reading a shipment", () => {
  const whole = `query ($id: ID!) { node(id: $id) { ... on Shipment {
    version firm { firmId name ieCode pan } address { addressId name gst } isSellerDifferent seller { name } consignee { buyerId name } notifyParties { buyerId name }
    broker { brokerId name } bankDetails { bankId accountNumber } products { productId unitId name hsnCode quantity rate amount unit { unitId orderUnit packingUnit weight packageType }
      package { total type netWeight grossWeight netWeightPerPackage grossWeightPerPackage } }
    charges { discount gstPercentage gst advance fob freight insurance commission } containerDetail { containers type } containers { containerNumber size netWeight unit }
    amountBeforeGST totalAmount totals { subtotal amountBeforeGST gst invoiceValue totalAmount cnfValue cifValue totalPackages totalNetWeight totalGrossWeight }
    invoiceNo invoiceDate contractDate attachments { totalCount } } } }`;

  test("gives the worked case's figures exactly, money with all its decimals, the rest without trailing zeros", async () => {
    const { ask } = await aGateway();
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.errors).toEqual([]);
    expect(answer.at("node.totals")).toEqual({
      subtotal: "82812.50",
      amountBeforeGST: "82500.00",
      gst: "0.00",
      invoiceValue: "82500.00",
      totalAmount: "66000.00",
      cnfValue: "82050.00",
      cifValue: "82500.00",
      totalPackages: "3000",
      totalNetWeight: "75000",
      totalGrossWeight: "75450",
    });
    expect(answer.at("node.products.1")).toMatchObject({
      quantity: "25",
      rate: "1142.5",
      amount: "28562.50",
      package: { total: "1000", grossWeightPerPackage: "25.15" },
    });
    expect(answer.at("node.charges")).toMatchObject({ discount: "312.50", gstPercentage: "0", advance: "16500.00", commission: "750.00" });
    expect(answer.at("node")).toMatchObject({
      version: 1,
      amountBeforeGST: "82500.00",
      totalAmount: "66000.00",
      containerDetail: { containers: 3, type: "FCL" },
    });
  });

  test("gives the second case's figures exactly, with nothing of containers", async () => {
    const { ask, rest } = await aGateway();
    rest.shipments[0] = bulkShipment();
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.at("node.totals")).toMatchObject({
      subtotal: "2047375.00",
      invoiceValue: "2047375.00",
      totalPackages: "110000",
      totalNetWeight: "5500000",
      totalGrossWeight: "5513200",
    });
    expect(answer.at("node")).toMatchObject({ containerDetail: null, containers: [] });
  });

  test("names the master records behind its copies by their global ids", async () => {
    const { ask } = await aGateway();
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.at("node")).toMatchObject({
      firm: { firmId: globalId("Firm", "F1") },
      address: { addressId: "F1A1" },
      consignee: { buyerId: globalId("Buyer", "B1") },
      notifyParties: [{ buyerId: globalId("Buyer", "B9") }],
      broker: { brokerId: globalId("Broker", "BR2") },
      bankDetails: { bankId: "F1B1" },
      products: [{ productId: globalId("Goods", "G1"), unit: { unitId: globalId("PackagingUnit", "U1") } }, {}],
    });
  });

  test.each([
    ["JPY", "66000", "82813"],
    ["KWD", "66000.000", "82812.500"],
    ["USD", "66000.00", "82812.50"],
  ])("gives money in %s with that currency's decimals", async (currency, totalAmount, subtotal) => {
    const { ask, rest } = await aGateway();
    rest.shipments = [riceShipment({ currency })];
    const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { totalAmount totals { subtotal } } } }", {
      id: globalId("Shipment", "S1"),
    });
    expect(answer.at("node")).toEqual({ totalAmount, totals: { subtotal } });
  });

  test("turns REST's dates and gives null for blank numbers", async () => {
    const { ask, rest } = await aGateway();
    Object.assign(rest.shipments[0] ?? {}, { invoiceNo: "TV/EXP/042/25-26", invoiceDate: "12/11/2025", contractDate: "" });
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.at("node")).toMatchObject({ invoiceNo: "TV/EXP/042/25-26", invoiceDate: "2025-11-12", contractDate: null });
  });

  test("that is incomplete upstream is a typed fault that names the place", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/shipment", { data: { shipmentId: "S1", firmId: "F1", createdAt: "2025-10-01T06:00:00Z" } });
    const { data, errors } = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(data).toEqual({ node: null });
    expect(errors[0]).toMatchObject({
      message: "The service's answer is incomplete at type",
      extensions: { code: "BAD_UPSTREAM_RESPONSE" },
    });
  });
});
