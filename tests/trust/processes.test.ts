import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../api/db/database.ts";
import { publishEvents } from "../../api/events/outbox.ts";
import { anApi, type TestApi } from "../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../support/api/anExporter.ts";
import { readEvents, type EventReader, type ReceivedEvent } from "../support/api/eventReader.ts";
import { startPostgres, type PostgresServer } from "../support/database/postgresServer.ts";

/** Longer than any test: what comes by a sign of life never comes. */
const never = 600_000;
const jwtSecret = randomBytes(32).toString("hex");

let postgres: PostgresServer;
let admin: Client;
let here: TestApi;
let there: TestApi;
let exporter: Exporter;
const open: EventReader[] = [];
const running: TestApi[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  here = await aProcess(never);
  there = await aProcess(never);
});
beforeEach(async () => {
  exporter = await anExporter(here);
});
afterAll(async () => {
  for (const reader of open) reader.close();
  for (const api of running) {
    api.app.server.closeAllConnections();
    await api.close();
  }
  await admin?.end();
  await postgres.stop();
});

/** A service with nothing in common with the others but the database and the secret. */
async function aProcess(heartbeatMilliseconds: number): Promise<TestApi> {
  const api = await anApi({ databaseUrl: postgres.url, jwtSecret, heartbeatMilliseconds });
  running.push(api);
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  return api;
}

async function listenAt(api: TestApi): Promise<EventReader> {
  const reader = await readEvents(`${api.app.listeningOrigin}/ep/api/v1/events`, {
    headers: { authorization: `Bearer ${exporter.user.jwt}` },
  });
  open.push(reader);
  return reader;
}

/** Adds shipments until the reader has heard of one: the first may come before the processes know of each other. */
async function hears(reader: EventReader): Promise<ReceivedEvent | null> {
  const heard = reader.next();
  let isHeard = false;
  void heard.then(() => (isHeard = true));
  const add = async () => (isHeard ? true : (await aShipment(exporter), isHeard));
  await expect.poll(add, { interval: 200, timeout: 20_000 }).toBe(true);
  return await heard;
}

describe("of two processes on one PostgreSQL", () => {
  test("one hears at once what the other committed, and ends its streams when the other changes the password", async () => {
    const reader = await listenAt(there);
    expect(await hears(reader)).toMatchObject({ event: "shipment.created", data: { firmId: exporter.firm.firmId } });
    const { password } = exporter.user;
    await exporter.user.post("/v1/user/update", { oldPassword: password, newPassword: "harvest-77" });
    let last = await reader.next();
    while (last?.event === "shipment.created") last = await reader.next();
    expect(last).toMatchObject({ event: "end", data: { reason: "SESSION_OVER" } });
  });

  test("each finds the other again when the connections break that they hear each other by, and nothing is missed", async () => {
    const reader = await listenAt(there);
    await hears(reader);
    const { rows } = await admin.query<{ ended: boolean }>(
      `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
       WHERE (query = 'LISTEN lading_events' OR query LIKE '%pg_notify%') AND pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
    const { shipmentId } = await aShipment(exporter);
    let heard = await reader.next();
    while (heard !== null && heard.data["shipmentId"] !== shipmentId) heard = await reader.next();
    expect(heard?.event).toBe("shipment.created");
    expect(await hears(reader)).toMatchObject({ event: "shipment.created" });
  });

  test("one finds at the next sign of life what nobody told it of", async () => {
    const watchful = await aProcess(50);
    const { shipmentId, firmId } = await aShipment(exporter);
    const reader = await listenAt(watchful);
    const silent = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
    const { email } = exporter.user;
    const { id } = await silent.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const event = { type: "shipment.updated" as const, firmId, shipmentId, key: null, at: new Date().toISOString() };
    await silent.db.transaction().execute((trx) => publishEvents(trx, id, [event]));
    await silent.close();
    expect(await reader.next()).toMatchObject({ event: "shipment.updated", data: { shipmentId } });
  });
});
