import { glob, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFStream } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf, contentOf } from "../../support/api/calls/attachments.ts";
import { aJpeg, aPng } from "../../support/files/images.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

async function stored(name: string, content: Buffer): Promise<Attachment> {
  const { data, errors } = await attach(api, exporter.user, shipmentId, { name, content });
  expect(errors).toEqual([]);
  return data;
}

/** A file that an earlier version stored without reading it. */
async function storedUnread(name: string, content: Buffer): Promise<Attachment> {
  const attachment = await stored(name, await aPdf(["A"]));
  const root = join(api.dataDir, "files");
  const [owner] = await Array.fromAsync(glob(`*/${attachment.key}`, { cwd: root }));
  await writeFile(join(root, owner ?? ""), content);
  return attachment;
}

async function merge(parts: Attachment[], { name = "All documents", headers = {} } = {}) {
  const documents = parts.map(({ key, type }) => ({ key, attachmentType: type }));
  return await exporter.user.post<Attachment>(`/v1/shipment/attachment/merge?shipmentId=${shipmentId}`, { name, documents }, headers);
}

/** The pages of a merged file: width and height in whole points. */
async function pagesOf(merged: Attachment): Promise<[number, number][]> {
  const document = await PDFDocument.load(await contentOf(exporter.user, merged));
  return document.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);
}

/** The widths of the pictures in a merged file, in pixels. */
async function pictureWidths(merged: Attachment): Promise<number[]> {
  const { context } = await PDFDocument.load(await contentOf(exporter.user, merged));
  const streams = context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFStream ? [object] : []));
  return streams
    .filter(({ dict }) => dict.get(PDFName.of("Subtype")) === PDFName.of("Image"))
    .map(({ dict }) => dict.lookup(PDFName.of("Width"), PDFNumber).asNumber());
}

describe("merging", () => {
  test("puts files into one PDF in the order given, as a new attachment (R-387)", async () => {
    const invoice = await stored("invoice.pdf", await aPdf(["INVOICE one", "INVOICE two"], { width: 500 }));
    const list = await stored("list.pdf", await aPdf(["PACKING LIST"], { width: 400 }));
    const { status, data } = await merge([list, invoice]);
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: "All documents.pdf", type: "MERGED_DOCS" });
    const text = pdfWords(await contentOf(exporter.user, data));
    expect(text.indexOf("PACKING LIST")).toBeLessThan(text.indexOf("INVOICE one"));
    expect(text.indexOf("INVOICE one")).toBeLessThan(text.indexOf("INVOICE two"));
    expect((await pagesOf(data)).map(([width]) => width)).toEqual([400, 500, 500]);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([invoice, list, data]);
  });

  test("gives each part a bookmark of its name, and pages labels that count by part; its title has no extension (R-496)", async () => {
    const invoice = await stored("Invoice 17.pdf", await aPdf(["one", "two"]));
    const photo = await stored("Foto ✓ (ü).png", aPng({ width: 40, height: 20 }));
    const list = await stored("list.pdf", await aPdf(["three"]));
    const { data } = await merge([invoice, photo, list], { name: "Set 17.pdf" });
    const document = await PDFDocument.load(await contentOf(exporter.user, data), { updateMetadata: false });
    expect([document.getTitle(), document.getProducer(), document.getCreator()]).toEqual(["Set 17", "Lading", "Lading"]);
    const pages = document.getPages().map(({ ref }) => ref);
    const outline = document.catalog.lookup(PDFName.of("Outlines"), PDFDict);
    const bookmarks: [string, number][] = [];
    for (let item = outline.lookupMaybe(PDFName.of("First"), PDFDict); item; item = item.lookupMaybe(PDFName.of("Next"), PDFDict)) {
      const page = item.lookup(PDFName.of("Dest"), PDFArray).get(0);
      bookmarks.push([item.lookup(PDFName.of("Title"), PDFHexString).decodeText(), pages.findIndex((ref) => ref === page)]);
    }
    expect(bookmarks).toEqual([
      ["Invoice 17", 0],
      ["Foto ✓ (ü)", 2],
      ["list", 3],
    ]);
    const labels = document.catalog.lookup(PDFName.of("PageLabels"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
    expect(labels.toString().replaceAll(/\s+/g, " ")).toBe("[ 0 << /S /D /P (1-) >> 2 << /S /D /P (2-) >> 3 << /S /D /P (3-) >> ]");
  });

  test("sets pictures on A4 pages, upright or across as suits them, turned as their EXIF tells", async () => {
    const wide = await stored("wide.png", aPng({ width: 40, height: 20 }));
    const high = await stored("high.jpg", aJpeg({ width: 20, height: 40 }));
    const turned = await stored("turned.jpg", aJpeg({ width: 20, height: 40 }, { orientation: 6 }));
    const { data } = await merge([wide, high, turned]);
    expect(await pagesOf(data)).toEqual([
      [842, 595],
      [595, 842],
      [842, 595],
    ]);
  });

  test("brings a PNG of more than 300 dpi of its page down to that, and leaves a smaller one and a JPEG as they are", async () => {
    const [width, height] = [4000, 2000];
    const large = await stored("large.png", aPng({ width, height }));
    const small = await stored("small.png", aPng({ width: 3000, height: 10 }));
    const photo = await stored("photo.jpg", aJpeg({ width, height }));
    expect(await pictureWidths((await merge([large, small, photo])).data)).toEqual([3272, 3000, 4000]);
  });

  test("takes a file that only restricts what its owner allows", async () => {
    const restricted = await stored("restricted.pdf", await aPdf(["RESTRICTED"], { owner: "secret" }));
    const { data } = await merge([restricted, restricted]);
    expect(await pagesOf(data)).toHaveLength(2);
    expect(pdfWords(await contentOf(exporter.user, data))).toContain("RESTRICTED");
  });

  test("under an Idempotency-Key makes one file", async () => {
    const part = await stored("a.pdf", await aPdf(["A"]));
    const headers = { "idempotency-key": `merge ${shipmentId}` };
    const [first, second] = [await merge([part, part], { headers }), await merge([part, part], { headers })];
    expect(second.data).toEqual(first.data);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([part, first.data]);
  });

  test("needs a name and two documents (R-270)", async () => {
    const part = await stored("a.pdf", await aPdf(["A"]));
    const error = "Please enter a name and select at least 2 documents to merge";
    expect(await merge([part, part], { name: " " })).toMatchObject({ status: 422, data: null, errors: [{ error, field: ["name"] }] });
    expect(await merge([part])).toMatchObject({ status: 422, data: null, errors: [{ error, field: ["documents"] }] });
    expect(await merge(Array.from({ length: 51 }, () => part))).toMatchObject({
      errors: [{ error: "At most 50 documents can be merged at once" }],
    });
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([part]);
  });

  test("of files that are too many bytes together is refused before they are read", async () => {
    const big = await stored("big.pdf", Buffer.concat([await aPdf(["A"]), Buffer.alloc(24 * 1024 * 1024)]));
    expect(await merge([big, big, big])).toMatchObject({
      status: 413,
      errors: [{ error: "The merged document would be larger than 25 MB", code: "TOO_LARGE", field: ["documents"] }],
    });
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([big]);
  });

  test("of files that have too many pages together is refused, and nothing is stored", async () => {
    const thick = await stored("thick.pdf", await aBlankPdf(1001));
    expect(await merge([thick, thick])).toMatchObject({
      status: 422,
      data: null,
      errors: [{ error: "The merged document would have more than 2000 pages", field: ["documents", "1"] }],
    });
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([thick]);
  });
});

describe("merging takes turns", () => {
  test("an office has one under way and three that wait; the next is refused for a moment, while another office merges", async () => {
    const part = await stored("a.pdf", await aPdf(["A"]));
    const stranger = await anExporter(api);
    const { shipmentId: strange } = await aShipment(stranger);
    const { data: own } = await attach(api, stranger.user, strange, { name: "b.pdf", content: await aPdf(["B"]) });
    const five = Promise.all([1, 2, 3, 4, 5].map(() => merge([part, part])));
    const documents = [own, own].map(({ key, type }) => ({ key, attachmentType: type }));
    const other = stranger.user.post(`/v1/shipment/attachment/merge?shipmentId=${strange}`, { name: "All", documents });
    const answers = await five;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    const error = "Too many of your documents are being merged. Please try again in a moment.";
    expect(refused).toMatchObject({ data: null, errors: [{ error, code: "RATE_LIMITED" }] });
    expect(refused?.headers["retry-after"]).toBe("5");
    expect((await other).status).toBe(200);
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(5);
  });

  test("and leaves no temporary file, whether it succeeds or not", async () => {
    const part = await stored("a.pdf", await aPdf(["A"]));
    const broken = await storedUnread("bad.pdf", Buffer.from("%PDF-1.7\nrubbish\n%%EOF"));
    expect([(await merge([part, part])).status, (await merge([part, broken])).status]).toEqual([200, 422]);
    expect(await readdir(join(api.dataDir, "incoming"))).toEqual([]);
  });
});

describe("a file that cannot be merged is named, and nothing is stored:", () => {
  const bad: [what: string, error: string, content: () => Promise<Buffer>][] = [
    ["one with a password", '"bad.pdf" is protected by a password and cannot be merged', () => aPdf(["SECRET"], { owner: "o", user: "u" })],
    ["one that was broken off", '"bad.pdf" is damaged and cannot be merged', async () => (await aPdf(["A", "B"])).subarray(0, -300)],
    ["rubbish after a PDF's mark", '"bad.pdf" is damaged and cannot be merged', async () => Buffer.from("%PDF-1.7\nrubbish\n%%EOF")],
    ["one of too many pages", '"bad.pdf" has more than 2000 pages', () => aBlankPdf(2001)],
    ["one without pages", '"bad.pdf" is damaged and cannot be merged', () => withoutPages()],
    [
      "one whose pages are missing",
      '"bad.pdf" is damaged and cannot be merged',
      async () =>
        Buffer.from((await aPdf(["A"])).toString("latin1").replace(/\d+ 0 obj\s<<[^>]*\/FlateDecode[\s\S]*?endobj/, ""), "latin1"),
    ],
  ];
  for (const [what, error, content] of bad) {
    test(`${what} is refused`, async () => {
      const good = await stored("good.pdf", await aPdf(["GOOD"]));
      const broken = await storedUnread("bad.pdf", await content());
      const answer = await merge([good, broken]);
      expect(answer).toMatchObject({ status: 422, data: null, errors: [{ error, code: "INVALID", field: ["documents", "1"] }] });
      expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([good, broken]);
    });
  }
});

async function aBlankPdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([200, 200]);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** A PDF that is whole but for its pages. */
async function withoutPages(): Promise<Buffer> {
  const document = await PDFDocument.create();
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }));
}
