import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aSilentProxy, type SilentProxy } from "../../support/servers/silentProxy.ts";

vi.setConfig({ testTimeout: 90_000 });

let origin: TestApi;
let proxy: SilentProxy;
let through: URL;
beforeAll(async () => {
  origin = await anApi();
  through = new URL(origin.databaseUrl ?? "");
  proxy = await aSilentProxy({ port: Number(through.port) });
  through.port = String(proxy.port);
});
afterAll(async () => {
  await proxy.close();
  await origin.close();
});

const words = "The server's database cannot be reached. Please try again in a moment.";
const unreachable = { status: 503, errors: [{ error: words }], headers: { "retry-after": "5" } };

async function anApiThroughTheProxy(): Promise<{ api: TestApi; user: TestUser }> {
  const api = await anApi({ databaseUrl: through.href });
  onTestFinished(async () => {
    proxy.recover();
    await api.close();
  });
  return { api, user: await aUser(api) };
}

test("while PostgreSQL's machine is gone each request gets 503 in time, and after the failover all are served again (R-1123)", async () => {
  const { user } = await anApiThroughTheProxy();
  proxy.fallSilent();
  const gone = await Promise.all([
    user.get("/v1/user/info"),
    user.post("/v1/user/broker/add", { name: "Girnar" }),
    ...Array.from({ length: 20 }, () => user.get("/v1/user/info")),
  ]);
  expect(gone).toMatchObject(gone.map(() => unreachable));
  proxy.recover();
  expect(await user.post("/v1/user/broker/add", { name: "Girnar" })).toMatchObject({ status: 200 });
  const { data } = await user.get<{ brokers: unknown[] }>("/v1/user/info");
  expect(data.brokers).toHaveLength(1);
});

test("a connection that dies alone, amid the statements of a write, ends with 503 and stores nothing; new ones serve (R-1123)", async () => {
  const { user } = await anApiThroughTheProxy();
  await user.get("/v1/user/info");
  proxy.fallSilent("present");
  expect(await user.post("/v1/user/broker/add", { name: "Girnar" })).toMatchObject(unreachable);
  const info = await vi.waitFor(async () => {
    const answer = await user.get<{ brokers: unknown[] }>("/v1/user/info");
    expect(answer.status).toBe(200);
    return answer.data;
  }, 40_000);
  expect(info.brokers).toEqual([]);
});

test("a statement that the server works on may take its time (R-1123)", async () => {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: through.href });
  onTestFinished(close);
  expect((await sql`SELECT 'done' AS done FROM pg_sleep(20)`.execute(db)).rows).toEqual([{ done: "done" }]);
});

test("a write whose commit is not answered is not called undone (R-1123)", async () => {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: through.href });
  onTestFinished(close);
  const writing = db.transaction().execute(async (trx) => {
    await sql`SELECT 1`.execute(trx);
    proxy.fallSilent("present");
  });
  await expect(writing).rejects.toThrow("The database did not answer to a commit");
});
