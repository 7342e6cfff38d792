import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi, type TestContext } from "vitest";
import { openDatabase, type OpenDatabase } from "../../../api/db/database.ts";
import { inSnapshot } from "../../../api/db/inSnapshot.ts";
import { Unreachable } from "../../../api/db/engines/silentConnections.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aSilentProxy, type SilentProxy } from "../../support/servers/silentProxy.ts";

// The tests wait for real bounds, so they wait side by side, each with a separate way to the database.
let origin: TestApi;
beforeAll(async () => void (origin = await anApi()));
afterAll(() => origin.close());

type CleanUp = Pick<TestContext, "onTestFinished">;

async function aWay({ onTestFinished }: CleanUp): Promise<{ proxy: SilentProxy; databaseUrl: string }> {
  const through = new URL(origin.databaseUrl ?? "");
  const proxy = await aSilentProxy({ port: Number(through.port) });
  through.port = String(proxy.port);
  onTestFinished(() => proxy.close());
  return { proxy, databaseUrl: through.href };
}

const words = "The server's database cannot be reached. Please try again in a moment.";
const unreachable = { status: 503, errors: [{ error: words }], headers: { "retry-after": "5" } };

async function aUserBehindAProxy(context: CleanUp): Promise<{ proxy: SilentProxy; user: TestUser }> {
  const { proxy, databaseUrl } = await aWay(context);
  const api = await anApi({ databaseUrl });
  context.onTestFinished(async () => {
    proxy.recover();
    await api.close();
  });
  return { proxy, user: await aUser(api) };
}

async function aDatabaseBehindAProxy(context: CleanUp): Promise<{ proxy: SilentProxy; db: OpenDatabase["db"] }> {
  const { proxy, databaseUrl } = await aWay(context);
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl });
  context.onTestFinished(close);
  return { proxy, db };
}

test.concurrent("while PostgreSQL's machine is gone each request gets 503 in time, and after the failover all are served again (R-1123)", async (context) => {
  const { proxy, user } = await aUserBehindAProxy(context);
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

test.concurrent("a connection that dies alone, amid the statements of a write, ends with 503 and stores nothing; new ones serve (R-1123)", async (context) => {
  const { proxy, user } = await aUserBehindAProxy(context);
  await user.get("/v1/user/info");
  proxy.fallSilent("present");
  expect(await user.post("/v1/user/broker/add", { name: "Girnar" })).toMatchObject(unreachable);
  // Others that were there, such as those of work that runs by itself, are found dead as they are used.
  const info = await vi.waitFor(async () => {
    const answer = await user.get<{ brokers: unknown[] }>("/v1/user/info");
    expect(answer.status).toBe(200);
    return answer.data;
  }, 60_000);
  expect(info.brokers).toEqual([]);
});

test.concurrent("a statement that the server works on may take its time (R-1123)", async (context) => {
  const { db } = await aDatabaseBehindAProxy(context);
  expect((await sql`SELECT 'done' AS done FROM pg_sleep(20)`.execute(db)).rows).toEqual([{ done: "done" }]);
});

test.concurrent("a write whose commit is not answered is not called undone (R-1123)", async (context) => {
  const { proxy, db } = await aDatabaseBehindAProxy(context);
  const writing = db.transaction().execute(async (trx) => {
    await sql`SELECT 1`.execute(trx);
    proxy.fallSilent("present");
  });
  await expect(writing).rejects.toThrow("The database did not answer to a commit");
});

test.concurrent("reads of one state whose end is not answered are as good as not begun (R-1123, R-1198)", async (context) => {
  const { proxy, db } = await aDatabaseBehindAProxy(context);
  const reading = inSnapshot(db, async (snapshot) => {
    await sql`SELECT 1`.execute(snapshot);
    proxy.fallSilent("present");
  });
  await expect(reading).rejects.toBeInstanceOf(Unreachable);
});
