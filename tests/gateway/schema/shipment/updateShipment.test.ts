import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { riceShipment } from "../../../support/fixtures/cases.ts";
import { entered, riceBody, type Input } from "../../../support/fixtures/enteredShipments.ts";

const update =
  "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { shipment { id version } errors { message field code } } }";

describe("updating a shipment", () => {
  const input = { ...entered(riceBody), id: globalId("Shipment", "S1") };

  test("reads it, then sends the whole body with the version that was opened (R-394)", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(update, { input: { ...input, version: 1 } });
    expect(rest.made()).toEqual(["GET /v1/shipment", "GET /v1/user/info", "POST /v1/shipment/update", "GET /v1/shipment"]);
    expect(rest.calls[2]).toMatchObject({ query: { shipmentId: "S1" } });
    expect([rest.calls[2]?.body, rest.calls[2]?.headers["if-match"]]).toEqual([riceBody, '"1"']);
    expect(answer.at("updateShipment")).toEqual({ shipment: { id: globalId("Shipment", "S1"), version: 2 }, errors: [] });
  });

  test("takes 0 for a version as good as any", async () => {
    const { ask, rest } = await aGateway();
    await ask(update, { input: { ...input, version: 0 } });
    rest.shipments.splice(0, 1, riceShipment({ version: 0 }));
    await ask(update, { input });
    const sent = rest.calls.filter(({ path }) => path.endsWith("/update"));
    expect(sent.map(({ headers }) => headers["if-match"])).toEqual(['"0"', '"0"']);
  });

  test("sends the version that it read when none was given, and none where the service keeps none", async () => {
    const { ask, rest } = await aGateway();
    rest.shipments.splice(0, 1, riceShipment({ version: 7 }));
    await ask(update, { input });
    rest.shipments.splice(0, 1, { ...riceShipment(), version: undefined as never }); // as another server tells it
    await ask(update, { input });
    const sent = rest.calls.filter(({ path }) => path.endsWith("/update"));
    expect(sent.map(({ headers }) => headers["if-match"])).toEqual(['"7"', undefined]);
    expect(sent.map(({ body }) => body)).toEqual([riceBody, riceBody]);
  });

  test("leaves what it does not name, a pre-carriage of another service's own included", async () => {
    const { ask, rest } = await aGateway();
    rest.shipments.splice(0, 1, riceShipment({ preCarriage: "By Barge" }));
    await ask(update, { input: { id: input.id, vessel: "MV Kaveri" } });
    expect(rest.calls[2]?.body).toEqual({ ...riceBody, preCarriage: "By Barge", vessel: "MV Kaveri" });
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

  test("deleting names the shipment and answers its id (R-395)", async () => {
    const { ask, rest } = await aGateway();
    const id = globalId("Shipment", "S1");
    const answer = await ask("mutation ($id: ID!) { deleteShipment(input: { id: $id }) { deletedShipmentId errors { message } } }", { id });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ method: "DELETE", path: "/v1/shipment/delete", query: { shipmentId: "S1" } });
    expect(answer.at("deleteShipment")).toEqual({ deletedShipmentId: id, errors: [] });
  });
});
