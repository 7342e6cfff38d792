import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaperTemplate } from "#domain/documents/paperTemplate.ts";
import type { PaperSet } from "#domain/documents/papers.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { aMember } from "../../support/api/members.ts";

let api: TestApi;
let exporter: Exporter;
let at = Date.parse("2026-01-01T00:00:00Z");
beforeAll(async () => {
  api = await anApi({ clock: () => new Date((at += 1_000)) });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const path = "/v1/paper-template";
const add = (body: object, user = exporter.user) => user.post<PaperTemplate>(`${path}/add`, body);
const list = async (user = exporter.user) => (await user.get<{ templates: PaperTemplate[] }>(path)).data.templates;
const remove = (id: string, user = exporter.user) => user.delete(`${path}/delete?paperTemplateId=${id}`);
const neededBy = async (fields: object) => {
  const { shipmentId } = await aShipment(exporter, { termsOfShipment: "FOB MUNDRA", termsOfPayment: "T/T", ...fields });
  const { data } = await exporter.user.get<PaperSet>(`/v1/shipment/papers?shipmentId=${shipmentId}`);
  return data.papers.filter(({ isNeeded }) => isNeeded).map(({ type }) => type);
};

test("a new shipment begins with the newest template that is for its country and consignee, else as without templates (R-971, R-972)", async () => {
  const usual = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"];
  const kenya = { destinationCountry: "Kenya" };
  const { data: byCountry } = await add({ name: "Kenya", types: ["COO", "INVOICE"], country: "kenya" });
  expect(byCountry).toMatchObject({ types: ["INVOICE", "COO"], country: "Kenya", buyerId: null, buyerName: "" });
  expect(await neededBy(kenya)).toEqual(["INVOICE", "COO"]);
  expect(await neededBy({ ...kenya, termsOfShipment: "CIF MOMBASA" })).toEqual(["INVOICE", "COO", "COI"]);
  expect(await neededBy({ destinationCountry: "Oman", consigneeId: exporter.notifyId })).toEqual(usual);
  const { data: byBoth } = await add({ name: "Their", types: ["FUMIGATION"], country: "Kenya", buyerId: exporter.sellerId });
  expect(await neededBy({ ...kenya, consigneeId: exporter.sellerId })).toEqual(["FUMIGATION"]);
  expect(await neededBy({ ...kenya, consigneeId: exporter.notifyId })).toEqual(["INVOICE", "COO"]);
  expect((await list()).map(({ name }) => name)).toEqual(["Their", "Kenya"]);
  for (const { paperTemplateId } of [byCountry, byBoth]) expect((await remove(paperTemplateId)).status).toBe(200);
  // Without templates the last shipment to the consignee is followed again.
  expect(await neededBy({ ...kenya, consigneeId: exporter.notifyId })).toEqual(["INVOICE", "COO"]);
});

test("a template without name, documents or use, with an unknown country or buyer, a taken name, or beyond the fiftieth is refused (R-970)", async () => {
  const good = { name: "Oman", types: ["INVOICE"], country: "Oman" };
  const { data } = await add(good);
  const fields = async (body: object) => {
    const { status, errors } = await add(body);
    return [status, errors.map(({ field }) => field?.[0])];
  };
  expect(await fields({ name: " ", types: [], country: "" })).toEqual([422, ["name", "types", "country"]]);
  expect(await fields({ ...good, name: "n".repeat(61) })).toEqual([422, ["name"]]);
  expect(await fields({ ...good, name: "Other", country: "Atlantis" })).toEqual([422, ["country"]]);
  expect(await fields({ ...good, types: ["COO"] })).toEqual([409, ["name"]]);
  expect((await add({ ...good, name: "Other", types: ["MERGED_DOCS"] })).status).toBe(400);
  const stranger = await anExporter(api);
  expect(await fields({ ...good, name: "Other", buyerId: stranger.sellerId })).toEqual([404, ["buyerId"]]);
  const change = (user = exporter.user) =>
    user.post<PaperTemplate>(`${path}/update?paperTemplateId=${data.paperTemplateId}`, {
      ...good,
      name: "Muscat",
      buyerId: exporter.sellerId,
    });
  expect((await change(stranger.user)).status).toBe(404);
  expect((await remove(data.paperTemplateId, stranger.user)).status).toBe(404);
  expect(await list(stranger.user)).toEqual([]);
  const viewer = await aMember(api, exporter.user, { role: "VIEWER" });
  expect((await change(viewer)).status).toBe(403);
  expect((await change()).data).toMatchObject({ name: "Muscat", buyerId: exporter.sellerId });
  expect(await list(viewer)).toHaveLength(1);
  const names = Array.from({ length: 50 }, (_none, index) => `Template ${index}`);
  const statuses = await Promise.all(names.map(async (name) => (await add({ ...good, name })).status));
  expect(statuses.filter((status) => status === 422)).toHaveLength(1);
  expect(await list()).toHaveLength(50);
});
