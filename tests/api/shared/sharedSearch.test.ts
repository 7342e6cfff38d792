import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { aLine, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { findNames, whenRead } from "../../support/api/calls/documentSearch.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { findShared, findSharedNames } from "../../support/api/calls/sharedSearch.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";
import { aSharedShipment, aShareWith, setAudience, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let share: Share & { partner: TestUser };
beforeAll(async () => {
  api = await anApi({ startsIndexer: true, limits: { uploads: 0 } });
  exporter = await anExporter(api);
  share = await aSharedShipment(api, exporter, {
    role: "BROKER",
    change: { name: "Zanzibar margin deal", isBuyerDifferent: true, buyerId: exporter.sellerId, products: [aLine(exporter)] },
  });
  await sendProgress(exporter.user, "transport", share, { bookingNo: "SECRETBOOKING77" });
  const texts = {
    "insurance.pdf": ["Turmeric fingers insured", "Surveyor Müller of Hamburg"],
    "weights.pdf": ["Turmeric powder weighed at Mundra"],
  };
  for (const [name, pages] of Object.entries(texts)) await put(name, pages, ["BROKER", "CHA"]);
  await put("internal.pdf", ["Turmeric margin of ninety percent"], []);
  await put("agents.pdf", ["Turmeric for customs alone"], ["CHA"]);
  await whenRead(exporter.user);
});
afterAll(() => api.close());

async function put(name: string, pages: string[], audience: ("IMPORTER" | "BROKER" | "CHA")[], shipmentId = share.shipmentId) {
  const file = {
    name,
    content: await aPdf(pages, { width: 600 }),
    type: name === "weights.pdf" ? "WEIGHT_AND_QUALITY" : "OTHER",
  };
  const { data, errors } = await attach(api, exporter.user, shipmentId, { ...file, audience: audience.join(",") });
  expect(errors).toEqual([]);
  return data;
}

const names = (filter: object) => findSharedNames(share.partner, filter);
const all = ["weights.pdf", "insurance.pdf", "bl.pdf"];

test.each([
  ["turmeric", ["weights.pdf", "insurance.pdf"]],
  ["turm", ["weights.pdf", "insurance.pdf"]],
  ["MULLER", ["insurance.pdf"]],
  ["turmeric -powder", ["insurance.pdf"]],
  ['"turmeric powder"', ["weights.pdf"]],
  ["weights", ["weights.pdf"]],
  ["certificate turmeric", ["weights.pdf"]],
  ["basmati", all],
  ["TVXU 1001010", all],
  ["tarang sagar", all],
  ["confluence", all],
  ["-turmeric", ["bl.pdf"]],
  ["?!", all],
  ['" OR 1', []],
])(
  "a partner finds documents by their text, names and what it sees of their shipments, in both engines alike (R-1100, R-1101): %s",
  async (q, expected) => {
    expect(await names({ q })).toEqual(expected);
  },
);

test.each([
  "zanzibar",
  "margin",
  "ninety",
  "marjan",
  "oriental grains",
  "levant",
  "HLG4471201",
  "SPPL00871231",
  "SECRETBOOKING77",
  "customs",
  "internal",
  "agents",
])("no word that a partner does not see finds anything, and none excludes anything (R-1101): %s", async (q) => {
  const nothing = { documents: [], total: 0, facets: { types: [], exporters: [] } };
  expect(await findShared(share.partner, { q })).toEqual(nothing);
  expect(await findShared(share.partner, { q: `${q} turmeric` })).toEqual(nothing);
  expect(await names({ q: `-${q.split(" ")[0]}` })).toEqual(all);
  // The exporter's own office does find them.
  expect((await findNames(exporter.user, { q })).length).toBeGreaterThan(0);
});

test("the order of found documents follows from what the partner sees (R-1101)", async () => {
  // "Bill" is in the text of one, and in no name or number that the partner sees.
  expect(await names({ q: "bl" })).toEqual(["bl.pdf"]);
  const first = await put("zanzibar notes.pdf", ["Nothing of interest here at all"], ["BROKER"]);
  await put("later.pdf", ["A word on zanzibar in the text"], ["BROKER"]);
  await whenRead(exporter.user);
  expect(await names({ q: "zanzibar" })).toEqual(["zanzibar notes.pdf", "later.pdf"]);
  expect(await names({ q: "zanzibar", sort: "NEWEST" })).toEqual(["later.pdf", "zanzibar notes.pdf"]);
  expect(await names({ q: "zanzibar", sort: "NAME" })).toEqual(["later.pdf", "zanzibar notes.pdf"]);
  for (const key of [first.key, (await findShared(share.partner, { q: "zanzibar" })).documents[1]?.key])
    await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${share.shipmentId}&key=${key}`);
  expect(await names({ q: "zanzibar" })).toEqual([]);
});

test("a found document reads as in its shared shipment, with the exporter's firm, the reference, the hit's words and its page, and nothing else (R-690, R-692, R-1100)", async () => {
  const { documents, total, facets } = await findShared(share.partner, { q: "müller" });
  const { data } = await share.partner.get<{ attachments: { key: string }[]; reference: string; exporter: string }>(
    `/v1/shared/shipment?partnerId=${share.partnerId}&shipmentId=${share.shipmentId}`,
  );
  const [found] = documents;
  const attachment = data.attachments.find(({ key }) => key === found?.key);
  const { partnerId, shipmentId } = share;
  const snippet = expect.arrayContaining([{ text: "Müller", isHit: true }]);
  const { reference, exporter: firm } = data;
  expect(documents).toEqual([{ ...attachment, partnerId, shipmentId, reference, exporter: firm, snippet, page: 2 }]);
  expect(total).toBe(1);
  expect(facets).toEqual({
    types: [{ value: "OTHER", name: "Other", count: 1 }],
    exporters: [{ value: partnerId, name: exporter.firm.name, count: 1 }],
  });
});

test("documents of several exporters are one list, each narrowed to one, and counted by type and exporter (R-1100)", async () => {
  const second = await anExporter(api);
  const { code, partnerId } = await invitePartner(second.user, { role: "CHA", scope: "CHOSEN" });
  expect((await share.partner.post("/v1/partner/accept", { code })).errors).toEqual([]);
  const elsewhere = await aShareWith(api, second, { partnerId, role: "CHA" });
  await whenRead(second.user);
  expect(await names({ q: "basmati" })).toEqual(["bl.pdf", ...all]);
  const { documents, total, facets } = await findShared(share.partner, { q: "basmati", partnerId, types: ["OTHER"] });
  expect([documents.map(({ key }) => key), total]).toEqual([[elsewhere.key], 1]);
  expect(facets?.exporters.map(({ value, count }) => [value, count])).toEqual([
    [share.partnerId, 2],
    [partnerId, 1],
  ]);
  expect(facets?.types.map(({ value, count }) => [value, count])).toEqual([["OTHER", 1]]);
  expect((await findShared(share.partner, { shipmentId: share.shipmentId })).total).toBe(3);
  const pages = await Promise.all([0, 2].map((offset) => findShared(share.partner, { limit: 2, offset })));
  expect(pages.flatMap((page) => page.documents.map(({ key }) => key))).toEqual(
    (await findShared(share.partner)).documents.map(({ key }) => key),
  );
  await second.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  expect(await findShared(share.partner, { q: "basmati" })).toMatchObject({
    total: 3,
    facets: { exporters: [{ value: share.partnerId }] },
  });
  expect(await findShared(share.partner, { partnerId })).toMatchObject({ documents: [], total: 0 });
});

test("a document whose tag is removed between two pages is not on the next one, nor in its total (R-1102)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const keys = [own.key];
  for (const name of ["one.pdf", "two.pdf", "three.pdf"])
    keys.unshift((await put(name, [`Cardamom ${name}`], ["IMPORTER"], own.shipmentId)).key);
  await whenRead(exporter.user);
  const page = async (offset: number) => {
    const { documents, total } = await findShared(partner, { q: "basmati", limit: 2, offset });
    return [documents.map(({ key }) => keys.indexOf(key)), total];
  };
  expect(await page(0)).toEqual([[0, 1], 4]);
  await setAudience(exporter.user, own.shipmentId, keys[2] ?? "", ["BROKER"]);
  expect(await page(2)).toEqual([[3], 3]);
  expect(await findShared(partner, { q: "cardamom" })).toMatchObject({ total: 2, facets: { types: [{ count: 2 }] } });
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${own.shipmentId}`, { partnerId: own.partnerId });
  expect(await findShared(partner, { q: "cardamom" })).toMatchObject({ documents: [], total: 0, facets: { types: [], exporters: [] } });
});

test("words of a former name or number find nothing for a partner, from the change on (R-1103)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const { key } = await put("saffron.pdf", ["A paper on cloves and pepper"], ["CHA"], own.shipmentId);
  await whenRead(exporter.user);
  expect(await findSharedNames(partner, { q: "saffron" })).toEqual(["saffron.pdf"]);
  await exporter.user.post(`/v1/shipment/attachment/rename?shipmentId=${own.shipmentId}`, { key, name: "plain" });
  expect(await findSharedNames(partner, { q: "saffron" })).toEqual([]);
  // Its text is found all the time.
  expect(await findSharedNames(partner, { q: "cloves" })).toEqual([expect.stringMatching("pdf")]);
  await vi.waitFor(async () => expect(await findSharedNames(partner, { q: "plain cloves" })).toEqual(["plain.pdf"]), { timeout: 10_000 });
  const body = aShipmentBody(exporter, { vessel: "MV NILGIRI" });
  expect((await exporter.user.post(`/v1/shipment/update?shipmentId=${own.shipmentId}`, body)).errors).toEqual([]);
  expect(await findSharedNames(partner, { q: "tarang sagar" })).toEqual([]);
  await vi.waitFor(async () => expect(await findSharedNames(partner, { q: "nilgiri" })).toHaveLength(2), { timeout: 10_000 });
});

test("offices that are nobody's partner, and ids that are unknown or another's, find nothing (R-1100)", async () => {
  const stranger = await aUser(api);
  const nothing = { documents: [], total: 0, facets: { types: [], exporters: [] } };
  expect(await findShared(stranger, { q: "turmeric" })).toEqual(nothing);
  expect(await findShared(stranger)).toEqual(nothing);
  // The exporter itself has partners, but nobody shares with it.
  expect(await findShared(exporter.user)).toEqual(nothing);
  const hidden = await aShipment(exporter);
  for (const shipmentId of [hidden.shipmentId, "unknown"]) {
    expect(await findShared(share.partner, { shipmentId })).toEqual(nothing);
    expect(await findShared(share.partner, { shipmentId, q: "basmati" })).toEqual(nothing);
  }
  const other = await aSharedShipment(api, exporter, { role: "BROKER" });
  for (const partnerId of [other.partnerId, "unknown"]) {
    expect(await findShared(share.partner, { partnerId })).toMatchObject({ documents: [], total: 0 });
    expect((await findShared(share.partner, { partnerId })).facets?.exporters).toMatchObject([{ value: share.partnerId }]);
  }
});

test("with more than 500 exporters one has to be chosen, or no words (R-1104)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  await whenRead(exporter.user);
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    const known = await db.selectFrom("partners").selectAll().where("id", "=", own.partnerId).executeTakeFirstOrThrow();
    const mirror = await db.selectFrom("sharedWith").selectAll().where("partnerId", "=", own.partnerId).executeTakeFirstOrThrow();
    await db.transaction().execute(async (trx) => {
      for (let index = 0; index < 500; index += 1) {
        const id = `further-${index}`;
        await trx
          .insertInto("partners")
          .values({ ...known, id })
          .execute();
        await trx
          .insertInto("sharedWith")
          .values({ ...mirror, partnerId: id })
          .execute();
      }
    });
    await close();
  });
  expect(await partner.post("/v1/shared/document/filter", { q: "basmati" })).toMatchObject({
    status: 422,
    errors: [{ error: "A search covers at most 500 exporters. Please choose one.", field: ["partnerId"] }],
  });
  expect(await findSharedNames(partner, { q: "basmati", partnerId: own.partnerId })).toEqual(["bl.pdf"]);
  expect(await findSharedNames(partner)).toEqual(["bl.pdf"]);
});

test.each([
  [{ q: "a".repeat(101) }, 422, "q"],
  [{ q: "a".repeat(1_100_000) }, 413, undefined],
  [{ q: 7 }, 400, "q"],
  [{ limit: 101 }, 400, "limit"],
  [{ offset: -1 }, 400, "offset"],
  [{ types: ["SECRET"] }, 400, "types"],
  [{ types: "OTHER" }, 400, "types"],
  [{ sort: "SIZE" }, 400, "sort"],
  [{ partnerId: "a".repeat(65) }, 400, "partnerId"],
  [{ shipmentId: ["x"] }, 400, "shipmentId"],
])("a search that is too long or wrong is refused by the name of its field (R-1104): %#", async (body, status, field) => {
  const refused = await share.partner.post("/v1/shared/document/filter", body);
  expect([refused.status, refused.errors[0]?.field?.[0]]).toEqual([status, field]);
});
