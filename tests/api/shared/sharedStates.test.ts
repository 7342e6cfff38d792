import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SharedShipment } from "#domain/partners/sharedShipment.ts";
import { attachmentStates, type AttachmentState } from "#domain/review/attachmentState.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { documentBodies } from "../../support/fixtures/documentRequests.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf, contentOf } from "../../support/api/calls/attachments.ts";
import { aSharedShipment, sharedPlace } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

test("a file is stored approved, as the office's own, with the SHA-256 of its bytes (R-850)", async () => {
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: await aPdf(["Invoice"]) });
  const sha256 = createHash("sha256")
    .update(await contentOf(exporter.user, data))
    .digest("hex");
  expect(data).toMatchObject({ state: "APPROVED", madeBy: "OFFICE", sha256 });
  expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([data]);
});

test("a draft of the next version takes the approved one from no partner (R-850)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  const listed = async () =>
    (await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`)).data.attachments.map(({ key }) => key);
  const invoice = async () => {
    const body = { ...documentBodies.invoice, audience: ["IMPORTER"] };
    return (await exporter.user.post<{ key: string }>(`/v1/shipment/document/invoice?shipmentId=${share.shipmentId}`, body)).data.key;
  };
  const first = await invoice();
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const second = await invoice();
  await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false });
  expect(second).not.toBe(first);
  expect(await listed()).toContain(first);
  for (const act of ["submit", "approve"]) {
    await exporter.user.post(`/v1/shipment/attachment/${act}?shipmentId=${share.shipmentId}`, { key: second });
  }
  expect(await listed()).toContain(second);
  expect(await listed()).not.toContain(first);
});

test("a partner is not asked about a file once the office has a later version of it, in any state (R-853)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const send = async (supersedes?: string) => {
    const file = { name: "Paper.pdf", content: await aPdf(["Paper"]), audience: "", ...(supersedes && { supersedes }) };
    return (await attach(api, exporter.user, share.shipmentId, file)).data.key;
  };
  const key = await send();
  const place = `?shipmentId=${share.shipmentId}`;
  await exporter.user.post(`/v1/shipment/attachment/submit${place}`, { key, reviewers: [{ kind: "PARTNER", id: share.partnerId }] });
  const isAsked = async () => {
    const { attachments } = (await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`)).data;
    const { shipments } = (await partner.post<{ shipments: { isAsked: boolean }[] }>("/v1/shared/shipment/filter", {})).data;
    return [attachments.some((file) => file.key === key && file.isAsked), shipments[0]?.isAsked];
  };
  expect(await isAsked()).toEqual([true, true]);
  const draft = await send(key);
  expect(await isAsked()).toEqual([false, false]);
  expect((await partner.post(`/v1/shared/attachment/approve${sharedPlace(share)}`, { key })).status).toBe(404);
  await exporter.user.delete(`/v1/shipment/attachment/delete${place}&key=${draft}`);
  await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false });
  expect(await isAsked()).toEqual([true, true]);
  expect((await partner.post(`/v1/shared/attachment/approve${sharedPlace(share)}`, { key })).status).toBe(200);
});

test("a list says which shipment asks the partner, and the partner reads why the exporter rejected its own file (R-942)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
  const { key } = (await attach(api, exporter.user, share.shipmentId, { name: "own.pdf", content: await aPdf(["Own"]) })).data;
  await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false });
  const act = (name: string, of: string) =>
    exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${share.shipmentId}`, { key: of, reason: "Another vessel" });
  for (const name of ["reopen", "submit", "reject"]) expect([name, (await act(name, key)).status]).toEqual([name, 200]);
  for (const name of ["reopen", "submit"]) expect([name, (await act(name, share.key)).status]).toEqual([name, 200]);
  const listed = async () =>
    (await partner.post<{ shipments: { shipmentId: string; isAsked: boolean }[] }>("/v1/shared/shipment/filter", {})).data.shipments.map(
      ({ shipmentId, isAsked }) => [shipmentId, isAsked],
    );
  expect(await listed()).toEqual([[share.shipmentId, false]]);
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    const made = { madeBy: "PARTNER", madeById: share.partnerId } as const;
    await db.updateTable("attachments").set(made).where("key", "=", key).execute();
    const round = await db.selectFrom("reviews").select(["ownerId", "id"]).where("key", "=", share.key).executeTakeFirstOrThrow();
    const asked = { position: 0, key: share.key, kind: "PARTNER", reviewerId: share.partnerId, name: "CHA", state: "ASKED" } as const;
    await db
      .insertInto("reviewers")
      .values({ ownerId: round.ownerId, reviewId: round.id, ...asked })
      .execute();
    await close();
  });
  expect(await listed()).toEqual([[share.shipmentId, true]]);
  const { data } = await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`);
  expect([data.isAsked, data.attachments.map((file) => [file.key, file.isAsked, file.reason])]).toEqual([
    true,
    [
      [share.key, true, ""],
      [key, false, "Another vessel"],
    ],
  ]);
});

test("a tagged file is seen by partners if it is approved or final, and in no other state (R-850)", async () => {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role: "CHA" });
  const keys = new Map<AttachmentState, string>([["APPROVED", share.key]]);
  for (const state of attachmentStates.filter((one) => one !== "APPROVED")) {
    const file = { name: `${state}.pdf`, content: await aPdf([state]), audience: "CHA" };
    keys.set(state, (await attach(api, exporter.user, share.shipmentId, file)).data.key);
  }
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    for (const [state, key] of keys) await db.updateTable("attachments").set({ state }).where("key", "=", key).execute();
    await close();
  });
  const { data } = await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`);
  expect(data.attachments.map(({ key, state, isOwn, isAsked }) => [key, state, isOwn, isAsked])).toEqual([
    [keys.get("APPROVED"), "APPROVED", false, false],
    [keys.get("FINAL"), "FINAL", false, false],
  ]);
  for (const [state, key] of keys) {
    const { status } = await partner.get(`/v1/shared/attachment/url${sharedPlace(share)}&key=${key}`);
    expect([state, status]).toEqual([state, state === "APPROVED" || state === "FINAL" ? 200 : 404]);
  }
});
