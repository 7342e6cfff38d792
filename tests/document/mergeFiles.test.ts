import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDocuments, type Documents } from "../../api/document/documents.ts";
import { sheetOf } from "../../api/document/sheetOf.ts";
import { riceShipment } from "../support/cases.ts";
import { cornerJpeg } from "../support/cornerJpeg.ts";
import { pagesOf } from "../support/drawn.ts";
import { aPng, aPngHeader } from "../support/images.ts";
import { inkIn } from "../support/ink.ts";

const title = { title: "Documents for the bank", author: "Tarangvel Exports Private Limited" };

let documents: Documents;
let note: Buffer;
beforeAll(async () => {
  documents = openDocuments();
  const request = { name: "Note", heading: "", body: "First words", stampSign: false, letterhead: false };
  note = await documents.render({ sheet: sheetOf({ kind: "custom-document", request }, riceShipment()), images: {} });
});
afterAll(() => documents.close());

function merge(...files: [name: string, bytes: Uint8Array][]): Promise<Buffer> {
  return documents.merge(
    files.map(([name, bytes]) => ({ name, bytes })),
    title,
  );
}

async function encrypted(passwords: { ownerPassword: string; userPassword: string }): Promise<Uint8Array> {
  const file = await PDFDocument.load(note);
  file.encrypt({ ...passwords, permissions: {} });
  return await file.save();
}

async function sizesOf(pdf: Uint8Array): Promise<string[]> {
  const pages = (await PDFDocument.load(pdf)).getPages();
  return pages.map((page) => `${Math.round(page.getWidth())} × ${Math.round(page.getHeight())}`);
}

test("PDFs and images become one PDF in the order given, which tells its title and author", async () => {
  const pdf = await merge(["a.png", aPng({ width: 60, height: 30 })], ["b.pdf", note], ["c.jpg", cornerJpeg(1)], ["d.pdf", note]);
  expect((await pagesOf(pdf)).map((words) => words.includes("First words"))).toEqual([false, true, false, true]);
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  expect([file.getTitle(), file.getAuthor()]).toEqual([title.title, title.author]);
});

test("the same files give the same bytes", async () => {
  const files: [string, Uint8Array][] = [
    ["a.pdf", note],
    ["b.jpg", cornerJpeg(6)],
  ];
  expect((await merge(...files)).equals(await merge(...files))).toBe(true);
});

test("an image stands on an A4 page of its own, lying if it is wider than high", async () => {
  const pdf = await merge(
    ["wide.png", aPng({ width: 60, height: 30 })],
    ["high.png", aPng({ width: 30, height: 60 })],
    ["turned.jpg", cornerJpeg(6)],
  );
  expect(await sizesOf(pdf)).toEqual(["842 × 595", "595 × 842", "595 × 842"]);
});

test.each([
  [1, "top left"],
  [2, "top right"],
  [3, "bottom right"],
  [4, "bottom left"],
  [5, "top left"],
  [6, "top right"],
  [7, "bottom right"],
  [8, "bottom left"],
])("a photograph held as EXIF %i says has its dark corner at the %s", async (orientation, corner) => {
  const isTurned = orientation >= 5;
  const [middleX, middleY] = isTurned ? [105, 148.5] : [148.5, 105];
  const ink = inkIn(await merge(["photo.jpg", cornerJpeg(orientation)]), { top: 0, bottom: 2 * middleY, right: 2 * middleX });
  const vertical = (ink.top + ink.bottom) / 2 < middleY ? "top" : "bottom";
  const horizontal = (ink.left + ink.right) / 2 < middleX ? "left" : "right";
  expect(`${vertical} ${horizontal}`).toBe(corner);
});

test("a PDF that only forbids changes is merged, its words readable", async () => {
  const pdf = await merge(["a.pdf", await encrypted({ ownerPassword: "owner", userPassword: "" })], ["b.pdf", note]);
  expect((await pagesOf(pdf)).every((words) => words.includes("First words"))).toBe(true);
});

describe("refusals name the file", () => {
  const refused = (message: string) => ({ name: "DocumentProblem", code: "INVALID", field: ["documents"], message });

  test("a password", async () => {
    const locked = await encrypted({ ownerPassword: "owner", userPassword: "user" });
    await expect(merge(["a.pdf", note], ["Bank.pdf", locked])).rejects.toMatchObject(refused('"Bank.pdf" is protected by a password'));
  });

  test.each([
    ["broken off", () => note.subarray(0, note.length * 0.6)],
    ["broken off before its last line", () => note.subarray(0, note.length - 8)],
    ["of a head and nothing", () => Buffer.from("%PDF-1.7\n%%EOF")],
    ["of garbage", () => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_000, 65), Buffer.from("\n%%EOF")])],
  ])("a PDF %s", async (_, bytes) => {
    await expect(merge(["Scan.pdf", bytes()])).rejects.toMatchObject(refused('"Scan.pdf" is broken off or damaged'));
  });

  test("a PDF without pages", async () => {
    const empty = await (await PDFDocument.create()).save({ addDefaultPage: false });
    await expect(merge(["Empty.pdf", empty])).rejects.toMatchObject(refused('"Empty.pdf" has no pages'));
  });

  test("a file that only calls itself a PDF or an image", async () => {
    await expect(merge(["Sheet.pdf", Buffer.from("PK\u0003\u0004")])).rejects.toMatchObject(
      refused('"Sheet.pdf" is neither a PDF nor an image'),
    );
  });

  test("a damaged image, and one of too many pixels before it is unpacked", async () => {
    const png = aPng({ width: 40, height: 40 });
    await expect(merge(["Photo.png", png.subarray(0, 45)])).rejects.toMatchObject(refused('"Photo.png" is broken off or damaged'));
    const vast = aPngHeader({ width: 10_000, height: 4_001 });
    await expect(merge(["Vast.png", vast])).rejects.toMatchObject(refused('"Vast.png" has more than 40 megapixels'));
  });

  test("too many pages together", async () => {
    const file = await PDFDocument.create();
    for (let page = 0; page < 1_001; page += 1) file.addPage([100, 100]);
    const long = await file.save();
    await expect(merge(["a.pdf", long], ["b.pdf", long])).rejects.toMatchObject(
      refused("The documents have more than 2000 pages together"),
    );
  });
});
