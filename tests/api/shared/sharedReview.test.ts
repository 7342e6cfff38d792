import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SharedShipment } from "#domain/partners/sharedShipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { latestSentence, trailOf } from "../../support/api/auditTrail.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { acceptUploads, aSharedShipment, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { aMember } from "../../support/api/members.ts";
import { upload } from "../../support/files/multipartForm.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let share: Share & { partner: TestUser };
let other: Share & { partner: TestUser };

beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0 } });
  exporter = await anExporter(api);
  other = await aSharedShipment(api, exporter, { role: "IMPORTER" });
});
afterAll(() => api.close());
beforeEach(async () => {
  share = await aSharedShipment(api, exporter, { role: "CHA" });
  await acceptUploads(exporter.user, share.partnerId);
});

const content = await aPdf(["DRAFT BILL OF LADING"]);
const draft = () => ({ name: "Draft BL.pdf", content });

async function save(
  user: TestUser,
  place: Pick<Share, "partnerId" | "shipmentId">,
  change: { type?: string; name?: string; content?: Buffer } = {},
) {
  const { type = "DRAFT_BILL_OF_LADING", ...file } = change;
  const form = { fields: { attachment_type: type }, file: { ...draft(), ...file } };
  return await upload<{ key: string }>(api, user, `/v1/shared/attachment/save${sharedPlace(place)}`, form);
}

async function decide(name: "approve" | "reject", user: TestUser, { key, ...place }: Share, body: object = {}): Promise<string> {
  const { status, errors } = await user.post(`/v1/shared/attachment/${name}${sharedPlace(place)}`, { key, ...body });
  return status === 200 ? "done" : `${status} ${errors[0]?.error}`;
}

const act = (name: string, key: string, body: object = {}) =>
  exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${share.shipmentId}`, { key, ...body });
const ask = (key: string, ...partnerIds: string[]) =>
  act("submit", key, { reviewers: partnerIds.map((id) => ({ kind: "PARTNER", id })), message: "Please check the vessel" });

async function shown(user: TestUser, place: Pick<Share, "partnerId" | "shipmentId">) {
  return (await user.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(place)}`)).data.attachments;
}

test("a partner's file comes to the exporter as submitted, and nobody else sees it before it is approved (R-854)", async () => {
  const { importer, place } = await anImporterBeside();
  const { status, data } = await save(share.partner, share);
  expect(status).toBe(200);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const stored = (await attachmentsOf(exporter.user, share.shipmentId)).find(({ key }) => key === data.key);
  expect(stored).toMatchObject({ state: "SUBMITTED", madeBy: "PARTNER", type: "DRAFT_BILL_OF_LADING", audience: [], sha256 });
  expect(await shown(importer, place)).toEqual([]);
  expect((await shown(share.partner, share)).at(-1)).toMatchObject({ key: data.key, state: "SUBMITTED", isOwn: true });
  type Inbox = { items: { kind: string; who: string; what: string }[] };
  const [line] = (await exporter.user.post<Inbox>("/v1/inbox/filter", { limit: 1 })).data.items;
  expect(line).toMatchObject({ kind: "UPLOADED", who: "Rohan Desai (Al Marjan)", what: "Draft BL.pdf" });
  expect(await latestSentence(exporter.user)).toContain("Rohan Desai (Al Marjan) uploaded Draft BL.pdf");
  expect((await trailOf(share.partner, "limit=1")).entries[0]).toMatchObject({ action: "UPLOADED", shipmentId: null });
  expect((await act("approve", data.key, { audience: ["IMPORTER"] })).status).toBe(200);
  expect(await shown(importer, place)).toMatchObject([{ key: data.key, isOwn: false }]);
});

/** An importer that sees the shipment too. */
async function anImporterBeside() {
  const { partner, partnerId } = await aSharedShipment(api, exporter, { role: "IMPORTER", records: () => [exporter.sellerId] });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${share.shipmentId}`, { partnerId });
  return { importer: partner, place: { partnerId, shipmentId: share.shipmentId } };
}

test("uploads need the exporter's leave, a shipment that is shared, and a member who may write (R-854)", async () => {
  const unknown = await save(share.partner, { ...share, shipmentId: "019a7741-0000-7000-8000-000000000000" });
  expect(unknown.status).toBe(404);
  for (const [user, place] of [
    [share.partner, other],
    [other.partner, share],
    [exporter.user, share],
    [share.partner, { ...share, partnerId: other.partnerId }],
  ] as const) {
    const refused = await save(user, place);
    expect([refused.status, refused.errors]).toEqual([404, unknown.errors]);
  }
  const viewer = await aMember(api, share.partner, { role: "VIEWER" });
  expect((await save(viewer, share)).errors[0]?.error).toBe("Your role may only read");
  await acceptUploads(exporter.user, share.partnerId, false);
  expect((await save(share.partner, share)).errors[0]?.error).toBe("The exporter takes no documents from your office");
  expect(await attachmentsOf(exporter.user, share.shipmentId)).toHaveLength(1);
});

test("an upload is checked like the exporter's: type, extension, content, size (R-854)", async () => {
  const refusals = await Promise.all([
    save(share.partner, share, { type: "NO_SUCH" }),
    save(share.partner, share, { name: "a.svg", content: Buffer.from("<svg/>") }),
    save(share.partner, share, { name: "a.pdf", content: Buffer.from("<svg/>") }),
    save(share.partner, share, { name: "a.pdf", content: Buffer.alloc(0) }),
    save(share.partner, share, { name: "a.pdf", content: Buffer.alloc(26 * 1024 * 1024, "%PDF-1.7 ") }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([422, 415, 415, 422, 413]);
  expect(await attachmentsOf(exporter.user, share.shipmentId)).toHaveLength(1);
});

test("at most fifty files of a partner on a shipment wait for a decision (R-854)", async () => {
  for (let sent = 0; sent < 50; sent += 1) expect((await save(share.partner, share, { name: `${sent}.pdf` })).status).toBe(200);
  const refused = await save(share.partner, share);
  expect([refused.status, refused.errors[0]?.error]).toEqual([422, "50 of your documents on this shipment wait for a decision"]);
  const [, first] = await attachmentsOf(exporter.user, share.shipmentId);
  await act("reject", first?.key ?? "", { reason: "Twice the same" });
  expect((await save(share.partner, share)).status).toBe(200);
});

test("a partner goes on seeing what it approved while its approval stands, and another office in its place does not (R-1207)", async () => {
  const { importer, place } = await anImporterBeside();
  const { shipmentId, partnerId } = share;
  const { key } = (await attach(api, exporter.user, shipmentId, { name: "shipping bill.pdf", content })).data;
  const stateFor = async (user = share.partner, at: typeof place = share) => (await shown(user, at)).find((one) => one.key === key)?.state;
  expect(await stateFor()).toBeUndefined();
  await ask(key, partnerId, place.partnerId);
  expect(await decide("approve", share.partner, { ...share, key })).toBe("done");
  expect([await stateFor(), await decide("approve", share.partner, { ...share, key })]).toEqual([
    "SUBMITTED",
    "409 You have approved this document",
  ]);
  await decide("reject", importer, { ...place, key }, { reason: "Another vessel" });
  expect([await stateFor(), await stateFor(importer, place)]).toEqual([undefined, undefined]);
  await act("reopen", key, { reason: "A last look" });
  await ask(key, partnerId);
  await decide("approve", share.partner, { ...share, key });
  expect([await stateFor(), await stateFor(importer, place)]).toEqual(["APPROVED", undefined]);
  await exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  const again = await exporter.user.post<{ code: string }>(`/v1/partner/reinvite?partnerId=${partnerId}`);
  expect((await other.partner.post("/v1/partner/accept", { code: again.data.code })).status).toBe(200);
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  expect((await shown(other.partner, share)).map((one) => one.key)).toEqual([share.key]);
});

test("a partner's own trail says for which exporter it commented, uploaded and decided, and what it decided (R-1209)", async () => {
  const { importer, place } = await anImporterBeside();
  await share.partner.post(`/v1/shared/comment/add${sharedPlace(share)}`, { text: "Tomorrow" });
  const { key } = (await save(share.partner, share)).data;
  await act("approve", key, { audience: [] });
  await ask(key, share.partnerId, place.partnerId);
  await decide("approve", share.partner, { ...share, key });
  expect(await latestSentence(exporter.user)).toBe("Rohan Desai (Al Marjan) changed Draft BL.pdf: the decision to Approved");
  await decide("reject", importer, { ...place, key }, { reason: "Another vessel" });
  const sentences = async (user: TestUser) => (await trailOf(user, "limit=3")).entries.map(({ sentence }) => sentence);
  const { name } = exporter.firm;
  expect(await sentences(share.partner)).toEqual([
    `Rohan Desai changed Draft BL.pdf for ${name}: the decision to Approved`,
    `Rohan Desai uploaded Draft BL.pdf for ${name}`,
    `Rohan Desai added a comment for ${name}`,
  ]);
  expect((await sentences(importer))[0]).toBe(
    `Rohan Desai changed Draft BL.pdf for ${name}: the decision to Rejected, with the reason ‘Another vessel’`,
  );
});

test("what a partner approved and the exporter reopens is not for it any more (R-1207)", async () => {
  const { key } = (await attach(api, exporter.user, share.shipmentId, { name: "shipping bill.pdf", content })).data;
  await ask(key, share.partnerId);
  await decide("approve", share.partner, { ...share, key });
  expect(await shown(share.partner, share)).toHaveLength(2);
  await act("reopen", key, { reason: "A last look" });
  expect(await shown(share.partner, share)).toHaveLength(1);
  await act("submit", key);
  expect(await shown(share.partner, share)).toHaveLength(1);
});

test("a partner that is asked approves or rejects, once, and hears no other partner's name (R-853, R-1082)", async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false });
  const { importer, place } = await anImporterBeside();
  const { key } = (await save(share.partner, share)).data;
  const file = { ...place, key };
  const unknown = await decide("approve", importer, { ...file, key: "0123456789abcdef" });
  expect(unknown).toMatch(/^404 /);
  expect(await decide("approve", importer, file)).toBe(unknown);
  expect(await decide("approve", share.partner, { ...share, key })).toBe(unknown);
  await ask(key, place.partnerId);
  expect((await shown(importer, place)).at(-1)).toMatchObject({ key, state: "SUBMITTED", isAsked: true });
  expect(await decide("reject", importer, file, { reason: "no" })).toBe("422 Please give a reason of 3 to 500 characters");
  expect(await decide("approve", importer, file)).toBe("done");
  expect(await decide("approve", importer, file)).toBe("409 This document is approved, by Rohan Desai");
  const stored = (await attachmentsOf(exporter.user, share.shipmentId)).find((one) => one.key === key);
  expect(stored?.state).toBe("APPROVED");
  // Its maker sees the approved file, and learns of no other partner from a refusal (R-1082).
  expect(await decide("approve", share.partner, { ...share, key })).toBe("409 This document is approved");
  const [line] = (await share.partner.post<{ items: { kind: string; who: string; decision: string }[] }>("/v1/inbox/filter", { limit: 1 }))
    .data.items;
  expect(line).toMatchObject({ kind: "DECISION_MADE", who: exporter.firm.name, decision: "APPROVED" });
  const { entries } = await trailOf(exporter.user, "noun=ATTACHMENT&limit=1");
  expect(entries[0]).toMatchObject({ entityId: key, actor: { name: "Rohan Desai (Al Marjan)" } });
});

test("two partners are asked at once and one rejects: the round is over, and the reason is the exporter's to read (R-853)", async () => {
  const { importer, place } = await anImporterBeside();
  const { key } = (await attach(api, exporter.user, share.shipmentId, draft())).data;
  await ask(key, share.partnerId, place.partnerId);
  expect(await decide("reject", share.partner, { ...share, key }, { reason: "The vessel is another one" })).toBe("done");
  expect(await decide("approve", importer, { ...place, key })).toMatch(/^404 /);
  type Round = { state: string; decisions: { reason: string; office: string }[] };
  const { data } = await exporter.user.get<{ reviews: Round[] }>(
    `/v1/shipment/attachment/review?shipmentId=${share.shipmentId}&key=${key}`,
  );
  expect(data.reviews[0]).toMatchObject({ state: "REJECTED", decisions: [{ reason: "The vessel is another one", office: "Al Marjan" }] });
});

test("access that ends takes the right to decide and to upload with it (R-853, R-854)", async () => {
  const { key } = (await attach(api, exporter.user, share.shipmentId, draft())).data;
  await ask(key, share.partnerId);
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${share.shipmentId}`, { partnerId: share.partnerId });
  expect(await decide("approve", share.partner, { ...share, key })).toMatch(/^404 /);
  expect((await save(share.partner, share)).status).toBe(404);
});

test("a file that is approved as something else fulfils no request for what it was called (R-1083)", async () => {
  const path = `shipmentId=${share.shipmentId}`;
  const request = { type: "COO", by: "", partnerId: share.partnerId };
  await exporter.user.post(`/v1/shipment/comment/add?${path}`, { text: "", request });
  type Page = { comments: { request: { fulfilledAt: string | null } }[] };
  const fulfilledAt = async () =>
    (await exporter.user.get<Page>(`/v1/shipment/comment?${path}`)).data.comments.map((comment) => comment.request.fulfilledAt);
  const { key } = (await save(share.partner, share, { type: "COO" })).data;
  expect(await fulfilledAt()).toEqual([expect.any(String)]);
  expect((await act("approve", key, { type: "OTHER" })).status).toBe(200);
  expect(await fulfilledAt()).toEqual([null]);
});
