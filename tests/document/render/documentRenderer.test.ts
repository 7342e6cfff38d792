import { afterEach, expect, test } from "vitest";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { DocumentImages } from "../../../api/document/render/typstRenderer.ts";
import {
  openDocumentRenderer,
  type DocumentInput,
  type DocumentRenderer,
  type DocumentRendererOptions,
} from "../../../api/document/render/documentRenderer.ts";
import { riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest } from "../../support/fixtures/documentRequests.ts";
import { aJpeg, aPng } from "../../support/files/images.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

const firstPage = { from: 1, to: 1 };
let documents: DocumentRenderer;
afterEach(() => documents.close());

function open(options?: DocumentRendererOptions): DocumentRenderer {
  documents = openDocumentRenderer(options);
  return documents;
}

function aNote(body = "Body"): DocumentRequest {
  return { kind: "custom-document", request: { name: "Note", heading: "", body, stampSign: true, letterhead: true } };
}

type Given = { document?: DocumentRequest; shipment?: Shipment; images?: DocumentImages; ownerId?: string; personId?: string };

function input(given: Given = {}): DocumentInput {
  const { document = aNote(), shipment = riceShipment(), images = {}, ownerId = "owner", personId = ownerId } = given;
  return { ownerId, personId, document, shipment, images: async () => images };
}

test("documents asked for at once each have their own text, whoever's they are", async () => {
  open();
  const names = ["one", "two", "three", "four"];
  const drawn = await Promise.all(
    names.map((name, n) => documents.render(input({ document: aNote(`Body ${name}`), ownerId: `owner ${n % 2}` }))),
  );
  expect(drawn.map(({ pdf }) => names.find((name) => pdfWords(pdf).includes(`Body ${name}`)))).toEqual(names);
});

test("a drawing that takes too long is refused as such", async () => {
  open({ timeoutMs: 1 });
  await expect(documents.render(input())).rejects.toMatchObject({
    name: "DocumentProblem",
    code: "TOO_LARGE",
    message: "The document took too long to draw",
  });
});

test("a drawing that takes too much memory is refused as such", async () => {
  open({ memoryMegabytes: 64 });
  await expect(documents.render(input())).rejects.toMatchObject({
    code: "TOO_LARGE",
    message: "The document took too much memory to draw",
  });
});

test("a person with one drawing under way and three that wait is refused the next; another office is served (R-706)", async () => {
  open();
  const results = Promise.allSettled(Array.from({ length: 5 }, () => documents.render(input())));
  const other = documents.preview(input({ ownerId: "other" }));
  expect((await results).map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), "rejected"]);
  expect((await results)[4]).toMatchObject({
    reason: { code: "RATE_LIMITED", message: "Too many of your documents are being drawn. Please try again in a moment." },
  });
  await expect(other).resolves.toMatchObject({ pageCount: 1 });
});

test("people of an office do not count for each other, until 16 drawings of the office wait (R-706)", async () => {
  open();
  const people = ["Asha", "Meena", "Vikram", "Leela"];
  const results = Promise.allSettled(
    people.flatMap((personId) =>
      Array.from({ length: 5 }, () => documents.preview(input({ personId, document: aNote() }), { range: firstPage })),
    ),
  );
  const fifth = documents.render(input({ personId: "Dev" }));
  await expect(fifth).rejects.toMatchObject({
    code: "RATE_LIMITED",
    message: "Too many documents of your office are being drawn. Please try again in a moment.",
  });
  const outcomes = (await results).map(({ status }) => status);
  expect(outcomes).toEqual(people.flatMap(() => [...Array<string>(4).fill("fulfilled"), "rejected"]));
  await expect(documents.preview(input({ personId: "Dev" }))).resolves.toMatchObject({ pageCount: 1 });
});

test("a preview that is given up while it waits leaves its place in the queue", async () => {
  open();
  const first = [1, 2, 3].map(() => documents.render(input()));
  const caller = new AbortController();
  const givenUp = documents.preview(input(), { signal: caller.signal });
  await expect(documents.render(input())).rejects.toMatchObject({ code: "RATE_LIMITED" });
  caller.abort();
  await expect(givenUp).rejects.toMatchObject({ name: "DocumentProblem", code: "BUSY" });
  const next = documents.render(input());
  await expect(documents.preview(input(), { signal: caller.signal })).rejects.toMatchObject({ code: "BUSY" });
  await expect(Promise.all([...first, next])).resolves.toHaveLength(4);
});

test("images are read only once the drawing has its place", async () => {
  open();
  const read: string[] = [];
  const begun = Promise.withResolvers<void>();
  const images = Promise.withResolvers<DocumentImages>();
  const first = documents.render({
    ...input(),
    images: () => {
      begun.resolve();
      return images.promise;
    },
  });
  const second = documents.render({
    ...input(),
    images: async () => {
      read.push("second");
      return {};
    },
  });
  await begun.promise;
  expect(read).toEqual([]);
  images.resolve({});
  await Promise.all([first, second]);
  expect(read).toEqual(["second"]);
});

test("closing draws what was accepted and takes nothing new", async () => {
  open();
  const accepted = Promise.all([documents.render(input()), documents.render(input())]);
  await documents.close();
  await expect(accepted).resolves.toHaveLength(2);
  await expect(documents.render(input())).rejects.toMatchObject({ code: "BUSY" });
});

test.each([
  ["stamp", "stampKey"],
  ["letterhead", "letterHeadKey"],
] as const)("a broken %s names the firm's field, without a word of the typesetter, and the next document is drawn", async (role, field) => {
  open();
  const whole = aPng({ width: 600, height: 100 });
  const broken = { bytes: whole.subarray(0, whole.length - 40), type: "image/png" };
  const failed = documents.render(input({ images: { [role]: broken } }));
  await expect(failed).rejects.toMatchObject({ code: "INVALID", field: ["firm", field], message: `The ${role} image cannot be read` });
  const { pdf } = await documents.render(input({ images: { [role]: { bytes: whole, type: "image/png" } } }));
  expect(pdf).toBeInstanceOf(Buffer);
});

test("a JPEG whose picture cannot be decoded is blamed as well", async () => {
  open();
  const letterhead = { bytes: aJpeg({ width: 600, height: 100 }), type: "image/jpeg" };
  await expect(documents.render(input({ images: { letterhead } }))).rejects.toMatchObject({ field: ["firm", "letterHeadKey"] });
});

test("a failure of our own says no more than that", async () => {
  open();
  // No shipment is stored without products: the cast makes the fault that types prevent.
  const shipment = { ...riceShipment(), products: null } as unknown as Shipment;
  await expect(documents.render(input({ shipment }))).rejects.toMatchObject({
    code: "FAILED",
    field: null,
    message: "The document could not be drawn",
  });
});

test("images that cannot be fetched fail with their own error", async () => {
  open();
  const failing = documents.render({ ...input(), images: () => Promise.reject(new Error("no store")) });
  await expect(failing).rejects.toThrow("no store");
});

test("a preview is one picture a page, out of the same drawing, in few elements", async () => {
  open();
  const images = { stamp: { bytes: aPng({ width: 90, height: 60 }), type: "image/png" } };
  const invoice = input({ document: { kind: "invoice", request: anInvoiceRequest() }, images });
  const { pages, pageCount } = await documents.preview(invoice);
  expect([pages.length, pageCount]).toEqual([2, 2]);
  for (const page of pages) {
    expect(page).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*viewBox="0 [\d.]+ 595\.\d+ 841\.\d+"/);
    expect(page).not.toMatch(/<script|<foreignObject|javascript:|on\w+=|<use|<symbol/i);
    expect(page.match(/</g)?.length).toBeLessThan(1500);
  }
  const range = { from: 2, to: 2 };
  expect(await documents.preview(invoice, { range })).toEqual({
    pages: pages.slice(1, 2),
    layers: [],
    pageCount: 2,
    unknownFields: [],
    warnings: [],
    plainText: null,
  });
});
