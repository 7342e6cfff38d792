import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { DocumentProblem } from "../../../../api/document/limits/documentProblem.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { attachmentsOf, storedContents } from "../../../support/api/calls/attachments.ts";
import { documentCalls, requestOf } from "../../../support/api/calls/documentCalls.ts";
import { readEvents } from "../../../support/api/eventReader.ts";
import { emptyPdf, fakeRenderer } from "../../../support/api/fakeRenderer.ts";

/** What the drawing does with the next document of a kind. */
let draw: (kind: string, signal?: AbortSignal) => Promise<Buffer>;

const documents = fakeRenderer({
  draw: (input, { signal } = {}) => draw("document" in input ? input.document.kind : "", signal),
});

const standard = ["contract", "proforma-invoice", "invoice", "packing-list"] as const;

let api: TestApi;
let address: string;
let exporter: Exporter;
let shipmentId: string;
let contents: number;

beforeAll(async () => {
  api = await anApi({ documents, setMilliseconds: 60_000 });
  exporter = await anExporter(api);
  address = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => api.close());
beforeEach(async () => {
  draw = emptyPdf;
  ({ shipmentId } = await aShipment(exporter));
  contents = await storedContents(api);
});

async function expectNothing() {
  const stored = await documentCalls(exporter.user, shipmentId).read();
  expect(stored).toMatchObject({ attachments: [], invoiceNo: "", piNo: "", contractNo: "", version: 1 });
  expect(await storedContents(api)).toBe(contents);
}

/** Sends a set as a browser does, which may go away. */
function send(change: object = {}) {
  return {
    method: "POST",
    headers: { authorization: `Bearer ${exporter.user.jwt}`, "content-type": "application/json" },
    body: JSON.stringify({ documents: standard.map((kind) => ({ kind, request: requestOf(kind) })), ...change }),
  };
}
const url = () => `${address}/ep/api/v1/shipment/document-set?shipmentId=${shipmentId}`;

describe("all or none (R-608)", () => {
  test("a set whose last document cannot be drawn names it, and stores nothing", async () => {
    draw = async (kind) => {
      if (kind === "packing-list") throw new DocumentProblem("No font has this letter", "INVALID", ["products", "0", "description"]);
      return await emptyPdf();
    };
    expect(await documentCalls(exporter.user, shipmentId).generateSet(standard)).toMatchObject({
      status: 422,
      errors: [{ error: "Packing List: No font has this letter", field: ["documents", "3", "request", "products", "0", "description"] }],
    });
    await expectNothing();
  });

  test("an owner's renderings beyond four are the fault of no document", async () => {
    draw = () => Promise.reject(new DocumentProblem("Too many", "RATE_LIMITED"));
    const answer = await documentCalls(exporter.user, shipmentId).generateSet(standard);
    expect(answer).toMatchObject({ status: 429, errors: [{ error: "Too many", code: "RATE_LIMITED" }] });
    expect(answer.errors[0]?.field).toBeUndefined();
    expect(answer.headers["retry-after"]).toBe("2");
  });

  test("a shipment that is deleted meanwhile gets nothing, and no file stays behind", async () => {
    draw = async (kind) => {
      if (kind === "packing-list") await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
      return await emptyPdf();
    };
    expect((await documentCalls(exporter.user, shipmentId).generateSet(standard)).status).toBe(404);
    expect(await storedContents(api)).toBe(contents);
  });

  test("a set that takes too long ends, and stores nothing", async () => {
    const slow = await anApi({ documents, setMilliseconds: 1 });
    onTestFinished(() => slow.close());
    const owner = await anExporter(slow);
    const own = await aShipment(owner);
    draw = () => new Promise(() => undefined);
    const calls = documentCalls(owner.user, own.shipmentId);
    expect(await calls.generateSet(standard)).toMatchObject({
      status: 503,
      errors: [{ code: "TOO_LARGE", error: expect.stringContaining("took too long to draw") }],
    });
    expect((await calls.read()).attachments).toEqual([]);
  });
});

describe("the progress of a set (R-610)", () => {
  test("is told after each document, and the answer at the end", async () => {
    const stream = await readEvents(url(), send());
    expect([stream.status, stream.contentType]).toEqual([200, "text/event-stream; charset=utf-8"]);
    for (let done = 1; done <= 4; done += 1) {
      expect(await stream.next()).toMatchObject({ event: "progress", data: { done, total: 4 } });
    }
    const end = await stream.next();
    expect(end).toMatchObject({ event: "answer", data: { status: 200, body: { errors: [], data: { merged: null } } } });
    expect(await stream.next()).toBeNull();
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(4);
  });

  test("ends with the refusal of a later document", async () => {
    draw = (kind) => (kind === "invoice" ? Promise.reject(new DocumentProblem("No", "INVALID", ["remarks"])) : emptyPdf());
    const stream = await readEvents(url(), send());
    const events = [await stream.next(), await stream.next(), await stream.next()];
    expect(events.map((one) => one?.event)).toEqual(["progress", "progress", "answer"]);
    const refusal = { error: "Invoice: No", code: "INVALID", field: ["documents", "2", "request", "remarks"] };
    expect(events[2]?.data).toEqual({ status: 422, retryAfter: null, body: { data: null, errors: [refusal] } });
    await expectNothing();
  });

  test("is not begun for a set that is refused before: it has a plain answer", async () => {
    const stream = await readEvents(url(), send({ documents: [] }));
    expect([stream.status, stream.contentType]).toEqual([422, "application/json; charset=utf-8"]);
  });
});

test("a caller who goes away while a set is drawn gets nothing stored, and the drawing hears of it (R-608, R-707)", async () => {
  const drawing = Promise.withResolvers<AbortSignal | undefined>();
  const finish = Promise.withResolvers<Buffer>();
  draw = async (kind, signal) => {
    if (kind !== "packing-list") return await emptyPdf();
    drawing.resolve(signal);
    return await finish.promise;
  };
  const caller = new AbortController();
  const headers = { ...send().headers, "idempotency-key": `cancelled ${shipmentId}` };
  const cancelled = fetch(url(), { ...send(), headers, signal: caller.signal });
  const heard = await drawing.promise;
  caller.abort();
  await expect(cancelled).rejects.toThrow("abort");
  await expect.poll(() => heard?.aborted).toBe(true);
  // The same key waits for the first run to end, and then runs again.
  draw = (kind) => (kind === "contract" ? Promise.reject(new DocumentProblem("No", "INVALID")) : emptyPdf());
  expect((await fetch(url(), { ...send(), headers })).status).toBe(422);
  await expectNothing();
  finish.resolve(await emptyPdf());
});

describe("a file store that fails half-way", () => {
  let store: Server;
  const kept = new Map<string, number>();
  let isFailing = false;
  let puts = 0;

  beforeAll(async () => {
    store = createServer((request, response) => {
      request.resume().on("end", () => {
        const key = (request.url ?? "").split("?")[0] ?? "";
        if (request.method === "DELETE") kept.delete(key);
        if (request.method === "PUT" && isFailing) puts += 1;
        if (request.method === "PUT" && puts > 2) return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
        if (request.method === "PUT") kept.set(key, puts);
        response.writeHead(request.method === "DELETE" ? 204 : 200).end();
      });
    });
    await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
    process.env["AWS_ACCESS_KEY_ID"] ??= "key";
    process.env["AWS_SECRET_ACCESS_KEY"] ??= "secret";
  });
  afterEach(() => kept.clear());
  afterAll(() => new Promise((resolve) => store.close(resolve)));

  test("keeps no content of the set, and the shipment stays as it is (R-608)", async () => {
    // A server that listens on a port has an address of this form.
    const { port } = store.address() as AddressInfo;
    const other = await anApi({ documents, filesUrl: `s3://files?endpoint=http://127.0.0.1:${port}&pathStyle=true` });
    onTestFinished(() => other.close());
    const owner = await anExporter(other);
    const own = await aShipment(owner);
    const before = [...kept.keys()];
    isFailing = true;
    const calls = documentCalls(owner.user, own.shipmentId);
    expect((await calls.generateSet(standard)).status).toBe(503);
    expect(puts).toBeGreaterThan(2);
    expect([...kept.keys()]).toEqual(before);
    expect(await calls.read()).toMatchObject({ attachments: [], invoiceNo: "", version: 1 });
  });
});
