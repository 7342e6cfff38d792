import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { aJpeg, aPng, aPngHeader } from "../../support/files/images.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let editor: TestUser;
let place: { shipmentId: string; key: string };

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
});
afterAll(() => api.close());
beforeEach(async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: "Draft BL.pdf", content: await aPdf(["Draft"]) });
  place = { shipmentId, key: data.key };
});

async function act(name: string, user: TestUser = exporter.user, body: object = {}) {
  const { status, data, errors } = await user.post(`/v1/shipment/attachment/${name}?shipmentId=${place.shipmentId}`, {
    key: place.key,
    ...body,
  });
  return status === 200 ? data["state"] : `${status} ${errors[0]?.error}`;
}

/** The words of the page with the approval record. */
async function recordPage(): Promise<string> {
  const record = `/v1/shipment/attachment/approval-record?shipmentId=${place.shipmentId}&key=${place.key}`;
  const { data } = await exporter.user.get<{ url: string }>(record);
  const { rawPayload } = await api.inject({ method: "GET", url: data.url.replace("http://lading.test", "") });
  return pdfWords(rawPayload, 2);
}

test("a draft is submitted, rejected with a reason, submitted again, approved with tags, made final, and reopened by an owner (R-939)", async () => {
  const reason = "The vessel is another one";
  expect(await act("approve")).toBe("409 This document is a draft");
  expect(await act("submit")).toBe("SUBMITTED");
  expect(await act("reject", editor, { reason: "no" })).toBe("422 Please give a reason of 3 to 500 characters");
  expect(await act("reject", editor, { reason })).toBe("REJECTED");
  expect(await act("submit")).toBe("SUBMITTED");
  expect(await act("approve", editor, { audience: ["CHA"] })).toBe("APPROVED");
  expect(await attachmentsOf(exporter.user, place.shipmentId)).toMatchObject([{ state: "APPROVED", audience: ["CHA"] }]);
  expect(await act("finalise", editor)).toBe("FINAL");
  const rename = { key: place.key, name: "Other" };
  const renamed = await exporter.user.post(`/v1/shipment/attachment/rename?shipmentId=${place.shipmentId}`, rename);
  const deleted = await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${place.shipmentId}&key=${place.key}`);
  for (const { status, errors } of [renamed, deleted]) expect([status, errors[0]?.error]).toEqual([409, "This document is final"]);
  const show = (user: TestUser, audience: string[]) =>
    user.post(`/v1/shipment/attachment/audience?shipmentId=${place.shipmentId}`, { keys: [place.key], audience });
  expect((await show(editor, [])).errors[0]).toMatchObject({ error: "This document is final", code: "CONFLICT" });
  expect((await show(editor, ["IMPORTER", "CHA"])).status).toBe(200);
  expect((await show(exporter.user, ["IMPORTER"])).status).toBe(200);
  expect(await act("reopen", editor, { reason })).toBe("403 Only an owner can do this");
  const page = await recordPage();
  expect(page).toContain(`Reason: ${reason}`);
  expect(page).toContain("Approved Meena Shah");
  expect(await act("reopen", exporter.user, { reason })).toBe("DRAFT");
});

test("of two deciders at once one wins, and the other is refused with the decision (R-939)", async () => {
  await act("submit");
  const outcomes = await Promise.all([act("approve"), act("reject", editor, { reason: "Another vessel" })]);
  const winner = outcomes.find((outcome) => outcome === "APPROVED" || outcome === "REJECTED");
  const refused = winner === "APPROVED" ? "409 This document is approved, by Asha Mehta" : "409 This document is rejected, by Meena Shah";
  expect(outcomes.toSorted()).toEqual([refused, winner].toSorted());
});

test("with four eyes somebody else approves what a person submitted (R-939)", async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: true });
  await act("submit");
  expect(await act("approve")).toBe("403 Somebody else has to approve what you submitted");
  expect(await act("approve", editor)).toBe("APPROVED");
});

test("the record prints the signature that an approval was sent with; only a small whole PNG is one (R-941)", async () => {
  const png = (width: number) => aPng({ width, height: 20 });
  const refused = [
    png(601),
    png(40).subarray(0, -20),
    aPngHeader({ width: 40, height: 20 }),
    aJpeg({ width: 40, height: 20 }),
    await aPdf(["A"]),
  ];
  await act("submit");
  for (const bytes of [...refused, Buffer.alloc(200_000)]) {
    const answer = await act("approve", editor, { signature: bytes.toString("base64") });
    expect(answer).toMatch(/^4\d\d The signature must be a PNG of at most 100 kB and 600 × 400 pixels$/);
  }
  expect(await act("approve", editor, { signature: "<svg/>" })).toContain("422");
  expect(await act("approve", editor, { signature: aBadFilterPng().toString("base64") })).toContain("422");
  expect(await act("approve", editor, { signature: png(40).toString("base64") })).toBe("APPROVED");
  expect(await recordPage()).toContain("Countersigned:");
  const { entries } = await trailOf(exporter.user, "noun=ATTACHMENT&limit=5");
  const approved = entries.find(({ entityId, changes }) => entityId === place.key && changes.some(({ to }) => to === "Approved"));
  expect(approved?.changes).toContainEqual({ field: "signature", of: "", from: null, to: null });
});

/** A PNG of the right size whose rows have a filter that does not exist. */
function aBadFilterPng(): Buffer {
  return aPng({ width: 40, height: 20 }, [], Buffer.alloc(20 * 41, 9));
}

test("a file of another office is like one that does not exist, and a viewer decides nothing (R-939)", async () => {
  await act("submit");
  const stranger = await anExporter(api);
  const unknown = await act("approve", stranger.user, { key: createHash("sha256").update("x").digest("hex") });
  expect(await act("approve", stranger.user)).toBe(unknown);
  expect(unknown).toContain("404");
  const viewer = await aMember(api, exporter.user, { role: "VIEWER" });
  expect(await act("approve", viewer)).toBe("403 Your role may only read");
});

test("only an owner deletes a shipment with a final document (R-929)", async () => {
  for (const name of ["submit", "approve", "finalise"]) await act(name, exporter.user);
  const remove = (user: TestUser) => user.delete(`/v1/shipment/delete?shipmentId=${place.shipmentId}`);
  expect(await remove(editor)).toMatchObject({
    status: 403,
    errors: [{ error: "Only an owner can delete a shipment with a final document" }],
  });
  expect(await attachmentsOf(exporter.user, place.shipmentId)).toHaveLength(1);
  expect((await remove(exporter.user)).status).toBe(200);
});
