import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { ShareLink, ShareView } from "#domain/links/shareLink.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aShareLink, fetchFile, linkContent, openLink, readLink, shareLinkQuery } from "../../support/api/sharing/shareLinks.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let key: string;
let now = new Date("2026-04-01T08:00:00Z");
const bytes = await aPdf(["Bill"]);

beforeAll(async () => {
  api = await anApi({ clock: () => now });
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date("2026-04-01T08:00:00Z");
  ({ shipmentId } = await aShipment(exporter));
  ({ key } = (await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: bytes })).data);
});

const office = () => ({ user: exporter.user, shipmentId, key });
const make = (input: object = {}) => aShareLink(office(), input);
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const minute = 60_000;
const day = 24 * 60 * minute;

const logOf = async (link: ShareLink) =>
  (await exporter.user.get<{ views: ShareView[] }>(`/v1/share-link/log${shareLinkQuery(link)}`)).data.views;
const linkNow = async (link: ShareLink) => (await exporter.user.get<ShareLink>(`/v1/share-link${shareLinkQuery(link)}`)).data;
const outcome = ({ status, data, errors }: Answer<unknown>) => [status, data, errors];
const notAvailable = [404, null, [{ error: "This link is not available", code: "NOT_FOUND", field: ["token"] }]];
const refusal = ({ status, errors }: Answer<unknown>) => [status, errors[0]?.error];

test("a link ends after 14 days, and its address, which is stored nowhere, is returned once (R-885, R-886)", async () => {
  const send = () => exporter.user.post(`/v1/share-link/add?shipmentId=${shipmentId}`, { keys: [key] }, { "idempotency-key": `k${key}` });
  const { data } = await send();
  expect(data).toMatchObject({ state: "LIVE", openedAt: null, chosen: 1, hasPassword: false, expiresAt: later(14 * day).toISOString() });
  expect(data["address"]).toMatch(/^http:\/\/lading\.test\/s\/[\w-]{27}$/);
  expect((await send()).data).toEqual({ ...data, address: null });
  const { data: list } = await exporter.user.post<{ links: ShareLink[]; total: number }>("/v1/share-link/filter", { shipmentId });
  const { address: _address, ...link } = data;
  expect(list).toMatchObject({ links: [link], total: 1 });
});

test.each([
  [{ keys: [] }, "Please choose at least one document"],
  [{ keys: Array.from({ length: 51 }, (_, index) => `k${index}`) }, "A link can have at most 50 documents"],
  [{ days: 365 }, "Please choose 1, 7, 14, 30 or 90 days"],
  [{ password: "12345" }, "The password must have at least 6 characters"],
  [{ password: "x".repeat(1_001) }, "The password must have at most 1000 characters"],
  [{ keys: ["unknown"] }, "Attachment not found"],
])("%o is refused (R-886)", async (input, message) => {
  const answer = await exporter.user.post(`/v1/share-link/add?shipmentId=${shipmentId}`, { keys: [key], ...input });
  expect(answer.errors[0]?.error).toBe(message);
});

test("a shipment has at most 20 live links, and a file of another shipment is not found (R-886)", async () => {
  const other = await aShipment(exporter);
  const answer = await exporter.user.post(`/v1/share-link/add?shipmentId=${other.shipmentId}`, { keys: [key] });
  expect(refusal(answer)).toEqual([404, "Attachment not found"]);
  const links = await Promise.all(
    Array.from({ length: 21 }, () => exporter.user.post(`/v1/share-link/add?shipmentId=${shipmentId}`, { keys: [key] })),
  );
  const [refused, ...others] = links.filter(({ status }) => status !== 200);
  expect(others).toEqual([]);
  expect(refused?.errors[0]?.error).toBe("A shipment can have at most 20 open links. Revoke one first.");
});

test("who revokes a revoked link changes nothing, and the trail names who revoked it alone (R-889)", async () => {
  const link = await make();
  const editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const revoke = ({ post }: TestUser) => post(`/v1/share-link/revoke${shareLinkQuery(link)}`);
  const first = await revoke(exporter.user);
  expect((await revoke(editor)).data).toEqual(first.data);
  const { entries } = await trailOf(exporter.user, "noun=SHARE_LINK&limit=2");
  expect(entries.map(({ action, actor }) => [action, actor.name])).toEqual([
    ["REVOKED", "Asha Mehta"],
    ["ADDED", "Asha Mehta"],
  ]);
});

test("unknown, expired, revoked, replaced and deleted links have one and the same answer (R-888, R-889)", async () => {
  const [expired, revoked, renewed, gone] = [await make({ days: 1 }), await make({ password: "monsoon-42" }), await make(), await make()];
  const { pass } = (await openLink(api, renewed.token)).data;
  await exporter.user.post(`/v1/share-link/revoke${shareLinkQuery(revoked)}`);
  const { data } = await exporter.user.post(`/v1/share-link/renew${shareLinkQuery(renewed)}`, { days: 7 });
  expect(data).toMatchObject({ openedAt: null, expiresAt: later(7 * day).toISOString() });
  const address = String(data["address"]).split("/").at(-1) ?? "";
  expect((await readLink(api, address, pass)).data.content).toBeNull();
  expect(refusal(await exporter.user.post(`/v1/share-link/renew${shareLinkQuery(revoked)}`, {}))).toEqual([
    409,
    "This link was revoked. Make a new one.",
  ]);
  expect((await readLink(api, gone.token)).status).toBe(200);
  await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
  now = later(2 * day);
  for (const { token } of [{ token: "unknown" }, { token: "" }, expired, revoked, renewed, gone]) {
    expect(outcome(await readLink(api, token))).toEqual(notAvailable);
    expect(outcome(await openLink(api, token, { password: "monsoon-42" }))).toEqual(notAvailable);
  }
});

test("a link shows before it is opened only what it asks for, and then its documents and nothing else of the shipment (R-887, R-892)", async () => {
  const link = await make({ password: "monsoon-42", asksName: true, showsProgress: true });
  expect((await readLink(api, link.token)).data).toEqual({ hasPassword: true, asksName: true, content: null });
  expect((await readLink(api, link.token, "a.9999999999.b")).data.content).toBeNull();
  const visitor = { name: "Asha\u202e\n Rao", email: "asha@buyer.example" };
  expect(refusal(await openLink(api, link.token, { password: "monsoon-42" }))).toEqual([422, "Please enter your name"]);
  expect(refusal(await openLink(api, link.token, visitor))).toEqual([422, "Please enter the password"]);
  expect(refusal(await openLink(api, link.token, { ...visitor, password: "monsoon-43" }))).toEqual([422, "The password is not right"]);
  const { content } = await linkContent(api, link.token, { ...visitor, password: "monsoon-42" });
  expect(content).toEqual({
    exporter: exporter.firm.name,
    reference: "Shipment of 01/04/2026",
    expiresAt: link.expiresAt,
    visitor: "Asha Rao",
    allowsDownload: true,
    allowsDecision: false,
    allowsUpload: false,
    showsProgress: true,
    progress: expect.arrayContaining([{ milestone: "BOOKED", planned: "", actual: "" }]),
    documents: [expect.objectContaining({ key, name: "bl.pdf", type: "OTHER", sizeInBytes: bytes.length, contentType: "application/pdf" })],
  });
  expect(JSON.stringify(content)).not.toContain(link.token);
});

test("ten wrong passwords close a link for 15 minutes, from whatever addresses and all at once (R-887)", async () => {
  const link = await make({ password: "monsoon-42" });
  const wrong = await Promise.all(Array.from({ length: 10 }, () => openLink(api, link.token, { password: "guess-1" })));
  // Of many at once some must try again later; none of them learns anything.
  const tried = wrong.filter(({ status }) => status === 422).length;
  for (let more = tried; more < 10; more += 1) expect((await openLink(api, link.token, { password: "guess-2" })).status).toBe(422);
  const eleventh = await openLink(api, link.token, { password: "monsoon-42" });
  expect([eleventh.status, eleventh.headers["retry-after"], eleventh.errors[0]?.code]).toEqual([429, "900", "RATE_LIMITED"]);
  expect((await readLink(api, link.token)).status).toBe(200);
  now = later(14 * minute);
  expect((await openLink(api, link.token, { password: "monsoon-42" })).status).toBe(429);
  now = later(minute + 1_000);
  expect((await openLink(api, link.token, { password: "monsoon-42" })).status).toBe(200);
});

test("its log says who opened, viewed and downloaded what, once for each visit; and the audit trail too (R-890, R-893)", async () => {
  const link = await make({ asksName: true });
  expect(await logOf(link)).toEqual([]);
  const { content } = await linkContent(api, link.token, { name: "Asha Rao", email: "asha@buyer.example" });
  const [file] = content.documents;
  for (const url of [file?.viewUrl, file?.viewUrl, file?.downloadUrl]) expect((await fetchFile(api, url ?? "")).statusCode).toBe(200);
  await fetchFile(api, file?.downloadUrl ?? "", "HEAD");
  const log = await logOf(link);
  expect(log.map(({ act, document }) => [act, document])).toEqual([
    ["DOWNLOADED", "bl.pdf"],
    ["VIEWED", "bl.pdf"],
    ["OPENED", ""],
  ]);
  expect(log.at(-1)).toMatchObject({ name: "Asha Rao", email: "asha@buyer.example", network: expect.stringMatching(/\.0\/24$/) });
  expect(await linkNow(link)).toMatchObject({ openedAt: now.toISOString() });
  const { entries } = (await exporter.user.get<{ entries: AuditEntry[] }>(`/v1/audit-trail?shipmentId=${shipmentId}`)).data;
  const visitor = "Asha Rao (by a share link, not verified)";
  expect(entries.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("added the share link to 1 document"),
      `${visitor} opened the share link`,
      `${visitor} downloaded bl.pdf, once or more between 08:00 and 09:00 UTC`,
    ]),
  );
});

test("a link shows only what is approved (R-892)", async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const draft = (await attach(api, exporter.user, shipmentId, { name: "draft.pdf", content: bytes })).data;
  await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false });
  const both = await make({ keys: [draft.key, key] });
  expect((await linkContent(api, both.token)).content.documents.map((file) => file.key)).toEqual([key]);
  expect(await linkNow(both)).toMatchObject({ chosen: 2, documents: [expect.objectContaining({ key })] });
});

test("links end with their maker's right to make them (R-891)", async () => {
  const editor = await aMember(api, exporter.user, { role: "EDITOR" });
  const link = await aShareLink({ ...office(), user: editor });
  const own = await make();
  await exporter.user.post(`/v1/team/role?memberId=${editor.memberId}`, { role: "VIEWER" });
  expect(outcome(await readLink(api, link.token))).toEqual(notAvailable);
  expect(await linkNow(link)).toMatchObject({ state: "REVOKED" });
  expect((await readLink(api, own.token)).status).toBe(200);
});

test("another office's links are not found (R-890)", async () => {
  const link = await make();
  const stranger = (await anExporter(api)).user;
  for (const route of ["revoke", "renew"]) {
    expect(refusal(await stranger.post(`/v1/share-link/${route}${shareLinkQuery(link)}`, {}))).toEqual([404, "Share link not found"]);
  }
  for (const route of ["", "/log"]) expect((await stranger.get(`/v1/share-link${route}${shareLinkQuery(link)}`)).status).toBe(404);
  expect((await stranger.post<{ total: number }>("/v1/share-link/filter", { shipmentId })).data.total).toBe(0);
});
