import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import { commentLimits, commentMessages } from "#domain/comments/commentInput.ts";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import type { Comment } from "#domain/comments/comment.ts";
import { openDatabase, type Db } from "../../../api/db/database.ts";
import { newId } from "../../../api/db/id.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment, sharedPlace } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let now = new Date("2026-11-24T20:00:00.000Z");
let exporter: Exporter;
let owner: TestUser;
let shipmentId: string;
beforeAll(async () => {
  api = await anApi({ clock: () => now, limits: { uploads: 0 } });
  exporter = await anExporter(api);
  owner = exporter.user;
});
beforeEach(async () => {
  now = new Date("2026-11-24T20:00:00.000Z");
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

type Page = { comments: Comment[]; total: number; overdue: number };
const add = (body: object, user = owner) => user.post<Comment>(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, body);
const list = async (query = "", user = owner) => (await user.get<Page>(`/v1/shipment/comment?shipmentId=${shipmentId}${query}`)).data;
const remove = (commentId: string, user = owner) => user.delete(`/v1/shipment/comment?shipmentId=${shipmentId}&commentId=${commentId}`);
const file = async (type: string) => (await attach(api, owner, shipmentId, { name: "x.pdf", content: await aPdf(["x"]), type })).data.key;
const inboxOf = async (user: TestUser) =>
  (await user.post<{ items: InboxItem[] }>("/v1/inbox/filter", {})).data.items.filter(({ kind }) => kind !== "JOINED");
const sentences = async () => {
  const { data } = await owner.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${shipmentId}`);
  return data.entries.map(({ sentence }) => sentence);
};

describe("a comment", () => {
  test("is about a shipment or a file, cleaned, the newest first, and the history names it without its text (R-870, R-871)", async () => {
    const key = await file("OTHER");
    expect((await add({ text: " \u202eLate\u0000\u0007\r\nby two\tdays \u2066 " })).data).toMatchObject({
      text: "Late\nby two\tdays",
      attachment: null,
      author: "Asha Mehta",
      audience: [],
      partner: null,
      request: null,
      mayDelete: true,
    });
    await add({ text: "Stamp is missing", key, audience: ["CHA", "IMPORTER"] });
    const all = await list();
    expect([all.comments.map(({ text }) => text), all.total]).toEqual([["Stamp is missing", "Late\nby two\tdays"], 2]);
    expect((await list(`&key=${key}`)).comments).toMatchObject([{ attachment: { key, name: "x.pdf" }, audience: ["IMPORTER", "CHA"] }]);
    expect((await list("&limit=1&offset=1")).comments.map(({ text }) => text)).toEqual(["Late\nby two\tdays"]);
    expect((await sentences()).slice(0, 2)).toEqual(["Asha Mehta added a comment on x.pdf", "Asha Mehta added a comment"]);
    await owner.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
    expect((await list()).total).toBe(1);
  });

  test.each([
    ["nothing", {}, 422, commentMessages.missing],
    ["blanks and unseen characters", { text: " \u202e\n" }, 422, commentMessages.missing],
    ["5,000 characters", { text: "x".repeat(5_000) }, 422, commentMessages.tooLong],
    ["a file of elsewhere", { text: "x", key: "0".repeat(40) }, 404, "Attachment not found"],
    ["a number", { text: 5 }, 400, "text must be a text"],
    ["an unknown role", { text: "x", audience: ["BANK"] }, 400, "audience 1 must be IMPORTER or BROKER or CHA"],
  ])("is refused with %s (R-870)", async (_what, body, status, message) => {
    const answer = await add(body);
    expect([answer.status, answer.errors[0]?.error]).toEqual([status, message]);
    expect((await list()).total).toBe(0);
  });

  test("is a line of the inboxes of all others who see it, without its text, which a deletion deletes (R-882)", async () => {
    const editor = await aMember(api, owner, { role: "EDITOR" });
    const { partner, key, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
    const other = await aSharedShipment(api, exporter, { role: "IMPORTER" });
    await owner.post(`/v1/shipment/partner/add?shipmentId=${share.shipmentId}`, { partnerId: other.partnerId });
    ({ shipmentId } = share);
    await add({ text: "Only for us" });
    await add({ text: "Only for us, on a file", key });
    expect([await inboxOf(partner), await inboxOf(other.partner)]).toEqual([[], []]);
    await add({ text: "For agents", key, audience: ["CHA", "IMPORTER"] });
    await add({ text: "", request: { type: "BILLS", partnerId: share.partnerId } });
    // The importer does not see the file.
    expect(await inboxOf(other.partner)).toEqual([]);
    const line = { who: "Asha Mehta", shipmentId, partnerId: share.partnerId };
    expect(await inboxOf(partner)).toMatchObject([
      { ...line, kind: "REQUESTED", what: "Bills", text: "" },
      { ...line, kind: "COMMENTED", what: "", key: null, text: "" },
    ]);
    await partner.post(`/v1/shared/comment/add${sharedPlace(share)}`, { text: "It comes" });
    const [answer, ...own] = await inboxOf(editor);
    expect(answer).toMatchObject({ kind: "COMMENTED", who: "Rohan Desai (Al Marjan)", text: "", shipmentId });
    // Four comments of one person are one unread line.
    expect(own).toMatchObject([{ kind: "COMMENTED", who: "Asha Mehta", text: "Please send Bills", times: 4 }]);
    expect(await inboxOf(owner)).toMatchObject([{ who: "Rohan Desai (Al Marjan)" }]);
  });

  test("comes or does not while its file is deleted, and nobody meets a fault (R-870)", async () => {
    for (let round = 0; round < 3; round += 1) {
      const key = await file("OTHER");
      const said = Array.from({ length: 4 }, () => add({ text: "x", key }));
      const deletion = owner.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
      const statuses = (await Promise.all([...said, deletion])).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    }
    expect((await list()).total).toBe(0);
  });

  test("of 4,000 characters is kept, is written once for a repeated key, and an unknown shipment has none (R-870)", async () => {
    const path = `/v1/shipment/comment/add?shipmentId=${shipmentId}`;
    const headers = { authorization: owner.jwt, "idempotency-key": "comment-1" };
    for (let tries = 2; tries > 0; tries -= 1) await api.call("POST", path, { headers, body: { text: "x".repeat(4_000) } });
    expect((await list()).comments.map(({ text }) => text.length)).toEqual([4_000]);
    expect((await owner.get("/v1/shipment/comment?shipmentId=none")).status).toBe(404);
  });

  test("is deleted by its author or an owner; a viewer reads, writes none and is offered none to delete (R-659, R-871, R-876)", async () => {
    const editor = await aMember(api, owner, { role: "EDITOR" });
    const other = await aMember(api, owner, { role: "EDITOR" });
    const viewer = await aMember(api, owner, { role: "VIEWER" });
    const { commentId } = (await add({ text: "Mine" }, editor)).data;
    const second = (await add({ text: "Mine too" }, editor)).data;
    expect((await list("", other)).comments.map(({ mayDelete }) => mayDelete)).toEqual([false, false]);
    const refused = await remove(commentId, other);
    expect([refused.status, refused.errors[0]?.error]).toEqual([403, commentMessages.notYours]);
    expect([(await add({ text: "x" }, viewer)).status, (await remove(commentId, viewer)).status]).toEqual([403, 403]);
    expect((await remove(commentId, editor)).errors).toEqual([]);
    expect((await remove(second.commentId)).errors).toEqual([]);
    expect((await remove(second.commentId)).status).toBe(404);
    expect((await list("", viewer)).total).toBe(0);
    expect((await sentences())[0]).toBe("Asha Mehta deleted a comment");
    await add({ text: "Mine again" }, editor);
    await owner.post(`/v1/team/role?memberId=${editor.memberId}`, { role: "VIEWER" });
    expect((await list("", editor)).comments.map(({ mayDelete }) => mayDelete)).toEqual([false]);
  });

  test("is refused beyond 1,000 of a shipment and 200 of a partner there, and beyond 500 of an office in a day (R-877)", async () => {
    exporter = await anExporter(api);
    owner = exporter.user;
    ({ shipmentId } = await aShipment(exporter));
    const { partner, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
    const ofPartner = () => partner.post(`/v1/shared/comment/add${sharedPlace(share)}`, { text: "x" });
    const first = (await add({ text: "x" })).data.commentId;
    const partners = String((await ofPartner()).data["commentId"]);
    await api.restart(async () => {
      await copyComment({ ownComment: first, count: commentLimits.ofShipment - 1 });
      await copyComment({ ownComment: partners, count: commentLimits.ofPartner - 1 });
    });
    expect((await add({ text: "x" })).errors[0]?.error).toBe(commentMessages.shipmentFull);
    expect((await ofPartner()).errors[0]?.error).toBe(commentMessages.partnerFull);
    ({ shipmentId } = await aShipment(exporter));
    expect((await add({ text: "x" })).status).toBe(200);
    await api.restart(() => useUpTheDay());
    expect((await add({ text: "x" })).errors[0]).toMatchObject({ code: "RATE_LIMITED" });
  });
});

/** Works on the data of the stopped service. */
async function withData(work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
  await work(db);
  await close();
}

function copyComment({ ownComment, count }: { ownComment: string; count: number }): Promise<void> {
  return withData(async (db) => {
    const row = await db.selectFrom("comments").selectAll().where("id", "=", ownComment).executeTakeFirstOrThrow();
    const copies = Array.from({ length: count }, () => ({ ...row, id: newId() }));
    for (let at = 0; at < count; at += 200) {
      await db
        .insertInto("comments")
        .values(copies.slice(at, at + 200))
        .execute();
    }
  });
}

function useUpTheDay(): Promise<void> {
  return withData((db) => db.updateTable("rateLimits").set({ points: commentLimits.aDay }).where("key", "like", "comments:%").execute());
}
