import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf, contentOf, storedContents } from "../../support/api/calls/attachments.ts";
import { aJpeg, aPng } from "../../support/files/images.ts";
import { aJpegOf } from "../../support/files/largeFiles.ts";
import { aNoise } from "../../support/files/noise.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let pdf: Buffer;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  pdf = await aPdf(["Bill of lading"]);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

const path = (call: string, query = "") => `/v1/shipment/attachment/${call}?shipmentId=${shipmentId}${query}`;

test("an upload becomes an attachment of the shipment under the name given (R-358, R-385, R-386)", async () => {
  const { status, data } = await attach(api, exporter.user, shipmentId, {
    name: "scan.pdf",
    content: pdf,
    type: "BILL_OF_LADING",
    as: "B/L 17",
  });
  expect(status).toBe(200);
  expect(data).toEqual({
    audience: [],
    state: "APPROVED",
    madeBy: "OFFICE",
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    name: "B_L 17.pdf",
    key: expect.stringMatching(/^[0-9a-f]{40}$/),
    sizeInMB: expect.closeTo(pdf.length / 1024 / 1024, 5),
    sizeInBytes: pdf.length,
    contentType: "application/pdf",
    type: "BILL_OF_LADING",
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([data]);
  expect(await contentOf(exporter.user, data)).toEqual(pdf);
});

test("an upload keeps the file's own name where none is given, and its extension as it is (R-386)", async () => {
  const { data } = await attach(api, exporter.user, shipmentId, { name: "photo.JPEG", content: aJpeg({ width: 4, height: 2 }) });
  expect(data.name).toBe("photo.JPEG");
  expect((await attach(api, exporter.user, shipmentId, { name: "a.png", content: aPng({ width: 2, height: 2 }), as: " " })).data.name).toBe(
    "a.png",
  );
});

test("an upload of a large picture loses its place and camera data, and no byte of its pixels", async () => {
  const secret = "GPS 22.3039N 70.8022E";
  const [noise, size] = [aNoise(3_000_000), { width: 2999, height: 1000 }];
  const secretive = Buffer.concat([aPng(size, [["tEXt", Buffer.from(secret)]], noise), Buffer.from(secret)]);
  const { data: drawing } = await attach(api, exporter.user, shipmentId, { name: "a.png", content: secretive });
  expect((await contentOf(exporter.user, drawing)).equals(aPng(size, [], noise))).toBe(true);
  const photo = aJpegOf(3_000_000);
  const content = Buffer.concat([photo, Buffer.from(secret)]);
  const { data: scan } = await attach(api, exporter.user, shipmentId, { name: "a.jpg", content });
  const kept = await contentOf(exporter.user, scan);
  expect(kept.subarray(-2_900_000).equals(photo.subarray(-2_900_000))).toBe(true);
});

test("an upload may have the name of another one", async () => {
  for (let round = 0; round < 2; round += 1) await attach(api, exporter.user, shipmentId, { name: "same.pdf", content: pdf });
  const attachments = await attachmentsOf(exporter.user, shipmentId);
  expect(attachments.map(({ name }) => name)).toEqual(["same.pdf", "same.pdf"]);
  expect(new Set(attachments.map(({ key }) => key)).size).toBe(2);
});

test("an upload is stored once under an Idempotency-Key", async () => {
  const form = { fields: { attachment_type: "OTHER" }, file: { name: "once.pdf", content: pdf } };
  const send = () => upload<Attachment>(api, exporter.user, path("save"), form, { "idempotency-key": `upload ${shipmentId}` });
  const [first, second] = [await send(), await send()];
  expect(second.data).toEqual(first.data);
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(1);
});

const lies: [what: string, status: number, error: string, file: () => { name: string; content: Buffer; type?: string; as?: string }][] = [
  [
    "a picture that calls itself a PDF",
    415,
    "The file's content does not match its type",
    () => ({ name: "a.pdf", content: aPng({ width: 2, height: 2 }) }),
  ],
  ["a PDF that calls itself a picture", 415, "The file's content does not match its type", () => ({ name: "a.png", content: pdf })],
  [
    "a PDF after other bytes",
    415,
    "The file's content does not match its type",
    () => ({ name: "a.pdf", content: Buffer.concat([Buffer.from("<script>"), pdf]) }),
  ],
  [
    "an extension that is not taken",
    415,
    "Please upload PDF, JPG, JPEG, or PNG files only",
    () => ({ name: "a.svg", content: Buffer.from("<svg/>") }),
  ],
  ["no extension", 415, "Please upload PDF, JPG, JPEG, or PNG files only", () => ({ name: "pdf", content: pdf })],
  ["no bytes", 422, "The file is empty", () => ({ name: "a.pdf", content: Buffer.alloc(0) })],
  [
    "half a picture",
    422,
    "The image is damaged or incomplete",
    () => ({ name: "a.png", content: aPng({ width: 9, height: 9 }).subarray(0, 50) }),
  ],
  [
    "more than 25 MB",
    413,
    "The file is larger than 25 MB",
    () => ({ name: "a.pdf", content: Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024)]) }),
  ],
  ["an unknown attachment type", 422, "The attachment type is unknown", () => ({ name: "a.pdf", content: pdf, type: "STAMP_SIGN" })],
  [
    "a name of more than 255 characters",
    422,
    "The name is longer than 255 characters",
    () => ({ name: "a.pdf", content: pdf, as: "x".repeat(256) }),
  ],
];
for (const [what, status, error, file] of lies) {
  test(`an upload with ${what} is refused, and nothing is stored (R-268)`, async () => {
    const before = await storedContents(api);
    expect(await attach(api, exporter.user, shipmentId, file())).toMatchObject({ status, data: null, errors: [{ error }] });
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([]);
    expect(await storedContents(api)).toBe(before);
  });
}

const good = () => aPdf(["Page one", "Page two"]);
/** Changes a PDF as text, byte by byte. */
const edited = async (edit: (text: string) => string) => Buffer.from(edit((await good()).toString("latin1")), "latin1");

const unreadable: [what: string, error: string, content: () => Promise<Buffer>][] = [
  ["one that was broken off", '"bill 7.pdf" is damaged', async () => (await good()).subarray(0, -300)],
  ["one of which half is missing", '"bill 7.pdf" is damaged', async () => (await good()).subarray(0, 400)],
  ["a signature and nothing else", '"bill 7.pdf" is damaged', async () => Buffer.from("%PDF-1.7")],
  ["rubbish after a signature", '"bill 7.pdf" is damaged', async () => Buffer.from("%PDF-1.7\nrubbish\n%%EOF")],
  ["one without pages", '"bill 7.pdf" is damaged', () => withoutPages()],
  [
    "one whose first page lost its content",
    '"bill 7.pdf" is damaged',
    () => edited((text) => text.replace(/\d+ 0 obj\s<<[^>]*\/FlateDecode[\s\S]*?endobj/, "")),
  ],
  ["one that needs a password", '"bill 7.pdf" is locked by a password', () => aPdf(["SECRET"], { owner: "o", user: "u" })],
];
for (const [what, error, content] of unreadable) {
  test(`a PDF that could never be merged is refused by its file name, and nothing is stored: ${what} (R-497)`, async () => {
    const before = await storedContents(api);
    const answer = await attach(api, exporter.user, shipmentId, { name: "bill 7.pdf", content: await content(), as: "Bill" });
    expect(answer).toMatchObject({ status: 422, data: null, errors: [{ error, code: "INVALID", field: ["file"] }] });
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([]);
    expect(await storedContents(api)).toBe(before);
  });
}

const mended: [what: string, content: () => Promise<Buffer>][] = [
  ["a table of objects that points elsewhere", () => edited((text) => text.replace(/startxref\s+\d+/, "startxref\n7"))],
  ["no table of objects", () => edited((text) => text.replace(/xref\n[\s\S]*?trailer/, "trailer"))],
  ["zeros behind its end", async () => Buffer.concat([await good(), Buffer.alloc(9_000)])],
  ["a password for changes only", () => aPdf(["RESTRICTED"], { owner: "secret" })],
  ["an empty page", async () => Buffer.from(await anEmptyPage())],
];
for (const [what, content] of mended) {
  test(`a PDF that readers can open is taken as it is, and merges: ${what} (R-497)`, async () => {
    const bytes = await content();
    const { status, data } = await attach(api, exporter.user, shipmentId, { name: "scan.pdf", content: bytes });
    expect(status).toBe(200);
    expect(await contentOf(exporter.user, data)).toEqual(bytes);
    const documents = [data, data].map(({ key }) => ({ key, attachmentType: "OTHER" }));
    expect((await exporter.user.post(path("merge"), { name: "All", documents })).status).toBe(200);
  });
}

async function withoutPages(): Promise<Buffer> {
  return Buffer.from(await (await PDFDocument.create()).save({ useObjectStreams: false, addDefaultPage: false }));
}

async function anEmptyPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return await document.save();
}

test("an upload without a type or a file is refused", async () => {
  const error = "Please fill in all required fields: attachment type, document name, and select a file";
  const file = { name: "a.pdf", content: pdf };
  expect(await upload(api, exporter.user, path("save"), { file })).toMatchObject({
    status: 422,
    errors: [{ error, field: ["attachment_type"] }],
  });
  const fields = { attachment_type: "OTHER" };
  expect(await upload(api, exporter.user, path("save"), { fields })).toMatchObject({ status: 422, errors: [{ error, field: ["file"] }] });
});
