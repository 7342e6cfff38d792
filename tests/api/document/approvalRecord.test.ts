import { createHash } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { openDatabase, type Db } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { attach, contentOf } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aPng } from "../../support/files/images.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let paper: Attachment;
let picture: Attachment;
let unread: Attachment;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
  const stored = async (name: string, content: Buffer) => (await attach(api, exporter.user, shipmentId, { name, content })).data;
  paper = await stored("Draft BL.pdf", await aPdf(["FIRST PAGE", "SECOND PAGE"]));
  picture = await stored("scan.png", aPng({ width: 40, height: 20 }));
  unread = await stored("unread.pdf", await aPdf(["A"]));
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    for (const file of [paper, picture]) await approve(db, file);
    await close();
  });
});
afterAll(() => api.close());

/** Writes a decision about a file. */
async function approve(db: Db, { key, sha256 }: Attachment): Promise<void> {
  const { ownerId } = await db.selectFrom("attachments").select("ownerId").where("key", "=", key).executeTakeFirstOrThrow();
  const at = "2026-11-24T09:05:11.000Z";
  const asked = { askedBy: "OFFICE", askedById: "x", askedByName: "Asha Rao", message: "" } as const;
  await db
    .insertInto("reviews")
    .values({ ownerId, id: key, key, state: "APPROVED", ...asked, createdAt: at })
    .execute();
  const by = { kind: "OFFICE", deciderId: "x", name: "Asha Rao", office: "Kaveri Foods", ip: "203.0.113.0/24" } as const;
  await db
    .insertInto("decisions")
    .values({ ownerId, id: key, reviewId: key, key, outcome: "APPROVED", ...by, sha256, at, reason: "" })
    .execute();
}

async function addressOf({ key }: { key: string }, user = exporter.user): Promise<string> {
  const { data } = await user.get<{ url: string }>(`/v1/shipment/attachment/approval-record?shipmentId=${shipmentId}&key=${key}`);
  return data.url.replace("http://lading.test", "");
}

test.each([
  ["a PDF", () => paper, 3],
  ["an image", () => picture, 2],
])("%s is joined with its approval record, whose digest is the stored file's, and stays as it was (R-936)", async (_what, file, pages) => {
  const before = await contentOf(exporter.user, file());
  const { statusCode, headers, rawPayload } = await api.inject({ method: "GET", url: await addressOf(file()) });
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, "application/pdf", "private, no-store"]);
  expect(headers["content-disposition"]).toContain("with approval record.pdf");
  expect(headers["content-length"]).toBe(String(rawPayload.length));
  expect((await PDFDocument.load(rawPayload)).getPageCount()).toBe(pages);
  const page = pdfWords(rawPayload, pages);
  expect(page).toContain(createHash("sha256").update(before).digest("hex"));
  expect(page).toContain("Approved Asha Rao Kaveri Foods 2026-11-24 09:05:11 UTC 203.0.113.0/24");
  expect(await contentOf(exporter.user, file())).toEqual(before);
  const { entries } = await trailOf(exporter.user);
  expect(entries.filter(({ action, entityId }) => action === "OPENED" && entityId === file().key)).toHaveLength(1);
  const noted = entries.find(({ action, entityId }) => action === "DOWNLOADED" && entityId === file().key);
  expect(noted?.changes).toEqual([{ field: "part", of: "", from: "", to: "Approval record" }]);
});

test("a file that nobody decided about has no record, and an unknown one is like another office's (R-936)", async () => {
  const place = `/v1/shipment/attachment/approval-record?shipmentId=${shipmentId}`;
  const undecided = await exporter.user.get(`${place}&key=${unread.key}`);
  expect([undecided.status, undecided.data["url"]]).toEqual([200, null]);
  const stranger = await anExporter(api);
  const [theirs, unknown] = [await stranger.user.get(`${place}&key=${paper.key}`), await exporter.user.get(`${place}&key=unknown`)];
  expect([theirs.status, theirs.errors]).toEqual([404, (await stranger.user.get(`${place}&key=unknown`)).errors]);
  expect(unknown.status).toBe(404);
});

test("an address is for one file and person, and ends with the person's membership (R-936)", async () => {
  const member = await aMember(api, exporter.user, { role: "VIEWER" });
  const url = await addressOf(paper, member);
  expect((await api.inject({ method: "GET", url })).statusCode).toBe(200);
  const changed = [
    url.replace(paper.key, picture.key),
    url.replace(/asker=[^&]*/, "asker=USER+x"),
    url.replace(/expires=\d+/, "expires=9"),
  ];
  for (const forged of changed) {
    expect([forged === url, (await api.inject({ method: "GET", url: forged })).statusCode]).toEqual([false, 403]);
  }
  await exporter.user.delete(`/v1/team/member?memberId=${member.memberId}`);
  expect((await api.inject({ method: "GET", url })).statusCode).toBe(403);
});

test("a file whose bytes are not those that were decided about is refused (R-936)", async () => {
  const url = await addressOf(picture);
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    await db
      .updateTable("decisions")
      .set({ sha256: "0".repeat(64) })
      .where("key", "=", picture.key)
      .execute();
    await close();
  });
  const { statusCode, body } = await api.inject({ method: "GET", url });
  expect([statusCode, body.includes("not the one that was decided about")]).toEqual([409, true]);
});
