import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { noProgress } from "../../../support/fixtures/noProgress.ts";
import { transportExamples } from "../../../support/fixtures/transportExamples.ts";
import { aGateway, globalId, openGateway, type GraphqlResponse } from "../../../support/gateway/aGateway.ts";
import { nextOf, streams, subscribe } from "../../../support/gateway/serviceStreams.ts";

const served = aServedApi();
let gateway: Awaited<ReturnType<typeof openGateway>>;
let exporter: Exporter;
let id: string;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  id = globalId("Shipment", (await aShipment(exporter)).shipmentId);
});

const errors = "errors { message field code }";

async function send(mutation: string, input: object, reads: string): Promise<GraphqlResponse> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  return await ask(`mutation ($input: ${type}) { ${mutation}(input: $input) { shipment { ${reads} } ${errors} } }`, { input });
}

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlResponse> {
  return await gateway.ask(query, variables, { authorization: `Bearer ${exporter.user.jwt}` });
}

describe("setMilestone", () => {
  const progress = "status version progress { milestone planned actual note by lateDays } transport { eta onBoardDate }";

  test("sets dates and note, keeps what it omits, and clears by null (R-500)", async () => {
    await send("setMilestone", { id, milestone: "STUFFED", planned: "2025-11-10", note: "Factory" }, progress);
    const input = { id, version: 2, milestone: "STUFFED", actual: "2025-11-12", note: null };
    const { at } = await send("setMilestone", input, progress);
    expect(at("setMilestone.errors")).toEqual([]);
    expect(at("setMilestone.shipment.progress.1")).toEqual({
      milestone: "STUFFED",
      planned: "2025-11-10",
      actual: "2025-11-12",
      note: "",
      by: expect.any(String),
      lateDays: 2,
    });
    expect([at("setMilestone.shipment.status"), at("setMilestone.shipment.version")]).toEqual(["Stuffed", 3]);
  });

  test("shares dates with the transport card (R-502)", async () => {
    const { at } = await send("setMilestone", { id, milestone: "ON_BOARD", actual: "2025-11-18" }, progress);
    expect(at("setMilestone.shipment.transport")).toEqual({ eta: null, onBoardDate: "2025-11-18" });
  });

  test("names the field of a date in the future, and a stale version (R-504, R-508)", async () => {
    const future = await send("setMilestone", { id, milestone: "PAID", actual: "2999-01-01" }, "id");
    expect(future.at("setMilestone")).toEqual({
      shipment: null,
      errors: [{ message: "This date is in the future", field: ["actual"], code: "INVALID" }],
    });
    const stale = await send("setMilestone", { id, version: 7, milestone: "PAID", actual: "2025-11-18" }, "id");
    expect(stale.at("setMilestone.errors.0.code")).toBe("CONFLICT");
  });

  test("refuses a day that does not exist as BAD_USER_INPUT", async () => {
    const { errors: faults } = await send("setMilestone", { id, milestone: "PAID", actual: "2025-02-30" }, "id");
    expect(faults.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT"]);
  });
});

describe("updateTransport", () => {
  const names = Object.keys(transportExamples).join(" ");

  test("sets every field, which is read as it was entered (R-505)", async () => {
    const { at } = await send("updateTransport", { id, ...transportExamples }, `transport { ${names} }`);
    expect([at("updateTransport.errors"), at("updateTransport.shipment.transport")]).toEqual([[], transportExamples]);
  });

  test("names the field of a value that is refused (R-505)", async () => {
    const { at } = await send("updateTransport", { id, portCode: "MUNDRA", originalsIssued: -1 }, "id");
    expect(at("updateTransport.errors")).toMatchObject([{ field: ["originalsIssued"] }, { field: ["portCode"] }]);
  });
});

test("cancelShipment and reopenShipment change the status and keep the reason (R-507)", async () => {
  const cancelled = await send("cancelShipment", { id, reason: "Withdrawn" }, "status cancelReason");
  expect(cancelled.at("cancelShipment.shipment")).toEqual({ status: "Cancelled", cancelReason: "Withdrawn" });
  expect((await send("cancelShipment", { id, reason: "Again" }, "id")).at("cancelShipment.errors.0.message")).toBe(
    "The shipment is already cancelled",
  );
  const reopened = await send("reopenShipment", { id }, "status cancelReason");
  expect(reopened.at("reopenShipment.shipment")).toEqual({ status: null, cancelReason: null });
});

test("a copy by duplicateShipment starts without milestones and card (R-508)", async () => {
  await send("updateTransport", { id, ...transportExamples }, "id");
  await send("cancelShipment", { id, reason: "Withdrawn" }, "id");
  const { at } = await ask(
    `mutation ($input: DuplicateShipmentInput!) { duplicateShipment(input: $input) { shipment { id } ${errors} } }`,
    { input: { id, name: "Copy" } },
  );
  const copyId = Buffer.from(String(at("duplicateShipment.shipment.id")), "base64url")
    .toString()
    .split(":")[1];
  const { data } = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${copyId}`);
  expect([data.status, data.cancelReason]).toEqual([undefined, undefined]);
  expect(data).toMatchObject(noProgress);
});

describe("a list by status", () => {
  const query = "query ($status: ShipmentStatus) { viewer { shipments(status: $status) { totalCount nodes { id status } } } }";

  test("has the shipments with that status alone (R-501)", async () => {
    await send("setMilestone", { id, milestone: "BL_RELEASED", actual: "2025-11-18" }, "id");
    const { at } = await ask(query, { status: "BL_RELEASED" });
    expect(at("viewer.shipments")).toEqual({ totalCount: 1, nodes: [{ id, status: "B/L released" }] });
  });

  test("is UPSTREAM_UNSUPPORTED over a service that does not filter by it (R-501)", async () => {
    const foreign = await aGateway({ isForeign: true });
    const { errors: faults } = await foreign.ask(query, { status: "BOOKED" });
    expect(faults.map(({ extensions }) => extensions["code"])).toEqual(["UPSTREAM_UNSUPPORTED"]);
  });
});

test("milestoneReached names the milestone and the shipment as it is, and nothing else that happens (R-509)", async () => {
  const fake = await aGateway();
  const upstreamOf = streams(fake);
  const reader = await subscribe(fake, "subscription { milestoneReached { milestone shipmentId cursor shipment { name } } }");
  const upstream = await upstreamOf();
  upstream.tell("shipment.updated");
  upstream.tell("milestone.reached", { milestone: "ON_BOARD" });
  expect(await nextOf(reader)).toEqual({
    data: {
      milestoneReached: {
        milestone: "ON_BOARD",
        shipmentId: globalId("Shipment", "S1"),
        cursor: "2",
        shipment: { name: fake.rest.shipments[0]?.name },
      },
    },
  });
});
