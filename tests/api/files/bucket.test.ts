import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf, contentOf } from "../../support/api/calls/attachments.ts";
import { startBucketStore, type BucketStore } from "../../support/servers/bucketStore.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let store: BucketStore;
let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  store = await startBucketStore();
  api = await anApi({ filesUrl: store.filesUrl });
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(async () => {
  await api.close();
  await store.stop();
});

async function address({ key, type }: Attachment, disposition: string): Promise<string> {
  const path = `/v1/attachment/pre-signed-url?key=${key}&attachment_type=${type}&disposition=${disposition}`;
  return (await exporter.user.get<{ url: string }>(path)).data.url;
}

test("a file kept in a bucket comes back whole, by content and by the store's own signed address, until it is deleted", async () => {
  const { user } = exporter;
  const pdf = await aPdf(["BILL OF LADING"], { width: 500 });
  const { data: stored } = await attach(api, user, shipmentId, { name: "b-l ü.pdf", content: pdf });
  expect((await contentOf(user, stored)).equals(pdf)).toBe(true);
  const url = await address(stored, "attachment");
  expect(new URL(url).origin).toBe(/http:\/\/127[^&]*/.exec(store.filesUrl)?.[0]);
  const fetched = await fetch(url);
  expect(Buffer.from(await fetched.arrayBuffer()).equals(pdf)).toBe(true);
  expect(fetched.headers.get("content-type")).toBe("application/pdf");
  expect(fetched.headers.get("content-disposition")).toBe(`attachment; filename="b-l _.pdf"; filename*=UTF-8''b-l%20%C3%BC.pdf`);
  expect((await fetch(await address(stored, "inline"))).headers.get("content-disposition")).toMatch(/^inline;/);
  expect(new URL(url).searchParams.get("X-Amz-Expires")).toBe("300");

  await user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${stored.key}&attachment_type=${stored.type}`);
  expect((await fetch(url)).status).toBe(404);
});

test("documents are drawn with a stamp from the bucket, and merged there", async () => {
  const { user } = exporter;
  const invoice = { invoiceNo: "INV/1", invoiceDate: "01/04/2026", letterhead: true };
  const { data: drawn } = await user.post<Attachment>(`/v1/shipment/document/invoice?shipmentId=${shipmentId}`, invoice);
  const { data: other } = await attach(api, user, shipmentId, { name: "coo.pdf", content: await aPdf(["CERTIFICATE OF ORIGIN"]) });
  const documents = [drawn, other].map(({ key, type }) => ({ key, attachmentType: type }));
  const { data: merged } = await user.post<Attachment>(`/v1/shipment/attachment/merge?shipmentId=${shipmentId}`, {
    name: "All",
    documents,
  });
  const text = pdfWords(await contentOf(user, merged));
  expect(text).toContain("COMMERCIAL INVOICE");
  expect(text).toContain("CERTIFICATE OF ORIGIN");
});

test("files survive a restart, which finds nothing to sweep away", async () => {
  const before = await attachmentsOf(exporter.user, shipmentId);
  await api.restart();
  await api.restart();
  expect(await attachmentsOf(exporter.user, shipmentId)).toEqual(before);
  for (const kept of before) expect((await contentOf(exporter.user, kept)).length).toBeGreaterThan(100);
});
