import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let etag: string;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

beforeEach(async () => {
  shipmentId = (await exporter.user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter))).data.shipmentId;
  etag = String((await read("")).headers.etag);
});

function read(known: string, authorization = exporter.user.jwt) {
  const headers = { authorization, "if-none-match": known };
  return api.inject({ url: `/ep/api/v1/shipment?shipmentId=${shipmentId}`, headers });
}

test("a shipment that is known is not sent again: 304 without a body, for this caller's cache alone", async () => {
  expect(etag).toMatch(/^"1\.[\w-]{27}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await read(known);
    const headers = { etag, "cache-control": "private, no-cache", vary: "authorization" };
    expect([known, again]).toMatchObject([known, { statusCode: 304, body: "", headers }]);
  }
  for (const other of ["", '"1"', '"other"', etag.slice(1, -1)]) expect([other, (await read(other)).statusCode]).toEqual([other, 200]);
});

test("it is sent again after a change, and when its master data changed without a new version", async () => {
  const { consigneeId } = aShipmentBody(exporter);
  await exporter.user.post(`/v1/user/buyer/update?buyerId=${consigneeId}`, { name: `Renamed ${shipmentId}` });
  const renamed = await read(etag);
  expect(renamed.statusCode).toBe(200);
  expect(renamed.json()).toMatchObject({ data: { version: 1, differsFromMasterData: true } });
  await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, aShipmentBody(exporter, { name: "Other" }));
  const changed = await read(String(renamed.headers.etag));
  expect(changed).toMatchObject({ statusCode: 200, headers: { etag: expect.stringMatching(/^"2\./) } });
});

test("knowing the ETag opens nothing: without a session 401, to another user 404", async () => {
  const other = await anExporter(api);
  expect((await read(etag, "")).statusCode).toBe(401);
  expect((await read(etag, other.user.jwt)).statusCode).toBe(404);
});
