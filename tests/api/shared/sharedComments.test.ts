import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Comment, SharedComment } from "#domain/comments/comment.ts";
import { commentMessages } from "#domain/comments/commentInput.ts";
import { partnerRoles } from "#domain/partners/partner.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aMember, aPerson } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { pathsOf } from "../../support/api/sharing/partnerViews.ts";
import { aSharedShipment, setAudience, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2026-11-24T10:00:00.000Z") });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

type Page<T> = { comments: T[]; total: number; overdue: number };
const listed = async (partner: TestUser, share: Share, query = "") =>
  (await partner.get<Page<SharedComment>>(`/v1/shared/comment${sharedPlace(share)}${query}`)).data;
const textsOf = ({ comments }: Page<{ text: string }>) => comments.map(({ text }) => text);
const say = (partner: TestUser, share: Share, body: object) =>
  partner.post<SharedComment>(`/v1/shared/comment/add${sharedPlace(share)}`, body);
const write = async ({ shipmentId }: Share, body: object) => {
  const { data, errors } = await exporter.user.post<Comment>(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, body);
  expect(errors).toEqual([]);
  return data;
};
const ownList = async ({ shipmentId }: Share) =>
  (await exporter.user.get<Page<Comment>>(`/v1/shipment/comment?shipmentId=${shipmentId}`)).data;

test.each(partnerRoles)("%s sees the comments for its role, its own and requests to it, and nothing else of them (R-872)", async (role) => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role });
  const others = partnerRoles.filter((one) => one !== role);
  const second = await aPartner(api, exporter.user, { role: "CHA", name: "Secret partner", scope: "CHOSEN" });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${share.shipmentId}`, { partnerId: second.partnerId });
  const { partnerId } = share;
  await write(share, { text: "Secret internal" });
  await write(share, { text: "Secret to others", audience: others });
  await write(share, { text: "Secret request", request: { type: "BILLS", partnerId: second.partnerId } });
  await say(second, { ...share, partnerId: second.partnerId }, { text: "Secret from another partner" });
  await write(share, { text: "To all", audience: partnerRoles, key: share.key });
  await write(share, { text: "Please send it", request: { type: "BILL_OF_LADING", by: "30/11/2026", partnerId } });
  const own = await say(partner, share, { text: "Mine" });
  expect([own.errors, own.data.isOwn]).toEqual([[], true]);
  const page = await listed(partner, share);
  expect([textsOf(page), page.total]).toEqual([["Mine", "Please send it", "To all"], 3]);
  expect(JSON.stringify(page)).not.toContain("Secret");
  expect(pathsOf(page).toSorted()).toEqual(allowed.toSorted());
  // Another partner of the same role sees what is for the role, and not the request.
  const sameRole = await aPartner(api, exporter.user, { role, name: "Same role", scope: "CHOSEN", recordIds: recordsFor(role) });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${share.shipmentId}`, { partnerId: sameRole.partnerId });
  expect(textsOf(await listed(sameRole, { ...share, partnerId: sameRole.partnerId }))).toEqual(["To all"]);
  expect(textsOf(await ownList(share))).toHaveLength(7);
});

/** Each path that a partner may read: the allow-list. */
const allowed = [
  "total",
  "overdue",
  ...["commentId", "text", "attachment.key", "attachment.name", "author", "createdAt", "mayDelete", "isOwn"].map((f) => `comments.${f}`),
  ...["type", "by", "isOverdue"].map((field) => `comments.request.${field}`),
];

function recordsFor(role: string): string[] {
  return { IMPORTER: [exporter.consigneeId], BROKER: [exporter.brokerId] }[role] ?? [];
}

test("a comment on a file is seen while the file is, and the file of a comment must be shared (R-872)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  await write(share, { text: "About the file", key: share.key, audience: ["IMPORTER"] });
  await say(partner, share, { text: "Mine", key: share.key });
  expect((await listed(partner, share, `&key=${share.key}`)).total).toBe(2);
  await setAudience(exporter.user, share.shipmentId, share.key, ["CHA"]);
  expect(await listed(partner, share)).toEqual({ comments: [], total: 0, overdue: 0 });
  const refused = await say(partner, share, { text: "Mine", key: share.key });
  expect([refused.status, refused.errors[0]?.error]).toEqual([404, "Attachment not found"]);
});

test("a partner's comment is told to the exporter in its trail, by person and partner, and ends with the share (R-872)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
  await say(partner, share, { text: "The gate is closed", key: share.key });
  expect((await ownList(share)).comments).toMatchObject([{ author: "Rohan Desai", partner: "Al Marjan", audience: [] }]);
  const { entries } = (await exporter.user.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${share.shipmentId}`)).data;
  expect(entries[0]?.sentence).toBe("Rohan Desai (Al Marjan) added a comment on bl.pdf");
  const trail = (await partner.get<{ entries: AuditEntry[] }>("/v1/audit-trail")).data.entries;
  expect(trail[0]).toMatchObject({ sentence: `Rohan Desai added a comment on bl.pdf for ${exporter.firm.name}`, shipmentId: null });
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${share.shipmentId}`, { partnerId: share.partnerId });
  const place = sharedPlace(share);
  const statuses = [await partner.get(`/v1/shared/comment${place}`), await say(partner, share, { text: "Still here" })];
  expect(statuses.map(({ status, errors }) => [status, errors[0]?.error])).toEqual([
    [404, "Shipment not found"],
    [404, "Shipment not found"],
  ]);
  expect((await ownList(share)).total).toBe(1);
});

test("a partner deletes its office's comments alone: the author, or an owner of that office; the exporter's owner any (R-659, R-876)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
  const editor = await aMember(api, partner, { role: "EDITOR" });
  const removed = (user: TestUser, id: string) => user.delete(`/v1/shared/comment${sharedPlace(share)}&commentId=${id}`);
  const shown = await write(share, { text: "For the agent", audience: ["CHA"] });
  const ids = [];
  for (const author of [partner, editor, partner]) ids.push((await say(author, share, { text: "Mine" })).data.commentId);
  const [ofOwner = "", ofEditor = "", last = ""] = ids;
  expect((await removed(partner, shown.commentId)).status).toBe(404);
  const mayDelete = async ({ get }: TestUser) =>
    (await get<Page<SharedComment>>(`/v1/shared/comment${sharedPlace(share)}`)).data.comments.map((comment) => comment.mayDelete);
  expect([await mayDelete(partner), await mayDelete(editor)]).toEqual([
    [true, true, true, false],
    [false, true, false, false],
  ]);
  const refused = await removed(editor, ofOwner);
  expect([refused.status, refused.errors[0]?.error]).toEqual([403, commentMessages.notYours]);
  expect([(await removed(partner, ofEditor)).errors, (await removed(partner, ofOwner)).errors]).toEqual([[], []]);
  const path = `/v1/shipment/comment?shipmentId=${share.shipmentId}&commentId=`;
  expect((await exporter.user.delete(`${path}${last}`)).errors).toEqual([]);
  expect(textsOf(await ownList(share))).toEqual(["For the agent"]);
  await say(editor, share, { text: "Mine" });
  await partner.post(`/v1/team/role?memberId=${editor.memberId}`, { role: "VIEWER" });
  expect(await mayDelete(editor)).toEqual([false, false]);
});

test("an office that takes over a partnership does not get the words of the one before (R-872)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
  await say(partner, share, { text: "Said by the first office" });
  const { partnerId, shipmentId } = share;
  await exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  const { data } = await exporter.user.post<{ code: string }>(`/v1/partner/reinvite?partnerId=${partnerId}`, {});
  const joined = await api.call<{ jwt: string }>("POST", "/v1/invitation/accept", { body: { code: data.code, ...aPerson() } });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  const headers = { authorization: joined.data.jwt };
  const answer = await api.call<Page<SharedComment>>("GET", `/v1/shared/comment${sharedPlace(share)}`, { headers });
  expect([answer.status, answer.data.total]).toEqual([200, 0]);
});
