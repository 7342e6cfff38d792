import { afterAll, beforeAll, expect, test } from "vitest";
import type { DocumentFacets } from "#domain/documents/documentSearch.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { find, findNames } from "../../support/api/calls/documentSearch.ts";
import { documentBodies } from "../../support/fixtures/documentRequests.ts";
import { aPng } from "../../support/files/images.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
const keys = new Map<string, string>();

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
  for (const [name, audience] of Object.entries({ "nobody.png": "", "importer.png": "IMPORTER", "both.png": "IMPORTER,CHA" })) {
    const { data } = await attach(api, exporter.user, shipmentId, { name, content: aPng({ width: 2, height: 2 }), audience });
    keys.set(name, data.key);
  }
});
afterAll(() => api.close());

const act = (name: string, key: string | undefined) =>
  exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, reason: "By mistake" });

async function counts(filter: object, facet: keyof DocumentFacets): Promise<Record<string, number>> {
  const { facets } = await find(exporter.user, { ...filter, facets: true });
  return Object.fromEntries((facets?.[facet] ?? []).map(({ value, count }) => [value, count]));
}

test("documents are narrowed to who may see them, and one that several roles may see counts for each (R-1000)", async () => {
  expect(await counts({}, "audiences")).toEqual({ IMPORTER: 2, NOBODY: 1, CHA: 1 });
  expect(await findNames(exporter.user, { audiences: ["CHA", "NOBODY"] })).toEqual(["both.png", "nobody.png"]);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "soon.png", content: aPng({ width: 2, height: 2 }) });
  await exporter.user.post(`/v1/shipment/attachment/audience?shipmentId=${shipmentId}`, { keys: [data.key], audience: ["BROKER"] });
  expect(await findNames(exporter.user, { audiences: ["BROKER"] })).toEqual(["soon.png"]);
  expect(await counts({ types: ["INVOICE"] }, "audiences")).toEqual({});
  expect((await exporter.user.post("/v1/document/filter", { audiences: ["BUYER"] })).status).toBe(400);
});

test("documents are narrowed to how far they have come, at once when that changes (R-1000)", async () => {
  await act("reopen", keys.get("nobody.png"));
  await act("finalise", keys.get("both.png"));
  expect(await counts({}, "states")).toEqual({ APPROVED: 2, DRAFT: 1, FINAL: 1 });
  expect(await findNames(exporter.user, { states: ["DRAFT", "FINAL"], sort: "NAME" })).toEqual(["both.png", "nobody.png"]);
  expect((await exporter.user.post("/v1/document/filter", { states: ["LOST"] })).status).toBe(400);
});

test("documents are narrowed to the day of their shipment's invoice, also when it comes later (R-1000)", async () => {
  const path = `/v1/shipment/document/invoice?shipmentId=${shipmentId}`;
  expect(await findNames(exporter.user, { invoiceTo: "2099-12-31" })).toEqual([]);
  expect((await exporter.user.post(path, { ...documentBodies.invoice, invoiceDate: "12/11/2025" })).status).toBe(200);
  const { total } = await find(exporter.user);
  expect(await find(exporter.user, { invoiceFrom: "2025-11-12", invoiceTo: "2025-11-12" })).toMatchObject({ total });
  expect(await find(exporter.user, { invoiceFrom: "2025-11-13" })).toMatchObject({ total: 0 });
  expect(await find(exporter.user, { invoiceTo: "2025-11-11" })).toMatchObject({ total: 0 });
  expect(await counts({}, "origins")).toEqual({ UPLOADED: 4, GENERATED: 1 });
  const refused = await exporter.user.post("/v1/document/filter", { invoiceFrom: "12/11/2025" });
  expect(refused).toMatchObject({ status: 400, errors: [{ error: "invoiceFrom must be a day as YYYY-MM-DD" }] });
});
