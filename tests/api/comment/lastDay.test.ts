import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import { commentMessages } from "#domain/comments/commentInput.ts";
import type { Comment } from "#domain/comments/comment.ts";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { readEvents } from "../../support/api/eventReader.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let owner: TestUser;
let editor: TestUser;
let share: Share & { partner: TestUser };
let commentId: string;
beforeAll(async () => {
  // It goes on: a partner's stream tells what is later than its last news.
  const clock = () => new Date(Date.parse("2026-11-24T20:00:00.000Z") + performance.now());
  api = await anApi({ clock, heartbeatMilliseconds: 60_000, limits: { uploads: 0 } });
  exporter = await anExporter(api);
  owner = exporter.user;
  editor = await aMember(api, owner, { role: "EDITOR", name: "Meena Shah" });
});
beforeEach(async () => {
  share = await aSharedShipment(api, exporter, { role: "CHA" });
  commentId = await ask(editor);
});
afterAll(() => api.close());

const at = () => `/v1/shipment/comment?shipmentId=${share.shipmentId}&commentId=${commentId}`;
const change = (by: string, user = editor) => user.patch<Comment>(at(), { by });
const linesOf = async (user: TestUser, kind: InboxItem["kind"] = "DAY_CHANGED") =>
  (await user.post<{ items: InboxItem[] }>("/v1/inbox/filter", {})).data.items.filter(
    (line) => line.kind === kind && line.shipmentId === share.shipmentId,
  );

async function ask(user: TestUser, more: object = {}): Promise<string> {
  const body = { text: "", request: { type: "BILLS", by: "30/11/2026", partnerId: share.partnerId }, ...more };
  return (await user.post<Comment>(`/v1/shipment/comment/add?shipmentId=${share.shipmentId}`, body)).data.commentId;
}

test("who asked and owners change a request's last day or take it away; both offices and the history say so (R-1302)", async () => {
  expect(await change("05/12/2026")).toMatchObject({ errors: [], data: { commentId, request: { by: "05/12/2026", isOverdue: false } } });
  const line = { who: "Meena Shah", what: "Bills", key: null, isRead: false, times: 1 };
  expect(await linesOf(share.partner)).toMatchObject([{ ...line, text: "Now by 05/12/2026", partnerId: share.partnerId }]);
  expect(await linesOf(owner)).toMatchObject([{ ...line, text: "From Al Marjan by 05/12/2026" }]);
  expect(await linesOf(editor)).toEqual([]);
  expect(await change("", owner)).toMatchObject({ errors: [], data: { request: { by: "" } } });
  expect(await linesOf(share.partner)).toMatchObject([{ who: "Asha Mehta", text: "Now without a date", times: 2 }]);
  const theirs = await share.partner.get<{ comments: Comment[] }>(`/v1/shared/comment${sharedPlace(share)}`);
  expect(theirs.data.comments).toMatchObject([{ commentId, request: { by: "" } }]);
  const history = await owner.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${share.shipmentId}`);
  expect(history.data.entries.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    "Asha Mehta changed a comment: the date from 05/12/2026 to nothing",
    "Meena Shah changed a comment: the date from 30/11/2026 to 05/12/2026",
  ]);
  // Nobody is reminded of it once the document is there.
  await attach(api, owner, share.shipmentId, { name: "x.pdf", content: await aPdf(["x"]), type: "BILLS" });
  for (const user of [share.partner, owner]) expect(await linesOf(user)).toMatchObject([{ isRead: true }]);
});

test("of the day that it is already nobody hears, and the streams of both offices tell a changed or deleted one (R-1302, R-1380)", async () => {
  const url = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const read = (path: string, { jwt }: TestUser) => readEvents(`${url}/ep/api/v1/${path}`, { headers: { authorization: `Bearer ${jwt}` } });
  const own = await read(`events?shipmentId=${share.shipmentId}`, owner);
  const theirs = await read("shared/events", share.partner);
  await theirs.alive();
  expect(await change("30/11/2026")).toMatchObject({ errors: [], data: { request: { by: "30/11/2026" } } });
  expect([await linesOf(owner), await linesOf(share.partner)]).toEqual([[], []]);
  await change("01/12/2026");
  const { firmId } = exporter.firm;
  expect((await own.next())?.data).toMatchObject({ type: "comment.changed", firmId, shipmentId: share.shipmentId, key: null });
  expect((await theirs.next())?.data).toEqual({ partnerId: share.partnerId, shipmentId: share.shipmentId });
  const { data } = await owner.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${share.shipmentId}`);
  expect(data.entries.filter(({ action, noun }) => action === "CHANGED" && noun === "COMMENT")).toHaveLength(1);
  await owner.delete(at());
  expect((await own.next())?.data).toMatchObject({ type: "comment.deleted", firmId, shipmentId: share.shipmentId, key: null });
  expect((await theirs.next())?.data).toEqual({ partnerId: share.partnerId, shipmentId: share.shipmentId });
  const answer = await share.partner.post<Comment>(`/v1/shared/comment/add${sharedPlace(share)}`, { text: "Sorry", key: share.key });
  await share.partner.delete(`/v1/shared/comment${sharedPlace(share)}&commentId=${answer.data.commentId}`);
  expect((await own.next())?.data).toMatchObject({ type: "comment.added", key: share.key });
  expect((await own.next())?.data).toMatchObject({ type: "comment.deleted", key: share.key });
  for (const reader of [own, theirs]) reader.close();
  api.app.server.closeAllConnections();
});

test("another editor, a day that no request can have, a comment, and a document that has come are refused (R-1302)", async () => {
  const other = await aMember(api, owner, { role: "EDITOR", name: "Ravi Patel" });
  expect(await change("05/12/2026", other)).toMatchObject({ status: 403, errors: [{ error: commentMessages.dayNotYours }] });
  expect(await change("05/12/2026", share.partner)).toMatchObject({ status: 404 });
  const refusal = async (by: string) => (await change(by)).errors;
  expect(await refusal("31/02/2026")).toMatchObject([{ error: commentMessages.dayUnknown, field: ["by"] }]);
  expect(await refusal("22/11/2026")).toMatchObject([{ error: commentMessages.dayPast, field: ["by"] }]);
  expect(await refusal("24/11/2029")).toMatchObject([{ error: commentMessages.dayFar, field: ["by"] }]);
  await attach(api, owner, share.shipmentId, { name: "x.pdf", content: await aPdf(["x"]), type: "BILLS" });
  expect(await change("05/12/2026")).toMatchObject({ status: 409, errors: [{ error: commentMessages.hasCome }] });
  commentId = await ask(editor, { text: "Late", request: null });
  expect(await change("05/12/2026")).toMatchObject({ status: 422, errors: [{ error: commentMessages.noRequest }] });
  await owner.delete(at());
  expect(await change("05/12/2026")).toMatchObject({ status: 404, errors: [{ error: commentMessages.notFound, field: ["commentId"] }] });
});
