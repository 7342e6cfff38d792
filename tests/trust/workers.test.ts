import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { Agent, fetch } from "undici";
import { beforeEach, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "../support/database/postgresServer.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { aWebUser, type WebUser } from "../support/browser/webUser.ts";
import { prepare } from "../support/tools/prepare.ts";

let postgres: PostgresServer;
let product: Product;
let user: WebUser;
// No more connections than senders: one that is long idle may be closed just when it is used again.
const kept = new Agent({ connections: 4 });
prepare(async () => {
  postgres = await startPostgres();
  product = await startProduct({ DATABASE_URL: postgres.url, WORKERS: "2" });
  return async () => {
    await product.stop();
    await postgres.stop();
  };
});
beforeEach(async () => {
  user = await aWebUser(product.url, { status: "ONBOARDING_COMPLETED" });
});

/** The processes that share the port now. */
function workers({ pid } = product): number[] {
  const listed = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return listed.trim().split(/\s+/).map(Number);
}

/** By a kept connection, as browsers and load balancers ask, or by a new one: connections of a killed process are lost with it. */
async function addBroker(name: string, connections: Agent = kept): Promise<{ status: number; errors: unknown[] }> {
  const headers = { authorization: user.jwt, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ep/api/v1/user/broker/add`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name }),
    dispatcher: connections,
  });
  // The service answers in its envelope.
  const { errors } = (await answer.json()) as { errors: unknown[] };
  return { status: answer.status, errors };
}

/** All of them, however many: GraphQL's pages end somewhere. */
async function brokers(): Promise<string[]> {
  const answer = await fetch(`${product.url}/ep/api/v1/user/info`, { headers: { authorization: user.jwt }, dispatcher: kept });
  // The service answers in its envelope.
  const { data } = (await answer.json()) as { data: { brokers: { name: string }[] } };
  return data.brokers.map(({ name }) => name);
}

test("two processes share the port, the sessions and the data", async () => {
  expect(workers()).toHaveLength(2);
  for (let index = 0; index < 6; index += 1) expect(await addBroker(`First ${index}`)).toEqual({ status: 200, errors: [] });
  for (let index = 0; index < 6; index += 1) expect(await brokers()).toHaveLength(6);
});

test("a rolling restart under load answers every request on kept connections, and loses nothing", async () => {
  const before = workers();
  const renewals = () => product.output().split("All workers are renewed.").length;
  const earlier = renewals();
  const load = { isOver: false, sent: 0, answers: [] as unknown[] };
  const senders = Array.from({ length: 4 }, async () => {
    while (!load.isOver) {
      const answer = addBroker(`Rolling ${load.sent++}`);
      load.answers.push(await answer.then(({ status }) => status, String));
    }
  });
  try {
    process.kill(product.pid, "SIGHUP");
    await expect.poll(renewals, { timeout: 50_000 }).toBe(earlier + 1);
  } finally {
    load.isOver = true;
    await Promise.all(senders);
  }
  expect(load.answers.filter((status) => status !== 200)).toEqual([]);
  expect(load.answers.length).toBeGreaterThan(10);
  expect(workers().filter((pid) => before.includes(pid))).toEqual([]);
  const names = await brokers();
  expect(names.filter((name) => name.startsWith("Rolling"))).toHaveLength(load.answers.length);
});

test("a process that is killed is replaced, and the other answers meanwhile", async () => {
  const [victim = NaN] = workers();
  process.kill(victim, "SIGKILL");
  // It may take one more connection until it is gone.
  await expect.poll(() => workers().includes(victim)).toBe(false);
  expect((await addBroker("Meanwhile", new Agent())).status).toBe(200);
  await expect.poll(() => workers().filter((pid) => pid !== victim).length, { timeout: 20_000 }).toBe(2);
  expect((await addBroker("Afterwards", new Agent())).status).toBe(200);
});

test("a signal to all processes, as a service manager sends it, lets each finish what it has accepted (R-1155)", async () => {
  const other = await startProduct({ DATABASE_URL: postgres.url, WORKERS: "2" });
  const body = JSON.stringify({ query: "{ __typename }" });
  const socket = connect(Number(new URL(other.url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  await once(socket, "connect");
  await fetch(`${other.url}/livez`);
  for (const pid of workers(other)) process.kill(pid, "SIGTERM");
  const stopped = other.stop();
  const isOpen = () => fetch(`${other.url}/livez`).then(Boolean, () => false);
  await expect.poll(isOpen, { timeout: 5_000 }).toBe(false);
  socket.write(body.slice(5));
  await Promise.all([once(socket, "close"), stopped]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"__typename":"Query"/);
});
