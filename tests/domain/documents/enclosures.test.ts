import { expect, test } from "vitest";
import type { Attachment, AttachmentType } from "#domain/documents/attachment.ts";
import type { DocumentKind } from "#domain/documents/document.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { enclosuresOf } from "#domain/documents/enclosures.ts";

function anAttachment(key: string, type: AttachmentType, supersededBy: string | null = null): Attachment {
  return {
    name: `${key}.pdf`,
    key,
    type,
    supersededBy,
    sizeInMB: 0,
    sizeInBytes: 1,
    contentType: "application/pdf",
    time: "",
    audience: [],
    state: "APPROVED",
    madeBy: "OFFICE",
    sha256: "",
  };
}

function documentsOf(attachments: Attachment[], kinds: [string, DocumentKind][] = []): string[] {
  return enclosuresOf({ attachments, transport: { originalsIssued: null } }, new Map(kinds)).map(({ document }) => document);
}

test("a covering letter is no enclosure, although its type is that of bills (R-589)", () => {
  const letter = anAttachment("letter", "BILLS");
  expect(documentsOf([letter], [["letter", "covering-letter"]])).toEqual([]);
  expect(documentsOf([letter])).toEqual(["Bill of exchange"]);
});

test("what is not approved is no enclosure, and a broker's bill is no bill of exchange (R-589)", () => {
  const files = attachmentStates.map((state) => ({ ...anAttachment(state, "COO"), state }));
  expect(files.flatMap((file) => documentsOf([file]).map(() => file.state))).toEqual(["APPROVED", "FINAL"]);
  expect(documentsOf([{ ...anAttachment("bill", "BILLS"), madeBy: "PARTNER" }])).toEqual([]);
});

test("a document whose next version exists is no enclosure, and two of a kind are one row (R-589)", () => {
  const kinds: [string, DocumentKind][] = [
    ["one", "invoice"],
    ["two", "invoice"],
  ];
  expect(documentsOf([anAttachment("one", "INVOICE", "gone")], kinds)).toEqual([]);
  expect(documentsOf([anAttachment("one", "INVOICE"), anAttachment("two", "INVOICE")], kinds)).toEqual(["Commercial invoice"]);
});
