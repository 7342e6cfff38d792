import { expect, test } from "vitest";
import type { Attachment, AttachmentType } from "#domain/documents/attachment.ts";
import type { DocumentKind } from "#domain/documents/document.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { enclosuresOf, withSetEnclosed } from "#domain/documents/enclosures.ts";

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
  const files = new Map(kinds.map(([key, kind]) => [key, { kind }]));
  return enclosuresOf({ attachments, transport: { originalsIssued: null } }, files).map(({ document }) => document);
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

test("a letter in a set encloses what the set makes for banks, each where letters have it, and nothing twice (R-1118, R-1392)", () => {
  const rows = [
    { document: "Bill of lading", originals: 3, copies: 0 },
    { document: "Our price list", originals: 1, copies: 0 },
  ];
  const kinds: DocumentKind[] = ["contract", "proforma-invoice", "packing-list", "invoice", "covering-letter", "shipment-advice"];
  const all = withSetEnclosed(rows, { kinds, most: 30 });
  const names = ["Commercial invoice", "Packing list", "Bill of lading", "Our price list", "Shipment advice"];
  expect(all.map(({ document }) => document)).toEqual(names);
  expect(all[0]).toEqual({ document: "Commercial invoice", originals: 3, copies: 0 });
  expect(withSetEnclosed(all, { kinds, most: 30 })).toEqual(all);
  const byAir = rows.map((row) => (row.document === "Bill of lading" ? { ...row, document: "Air waybill" } : row));
  expect(withSetEnclosed(byAir, { kinds, most: 30 }).map(({ document }) => document)).toEqual(names.with(2, "Air waybill"));
  expect(withSetEnclosed(rows, { kinds, most: 3 }).map(({ document }) => document)).toEqual([names[0], names[2], names[3]]);
  expect(withSetEnclosed([], { kinds: ["contract", "covering-letter"], most: 30 })).toEqual([]);
  const bill = withSetEnclosed([], { kinds: ["bill-of-exchange"], most: 30, isSoleBill: true });
  expect(bill).toEqual([{ document: "Bill of exchange", originals: 1, copies: 0 }]);
});
