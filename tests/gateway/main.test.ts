import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { readEvents } from "../support/api/eventReader.ts";
import { aFakeRest } from "../support/gateway/fakeRest.ts";
import { startProduct, startRefused, type Product } from "../support/servers/product.ts";

const running: Product[] = [];

afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
});

async function aProduct(environment: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(environment);
  running.push(product);
  return product;
}

async function ask(
  url: string,
  query: string,
  variables: object = {},
  jwt?: string,
  more: Record<string, string> = {},
): Promise<{ data: Record<string, Record<string, unknown>>; status: number }> {
  const headers = { "content-type": "application/json", ...(jwt ? { authorization: `Bearer ${jwt}` } : {}), ...more };
  const response = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const { data }: { data: Record<string, Record<string, unknown>> } = await response.json();
  return { data, status: response.status };
}

/** Takes connections and says nothing. */
async function aSilentServer(): Promise<{ port: number; reached: Promise<void> }> {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const silent = createServer((socket) => {
    socket.on("error", () => undefined);
    resolve();
  });
  await new Promise<void>((ready) => void silent.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void silent.close());
  // A server that listens on a port has an address of this form.
  return { port: (silent.address() as AddressInfo).port, reached };
}

const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { jwt errors { message } } }";
const account = { name: "Asha Mehta", email: "asha@tarangvel.example", password: "monsoon-42", type: "EXPORTER" };

describe("one process", () => {
  test("serves the web, GraphQL and REST, and says that it is alive and ready", async () => {
    const { url } = await aProduct();
    expect(await (await fetch(`${url}/livez`)).text()).toBe("ok");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await ask(url, "{ __typename }")).data).toEqual({ __typename: "Query" });
    const rest = await fetch(`${url}/ep/api/v1/user/info`);
    expect(rest.status).toBe(401);
    expect(await rest.json()).toMatchObject({ data: null });
    expect((await fetch(url, { headers: { accept: "text/html" } })).headers.get("content-type")).toContain("text/html");
  });

  test("shows REST to readers where the service is its own, unless GRAPHIQL=off", async () => {
    const webDir = await mkdtemp(join(tmpdir(), "lading-web-"));
    for (const name of ["index", "login", "signup", "landing", "graphiql", "apiDocs"]) {
      await writeFile(join(webDir, `${name}.html`), `<html><head><!--settings--></head><body>${name}</body></html>`);
    }
    const readers: [Record<string, string>, boolean][] = [
      [{}, true],
      [{ GRAPHIQL: "off" }, false],
      [{ EP_API_URL: "http://127.0.0.1:9/ep/api" }, false],
    ];
    for (const [environment, isThere] of readers) {
      const { url } = await aProduct({ WEB_DIR: webDir, ...environment });
      const page = await fetch(`${url}/ep/api/docs`, { headers: { accept: "text/html" } });
      expect([environment, (await page.text()).includes("apiDocs")]).toEqual([environment, isThere]);
    }
    await rm(webDir, { recursive: true });
  });

  test("has everything still there when it was killed and started again, sessions too", async () => {
    const product = await startProduct();
    const { data } = await ask(product.url, signUp, { input: account });
    const jwt = String(data["signUp"]?.["jwt"]);
    const add = 'mutation { addListItem(input: { list: CURRENCIES, item: "USD" }) { errors { message } } }';
    expect((await ask(product.url, add, {}, jwt)).data["addListItem"]).toEqual({ errors: [] });
    const again = await product.crash();
    running.push(again);
    expect((await ask(again.url, "{ viewer { email currencies } }", {}, jwt)).data["viewer"]).toEqual({
      email: account.email,
      currencies: ["USD"],
    });
  });

  test("writes neither tokens nor passwords nor queries of addresses into its log", async () => {
    const product = await aProduct({ LOG_LEVEL: "trace" });
    const { data } = await ask(product.url, signUp, { input: account });
    const jwt = String(data["signUp"]?.["jwt"]);
    await ask(product.url, "{ viewer { name } }", {}, jwt);
    for (let times = 0; times < 2; times += 1) await ask(product.url, "query Names { viewer { name } }", {}, jwt);
    await fetch(`${product.url}/files/a/b?signature=s3cr3t`);
    const link = "Jm0pXw5r1QvB7sUq3oK2dY8aZtE";
    for (const path of ["/join/K7QM2XTD9F4C", `/s/${link}`, `/S/${link}`])
      await fetch(`${product.url}${path}`, { headers: { accept: "text/html" } });
    await ask(product.url, "query Visit($token: String!) { linkVisit(token: $token) { asksName } }", { token: link });
    await expect.poll(() => product.output()).toMatch(/files.a.b[^]*\/join[^]*\/s\/[^]*query Visit/);
    for (const secret of [jwt, account.password, account.email, "s3cr3t", "K7QM2XTD9F4C", link])
      expect(product.output()).not.toContain(secret);
    // The error names what was requested, also on the second time, when the query is compiled.
    const answered = product
      .output()
      .split("\n")
      .filter((line) => line.includes('"path":"/graphql"'));
    expect(answered.map((line) => /"operation":"([^"]*)"/.exec(line)?.[1])).toEqual([
      "mutation",
      "query",
      "query Names",
      "query Names",
      "query Visit",
    ]);
  });

  test("finishes what it has accepted when it is told to stop, and accepts nothing more", async () => {
    const product = await aProduct();
    const input = JSON.stringify({ query: signUp, variables: { input: account } });
    const socket = connect(Number(new URL(product.url).port), "127.0.0.1");
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(input)}\r\n\r\n`;
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(head + input.slice(0, 40));
    await fetch(`${product.url}/livez`);
    const stopped = product.stop();
    await expect
      .poll(
        () =>
          fetch(`${product.url}/livez`).then(
            () => "open",
            () => "closed",
          ),
        { timeout: 5_000 },
      )
      .toBe("closed");
    socket.write(input.slice(40));
    await Promise.all([closed, stopped]);
    expect(answer).toContain("HTTP/1.1 200 OK");
    expect(answer).toContain('"errors":[]');
  });

  test("ends within 13 seconds of being told to stop, whatever its background work waits for (R-1159)", async () => {
    const { port } = await aSilentServer();
    const product = await startProduct({
      FILES_URL: `s3://lading-files?endpoint=http://127.0.0.1:${port}&pathStyle=true`,
      AWS_ACCESS_KEY_ID: "id",
      AWS_SECRET_ACCESS_KEY: "key",
    });
    await product.stop();
    expect(product.output()).toContain("The shutdown took too long: what was still in progress was given up.");
  });

  test("ends at once when it is told to stop before it serves, also as process 1, whose signals are lost unless handled (R-1167)", async () => {
    const { port, reached } = await aSilentServer();
    const environment = { DATABASE_URL: `postgres://lading@127.0.0.1:${port}/lading`, JWT_SECRET: "x".repeat(32) };
    const { code, said } = await startRefused(environment, async (pid) => {
      await reached;
      process.kill(pid, "SIGTERM");
    });
    expect({ code, said }).toEqual({ code: 0, said: "" });
  });

  test("ends subscriptions in order when it is told to stop", async () => {
    const product = await aProduct();
    const { data } = await ask(product.url, signUp, { input: account });
    const headers = { "content-type": "application/json", authorization: `Bearer ${String(data["signUp"]?.["jwt"])}` };
    const body = JSON.stringify({ query: "subscription { shipmentChanged { cursor } }" });
    const reader = await readEvents(`${product.url}/graphql`, { method: "POST", headers, body });
    expect(reader.status).toBe(200);
    const stopped = product.stop();
    expect(await reader.next()).toMatchObject({ event: "next", data: { errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }] } });
    expect(await reader.next()).toMatchObject({ event: "complete" });
    expect(await reader.next()).toBe(null);
    await stopped;
  });
});

test("a folder without a built web client is named in the log, and the rest is served", async () => {
  const product = await aProduct({ WEB_DIR: "/nowhere" });
  await expect.poll(() => product.output()).toContain('"folder":"/nowhere","msg":"WEB_DIR holds no built web client: no pages are served"');
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

test("an address for all networks needs PUBLIC_URL to make links that others can follow, and says so", async () => {
  const product = await aProduct({ HOST: "0.0.0.0" });
  await expect.poll(() => product.output()).toContain(`PUBLIC_URL is not set: links to files will say ${product.url}`);
  expect((await fetch(`${product.url}/livez`)).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

describe("another service of the same contract", () => {
  test("is wrapped where EP_API_URL points, and no service of ours starts", async () => {
    const rest = await aFakeRest({ isForeign: true });
    try {
      const product = await aProduct({ EP_API_URL: rest.url });
      expect((await ask(product.url, "{ viewer { name } }", {}, "t")).data).toEqual({ viewer: { name: "Asha Mehta" } });
      expect(rest.made()).toEqual(["GET /v1/user/info"]);
      expect((await fetch(`${product.url}/ep/api/v1/user/info`)).status).toBe(404);
    } finally {
      await rest.close();
    }
  });

  test("is told whom a request comes from, as the proxies of TRUSTED_PROXIES say it and nobody before them", async () => {
    const rest = await aFakeRest({ isForeign: true });
    try {
      const product = await aProduct({ EP_API_URL: rest.url, TRUSTED_PROXIES: "10.1.0.0/16" });
      const said = { "x-forwarded-for": "192.0.2.66, 198.51.100.7, 10.1.2.3" };
      await ask(product.url, "{ viewer { name } }", {}, "t", said);
      expect(rest.calls.at(-1)?.headers["x-forwarded-for"]).toBe("198.51.100.7");
    } finally {
      await rest.close();
    }
  });

  test("that is down does not keep the gateway from starting", async () => {
    const { url } = await aProduct({ EP_API_URL: "http://127.0.0.1:1/ep/api" });
    const { status, data } = await ask(url, "{ viewer { name } }");
    expect([status, data]).toEqual([200, { viewer: null }]);
  });
});
