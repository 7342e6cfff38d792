import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { anApi, type TestApi } from "../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../support/api/anExporter.ts";
import { asUser, type TestUser } from "../support/api/aUser.ts";
import { readEvents, type EventReader } from "../support/api/eventReader.ts";
import { aMember } from "../support/api/members.ts";
import { aSharedShipment } from "../support/api/sharing/shares.ts";
import { startPostgres, type PostgresServer } from "../support/database/postgresServer.ts";

/** A stream that waited for its sign of life would take this long. */
const heartbeatMilliseconds = 60_000;

/** Who listens to what, and the act that ends it. */
type Ending = { listener: TestUser; path: string; end: () => Promise<{ status: number }> };

const endings: Record<string, (api: TestApi, exporter: Exporter) => Promise<Ending>> = {
  "a partnership that the exporter revokes": async (api, exporter) => {
    const { partner, partnerId } = await aSharedShipment(api, exporter, { role: "CHA" });
    return { listener: partner, path: "shared/events", end: () => exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`) };
  },
  "a member of the partner's office who is removed": async (api, exporter) => {
    const { partner } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
    const member = await aMember(api, partner, { role: "VIEWER" });
    return { listener: member, path: "shared/events", end: () => partner.delete(`/v1/team/member?memberId=${member.memberId}`) };
  },
  "a member of the exporter's office who is removed": async (api, exporter) => {
    const member = await aMember(api, exporter.user, { role: "VIEWER" });
    return { listener: member, path: "events", end: () => exporter.user.delete(`/v1/team/member?memberId=${member.memberId}`) };
  },
  "an API key that is revoked": async (api, exporter) => {
    const { data } = await exporter.user.post<{ key: string; apiKeyId: string }>("/v1/user/api-key/add", {
      name: "Follower",
      scope: "READ",
    });
    const listener = asUser(api, { ...exporter.user, jwt: data.key });
    return { listener, path: "events", end: () => exporter.user.delete(`/v1/user/api-key?apiKeyId=${data.apiKeyId}`) };
  },
  "a password that is changed": async (api, exporter) => {
    const { partner } = await aSharedShipment(api, exporter, { role: "BROKER" });
    const words = { oldPassword: partner.password, newPassword: "harvest-78" };
    return { listener: partner, path: "shared/events", end: () => partner.post("/v1/user/update", words) };
  },
};

const open: TestApi[] = [];
let readers: EventReader[] = [];
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const reader of readers) reader.close();
  for (const api of open) {
    api.app.server.closeAllConnections();
    await api.close();
  }
  await postgres.stop();
});

/** Where the act is done and where the stream is open: the same process, or another on the same PostgreSQL. */
const places: Record<string, () => Promise<[TestApi, TestApi]>> = {
  "in one process": async () => {
    const api = await serve(await anApi({ heartbeatMilliseconds }));
    return [api, api];
  },
  "in another process": async () => {
    const shared = { databaseUrl: postgres.url, jwtSecret: randomBytes(32).toString("hex"), heartbeatMilliseconds };
    return [await serve(await anApi(shared)), await serve(await anApi(shared))];
  },
};

async function serve(api: TestApi): Promise<TestApi> {
  open.push(api);
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  return api;
}

async function listen(api: TestApi, { listener, path }: Pick<Ending, "listener" | "path">): Promise<EventReader> {
  const headers = { authorization: `Bearer ${listener.jwt}` };
  const reader = await readEvents(`${api.app.listeningOrigin}/ep/api/v1/${path}`, { headers });
  readers.push(reader);
  expect(reader.status).toBe(200);
  return reader;
}

describe.each(Object.keys(places))("%s", (place) => {
  let here: TestApi;
  let there: TestApi;
  let exporter: Exporter;
  beforeAll(async () => {
    const made = await places[place]?.();
    if (!made) throw new Error("No such place");
    [here, there] = made;
    exporter = await anExporter(here);
    // Two processes need a moment until they hear each other.
    const reader = await listen(there, { listener: exporter.user, path: "events" });
    let isHeard = false;
    const heard = reader.next().then(() => (isHeard = true));
    const ask = async () => {
      if (!isHeard) await aShipment(exporter);
      expect(isHeard).toBe(true);
    };
    await vi.waitFor(ask, { interval: 200, timeout: 20_000 });
    await heard;
  });

  test.each(Object.keys(endings))("an open stream ends within a second with %s (R-729)", async (name) => {
    const ending = await endings[name]?.(here, exporter);
    if (!ending) throw new Error("No such ending");
    const reader = await listen(there, ending);
    const start = performance.now();
    expect((await ending.end()).status).toBe(200);
    expect((await reader.next())?.event).toBe("end");
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(await reader.next()).toBeNull();
  });
});
