import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { DocumentFacets } from "#domain/documents/documentSearch.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { find, findNames, whenRead } from "../../support/api/calls/documentSearch.ts";
import { aPng } from "../../support/files/images.ts";
import { anUnreadablePdf, aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let other: Exporter;
let shipmentId: string;
const keys = new Map<string, string>();

const texts: Record<string, string[]> = {
  "alpha.pdf": ["Invoice of Müller GmbH for turmeric fingers", "Container MSKU 765432-1, USD 1,234.50"],
  "beta.pdf": ["Packing list of turmeric powder and rice for the warehouse", "A second page about turmeric fingers"],
  "draft.pdf": ["Draft bill of lading of turmeric powder and coriander seed"],
};

beforeAll(async () => {
  api = await anApi({ startsIndexer: true });
  exporter = await anExporter(api);
  other = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter, { name: "Monsoon Lot 7" }));
  for (const [name, pages] of Object.entries(texts))
    await put(name, await aPdf(pages, { width: 600 }), name === "draft.pdf" ? "DRAFT_BILL_OF_LADING" : "INVOICE");
  await put("photo.png", aPng({ width: 2, height: 2 }));
  await put("scan.pdf", await aPdf(["", "p 2"]));
  await put("locked.pdf", await aPdf(["secret turmeric"], { owner: "o" }));
  await attach(api, other.user, (await aShipment(other)).shipmentId, {
    name: "foreign.pdf",
    content: await aPdf(["turmeric of another office entirely"]),
  });
  await whenRead(exporter.user);
  await whenRead(other.user);
});
afterAll(() => api.close());

async function put(name: string, content: Buffer, type = "OTHER"): Promise<void> {
  keys.set(name, (await attach(api, exporter.user, shipmentId, { name, content, type })).data.key);
}

const names = (filter: object) => findNames(exporter.user, filter);

test.each([
  ["turmeric", ["locked.pdf", "draft.pdf", "beta.pdf", "alpha.pdf"]],
  ["turm", ["locked.pdf", "draft.pdf", "beta.pdf", "alpha.pdf"]],
  ["MULLER", ["alpha.pdf"]],
  ["müller", ["alpha.pdf"]],
  ["MSKU7654321", ["alpha.pdf"]],
  ["msku 7654321", ["alpha.pdf"]],
  ["msku765", ["alpha.pdf"]],
  ["1234.50", ["alpha.pdf"]],
  ['"turmeric powder"', ["draft.pdf", "beta.pdf"]],
  ["turmeric -draft -locked", ["beta.pdf", "alpha.pdf"]],
  ["powder coriander", ["draft.pdf"]],
  ["fingers container", ["alpha.pdf"]],
  ['"fingers container"', []],
  ["zebra", []],
  ['" OR 1', []],
  ["alp", ["alpha.pdf"]],
])("documents are found by words in their text and names, in both engines alike (R-787): %s", async (q, expected) => {
  expect(await names({ q })).toEqual(expected);
});

test("documents are found by their shipment's names and parties, first where those have all words, then the newest (R-786, R-788)", async () => {
  expect(await names({ q: "monsoon lot 7", sort: "OLDEST" })).toEqual([...keys.keys()]);
  expect(await names({ q: "draft" })).toEqual(["draft.pdf"]);
  await put("turmeric.png", aPng({ width: 2, height: 2 }));
  await whenRead(exporter.user);
  expect((await names({ q: "turmeric" }))[0]).toBe("turmeric.png");
  expect(await names({ q: "-turmeric", sort: "NAME" })).toEqual(["photo.png", "scan.pdf"]);
  expect((await names({ sort: "LARGEST" })).at(-1)).toMatch(/png$/);
});

test("nothing of another office is found, counted or read (R-787)", async () => {
  expect(await findNames(other.user, { q: "turmeric" })).toEqual(["foreign.pdf"]);
  expect((await find(other.user, { facets: true })).facets?.types).toEqual([{ value: "OTHER", name: "Other", count: 1 }]);
  expect(await findNames(other.user, { shipmentId })).toEqual([]);
  expect(await findNames(other.user, { firmIds: [exporter.firm.firmId] })).toEqual([]);
  for (const call of ["text", "retry"]) {
    const path = `/v1/document/${call}?key=${keys.get("alpha.pdf")}`;
    const { status, errors } = call === "text" ? await other.user.get(path) : await other.user.post(path);
    expect({ status, errors }).toMatchObject({ status: 404, errors: [{ error: "Attachment not found" }] });
  }
});

test("a found document has its text's hit, page and state (R-787, R-793)", async () => {
  const [found] = (await find(exporter.user, { q: "msku7654321" })).documents;
  expect(found).toMatchObject({ shipmentName: "Monsoon Lot 7", firmName: exporter.firm.name, page: 2, pageCount: 2, textState: "DONE" });
  expect(found?.snippet.find(({ isHit }) => isHit)?.text).toBe("MSKU 765432-1");
  const { documents } = await find(exporter.user);
  const stateOf = (name: string) => documents.find((one) => one.name === name);
  expect(stateOf("photo.png")).toMatchObject({ textState: "SCAN", snippet: [], page: null });
  expect(stateOf("scan.pdf")).toMatchObject({ textState: "SCAN", pageCount: 2 });
});

test("facets count under all filters but their own (R-789)", async () => {
  const { total, facets } = await find(exporter.user, { q: "turmeric", types: ["INVOICE"], facets: true });
  const counts = (name: keyof DocumentFacets) => Object.fromEntries((facets?.[name] ?? []).map(({ value, count }) => [value, count]));
  expect(total).toBe(2);
  expect(counts("types")).toMatchObject({ INVOICE: 2, DRAFT_BILL_OF_LADING: 1 });
  expect(counts("firms")).toEqual({ [exporter.firm.firmId]: 2 });
  expect(counts("origins")).toEqual({ UPLOADED: 2 });
  expect(facets?.months).toMatchObject([{ count: 2 }]);
  expect(facets?.buyers[0]?.name).toBe("Al Marjan Foodstuff Trading L.L.C.");
});

test("another consignee stays to be chosen under a filter by consignees, which narrows all other facets (R-789)", async () => {
  const counted = async (buyerIds: string[]) => {
    const { total, facets } = await find(exporter.user, { q: "turmeric", buyerIds, facets: true });
    return { total, buyers: facets?.buyers.map(({ value, count }) => [value, count]), types: facets?.types.length };
  };
  const all = await counted([]);
  expect(all.buyers).toEqual([[exporter.consigneeId, all.total]]);
  expect(await counted([exporter.consigneeId])).toEqual(all);
  expect(await counted(["gone"])).toEqual({ ...all, total: 0, types: 0 });
});

test("a page follows another without repeating, and the total stays (R-787)", async () => {
  const all = await names({});
  const second = await find(exporter.user, { limit: 2, offset: 2 });
  expect(second.documents.map(({ name }) => name)).toEqual(all.slice(2, 4));
  expect(second.total).toBe(all.length);
  expect(await names({ startDate: "2199-01-01" })).toEqual([]);
});

test("a deleted firm or buyer in a filter finds nothing, as an unknown one does (R-787)", async () => {
  expect(await find(exporter.user, { firmIds: ["gone"], facets: true })).toMatchObject({ documents: [], total: 0 });
});

test("a search of more than 100 characters, and one of a megabyte, are refused (R-787)", async () => {
  expect(await exporter.user.post("/v1/document/filter", { q: "a".repeat(101) })).toMatchObject({
    status: 422,
    errors: [{ field: ["q"] }],
  });
  expect((await exporter.user.post("/v1/document/filter", { q: "a".repeat(1_100_000) })).status).toBe(413);
  expect((await exporter.user.get(`/v1/document/text?key=${keys.get("alpha.pdf")}&q=${"a".repeat(101)}`)).status).toBe(422);
  expect((await exporter.user.post("/v1/document/filter", { limit: 101 })).status).toBe(400);
});

test("a document's text is read with the page that a search hits first (R-792)", async () => {
  const { data } = await exporter.user.get(`/v1/document/text?key=${keys.get("beta.pdf")}&q=fingers`);
  expect(data).toMatchObject({ page: 2, textState: "DONE", pageCount: 2 });
  expect(String(data["text"]).split("\f")).toHaveLength(2);
});

test("a hit at the end of a document of 200 full pages has its page and its words, in lists and with the text (R-784, R-792)", async () => {
  const words = new Map([
    [3, "Lemur"],
    [190, "Quokka and lemur"],
  ]);
  const pages = Array.from({ length: 200 }, (_, index) => `${words.get(index + 1) ?? ""} ${"coriander ".repeat(170)}`);
  await put("long.pdf", await aPdf(pages));
  await whenRead(exporter.user);
  for (const [q, page] of [
    ["quokka", 190],
    ["lemur", 3],
    ["lemur quokka", 190],
  ] as const) {
    const hit = { page, snippet: expect.arrayContaining([{ text: expect.stringMatching(/quokka|lemur/i), isHit: true }]) };
    expect((await find(exporter.user, { q })).documents).toMatchObject([{ name: "long.pdf", ...hit }]);
    expect((await exporter.user.get(`/v1/document/text?key=${keys.get("long.pdf")}&q=${q}`)).data).toMatchObject(hit);
  }
  await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${keys.get("long.pdf")}`);
});

test("a rename, a change of the shipment and a deletion are found, and not found, at once (R-785)", async () => {
  const key = keys.get("beta.pdf");
  await exporter.user.post(`/v1/shipment/attachment/rename?shipmentId=${shipmentId}`, { key, name: "zanzibar" });
  await vi.waitFor(async () => expect(await names({ q: "zanzibar" })).toEqual(["zanzibar.pdf"]), { timeout: 10_000 });
  expect(await names({ q: "beta" })).toEqual([]);
  expect(await names({ q: "warehouse" })).toEqual(["zanzibar.pdf"]);
  await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
  expect(await names({ q: "warehouse" })).toEqual([]);
  const { shipmentId: gone } = await aShipment(exporter);
  await attach(api, exporter.user, gone, { name: "soon.png", content: aPng({ width: 2, height: 2 }) });
  await whenRead(exporter.user);
  expect(await names({ q: "soon" })).toEqual(["soon.png"]);
  await exporter.user.delete(`/v1/shipment/delete?shipmentId=${gone}`);
  expect(await names({ q: "soon" })).toEqual([]);
});

test("what was stored while no process read documents is read after the next start (R-785)", async () => {
  await api.restart();
  await put("late.pdf", await aPdf(["Certificate of fumigation for pallets and dunnage"], { width: 600 }));
  await api.restart();
  await whenRead(exporter.user);
  expect(await names({ q: "fumigation dunnage" })).toEqual(["late.pdf"]);
});

test("a viewer finds documents, and may not have one read again (R-787, R-792)", async () => {
  const viewer = await aMember(api, exporter.user, { role: "VIEWER" });
  expect((await find(viewer)).total).toBeGreaterThan(0);
  expect((await viewer.post(`/v1/document/retry?key=${keys.get("alpha.pdf")}`)).status).toBe(403);
});

test("only a document that could not be read is read again, at most three times a day (R-725)", async () => {
  const again = (name: string) => exporter.user.post(`/v1/document/retry?key=${keys.get(name)}`);
  for (const name of ["alpha.pdf", "photo.png"]) {
    expect(await again(name)).toMatchObject({ status: 409, errors: [{ error: "Only a document that could not be read is read again" }] });
  }
  await put("torn.pdf", await anUnreadablePdf());
  await whenRead(exporter.user);
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await again("torn.pdf")).data).toEqual({ key: keys.get("torn.pdf"), textState: "PENDING" });
    await whenRead(exporter.user);
  }
  const refused = await again("torn.pdf");
  expect([refused.status, refused.errors[0]?.code, Number(refused.headers["retry-after"]) > 3_600]).toEqual([429, "RATE_LIMITED", true]);
  expect(await names({ textStates: ["FAILED"] })).toEqual(["torn.pdf"]);
});
