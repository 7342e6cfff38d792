import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aPng } from "../../support/files/images.ts";
import type { Matrix } from "../../../api/papers/paperMatrix.ts";

let api: TestApi;
let exporter: Exporter;
let queries = 0;
let at = Date.parse("2026-01-01T00:00:00Z");
const types = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"];
beforeAll(async () => {
  api = await anApi({ clock: () => new Date(at), onQuery: () => (queries += 1) });
  exporter = await anExporter(api);
  for (let index = 0; index < 5; index += 1) {
    at += 60_000;
    const { shipmentId } = await aShipment(exporter, { name: `Lot ${index}`, termsOfShipment: "FOB", termsOfPayment: "T/T" });
    // Lot 0 has none of its four papers, Lot 4 all of them.
    for (const type of types.slice(0, index)) {
      await attach(api, exporter.user, shipmentId, { name: `${type}.png`, content: aPng({ width: 2, height: 2 }), type });
    }
  }
  await aShipment(await anExporter(api), { name: "Foreign" });
});
afterAll(() => api.close());

const list = async (body: object, user = exporter.user) => (await user.post<Matrix>("/v1/document/papers", body)).data;
const names = ({ shipments }: Matrix) => shipments.map(({ shipmentName }) => shipmentName);

test("all shipments are listed with their papers, newest first, page by page (R-814)", async () => {
  const first = await list({ limit: 2, counts: true });
  expect(names(first)).toEqual(["Lot 4", "Lot 3"]);
  expect(first).toMatchObject({ total: 5, hasNext: true });
  expect(first.shipments[1]?.papers.map(({ type, state }) => `${type} ${state}`)).toEqual([
    "CONTRACT AVAILABLE",
    "INVOICE AVAILABLE",
    "PACKING_LIST AVAILABLE",
    "BILL_OF_LADING MISSING",
  ]);
  expect(first.counts?.filter(({ available, missing }) => available + missing > 0)).toEqual(
    types.map((type, index) => ({ type, available: 4 - index, draft: 0, missing: index + 1, missingWithDraft: 0 })).toSorted(byColumn),
  );
  const { shipmentId, createdAt } = first.shipments[1] ?? { shipmentId: "", createdAt: "" };
  const after = await list({ limit: 3, after: `${createdAt}/${shipmentId}` });
  expect(names(after)).toEqual(["Lot 2", "Lot 1", "Lot 0"]);
  expect(after).toMatchObject({ total: 5, hasNext: false, counts: null });
});

const columns = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"];
const byColumn = (one: { type: string }, other: { type: string }) => columns.indexOf(one.type) - columns.indexOf(other.type);

test("shipments that lack a paper are listed, and those that lack one of a type (R-814)", async () => {
  expect(names(await list({ missing: "ANY" }))).toEqual(["Lot 3", "Lot 2", "Lot 1", "Lot 0"]);
  const some = await list({ missing: "INVOICE", counts: true });
  expect(names(some)).toEqual(["Lot 1", "Lot 0"]);
  expect(some.total).toBe(2);
  expect(some.counts?.find(({ type }) => type === "CONTRACT")).toMatchObject({ available: 4, missing: 1 });
  expect(names(await list({ missing: "COO" }))).toEqual([]);
});

test("a draft counts as missing where the paper is needed, and is counted by itself too (R-814)", async () => {
  const other = await anExporter(api);
  const drafted = async (type: string) => {
    const { shipmentId } = await aShipment(other, { termsOfShipment: "FOB", termsOfPayment: "T/T" });
    await attach(api, other.user, shipmentId, { name: `${type}.png`, content: aPng({ width: 2, height: 2 }), type });
  };
  await drafted("DRAFT_BILL_OF_LADING");
  await drafted("DRAFT_FUMIGATION");
  const { counts } = await list({ counts: true }, other.user);
  const of = (type: string) => counts?.find((one) => one.type === type);
  expect(of("BILL_OF_LADING")).toMatchObject({ available: 0, draft: 1, missing: 2, missingWithDraft: 1 });
  expect(of("FUMIGATION")).toMatchObject({ draft: 1, missing: 0, missingWithDraft: 0 });
});

test("firm and dates narrow the list and its counts, and an unknown firm finds nothing (R-814)", async () => {
  const all = await list({});
  const [, , third] = all.shipments;
  const until = await list({ endDate: third?.createdAt, counts: true });
  expect(names(until)).toEqual(["Lot 2", "Lot 1", "Lot 0"]);
  expect(until.counts?.find(({ type }) => type === "INVOICE")).toMatchObject({ available: 1, missing: 2 });
  expect(await list({ firmId: exporter.firm.firmId })).toMatchObject({ total: 5 });
  expect(await list({ firmId: "gone", counts: true })).toMatchObject({ shipments: [], total: 0, hasNext: false });
});

test("nothing of another office is listed or counted, and a viewer sees the office's (R-814)", async () => {
  const other = await anExporter(api);
  expect(await list({ firmId: exporter.firm.firmId }, other.user)).toMatchObject({ shipments: [], total: 0 });
  const { counts } = await list({ counts: true }, other.user);
  expect(counts?.every(({ available, draft, missing }) => available + draft + missing === 0)).toBe(true);
  expect(await list({}, await aMember(api, exporter.user, { role: "VIEWER" }))).toMatchObject({ total: 5 });
});

test("five shipments take as many queries as one, and a page of 101 or a false position is refused (R-814)", async () => {
  const countOnce = async (body: object) => {
    const before = queries;
    await list(body);
    return queries - before;
  };
  // The service's own work, such as reading the uploads, may ask something meanwhile.
  const count = async (body: object) => Math.min(await countOnce(body), await countOnce(body), await countOnce(body));
  await list({});
  expect(await count({ limit: 5, counts: true })).toBe(await count({ limit: 1, counts: true }));
  expect((await exporter.user.post("/v1/document/papers", { limit: 101 })).status).toBe(400);
  expect((await exporter.user.post("/v1/document/papers", { after: "' OR 1" })).status).toBe(400);
  expect((await exporter.user.post("/v1/document/papers", { missing: "MERGED_DOCS" })).status).toBe(400);
});
