import { afterEach, expect, test } from "vitest";
import { openDocuments, type Documents, type DocumentsOptions } from "../../api/document/documents.ts";
import type { CustomSheet, Sheet } from "../../api/document/sheet.ts";
import { sheetOf } from "../../api/document/sheetOf.ts";
import { riceShipment } from "../support/cases.ts";
import { anInvoiceRequest } from "../support/documentRequests.ts";
import { aJpeg, aPng } from "../support/images.ts";
import { pdfWords } from "../support/pdfTools.ts";

let documents: Documents;
afterEach(() => documents.close());

function open(options?: DocumentsOptions): Documents {
  documents = openDocuments(options);
  return documents;
}

function aSheet(body = "Body"): CustomSheet {
  const request = { name: "Note", heading: "", body, stampSign: true, letterhead: true };
  const sheet = sheetOf({ kind: "custom-document", request }, riceShipment());
  if (sheet.kind !== "custom-document") throw new Error("not a custom document");
  return sheet;
}

/** Far more than the limits let through: it takes about ten seconds to draw. */
function anEndlessSheet(): Sheet {
  return { ...aSheet(), blocks: [{ type: "bullets", items: Array.from({ length: 80_000 }, (_, n) => `item ${n}`) }] };
}

test("documents asked for at once are drawn one after the other, each with its own text", async () => {
  open();
  const names = ["one", "two", "three", "four"];
  const pdfs = await Promise.all(names.map((name) => documents.render({ sheet: aSheet(`Body ${name}`), images: {} })));
  expect(pdfs.map((pdf) => names.find((name) => pdfWords(pdf).includes(`Body ${name}`)))).toEqual(names);
});

test("a drawing that takes too long fails alone, and the next has a new worker", async () => {
  open({ timeoutMs: 3_000 });
  await expect(documents.render({ sheet: anEndlessSheet(), images: {} })).rejects.toMatchObject({
    name: "DocumentProblem",
    code: "TOO_LARGE",
    message: "The document took too long to draw",
  });
  await expect(documents.render({ sheet: aSheet(), images: {} })).resolves.toBeInstanceOf(Buffer);
}, 60_000);

test("more than may wait are refused at once; those accepted are drawn", async () => {
  open({ maxWaiting: 1 });
  const render = () => documents.render({ sheet: aSheet(), images: {} });
  const results = await Promise.allSettled([render(), render(), render()]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(results[2]).toMatchObject({ reason: { name: "DocumentProblem", code: "BUSY" } });
});

test("a document goes before the previews that wait", async () => {
  open();
  const order: string[] = [];
  const drawn = (name: string, drawing: Promise<unknown>) => drawing.then(() => order.push(name));
  const input = { sheet: aSheet(), images: {} };
  await Promise.all([
    drawn("first preview", documents.preview(input)),
    drawn("second preview", documents.preview(input)),
    drawn("document", documents.render(input)),
  ]);
  expect(order).toEqual(["first preview", "document", "second preview"]);
});

test("a preview that is given up while it waits leaves its place in the queue", async () => {
  open({ maxWaiting: 1 });
  const input = { sheet: aSheet(), images: {} };
  const first = documents.render(input);
  const caller = new AbortController();
  const givenUp = documents.preview(input, { signal: caller.signal });
  await expect(documents.render(input)).rejects.toMatchObject({ code: "BUSY" });
  caller.abort();
  const next = documents.render(input);
  await expect(givenUp).rejects.toMatchObject({ name: "DocumentProblem", code: "BUSY" });
  await expect(documents.preview(input, { signal: caller.signal })).rejects.toMatchObject({ code: "BUSY" });
  await expect(Promise.all([first, next])).resolves.toHaveLength(2);
});

test("closing draws what was accepted and takes nothing new", async () => {
  open();
  const accepted = Promise.all([documents.render({ sheet: aSheet(), images: {} }), documents.render({ sheet: aSheet(), images: {} })]);
  await documents.close();
  await expect(accepted).resolves.toHaveLength(2);
  await expect(documents.render({ sheet: aSheet(), images: {} })).rejects.toMatchObject({ code: "BUSY" });
});

test.each([
  ["stamp", "stampKey"],
  ["letterhead", "letterHeadKey"],
] as const)("a broken %s names the firm's field, without a word of the typesetter, and the next document is drawn", async (role, field) => {
  open();
  const whole = aPng({ width: 600, height: 100 });
  const broken = { bytes: whole.subarray(0, whole.length - 40), type: "image/png" };
  const failed = documents.render({ sheet: aSheet(), images: { [role]: broken } });
  await expect(failed).rejects.toMatchObject({ code: "INVALID", field: ["firm", field], message: `The ${role} image cannot be read` });
  await expect(documents.render({ sheet: aSheet(), images: { [role]: { bytes: whole, type: "image/png" } } })).resolves.toBeInstanceOf(
    Buffer,
  );
});

test("a JPEG whose picture cannot be decoded is blamed as well", async () => {
  open();
  const letterhead = { bytes: aJpeg({ width: 600, height: 100 }), type: "image/jpeg" };
  await expect(documents.render({ sheet: aSheet(), images: { letterhead } })).rejects.toMatchObject({ field: ["firm", "letterHeadKey"] });
});

test("a failure of our own says no more than that", async () => {
  open();
  // The worker has no template of this kind: the cast makes the fault that types prevent.
  const sheet = { ...aSheet(), blocks: [{ type: "table", head: [], rows: "not rows" }] } as unknown as Sheet;
  await expect(documents.render({ sheet, images: {} })).rejects.toMatchObject({
    code: "FAILED",
    field: null,
    message: "The document could not be drawn",
  });
});

test("a preview is one picture a page, out of the same drawing, in few elements", async () => {
  open();
  const sheet = sheetOf({ kind: "invoice", request: anInvoiceRequest() }, riceShipment());
  const images = { stamp: { bytes: aPng({ width: 90, height: 60 }), type: "image/png" } };
  const { pages, pageCount } = await documents.preview({ sheet, images });
  expect([pages.length, pageCount]).toEqual([3, 3]);
  for (const page of pages) {
    expect(page).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*viewBox="0 [\d.]+ 595\.\d+ 841\.\d+"/);
    expect(page).not.toMatch(/<script|<foreignObject|javascript:|on\w+=|<use|<symbol/i);
    expect(page.match(/</g)?.length).toBeLessThan(1500);
  }
  const range = { from: 2, to: 2 };
  expect(await documents.preview({ sheet, images }, { range })).toEqual({ pages: pages.slice(1, 2), pageCount: 3 });
});
