import { expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { riceShipment } from "../../../support/fixtures/cases.ts";
import { entered, riceBody } from "../../../support/fixtures/enteredShipments.ts";

const twice = { message: "Container 2: twice", code: "CONTAINER_TWICE" as const, field: ["container", "1", "containerNumber"] };
const read = "query ($id: ID!) { node(id: $id) { ... on Shipment { warnings { message field code } } } }";
const update = `mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) {
  warnings { message field code } shipment { warnings { code } } errors { message } } }`;

test("a shipment's warnings are told by the input's names, by reading and by the payload of a change", async () => {
  const { ask, rest } = await aGateway();
  rest.shipments.splice(0, 1, riceShipment({ warnings: [twice] }));
  const told = [{ ...twice, field: ["containers", "1", "containerNumber"] }];
  expect((await ask(read, { id: globalId("Shipment", "S1") })).at("node.warnings")).toEqual(told);
  const answer = await ask(update, { input: { ...entered(riceBody), id: globalId("Shipment", "S1") } });
  expect(answer.at("updateShipment")).toEqual({ warnings: told, shipment: { warnings: [{ code: "CONTAINER_TWICE" }] }, errors: [] });
  expect(rest.calls.find(({ path }) => path.endsWith("/update"))?.body).not.toHaveProperty("warnings");
});

test("a warning about the transport card keeps its path (R-580)", async () => {
  const { ask, rest } = await aGateway();
  const collect = { message: "Freight is collect", code: "FREIGHT_TERM" as const, field: ["transport", "freightTerm"] };
  rest.shipments.splice(0, 1, riceShipment({ warnings: [collect] }));
  expect((await ask(read, { id: globalId("Shipment", "S1") })).at("node.warnings")).toEqual([collect]);
});

test("a service that does not check has none: null, also where it calls something else warnings", async () => {
  const { ask, rest } = await aGateway();
  expect((await ask(read, { id: globalId("Shipment", "S1") })).at("node.warnings")).toBeNull();
  rest.shipments.splice(0, 1, riceShipment({ warnings: ["Low stock"] as never }));
  const answer = await ask(read, { id: globalId("Shipment", "S1") });
  expect([answer.errors, answer.at("node.warnings")]).toEqual([[], null]);
});
