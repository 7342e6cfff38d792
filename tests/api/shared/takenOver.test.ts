import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import type { SharedShipment } from "#domain/partners/sharedShipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { signedInAgain, type TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

/* Another office that is invited as the same partner: what the former one was asked is not asked of it. */

let api: TestApi;
let exporter: Exporter;
let editor: TestUser & { memberId: string };
let share: Share & { partner: TestUser };
let successor: TestUser;

let now = new Date("2026-11-24T10:15:00.000Z");
beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0 }, clock: () => now });
  successor = (await aSharedShipment(api, await anExporter(api), { role: "CHA" })).partner;
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  editor = await aMember(api, exporter.user, { role: "EDITOR" });
  share = await aSharedShipment(api, exporter, { role: "CHA" });
  pass(1);
});

function pass(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

const act = (name: string, key: string, body: object = {}, user: TestUser = exporter.user) =>
  user.post(`/v1/shipment/attachment/${name}?shipmentId=${share.shipmentId}`, { key, ...body });
const partnerReviewer = () => ({ kind: "PARTNER", id: share.partnerId });

async function aFile(): Promise<string> {
  return (await attach(api, exporter.user, share.shipmentId, { name: "Draft.pdf", content: await aPdf(["Draft"]) })).data.key;
}

/** Puts the successor in the place of the partner's office. */
async function handOver(): Promise<void> {
  const { partnerId, shipmentId } = share;
  pass(1);
  await exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  const { data } = await exporter.user.post<{ code: string }>(`/v1/partner/reinvite?partnerId=${partnerId}`);
  expect((await successor.post("/v1/partner/accept", { code: data.code })).errors).toEqual([]);
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  pass(1);
}

/** What the successor sees: the files' keys, whether the list says that it is asked, and how many comments. */
async function seen() {
  const { attachments } = (await successor.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`)).data;
  type List = { shipments: { shipmentId: string; isAsked: boolean }[] };
  const { shipments } = (await successor.post<List>("/v1/shared/shipment/filter", {})).data;
  const comments = await successor.get<{ total: number }>(`/v1/shared/comment${sharedPlace(share)}`);
  return {
    keys: attachments.map(({ key }) => key),
    isAsked: shipments.find(({ shipmentId }) => shipmentId === share.shipmentId)?.isAsked,
    comments: comments.data.total,
  };
}

const newsOf = async (user: TestUser) => (await user.post<{ items: InboxItem[] }>("/v1/inbox/filter", { limit: 50 })).data.items;

test("it neither sees nor decides about a file, until it is asked itself (R-1207)", async () => {
  const key = await aFile();
  await act("submit", key, { reviewers: [partnerReviewer()], message: "For the first office" });
  await handOver();
  expect(await seen()).toEqual({ keys: [share.key], isAsked: false, comments: 0 });
  expect((await successor.post(`/v1/shared/attachment/approve${sharedPlace(share)}`, { key })).status).toBe(404);
  await act("reopen", key, { reason: "Another office" });
  await act("submit", key, { reviewers: [partnerReviewer()] });
  expect(await seen()).toEqual({ keys: [share.key, key], isAsked: true, comments: 0 });
  expect((await successor.post(`/v1/shared/attachment/approve${sharedPlace(share)}`, { key })).status).toBe(200);
});

test("it is not asked in the place of an office that waited for a member, and the file stays submitted (R-851, R-1207)", async () => {
  const key = await aFile();
  const reviewers = [{ kind: "MEMBER", id: editor.memberId }, partnerReviewer()];
  await act("submit", key, { reviewers, message: "For the first office" });
  await handOver();
  const before = await newsOf(successor);
  expect((await act("approve", key, {}, editor)).data).toMatchObject({ state: "SUBMITTED" });
  expect(await newsOf(successor)).toEqual(before);
  expect(await seen()).toMatchObject({ keys: [share.key], isAsked: false });
});

test("it reads no request to the former office, is not asked for its document, and hears nothing when the day passes (R-872, R-916)", async () => {
  const text = "Anna, our price is secret";
  const request = { type: "BILL_OF_LADING", by: "26/11/2026", partnerId: share.partnerId };
  const asked = await exporter.user.post(`/v1/shipment/comment/add?shipmentId=${share.shipmentId}`, { text, audience: [], request });
  expect(asked.errors).toEqual([]);
  await handOver();
  expect(await seen()).toEqual({ keys: [share.key], isAsked: false, comments: 0 });
  pass(3 * 24 * 60);
  await api.restart();
  const overdueOf = async (user: TestUser) =>
    (await newsOf(await signedInAgain(api, user))).filter(({ kind, shipmentId }) => kind === "OVERDUE" && shipmentId === share.shipmentId);
  await expect.poll(() => overdueOf(exporter.user), { timeout: 15_000 }).toHaveLength(1);
  expect(await overdueOf(successor)).toEqual([]);
});
