import { afterAll, beforeAll, expect, test } from "vitest";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import type { SharedShipment, SharedShipmentSummary } from "#domain/partners/sharedShipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";
import { sendProgress } from "../../support/api/calls/progressCalls.ts";
import { aSharedShipment, aShareWith, setAudience, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let now = new Date("2026-11-12T10:15:00.000Z");
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0 }, clock: () => now });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

type List = { shipments: SharedShipmentSummary[]; total: number; hasNext: boolean };
const listOf = async (user: TestUser, body: object = {}) => (await user.post<List>("/v1/shared/shipment/filter", body)).data;
const idsIn = ({ shipments }: List) => shipments.map(({ shipmentId }) => shipmentId);
const fileUrl = (user: TestUser, { key, ...place }: Share) =>
  user.get<{ url: string }>(`/v1/shared/attachment/url${sharedPlace(place)}&key=${key}`);
const fetchFile = (url: string) => {
  const { pathname, search } = new URL(url);
  return api.inject({ method: "GET", url: pathname + search });
};

/** Ways in which a shipment or file is not shared any more, or never was. */
const hidings: Record<string, (partner: TestUser, own: Share) => Promise<unknown>> = {
  "the share was removed": (_partner, { partnerId, shipmentId }) =>
    exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId }),
  "the partnership was revoked": (_partner, { partnerId }) => exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`),
  "the shipment was deleted": (_partner, { shipmentId }) => exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`),
};

/** Status and body of an answer, without the ids that were asked for. */
async function bytesOf(user: TestUser, path: string, ids: string[]) {
  const { statusCode, body, headers } = await api.inject({ method: "GET", url: `/ep/api${path}`, headers: { authorization: user.jwt } });
  const text = ids.filter(Boolean).reduce((so, id) => so.replaceAll(id, "ID"), body);
  return { statusCode, text, length: headers["content-type"] };
}

type Bytes = Awaited<ReturnType<typeof bytesOf>>;

const unknown = "0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a";
const unknownKey = "0".repeat(40);

test.each([...Object.keys(hidings).entries()])(
  "what is not shared is exactly like what does not exist: %i, %s (R-693, R-694, R-695)",
  async (position, hiding) => {
    const { partner, ...own } = await aSharedShipment(api, exporter, { role: partnerRoles[position] ?? "CHA" });
    expect(idsIn(await listOf(partner))).toEqual([own.shipmentId]);
    const { data } = await fileUrl(partner, own);
    expect((await fetchFile(data.url)).statusCode).toBe(200);
    await hidings[hiding]?.(partner, own);
    expect(await listOf(partner)).toMatchObject({ shipments: [], total: 0, hasNext: false });
    expect(await bytesOf(partner, `/v1/shared/shipment${sharedPlace(own)}`, [own.partnerId, own.shipmentId])).toEqual(
      await bytesOf(partner, `/v1/shared/shipment${sharedPlace({ partnerId: unknown, shipmentId: unknown })}`, [unknown]),
    );
    expect((await fileUrl(partner, own)).status).toBe(404);
    // The address from before is refused, although its signature is good for minutes.
    expect((await fetchFile(data.url)).statusCode).toBe(404);
  },
);

test.each(partnerRoles)(
  "%s: no id of another office, shipment, partnership or file opens anything (R-693, R-694)",
  async (role: PartnerRole) => {
    const { partner, ...own } = await aSharedShipment(api, exporter, { role });
    const other = await aSharedShipment(api, exporter, { role });
    const hidden = await aShipment(exporter);
    const waiting = await attach(api, exporter.user, own.shipmentId, { name: "x.pdf", content: await aPdf(["x"]) });
    const others = partnerRoles.filter((one) => one !== role);
    const untagged = await attach(api, exporter.user, own.shipmentId, { name: "y.pdf", content: await aPdf(["y"]) });
    await setAudience(exporter.user, own.shipmentId, untagged.data.key, others);
    const partnerIds = [own.partnerId, other.partnerId, unknown, ""];
    const shipmentIds = [own.shipmentId, other.shipmentId, hidden.shipmentId, unknown, ""];
    const keys = [other.key, waiting.data.key, untagged.data.key, unknownKey, ""];
    const nothing = await bytesOf(partner, `/v1/shared/shipment${sharedPlace({ partnerId: unknown, shipmentId: unknown })}`, []);
    const noFile = await bytesOf(partner, `/v1/shared/attachment/url?partnerId=${unknown}&shipmentId=${unknown}&key=${unknownKey}`, []);
    expect([nothing.statusCode, noFile.statusCode]).toEqual([404, 404]);
    const answers: { path: string; answer: Bytes; expected: Bytes }[] = [];
    for (const partnerId of partnerIds) {
      for (const shipmentId of shipmentIds) {
        const isOwn = partnerId === own.partnerId && shipmentId === own.shipmentId;
        const path = `/v1/shared/shipment${sharedPlace({ partnerId, shipmentId })}`;
        if (!isOwn) answers.push({ path, answer: await bytesOf(partner, path, []), expected: nothing });
        for (const key of isOwn ? keys : [...keys.slice(0, 1), own.key]) {
          const file = `/v1/shared/attachment/url${sharedPlace({ partnerId, shipmentId })}&key=${key}`;
          answers.push({ path: file, answer: await bytesOf(partner, file, []), expected: noFile });
        }
      }
    }
    expect(answers.length).toBeGreaterThan(60);
    expect(answers.filter(({ answer, expected }) => JSON.stringify(answer) !== JSON.stringify(expected))).toEqual([]);
  },
);

test("the exporter's own routes do not know the shipment, its files or its firm (R-693)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const { shipmentId, key } = own;
  for (const path of [
    `/v1/shipment?shipmentId=${shipmentId}`,
    `/v1/shipment/history?shipmentId=${shipmentId}`,
    `/v1/attachment?key=${key}&attachment_type=OTHER`,
    `/v1/attachment/pre-signed-url?key=${key}&attachment_type=OTHER`,
    `/v1/events?shipmentId=${shipmentId}`,
  ]) {
    const other = path.replace(shipmentId, unknown).replace(key, unknownKey);
    expect([path, await bytesOf(partner, path, [shipmentId, key])]).toEqual([path, await bytesOf(partner, other, [unknown, unknownKey])]);
  }
  expect((await partner.post<{ total: number }>("/v1/shipment/filter", {})).data.total).toBe(0);
  expect((await partner.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)).status).toBe(404);
});

test("lists and totals count what is shared alone, by exporter and status, page by page (R-693)", async () => {
  const second = await anExporter(api);
  const { partner, ...first } = await aSharedShipment(api, exporter, { role: "CHA" });
  const { partnerId } = first;
  const more = [first];
  for (let left = 2; left > 0; left -= 1) more.push(await aShareWith(api, exporter, { partnerId, role: "CHA" }));
  await aShipment(exporter);
  const { code, partnerId: ofSecond } = await invitePartner(second.user, {
    role: "IMPORTER",
    recordIds: [second.consigneeId],
    scope: "CHOSEN",
  });
  expect((await partner.post("/v1/partner/accept", { code })).errors).toEqual([]);
  const elsewhere = await aShareWith(api, second, { partnerId: ofSecond, role: "IMPORTER" });
  await sendProgress(exporter.user, "milestone", first, { milestone: "BOOKED", actual: "10/11/2026" });
  const newestFirst = [...more, elsewhere].map(({ shipmentId }) => shipmentId).toReversed();
  const all = await listOf(partner);
  expect([idsIn(all), all.total]).toEqual([newestFirst, 4]);
  expect(idsIn(await listOf(partner, { partnerId }))).toEqual(newestFirst.slice(1));
  expect(await listOf(partner, { partnerId: ofSecond })).toMatchObject({ total: 1 });
  expect(await listOf(partner, { partnerId: unknown })).toMatchObject({ shipments: [], total: 0 });
  const booked = await listOf(partner, { status: "Booked" });
  expect([idsIn(booked), booked.total]).toEqual([[first.shipmentId], 1]);
  const page = await listOf(partner, { limit: 2, offset: 1 });
  expect([idsIn(page), page.total, page.hasNext]).toEqual([newestFirst.slice(1, 3), 4, true]);
  const { data } = await partner.get<{ exporters: { partnerId: string; role: string }[] }>("/v1/shared/exporter");
  expect(data.exporters.map((one) => [one.partnerId, one.role])).toEqual([
    [partnerId, "CHA"],
    [ofSecond, "IMPORTER"],
  ]);
  expect((await partner.post("/v1/shared/shipment/filter", { status: "Nowhere" })).status).toBe(400);
});

test("an importer that exports too has two lists, which never mix (R-693)", async () => {
  const trader = await anExporter(api);
  const own = await aShipment(trader);
  const { code, partnerId } = await invitePartner(exporter.user, { role: "CHA", scope: "CHOSEN" });
  await trader.user.post("/v1/partner/accept", { code });
  const shared = await aShareWith(api, exporter, { partnerId, role: "CHA" });
  expect(idsIn(await listOf(trader.user))).toEqual([shared.shipmentId]);
  expect(idsIn((await trader.user.post<List>("/v1/shipment/filter", {})).data)).toEqual([own.shipmentId]);
  expect((await trader.user.get(`/v1/shared/shipment${sharedPlace({ partnerId, shipmentId: own.shipmentId })}`)).status).toBe(404);
  expect((await trader.user.get<{ isPartner?: boolean }>("/v1/user/info")).data.isPartner).toBe(true);
});

test("a file is shared by its tag, and not once a newer version replaced it (R-694, R-695)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const namesOf = async () =>
    (await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(own)}`)).data.attachments.map(({ name }) => name);
  expect(await namesOf()).toEqual(["bl.pdf"]);
  const { data } = await fileUrl(partner, own);
  await setAudience(exporter.user, own.shipmentId, own.key, ["BROKER", "CHA"]);
  expect(await namesOf()).toEqual([]);
  expect((await fetchFile(data.url)).statusCode).toBe(404);
  await setAudience(exporter.user, own.shipmentId, own.key, ["IMPORTER"]);
  const again = await fetchFile(data.url);
  expect([again.statusCode, again.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  const numbered = (invoiceNo: string) => ({ invoiceNo, invoiceDate: "12/11/2025", printCNF: false, printSpecification: false });
  for (const invoiceNo of ["TV/1", "TV/2"]) {
    const path = `/v1/shipment/document/invoice?shipmentId=${own.shipmentId}`;
    const made = await exporter.user.post<{ key: string }>(path, { ...numbered(invoiceNo), audience: ["IMPORTER"] });
    expect(made.errors).toEqual([]);
    await setAudience(exporter.user, own.shipmentId, made.data.key, ["IMPORTER"]);
  }
  expect(await namesOf()).toHaveLength(2);
  expect((await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(own)}`)).data.reference).toBe("TV/2");
});

type Line = { action: string; actor: { name: string }; sentence: string };

test("an address of a shared file opens for the office and the person alone that asked for it, and its fetches are told once an hour (R-695, R-723)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const other = await aShareWith(api, exporter, { partnerId: own.partnerId, role: "CHA" });
  const url = new URL((await fileUrl(partner, own)).data.url);
  const changed = (change: (to: URL) => void) => {
    const to = new URL(url);
    change(to);
    return fetchFile(to.href);
  };
  const statuses = [
    await changed((to) => (to.pathname = to.pathname.replace(own.key, other.key))),
    await changed((to) => (to.pathname = to.pathname.replace(own.shipmentId, other.shipmentId))),
    await changed((to) => to.searchParams.set("office", unknown)),
    await changed((to) => to.searchParams.set("disposition", "inline")),
    await changed((to) => to.searchParams.set("expires", "99999999999")),
    await changed((to) => (to.pathname = `/files/${to.searchParams.get("office")}/${own.key}`)),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
  const downloads = async () => {
    const { entries } = (await exporter.user.get<{ entries: Line[] }>(`/v1/audit-trail?shipmentId=${own.shipmentId}`)).data;
    return entries.filter(({ action }) => action === "DOWNLOADED").map(({ sentence }) => sentence);
  };
  expect(await downloads()).toEqual([]);
  await fetchFile(url.href);
  await fetchFile(url.href);
  const words = /^Rohan Desai \(Al Marjan\) downloaded bl\.pdf, once or more between \d\d:00 and \d\d:00 UTC$/;
  expect(await downloads()).toEqual([expect.stringMatching(words)]);
  // However many addresses a partner asks for, the exporter's history gets one line an hour.
  now = new Date(now.getTime() + 1_000);
  expect((await fetchFile((await fileUrl(partner, own)).data.url)).statusCode).toBe(200);
  expect(await downloads()).toHaveLength(1);
  now = new Date(now.getTime() + 60 * 60 * 1000);
  expect((await fetchFile((await fileUrl(partner, own)).data.url)).statusCode).toBe(200);
  expect(await downloads()).toHaveLength(2);
});
