import { afterEach, expect, test, vi } from "vitest";
import { startPostgres, type PostgresServer } from "../support/database/postgresServer.ts";
import { startProduct, startRefused, type Product } from "../support/servers/product.ts";

vi.setConfig({ testTimeout: 120_000 });

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
  const answer = await fetch(url);
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

test("without its store it is alive and not ready", async () => {
  const postgres = await startPostgres();
  running.push(postgres);
  const { url } = await aProduct({ DATABASE_URL: postgres.url });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await postgres.stop();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, "the store does not answer"]);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
});
