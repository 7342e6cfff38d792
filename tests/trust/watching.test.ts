import { afterEach, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "../support/database/postgresServer.ts";
import { startProduct, startRefused, type Product } from "../support/servers/product.ts";

const running: (Product | PostgresServer)[] = [];

afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop();
});

async function aProduct(environment: Record<string, string>): Promise<Product> {
  const product = await startProduct(environment);
  running.push(product);
  return product;
}

/** The text at the address that the product printed. */
async function metricsOf(product: Product): Promise<string> {
  const url = /Metrics are at (\S+)/.exec(product.output())?.[1];
  if (!url) throw new Error(`No metrics are told of: ${product.output()}`);
  // Scrapers may add parameters.
  const answer = await fetch(`${url}?target=lading`);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return await answer.text();
}

/** How many requests of a route were answered with a status. */
function countOf(metrics: string, side: string, route: string, status: number): number {
  const labels = `side="${side}",method="POST",route="${route}",status="${status}"`;
  const line = metrics.split("\n").find((one) => one.startsWith(`lading_request_seconds_count{`) && one.includes(labels));
  return Number(line?.split(" ").at(-1) ?? 0);
}

async function logIn({ url }: Product): Promise<void> {
  const query = 'mutation { logIn(input: { email: "nobody@tarangvel.example", password: "monsoon-42" }) { errors { message } } }';
  // A new connection, as another client has: several processes behind one port then share the work.
  const headers = { "content-type": "application/json", connection: "close" };
  await (await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })).text();
}

test("metrics count requests of clients and of the gateway by route and status, on a port of their own, without addresses or ids", async () => {
  const product = await aProduct({ METRICS_PORT: "0" });
  await logIn(product);
  await expect.poll(async () => countOf(await metricsOf(product), "public", "/graphql", 200)).toBe(1);
  const metrics = await metricsOf(product);
  expect(countOf(metrics, "service", "/ep/api/v1/user/login", 422)).toBe(1);
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(metrics).not.toContain("tarangvel");
  expect((await fetch(`${product.url}/metrics`, { headers: { accept: "*/*" } })).status).toBe(404);
});

test("without METRICS_PORT nothing is counted or served", async () => {
  expect((await aProduct({})).output()).not.toContain("Metrics");
});

test("metrics of several processes are added up", async () => {
  const postgres = await startPostgres();
  running.push(postgres);
  const product = await aProduct({ METRICS_PORT: "0", WORKERS: "2", DATABASE_URL: postgres.url });
  await Promise.all(Array.from({ length: 8 }, () => logIn(product)));
  await expect.poll(async () => countOf(await metricsOf(product), "public", "/graphql", 200)).toBe(8);
});

test("a METRICS_PORT that cannot be had refuses the start", async () => {
  const { url } = await aProduct({});
  const { code, said } = await startRefused({ PORT: "0", METRICS_PORT: new URL(url).port });
  expect(code).toBe(1);
  expect(said).toContain("EADDRINUSE");
});

test("without its store /livez answers 200, and /readyz and every request 503 with the reason", async () => {
  const postgres = await startPostgres();
  running.push(postgres);
  const { url } = await aProduct({ DATABASE_URL: postgres.url });
  const account = { name: "Asha Mehta", email: "asha@tarangvel.example", password: "monsoon-42", type: "EXPORTER" };
  const headers = { "content-type": "application/json" };
  const signedUp = await fetch(`${url}/ep/api/v1/user/signup`, { method: "POST", headers, body: JSON.stringify(account) });
  const { data }: { data: { jwt: string } } = await signedUp.json();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await postgres.stop();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, "the store does not answer"]);
  expect((await fetch(`${url}/livez`)).status).toBe(200);

  const words = "The server's database cannot be reached. Please try again in a moment.";
  const rest = await fetch(`${url}/ep/api/v1/user/info`, { headers: { authorization: data.jwt } });
  expect([rest.status, rest.headers.get("retry-after"), await rest.json()]).toEqual([503, "5", { data: null, errors: [{ error: words }] }]);
  const body = JSON.stringify({ query: "{ viewer { name } }" });
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers: { ...headers, authorization: data.jwt }, body });
  expect(await answer.json()).toMatchObject({ errors: [{ message: words, extensions: { code: "UPSTREAM_UNAVAILABLE", retryAfter: 5 } }] });
});

test("a PostgreSQL that refuses or is not there refuses the start in one line, which names the setting and no password", async () => {
  const postgres = await startPostgres();
  running.push(postgres);
  const missing = new URL(postgres.url);
  missing.password = "hunter2";
  missing.pathname = "/missing";
  const absent = new URL(missing);
  absent.port = "1";
  for (const [address, reason] of [
    [missing, 'database "missing" does not exist'],
    [absent, "connect ECONNREFUSED 127.0.0.1:1"],
  ] as const) {
    const { code, said } = await startRefused({ PORT: "0", DATABASE_URL: address.href });
    expect([code, said.trim()]).toEqual([1, `The PostgreSQL of DATABASE_URL cannot be used: ${reason}.`]);
  }
});
