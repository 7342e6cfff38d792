import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Db } from "../../../api/db/database.ts";
import { addToInbox, type InboxLine } from "../../../api/inbox/addToInbox.ts";
import { deleteOldLines } from "../../../api/inboxReading/upkeep.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { readEvents, type EventReader } from "../../support/api/eventReader.ts";
import { aMember } from "../../support/api/members.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";
import { aSharedShipment, aShareWith, sharedPlace } from "../../support/api/sharing/shares.ts";
import { inDatabase } from "../../support/database/inDatabase.ts";

let api: TestApi;
let exporter: Exporter;
let reader: EventReader | null = null;
beforeAll(async () => {
  api = await anApi({ heartbeatMilliseconds: 60_000 });
  exporter = await anExporter(api);
});
afterEach(() => {
  reader?.close();
  reader = null;
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

type Page = {
  items: { itemId: string; who: string; kind: string; shipmentName: string; exporter: string; isRead: boolean; at: string }[];
  unread: number;
  total: number;
};

type Line = Omit<InboxLine, "ownerId">;

async function add(user: TestUser, ...lines: Line[]): Promise<void> {
  await inDatabase(api, (db) => addIn(db, user, lines));
}

async function addIn(db: Db, user: TestUser, lines: Line[]): Promise<void> {
  const { ownerId } = await db.selectFrom("users").select("ownerId").where("email", "=", user.email).executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    for (const line of lines) await addToInbox(trx, { clock: () => new Date() }, { ownerId, ...line });
  });
}

/** The stream of a person's inbox, over a service that is not listened to yet. */
async function streamOf({ jwt }: TestUser): Promise<EventReader> {
  const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  return await readEvents(`${url}/ep/api/v1/inbox/events`, { headers: { authorization: `Bearer ${jwt}` } });
}

async function inbox(user: TestUser, filter: object = {}) {
  return (await user.post<Page>("/v1/inbox/filter", filter)).data;
}

const whoOf = ({ items }: Page) => items.map(({ who }) => who);

test("a person reads their own lines, the latest first, and marks some or all of a moment as read (R-909, R-911)", async () => {
  const editor = await aMember(api, exporter.user);
  const other = await aMember(api, exporter.user);
  const to = [editor.memberId];
  await add(exporter.user, { kind: "JOINED", who: "A", to }, { kind: "JOINED", who: "B", to }, { kind: "JOINED", who: "C", to });
  const all = await inbox(editor);
  expect([whoOf(all), all.unread, all.total]).toEqual([["C", "B", "A"], 3, 3]);
  expect(await inbox(other)).toMatchObject({ items: [], unread: 0, total: 0 });
  const [latest, middle] = all.items;
  // Another member's attempt has no effect.
  await other.post("/v1/inbox/read", { itemIds: [middle?.itemId], until: "2100-01-01T00:00:00.000Z" });
  expect(await inbox(editor)).toMatchObject({ unread: 3 });
  await editor.post("/v1/inbox/read", { itemIds: [middle?.itemId] });
  expect(whoOf(await inbox(editor, { state: "UNREAD" }))).toEqual(["C", "A"]);
  expect(whoOf(await inbox(editor, { state: "READ" }))).toEqual(["B"]);
  expect(whoOf(await inbox(editor, { limit: 1, offset: 1 }))).toEqual(["B"]);
  await add(exporter.user, { kind: "JOINED", who: "D", to });
  await editor.post("/v1/inbox/read", { until: latest?.at });
  expect(await inbox(editor, { state: "UNREAD" })).toMatchObject({ items: [{ who: "D" }], unread: 1, total: 1 });
});

test("filters and moments that cannot be read are refused, and e-mails without an e-mail server (R-911, R-912)", async () => {
  const { user } = exporter;
  expect((await user.post("/v1/inbox/filter", { state: "SOME" })).status).toBe(400);
  expect((await user.post("/v1/inbox/read", { until: "yesterday" })).status).toBe(400);
  expect((await user.post("/v1/inbox/mail", { mail: "HOURLY" })).status).toBe(422);
  expect((await user.post("/v1/inbox/mail", { mail: "DAILY" })).errors).toMatchObject([{ error: "This server sends no e-mail" }]);
  expect((await user.get("/v1/inbox/mail")).data).toEqual({ mail: "NEVER" });
});

test("a partner's lines vanish with the share, and an office's with the shipment (R-909)", async () => {
  const { partner, partnerId, shipmentId } = await aSharedShipment(api, exporter, { role: "CHA" });
  await add(
    partner,
    { kind: "COMMENTED", who: "Exporter", shipmentId, partnerId },
    { kind: "COMMENTED", who: "Else", shipmentId, partnerId: "x" },
  );
  const editor = await aMember(api, exporter.user);
  await add(exporter.user, { kind: "COMMENTED", who: "CHA", shipmentId, to: [editor.memberId] });
  expect(await inbox(partner)).toMatchObject({ items: [{ who: "Exporter" }], unread: 1, total: 1 });
  await exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  expect(await inbox(partner)).toMatchObject({ items: [], unread: 0, total: 0 });
  expect((await inbox(editor)).total).toBe(1);
  await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  expect(await inbox(editor)).toMatchObject({ items: [], unread: 0, total: 0 });
});

test("a line says which shipment it is about; equal numbers of two exporters differ by the exporter's firm (R-1131)", async () => {
  const change = { name: "Our name for it" };
  const { partner, ...one } = await aSharedShipment(api, exporter, { role: "CHA", change });
  const second = await anExporter(api);
  await second.user.post(`/v1/user/firm/update?firmId=${second.firm.firmId}`, { ...second.firm, name: "Bina Exports" });
  const { code, partnerId } = await invitePartner(second.user, { role: "CHA", scope: "CHOSEN" });
  await partner.post("/v1/partner/accept", { code });
  const two = await aShareWith(api, second, { partnerId, role: "CHA", change });
  const comment = (user: TestUser, shipmentId: string) =>
    user.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text: "Late", audience: ["CHA"] });
  await comment(exporter.user, one.shipmentId);
  await comment(second.user, two.shipmentId);
  const { items } = await inbox(partner);
  expect(items.map(({ shipmentName, exporter: firm }) => [shipmentName, firm])).toEqual([
    [expect.stringMatching(/^Shipment of /), "Bina Exports"],
    [items[0]?.shipmentName, exporter.firm.name],
  ]);
  await partner.post(`/v1/shared/comment/add${sharedPlace(one)}`, { text: "Why?" });
  expect((await inbox(exporter.user, { limit: 1 })).items).toMatchObject([{ shipmentName: "Our name for it", exporter: "" }]);
});

test("the number of unread lines is streamed at once, and when they come or are read (R-911)", async () => {
  const editor = await aMember(api, exporter.user, { role: "OWNER" });
  await inDatabase(api, (db) => db.deleteFrom("inbox").where("personId", "=", editor.memberId).execute());
  reader = await streamOf(editor);
  expect((await reader.next())?.data).toEqual({ unread: 0, role: "OWNER" });
  const [first, ...rest] = exporter.firm.bankDetails;
  const bankDetails = [{ ...first, iban: "AE070331234567890123456" }, ...rest];
  await exporter.user.post(`/v1/user/firm/update?firmId=${exporter.firm.firmId}`, { ...exporter.firm, bankDetails });
  expect((await reader.next())?.data).toEqual({ unread: 1, role: "OWNER" });
  await editor.post("/v1/inbox/read", { until: "2100-01-01T00:00:00.000Z" });
  expect((await reader.next())?.data).toEqual({ unread: 0, role: "OWNER" });
});

test("the stream of the inbox says at once that the person has another role (R-1264)", async () => {
  const member = await aMember(api, exporter.user, { role: "VIEWER" });
  await api.restart();
  reader = await streamOf(member);
  expect((await reader.next())?.data).toMatchObject({ role: "VIEWER" });
  await exporter.user.post(`/v1/team/role?memberId=${member.memberId}`, { role: "EDITOR" });
  expect((await reader.next())?.data).toMatchObject({ role: "EDITOR" });
});

test("lines older than 90 days, and those beyond a person's latest 1,000, are deleted (R-911)", async () => {
  const editor = await aMember(api, exporter.user);
  const to = [editor.memberId];
  const lines = Array.from({ length: 1_004 }, (_, at) => ({ kind: "JOINED" as const, who: `Partner ${at}`, to }));
  await inDatabase(api, async (db) => {
    await addIn(db, exporter.user, lines);
    const old = db.updateTable("inbox").set({ at: "2020-01-01T00:00:00.000Z" }).where("personId", "=", editor.memberId);
    await old.where("who", "in", ["Partner 1000", "Partner 1001"]).execute();
    await deleteOldLines({ db, clock: () => new Date() });
  });
  const { total, items } = await inbox(editor);
  expect([total, items[0]?.who, items[2]?.who]).toEqual([1_000, "Partner 1003", "Partner 999"]);
  expect(whoOf(await inbox(editor, { offset: 999 }))).toEqual(["Partner 2"]);
});
