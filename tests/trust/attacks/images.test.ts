import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anInvoiceRequest } from "../../support/fixtures/documentRequests.ts";
import { aFirmBody } from "../../support/fixtures/aFirm.ts";
import { anOffice, type Office } from "../../support/api/calls/writeCalls.ts";
import { aColourProfile, aJpeg, aPng } from "../../support/files/images.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { upload } from "../../support/files/multipartForm.ts";
import { watched } from "../../support/attacks/watched.ts";

/** What decoding one image may take for a moment, and what the system may need more at that moment for other reasons: two images are above it. */
const mostBytes = 600 * 1024 * 1024;

let product: Product;
let office: Office;
let bomb: Buffer;

beforeAll(async () => {
  [product, bomb] = await Promise.all([startProduct(), anImageBomb()]);
  office = await anOffice(productApi(product.url));
});
afterAll(() => product?.stop());

/** A few hundred kilobytes that decode to 40 megapixels of 8 bytes each, all of which must be held to read one. */
async function anImageBomb(): Promise<Buffer> {
  const create = { width: 14_000, height: 2_800, channels: 4 as const, background: { r: 1, g: 2, b: 3, alpha: 0.5 } };
  return await sharp({ create }).toColourspace("rgb16").png({ progressive: true }).toBuffer();
}

function save(type: "STAMP_SIGN" | "LETTERHEAD", content: Buffer, name = "image.png") {
  const form = { fields: { attachment_type: type }, file: { name, content } };
  return upload(office.api, office.user, "/v1/attachment/save", form);
}

test("a letterhead of 1 MB whose colour profile unpacks to 1 GB costs no memory, not even in a document", async () => {
  const profile = aColourProfile(1024 * 1024 * 1024);
  const { outcome, memoryGrowth, failedLivez } = await watched(product, async () => {
    const content = aPng({ width: 2000, height: 400 }, [["iCCP", profile]]);
    const { data } = await save("LETTERHEAD", content);
    const body = aFirmBody({ stampKey: office.firm.stampKey, letterHeadKey: data.key });
    expect((await office.user.post(`/v1/user/firm/update?firmId=${office.firm.firmId}`, body)).errors).toEqual([]);
    return await office.user.post(`/v1/shipment/document/invoice?shipmentId=${office.shipmentId}`, anInvoiceRequest());
  });
  expect([outcome.status, failedLivez]).toEqual([200, 0]);
  expect(memoryGrowth).toBeLessThan(mostBytes);
});

test("three stamps of 40 megapixels at once are decoded one by one, or refused", async () => {
  const { outcome, memoryGrowth, failedLivez } = await watched(product, () =>
    Promise.all(Array.from({ length: 3 }, () => save("STAMP_SIGN", bomb))),
  );
  const statuses = outcome.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect([statuses.filter((status) => status !== 200 && status !== 503), failedLivez]).toEqual([[], 0]);
  expect(memoryGrowth).toBeLessThan(mostBytes);
});

test("a JPEG of escapes and a PNG of colour profiles, both made to keep their reader busy, delay nobody", async () => {
  const jpeg = aJpeg({ width: 30, height: 20 });
  const escapes = Buffer.alloc(20_000_000, Buffer.from([0xff, 0x00]));
  const profile = aColourProfile(4_000_000);
  const profiles = Array.from({ length: 1_000 }, (): [string, Buffer] => ["iCCP", profile]);
  const images = [Buffer.concat([jpeg.subarray(0, -2), escapes, jpeg.subarray(-2)]), aPng({ width: 30, height: 20 }, profiles)];
  const { outcome, longestLivezMs, failedLivez } = await watched(product, () =>
    Promise.all(images.map((content, index) => save("STAMP_SIGN", content, index === 0 ? "image.jpg" : "image.png"))),
  );
  // The decoder may refuse them; the reader accepts them.
  expect(outcome.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
  expect([failedLivez, longestLivezMs < 500]).toEqual([0, true]);
});

test("a merge of pictures of 40 megapixels holds one of them at a time", async () => {
  const form = { fields: { attachment_type: "OTHER" }, file: { name: "scan.png", content: bomb } };
  const { data } = await upload<Attachment>(office.api, office.user, `/v1/shipment/attachment/save?shipmentId=${office.shipmentId}`, form);
  const documents = Array.from({ length: 3 }, () => ({ key: data.key, attachmentType: "OTHER" }));
  const { outcome, memoryGrowth, failedLivez } = await watched(product, () =>
    office.user.post(`/v1/shipment/attachment/merge?shipmentId=${office.shipmentId}`, { name: "All", documents }),
  );
  // On a slow machine it takes longer than a merge may, which is refused.
  expect([200, 413]).toContain(outcome.status);
  expect(failedLivez).toBe(0);
  expect(memoryGrowth).toBeLessThan(mostBytes);
});
