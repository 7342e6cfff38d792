import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DocumentProblem, type DocumentProblemCode } from "../../../api/document/limits/documentProblem.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attachmentsOf } from "../../support/api/calls/attachments.ts";
import { emptyPdf, fakeRenderer } from "../../support/api/fakeRenderer.ts";

/** What the drawing does with the next document. */
let draw: () => Promise<Buffer>;

/** Tells the next preview's signal that nobody waits for it any more. */
let wanted = Promise.withResolvers<AbortSignal | undefined>();

const documents = fakeRenderer({
  draw: () => draw(),
  drawPages: async (_input, { signal } = {}) => {
    wanted.resolve(signal);
    return [(await draw()).toString()];
  },
});

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi({ documents });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

async function generate(shipmentId: string, change: object = {}) {
  const path = `/v1/shipment/document/invoice?shipmentId=${shipmentId}`;
  return await exporter.user.post(path, { invoiceNo: "1", invoiceDate: "12/11/2025", ...change });
}

/** Lets somebody make a proforma invoice of the shipment, and so give it a number, while the next document is drawn. */
function drawWhilePiIsMade(shipmentId: string): void {
  let isFirst = true;
  draw = async () => {
    if (isFirst) {
      isFirst = false;
      const path = `/v1/shipment/document/proforma-invoice?shipmentId=${shipmentId}`;
      await exporter.user.post(path, { piNo: "PI 9", piDate: "01/10/2025" });
    }
    return await emptyPdf();
  };
}

const faults: [code: DocumentProblemCode, status: number, error: string][] = [
  ["RATE_LIMITED", 429, "The stamp image cannot be read"],
  ["INVALID", 422, "The stamp image cannot be read"],
  ["TOO_LARGE", 503, "The stamp image cannot be read"],
  ["BUSY", 503, "The service is busy. Please try again in a moment."],
  ["FAILED", 500, "An unexpected error occurred"],
];
for (const [code, status, error] of faults) {
  test(`a drawing that ends with ${code} is answered with ${status}, and the shipment stays as it is`, async () => {
    const before = await aShipment(exporter);
    draw = () => Promise.reject(new DocumentProblem("The stamp image cannot be read", code, ["firm", "stampKey"]));
    const answer = await generate(before.shipmentId);
    expect(answer).toMatchObject({ status, data: null, errors: [{ error }] });
    expect(answer.headers["retry-after"] !== undefined).toBe(status === 503 || status === 429);
    expect((await exporter.user.get(`/v1/shipment?shipmentId=${before.shipmentId}`)).data).toEqual(before);
  });
}

test("a shipment that is deleted while its document is drawn gets none, and no file stays behind", async () => {
  const { shipmentId } = await aShipment(exporter);
  const contents = async () => (await readdir(join(api.dataDir, "files"), { recursive: true })).length;
  const before = await contents();
  draw = async () => {
    await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
    return await emptyPdf();
  };
  expect(await generate(shipmentId)).toMatchObject({ status: 404, errors: [{ error: "Shipment not found" }] });
  expect(await contents()).toBe(before);
});

test("a shipment that is changed while its document is drawn gets none of its old version, and no file stays behind", async () => {
  const { shipmentId } = await aShipment(exporter);
  drawWhilePiIsMade(shipmentId);
  expect((await generate(shipmentId, { version: 1 })).status).toBe(409);
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(1);
});

test("a number that is entered elsewhere while a document is drawn is not lost", async () => {
  const { shipmentId } = await aShipment(exporter);
  drawWhilePiIsMade(shipmentId);
  expect((await generate(shipmentId)).status).toBe(200);
  expect((await exporter.user.get(`/v1/shipment?shipmentId=${shipmentId}`)).data).toMatchObject({ piNo: "PI 9", invoiceNo: "1" });
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(2);
});

test("a preview whose caller has gone is told so, while it waits to be drawn", async () => {
  const { shipmentId } = await aShipment(exporter);
  const finish = Promise.withResolvers<Buffer>();
  draw = () => finish.promise;
  wanted = Promise.withResolvers();
  const address = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const caller = new AbortController();
  const request = fetch(`${address}/ep/api/v1/shipment/document/invoice/preview?shipmentId=${shipmentId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${exporter.user.jwt}`, "content-type": "application/json" },
    body: JSON.stringify({ invoiceNo: "1", invoiceDate: "12/11/2025" }),
    signal: caller.signal,
  });
  const signal = await wanted.promise;
  expect(signal?.aborted).toBe(false);
  const told = new Promise((resolve) => signal?.addEventListener("abort", resolve));
  caller.abort();
  await expect(request).rejects.toThrow("abort");
  await told;
  finish.resolve(Buffer.from("<svg/>"));
});
