import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../../support/api/anExporter.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { latestSentence } from "../../../support/api/auditTrail.ts";
import { readEvents } from "../../../support/api/eventReader.ts";
import { sendProgress, type ProgressCall } from "../../../support/api/calls/progressCalls.ts";
import { noProgress } from "../../../support/fixtures/noProgress.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2025-11-20T20:00:00Z"), heartbeatMilliseconds: 20 });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

async function send(call: ProgressCall, shipment: Shipment, body: object, headers: Record<string, string> = {}) {
  return await sendProgress(exporter.user, call, shipment, body, headers);
}

async function read({ shipmentId }: Shipment): Promise<Shipment> {
  return (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data;
}

describe("a milestone", () => {
  test("has a planned and an actual date, a note and who set it (R-500)", async () => {
    const shipment = await aShipment(exporter);
    expect(shipment).toMatchObject(noProgress);
    const body = { milestone: "BOOKED", planned: "10/11/2025", actual: "11/11/2025", note: " By phone ", version: shipment.version };
    const { data } = await send("milestone", shipment, body);
    expect(data.version).toBe(shipment.version + 1);
    expect(data.progress[0]).toEqual({ ...body, note: "By phone", by: "Asha Mehta", version: undefined });
    expect(await read(shipment)).toEqual(data);
  });

  test("keeps what a change omits, and loses what it empties (R-500)", async () => {
    const shipment = await aShipment(exporter);
    await send("milestone", shipment, { milestone: "STUFFED", planned: "10/11/2025", note: "Factory" });
    await send("milestone", shipment, { milestone: "STUFFED", actual: "12/11/2025", note: null });
    const { progress } = (await send("milestone", shipment, { milestone: "STUFFED", planned: "" })).data;
    expect(progress[1]).toMatchObject({ planned: "", actual: "12/11/2025", note: "" });
  });

  test("that is reached gives the status of the highest one, in lists too (R-501)", async () => {
    const shipment = await aShipment(exporter);
    expect(shipment.status).toBeUndefined();
    await send("milestone", shipment, { milestone: "DOCS_SENT", actual: "20/11/2025" });
    expect((await send("milestone", shipment, { milestone: "BOOKED", actual: "11/11/2025" })).data.status).toBe("Documents sent");
    const { data } = await exporter.user.post<{ shipments: Shipment[]; total: number; status: string }>("/v1/shipment/filter", {
      status: "Documents sent",
    });
    expect(data).toMatchObject({ total: 1, status: "Documents sent", shipments: [{ name: shipment.name, status: "Documents sent" }] });
    expect((await send("milestone", shipment, { milestone: "DOCS_SENT", actual: "" })).data.status).toBe("Booked");
  });

  test("may be reached after a later one, with a warning (R-504)", async () => {
    const shipment = await aShipment(exporter);
    await send("milestone", shipment, { milestone: "CUSTOMS_CLEARED", actual: "12/11/2025" });
    const { data } = await send("milestone", shipment, { milestone: "STUFFED", actual: "13/11/2025" });
    const warning = { message: "Stuffed after Customs cleared", code: "MILESTONE_ORDER", field: ["progress", "STUFFED", "actual"] };
    expect(data.warnings).toContainEqual(warning);
    expect((await read(shipment)).warnings).toContainEqual(warning);
  });

  test("on board shares its actual date with the transport card, arrival its planned one (R-502)", async () => {
    const shipment = await aShipment(exporter);
    const { data: first } = await send("milestone", shipment, { milestone: "ON_BOARD", actual: "18/11/2025", planned: "17/11/2025" });
    expect(first.transport.onBoardDate).toBe("18/11/2025");
    const { data } = await send("transport", shipment, { eta: "24/11/2025", onBoardDate: "19/11/2025" });
    expect(data.progress[3]).toMatchObject({ planned: "17/11/2025", actual: "19/11/2025" });
    expect(data.progress[6]).toMatchObject({ milestone: "ARRIVED", planned: "24/11/2025", actual: "" });
    expect(data.status).toBe("On board");
    const { data: cleared } = await send("milestone", shipment, { milestone: "ARRIVED", planned: null, actual: "20/11/2025" });
    expect([cleared.transport.eta, cleared.progress[6]?.actual]).toEqual(["", "20/11/2025"]);
  });

  test.each([
    ["an unknown one", { milestone: "LOST" }, 400, "milestone"],
    ["none", {}, 400, "milestone"],
    ["a day that does not exist", { milestone: "PAID", planned: "31/02/2026" }, 422, "planned"],
    ["a day in another form", { milestone: "PAID", actual: "2025-11-12" }, 422, "actual"],
    ["a day after tomorrow", { milestone: "PAID", actual: "22/11/2025" }, 422, "actual"],
    ["a note of 201 characters", { milestone: "PAID", note: "x".repeat(201) }, 422, "note"],
    ["a number for a text", { milestone: "PAID", note: 5 }, 400, "note"],
    ["a wrong name", { milestone: "PAID", date: "12/11/2025" }, 400, "date"],
  ])("is refused with %s, by the name of the field (R-504)", async (_what, body, status, field) => {
    const refused = await send("milestone", await aShipment(exporter), body);
    expect([refused.status, refused.errors[0]?.field]).toEqual([status, [field]]);
  });

  test("is accepted today and tomorrow, and refused later as 'This date is in the future' (R-504)", async () => {
    const shipment = await aShipment(exporter);
    expect((await send("milestone", shipment, { milestone: "ARRIVED", actual: "21/11/2025" })).errors).toEqual([]);
    const { errors } = await send("milestone", shipment, { milestone: "ARRIVED", actual: "22/11/2025" });
    expect(errors).toMatchObject([{ error: "This date is in the future", code: "INVALID" }]);
  });
});

describe("a cancelled shipment", () => {
  test("is Cancelled with a reason whatever it has reached, until it is reopened (R-507)", async () => {
    const shipment = await aShipment(exporter);
    await send("milestone", shipment, { milestone: "BOOKED", actual: "11/11/2025" });
    const { data } = await send("cancel", shipment, { reason: "The buyer withdrew" });
    expect(data).toMatchObject({ status: "Cancelled", cancelReason: "The buyer withdrew" });
    expect((await send("milestone", shipment, { milestone: "PAID", actual: "12/11/2025" })).data.status).toBe("Cancelled");
    const { data: open } = await send("reopen", shipment, {});
    expect([open.status, open.cancelReason]).toEqual(["Paid", undefined]);
    expect(await latestSentence(exporter.user)).toBe("Asha Mehta reopened the shipment Rice to Jebel Ali");
  });

  test("needs a reason, is cancelled once, and only then reopened (R-507)", async () => {
    const shipment = await aShipment(exporter);
    expect((await send("cancel", shipment, { reason: " " })).errors).toMatchObject([{ error: "Please enter a reason", field: ["reason"] }]);
    expect((await send("cancel", shipment, { reason: "x".repeat(501) })).errors).toMatchObject([{ field: ["reason"] }]);
    expect((await send("reopen", shipment, {})).errors).toMatchObject([{ error: "The shipment is not cancelled" }]);
    await send("cancel", shipment, { reason: "Withdrawn" });
    expect((await send("cancel", shipment, { reason: "Withdrawn" })).errors).toMatchObject([
      { error: "The shipment is already cancelled" },
    ]);
  });
});

const good: Record<ProgressCall, object> = {
  milestone: { milestone: "BOOKED", actual: "11/11/2025" },
  transport: { onBoardDate: "18/11/2025", bookingNo: "B1" },
  cancel: { reason: "Withdrawn" },
  reopen: {},
};

describe.each(["milestone", "transport", "cancel", "reopen"] as const)("POST /v1/shipment/%s", (call) => {
  async function prepared(): Promise<Shipment> {
    const shipment = await aShipment(exporter);
    if (call === "reopen") await send("cancel", shipment, { reason: "By mistake" });
    return await read(shipment);
  }

  test("refuses a stale version, as body or If-Match, and changes nothing (R-508)", async () => {
    const shipment = await prepared();
    const stale = shipment.version - 1;
    for (const refused of [
      await send(call, shipment, { ...good[call], version: stale }),
      await send(call, shipment, good[call], { "if-match": `"${stale}"` }),
    ]) {
      expect([refused.status, refused.errors[0]?.code, refused.errors[0]?.error]).toEqual([
        409,
        "CONFLICT",
        "This shipment was changed since you opened it",
      ]);
    }
    expect(await read(shipment)).toEqual(shipment);
  });

  test("runs once by its Idempotency-Key (R-508)", async () => {
    const shipment = await prepared();
    const headers = { "idempotency-key": `${call} once` };
    const first = await send(call, shipment, good[call], headers);
    expect(await send(call, shipment, good[call], headers)).toMatchObject({ status: 200, data: first.data });
    expect((await read(shipment)).version).toBe(shipment.version + 1);
  });

  test("does not know another owner's shipment (R-508)", async () => {
    const shipment = await prepared();
    const stranger = await anExporter(api);
    const refused = await stranger.user.post(`/v1/shipment/${call}?shipmentId=${shipment.shipmentId}`, good[call]);
    const unknown = await stranger.user.post(`/v1/shipment/${call}?shipmentId=nothing`, good[call]);
    expect([refused.status, refused.errors]).toEqual([404, unknown.errors]);
    expect(await read(shipment)).toEqual(shipment);
  });
});

test("a change to what is stored already keeps the version and sends no event (R-508)", async () => {
  const shipment = await aShipment(exporter);
  const { data } = await send("transport", shipment, good.transport);
  expect((await send("transport", shipment, good.transport)).data).toEqual(data);
});

test("a reached milestone is an event with its name, once, after the shipment's own (R-509)", async () => {
  const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const shipment = await aShipment(exporter);
  const reader = await readEvents(`${url}/ep/api/v1/events?shipmentId=${shipment.shipmentId}`, {
    headers: { authorization: `Bearer ${exporter.user.jwt}` },
  });
  try {
    await send("transport", shipment, good.transport);
    await send("milestone", shipment, { milestone: "ON_BOARD", actual: "19/11/2025" });
    const events = [await reader.next(), await reader.next(), await reader.next()];
    expect(events.map((event) => [event?.event, event?.data["milestone"]])).toEqual([
      ["shipment.updated", undefined],
      ["milestone.reached", "ON_BOARD"],
      ["shipment.updated", undefined],
    ]);
  } finally {
    reader.close();
    api.app.server.closeAllConnections();
  }
});

test("an update of the shipment keeps milestones, card and cancellation, and a copy of its answer may be sent back (R-508)", async () => {
  const shipment = await aShipment(exporter);
  await send("transport", shipment, good.transport);
  const { data: before } = await send("cancel", shipment, good.cancel);
  const body = { ...aShipmentBody(exporter, { name: "Renamed" }), progress: [], transport: {}, cancelReason: "" };
  const { data } = await exporter.user.post<Shipment>(`/v1/shipment/update?shipmentId=${shipment.shipmentId}`, body);
  const { progress, transport, status, cancelReason } = before;
  expect(data).toMatchObject({ name: "Renamed", progress, transport, status, cancelReason });
});

test("a deleted shipment takes milestones and card along (R-508)", async () => {
  const shipment = await aShipment(exporter);
  await send("transport", shipment, good.transport);
  await send("milestone", shipment, good.milestone);
  expect((await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipment.shipmentId}`)).status).toBe(200);
  expect((await send("milestone", shipment, good.milestone)).status).toBe(404);
});
