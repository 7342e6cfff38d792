import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { bulkBody, entered, riceBody, type Input } from "../../../support/fixtures/enteredShipments.ts";

const create =
  "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id name } shipmentEdge { cursor node { id } } errors { message field code } } }";

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

  test("sends what further papers need only if it is given, and days as DD/MM/YYYY (R-461 to R-463)", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    const references = [{ label: "Import permit", value: "IP/2025/88" }];
    const [container] = entered(riceBody)["containers"] as Input[];
    const given = { lcNo: "417", lcDate: "2025-10-10", orderNo: "", isBuyerDifferent: true, buyerId: globalId("Buyer", "B1"), references };
    const containers = [{ ...container, tareWeight: "2200.50", packages: "0", vgmWeighedOn: "2025-11-10" }];
    await ask(create, { input: { ...entered(riceBody), ...given, containers } });
    const sent = rest.calls[1]?.body as Input;
    expect(sent).toMatchObject({ lcNo: "417", lcDate: "10/10/2025", isBuyerDifferent: true, buyerId: "B1", references });
    expect(sent["container"]).toEqual([{ ...container, tareWeight: 2200.5, vgmWeighedOn: "10/11/2025" }]);
    expect(sent).not.toHaveProperty("orderNo");
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

  test("sends a different seller only when there is one (R-393)", async () => {
    const { ask, rest } = await aGatewayWithUnits();
    await ask(create, { input: { ...entered(bulkBody), isSellerDifferent: true, sellerId: globalId("Buyer", "B9") } });
    await ask(create, { input: { ...entered(bulkBody), isSellerDifferent: false, sellerId: globalId("Buyer", "B9") } });
    const [first, second] = rest.calls.filter(({ path }) => path.endsWith("/add")).map(({ body }) => body as Input);
    expect(first).toMatchObject({ isSellerDifferent: true, sellerId: "B9" });
    expect(second).not.toHaveProperty("sellerId");
  });

  test("leaves container sections away for goods in bulk (R-393)", async () => {
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
      ["containerDetail", "containers"],
    ];
    rest.say("POST /v1/shipment/add", { status: 422, errors: errors.map((field) => ({ error: "x", code: "INVALID", field })) });
    const answer = await ask(create, { input: entered(bulkBody) });
    expect((answer.at("createShipment.errors") as { field: string[] }[]).map(({ field }) => field)).toEqual([
      ["notifyPartyIds", "5"],
      ["containers", "2", "containerNumber"],
      ["products", "0", "netWeightPerPackage"],
      ["charges", "discount"],
      ["containerDetail", "containerCount"],
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
