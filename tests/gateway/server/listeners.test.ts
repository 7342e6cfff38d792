import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { createListener } from "../../../gateway/server/createListener.ts";
import { startServiceListener, type ServiceListener } from "../../../gateway/server/serviceListener.ts";

const settings = { logger: pino({ level: "silent" }), trustedProxies: [], isTls: false };
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A service that returns the id of a request at `/ep/api/id`. */
async function service(app: FastifyInstance): Promise<void> {
  app.get("/ep/api/id", (request) => request.id);
}

async function aService(plugin = service): Promise<ServiceListener> {
  const listener = await startServiceListener(plugin, settings);
  closing.push(listener.close);
  return listener;
}

const headers = { "x-request-id": "from-elsewhere" };

test("the service keeps the gateway's request id, and the public listener makes its own", async () => {
  const { url } = await aService();
  expect(await (await fetch(`${url}/id`, { headers })).text()).toBe("from-elsewhere");
  const app = createListener("public", settings);
  await service(app);
  closing.push(async () => await app.close());
  const { body, headers: sent } = await app.inject({ url: "/ep/api/id", headers });
  expect(body).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent["x-request-id"]).toBe(body);
});

test("the service's listener has the service's routes alone, on this machine alone", async () => {
  const { url } = await aService();
  const { hostname, origin } = new URL(url);
  expect(hostname).toBe("127.0.0.1");
  for (const path of ["/", "/livez", "/readyz", "/graphql", "/assets/app.js"]) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
  }
});

test("the service refuses none of the gateway's requests, however many come together", async () => {
  const ends: (() => void)[] = [];
  const { url } = await aService(async (app) => {
    app.get("/ep/api/slow", () => new Promise((resolve) => ends.push(() => resolve("done"))));
  });
  const answers = Array.from({ length: 200 }, () => fetch(`${url}/slow`));
  await expect.poll(() => ends.length).toBe(200);
  for (const end of ends) end();
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("closing the service's listener does not wait for its requests", async () => {
  const { url, close } = await startServiceListener(async (app) => {
    app.get("/ep/api/never", () => new Promise(() => {}));
  }, settings);
  const answer = fetch(`${url}/never`).catch(() => "cut off");
  await expect.poll(() => fetch(`${url}/nothing`).then(({ status }) => status)).toBe(404);
  await close();
  expect(await answer).toBe("cut off");
});
