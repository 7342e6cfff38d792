import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, PDFName, PDFString, type PDFContext, type PDFObject } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mergeParts } from "../../../api/attachment/mergeParts.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lading-merge-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Parts = Record<string, PDFObject | string>;
type Page = { AA?: Parts; Annots?: Parts[] };

/** A partner's page with what it makes of it, merged as in the product, as a text that shows each object. */
async function merged(make: (context: PDFContext) => Page): Promise<{ bytes: Uint8Array; text: string }> {
  const document = await PDFDocument.load(await aPdf(["Bill"]));
  const { context } = document;
  const { AA, Annots = [] } = make(context);
  const node = document.getPage(0).node;
  if (AA) node.set(PDFName.of("AA"), context.obj(AA));
  const rect = { Type: "Annot", Rect: [0, 0, 300, 300] };
  node.set(PDFName.of("Annots"), context.obj(Annots.map((one) => context.register(context.obj({ ...rect, ...one })))));
  const path = join(folder, "part.pdf");
  await writeFile(path, await document.save());
  const bytes = await mergeParts([{ name: "part.pdf", contentType: "application/pdf", path }], "All");
  const plain = await (await PDFDocument.load(bytes)).save({ useObjectStreams: false });
  return { bytes, text: Buffer.from(plain).toString("latin1") };
}

const script = (context: PDFContext) => context.obj({ S: "JavaScript", JS: PDFString.of("app.alert('BAD')") });
const bad = PDFString.of("BAD");

test.each<[string, (context: PDFContext) => Page]>([
  ["a script when the page opens", (context) => ({ AA: { O: script(context) } })],
  ["a script of a link", (context) => ({ Annots: [{ Subtype: "Link", A: script(context) }] })],
  ["a script of a link that is stored apart", (context) => ({ Annots: [{ Subtype: "Link", A: context.register(script(context)) }] })],
  [
    "a script after a website",
    (context) => ({
      Annots: [{ Subtype: "Link", A: context.obj({ S: "URI", URI: PDFString.of("https://bank.example"), Next: script(context) }) }],
    }),
  ],
  ["a script when the mouse is over it", (context) => ({ Annots: [{ Subtype: "Link", AA: context.obj({ E: script(context) }) }] })],
  [
    "a script of a form's field",
    (context) => ({
      Annots: [{ Subtype: "Widget", Parent: context.register(context.obj({ T: "field", AA: context.obj({ K: script(context) }) })) }],
    }),
  ],
  ["a program to start", (context) => ({ Annots: [{ Subtype: "Link", A: context.obj({ S: "Launch", F: bad }) }] })],
  ["a form to send", (context) => ({ Annots: [{ Subtype: "Widget", A: context.obj({ S: "SubmitForm", F: bad }) }] })],
  ["another file to open", (context) => ({ Annots: [{ Subtype: "Link", A: context.obj({ S: "GoToR", F: bad }) }] })],
  [
    "a file of the network",
    (context) => ({ Annots: [{ Subtype: "Link", A: context.obj({ S: "URI", URI: PDFString.of("file://attacker.example/BAD") }) }] }),
  ],
  [
    "a website to visit when it is known",
    (context) => ({ Annots: [{ Subtype: "Link", PA: context.obj({ S: "URI", URI: PDFString.of("https://BAD") }) }] }),
  ],
  [
    "a file inside",
    (context) => ({
      Annots: [
        {
          Subtype: "FileAttachment",
          FS: context.obj({ Type: "Filespec", F: bad, EF: context.obj({ F: context.register(context.stream("MZ BAD")) }) }),
        },
      ],
    }),
  ],
  ["a film", () => ({ Annots: [{ Subtype: "RichMedia", RichMediaContent: bad }] })],
  ["annotations that are none", () => ({ Annots: [{ Subtype: bad }] })],
])("a merged file keeps of its part's page not %s", async (_what, make) => {
  const { bytes, text } = await merged(make);
  expect(text).not.toMatch(/app\.alert|JavaScript|Launch|SubmitForm|GoToR|MZ|RichMedia|attacker\.example|https:\/\/BAD/);
  expect(pdfWords(bytes)).toContain("Bill");
});

test("a merged file keeps the links to websites and pages, and what is written on the page", async () => {
  const { text } = await merged((context) => ({
    Annots: [
      { Subtype: "Link", A: context.obj({ S: "URI", URI: PDFString.of("https://bank.example/terms") }) },
      { Subtype: "Link", A: context.obj({ S: "GoTo", D: context.obj([0, "Fit"]) }) },
      { Subtype: "FreeText", Contents: PDFString.of("Approved by the bank") },
      { Subtype: "Widget", FT: "Tx", V: PDFString.of("12,500.00") },
    ],
  }));
  for (const kept of ["https://bank.example/terms", "/GoTo", "Approved by the bank", "12,500.00"]) expect(text).toContain(kept);
});
