import { afterEach, expect, test } from "vitest";
import { aReceiver } from "../../support/servers/webhookReceiver.ts";
import { aCollector, noteOf, pathOf, type Collector } from "../../support/servers/traceCollector.ts";
import { anOwner, aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";

const running: Pick<Product | Collector, "stop">[] = [];
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop();
});

async function started<T extends Product | Collector>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  running.push(one);
  return one;
}

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const callerId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${callerId}-01`;

async function ask(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const sent = { "content-type": "application/json", traceparent, ...headers };
  return await (await fetch(`${url}/graphql`, { method: "POST", headers: sent, body: JSON.stringify(body) })).json();
}

test("a document's trace leads from the client's own span by gateway and REST to each statement and the drawing, and tells nobody's secrets", async () => {
  const collector = await started(aCollector());
  const product = await started(startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "export-office" }));
  const owner = await anOwner(product.url);
  const shipmentId = await aStoredShipment(owner);
  const query = "mutation Bill($input: GenerateInvoiceInput!) { generateInvoice(input: $input) { errors { message } } }";
  const variables = { input: { shipmentId, invoiceNo: "TV/EXP/042", invoiceDate: "2025-11-12" } };
  expect(await ask(product.url, { query, variables }, { authorization: `Bearer ${owner.user.jwt}` })).toMatchObject({
    data: { generateInvoice: { errors: [] } },
  });
  const notSampled = traceparent.replace(traceId, "1".repeat(32)).replace(/01$/, "00");
  await ask(product.url, { query: "{ __typename }" }, { traceparent: notSampled });
  await product.stop();

  expect(collector.text()).not.toContain("1".repeat(32));
  // The dispatcher and the upkeep have run too, outside requests.
  const roots = collector.spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(new Set(roots.map(({ kind }) => kind))).toEqual(new Set([2]));
  const spans = collector.spans().filter((span) => span.traceId === traceId);
  const only = (path: string) => {
    const found = spans.filter((span) => pathOf(spans, span).join(" > ") === path);
    expect([path, found.length]).toEqual([path, 1]);
    return found[0] ?? raise(path);
  };
  const call = "POST /ep/api/v1/shipment/document/invoice";
  const operation = "POST /graphql > mutation Bill";
  const served = `${operation} > ${call} > ${call}`;
  const root = only("POST /graphql");
  expect([root.parentSpanId, root.kind, noteOf(root, "http.response.status_code")]).toEqual([callerId, 2, 200]);
  expect(noteOf(only(operation), "graphql.operation.name")).toBe("Bill");
  expect(noteOf(only(`${operation} > ${call}`), "http.response.status_code")).toBe(200);
  only(`${served} > draw invoice`);
  only(`${served} > transaction`);
  const stored = only(`${served} > transaction > insert attachments`);
  expect(noteOf(stored, "db.query.text")).toMatch(/^insert into "attachments" \(.*\) values \(\?, /);
  for (const span of spans) {
    const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
    // Times of statements are worked back from their ends: a millisecond either way.
    const begun = BigInt(parent?.startTimeUnixNano ?? 0) - 1_000_000n;
    expect([span.name, BigInt(span.startTimeUnixNano) >= begun]).toEqual([span.name, true]);
    expect([span.name, span.status.code]).toEqual([span.name, 0]);
  }
  expect(new Set(collector.services())).toEqual(new Set(["export-office"]));
  const { jwt, email, password } = owner.user;
  for (const secret of [jwt, email, password, "Tarangvel", "TV/EXP/042", "KKBKINBB"]) expect(collector.text()).not.toContain(secret);
});

test("the trace of a request holds the messages to webhooks that it causes, without their addresses", async () => {
  const collector = await started(aCollector());
  const { close, ...receiver } = await aReceiver();
  running.push({ stop: close });
  const product = await started(startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, WEBHOOKS_TO_LOOPBACK: "on" }));
  const owner = await anOwner(product.url);
  const url = receiver.url.replace("127.0.0.1", "localhost");
  const authorization = `Bearer ${owner.user.jwt}`;
  const query = "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { errors { message } } }";
  const made = await ask(product.url, { query, variables: { input: { url, events: ["SHIPMENT_CREATED"] } } }, { authorization });
  expect(made).toMatchObject({ data: { createWebhook: { errors: [] } } });
  let release = (): void => undefined;
  receiver.answers((response) => void (release = () => response.writeHead(204).end()));
  await aStoredShipment(owner);
  await expect.poll(() => receiver.received.length).toBe(1);
  // The second waits for the answer to the first, and is sent by the same turn of the dispatcher.
  await aStoredShipment(owner);
  receiver.answers((response) => response.writeHead(204).end());
  release();
  await expect.poll(() => receiver.received.length).toBe(2);
  await product.stop();

  const spans = collector.spans();
  const sent = spans.filter(({ name }) => name === "send to webhook");
  const asked = "POST /ep/api/v1/shipment/add";
  const told = [3, 204, expect.arrayContaining([asked])];
  expect(sent.map((span) => [span.kind, noteOf(span, "http.response.status_code"), pathOf(spans, span)])).toEqual([told, told]);
  const requests = spans.filter(({ name, kind }) => name === asked && kind === 2);
  expect(new Set(sent.map((span) => span.traceId))).toEqual(new Set(requests.map((span) => span.traceId)));
  expect(collector.text()).not.toContain(new URL(url).host);
});

test("a gateway that tells nothing itself passes on what the client's request is a part of, to another server of the contract", async () => {
  const collector = await started(aCollector());
  const service = await started(startProduct({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` }));
  const gateway = await started(startProduct({ EP_API_URL: `${service.url}/ep/api` }));
  const signedOut = await ask(gateway.url, { query: "{ viewer { email } }" });
  expect(signedOut).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  await ask(gateway.url, { query: "{ viewer { email } }" }, { traceparent: "mine" });
  await ask(service.url, { query: "query Ours { viewer { email } }" }, { authorization: "Bearer forged" });
  await service.stop();

  const spans = collector.spans();
  const info = "GET /ep/api/v1/user/info";
  const parents = spans.filter(({ name, kind }) => name === info && kind === 2).map(({ parentSpanId }) => parentSpanId);
  const own = spans.find(({ name, kind }) => name === info && kind === 3);
  expect(parents).toEqual([callerId, undefined, own?.spanId]);
  const operation = spans.find(({ name }) => name === "query Ours");
  expect([operation && noteOf(operation, "lading.error_codes"), own?.parentSpanId]).toEqual(["UNAUTHENTICATED", operation?.spanId]);
});

/** Makes a process say that it loads more of OpenTelemetry than its API. */
const watchLoads = `--import=data:text/javascript,${encodeURIComponent(
  'import { registerHooks } from "node:module"; registerHooks({ load(url, context, next) { if (/@opentelemetry[/](?!api[/])/.test(url)) console.log("LOADED"); return next(url, context); } });',
)}`;

test("where nobody says where traces go, nothing of OpenTelemetry is loaded but its API, which does nothing", async () => {
  const product = await started(startProduct({ NODE_OPTIONS: watchLoads }));
  expect(await ask(product.url, { query: "{ viewer { email } }" })).toMatchObject({ data: { viewer: null } });
  expect(product.output()).not.toContain("LOADED");
});

test("a collector that cannot be reached costs no request anything, and lets the process end", async () => {
  const unreachable = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", OTEL_BSP_SCHEDULE_DELAY: "10" };
  const product = await started(startProduct({ NODE_OPTIONS: watchLoads, ...unreachable }));
  for (let count = 0; count < 20; count += 1) {
    expect(await ask(product.url, { query: "{ __typename }" })).toMatchObject({ data: { __typename: "Query" } });
  }
  await product.stop();
  expect(product.output()).toContain("LOADED");
  expect(product.output()).not.toMatch(/[Ee]rror/);
});

function raise(path: string): never {
  throw new Error(`No span at ${path}`);
}
