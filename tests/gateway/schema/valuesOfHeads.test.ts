import { afterAll, beforeAll, expect, test } from "vitest";
import { globalId } from "#domain/http/globalId.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { openGateway, type TestGateway } from "../../support/gateway/aGateway.ts";
import { sendStep } from "../../support/gateway/mutations/sendStep.ts";

// What a client enters may travel in the address or the head of a request of REST, which hold less than a body.
const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
});
afterAll(() => gateway.close());

const send = (mutation: string, input: object) =>
  sendStep(gateway, { jwt: exporter.user.jwt }, { mutation, input: () => input, reads: "errors { message field code }" });

test.each(["checkImport", "undoImport"])("an id that no address can hold is refused by %s as one that is too long", async (mutation) => {
  const importId = "\u{1F6A2}".repeat(50_000);
  const more = mutation === "checkImport" ? { fields: [], hasHeadings: true, edits: [] } : {};
  const answer = await send(mutation, { importId, ...more });
  const message = "importId must be at most 1000 characters long";
  expect(answer.at(`${mutation}.errors`)).toEqual([{ message, field: ["importId"], code: "INVALID" }]);
});

test.each([
  [-1, { code: "INVALID", message: "The version, in If-Match or the body, must be that of a shipment" }],
  [2_147_483_647, { code: "CONFLICT", message: "This shipment was changed since you opened it" }],
])("a version of %s is refused at its field", async (version, refusal) => {
  const { shipmentId } = await aShipment(exporter);
  const answer = await send("cancelShipment", { id: globalId("Shipment", shipmentId), reason: "The buyer withdrew", version });
  expect(answer.at("cancelShipment.errors")).toEqual([{ ...refusal, field: ["version"] }]);
});
