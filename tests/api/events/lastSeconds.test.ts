import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { readEvents, type EventReader } from "../../support/api/eventReader.ts";

let api: TestApi;
let url: string;
let now = new Date("2026-04-01T08:00:00Z");
const open: EventReader[] = [];
beforeAll(async () => {
  api = await anApi({ clock: () => now, heartbeatMilliseconds: 20 });
  url = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  for (const reader of open) reader.close();
  api.app.server.closeAllConnections();
  await api.close();
});

async function listen({ user }: Exporter, query: string): Promise<EventReader> {
  const reader = await readEvents(`${url}/ep/api/v1/events${query}`, { headers: { authorization: `Bearer ${user.jwt}` } });
  open.push(reader);
  return reader;
}

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

test("the events of the last seconds come first, and nothing older; an event's id goes before them (R-1254)", async () => {
  const exporter = await anExporter(api);
  const old = await aShipment(exporter);
  later(10);
  const recent = await aShipment(exporter);
  later(3);
  const read = async (query: string, count: number) => {
    const reader = await listen(exporter, query);
    const events = [];
    for (let left = count; left > 0; left -= 1) events.push(await reader.next());
    return events;
  };
  const shipments = async (query: string, count: number) => (await read(query, count)).map((event) => event?.data["shipmentId"]);
  expect(await shipments("?lastSeconds=4", 1)).toEqual([recent.shipmentId]);
  expect(await shipments("?lastSeconds=14", 2)).toEqual([old.shipmentId, recent.shipmentId]);
  const [first] = await read("?lastSeconds=60", 1);
  expect(await shipments(`?lastSeconds=60&after=${first?.id}`, 1)).toEqual([recent.shipmentId]);
  const none = await listen(exporter, "?lastSeconds=2");
  const next = await aShipment(exporter);
  expect((await none.next())?.data["shipmentId"]).toBe(next.shipmentId);
});

test("an owner without events gets the next one (R-1254)", async () => {
  const exporter = await anExporter(api);
  const reader = await listen(exporter, "?lastSeconds=60");
  const { shipmentId } = await aShipment(exporter);
  expect((await reader.next())?.data["shipmentId"]).toBe(shipmentId);
});

test.each(["61", "-1", "1.5", "x", ""])("lastSeconds=%j is refused (R-1254)", async (seconds) => {
  const reader = await listen(await anExporter(api), `?lastSeconds=${seconds}`);
  expect([reader.status, JSON.parse(await reader.text())]).toMatchObject([400, { errors: [{ field: ["lastSeconds"] }] }]);
});
