import { deflateSync } from "node:zlib";
import { dropEmptyColumns } from "./tableTags.ts";

const endOfStream = Buffer.from("endstream");

/** The usual 6 takes three times as long, for a file that is 2 % smaller. */
const level = 4;

/** The producer in a PDF's properties and in its XMP metadata. */
const producer = "Lading";

/** The objects of a PDF by number, without "obj" and "endobj": those with a stream as bytes, all others as Latin-1 text. */
type PdfObjects = { streams: Map<number, Buffer>; texts: Map<number, string> };
type Trailer = { root: number; info: number; id: string };

/**
 * Rewrites a PDF of the compiler to about half its size: all objects without a stream go into one compressed object stream, as PDF 1.5 and
 * PDF/A-2 allow (ADR-0079). Viewers show its title instead of its file name; its producer is Lading; in its structure, text in a block is a
 * paragraph, and columns of tables that are empty are left out. Returns a PDF of an unknown form as it is.
 */
export function compactPdf(pdf: Buffer): Buffer {
  const file = readPdf(pdf);
  if (!file) return pdf;
  const { objects, trailer, head } = file;
  const { streams, texts } = objects;
  replace(texts, trailer.root, "/ViewerPreferences <<", "/ViewerPreferences <<\n    /DisplayDocTitle true");
  replace(texts, trailer.info, "<<", `<<\n  /Producer (${producer})`);
  for (const [number, bytes] of streams) streams.set(number, withProducer(bytes));
  for (const [number, text] of texts) texts.set(number, withParagraph(text));
  dropEmptyColumns(texts);
  return writePdf(head, objects, trailer);
}

function replace(texts: Map<number, string>, number: number, part: string, by: string): void {
  const text = texts.get(number);
  if (text !== undefined) texts.set(number, text.replace(part, by));
}

const span = /^(<<\n {2}\/Type \/StructElem\n {2}\/S \/)Span\n/;

/** Text that is alone in a box, cell or stack is a span to the compiler, and a paragraph to a reader. */
function withParagraph(text: string): string {
  return text.includes("/Placement /Block") ? text.replace(span, "$1P\n") : text;
}

/** XMP metadata must agree with the file's properties in PDF/A. */
function withProducer(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 80).includes("/Type /Metadata")) return bytes;
  const before = "<pdf:PDFVersion>";
  const added = `<pdf:Producer>${producer}</pdf:Producer>`;
  return Buffer.from(
    bytes
      .toString("latin1")
      .replace(before, added + before)
      .replace(/\/Length (\d{1,10})/, (_length, length: string) => `/Length ${Number(length) + added.length}`),
    "latin1",
  );
}

/** Reads a PDF with a plain cross-reference table, as the compiler writes it; null for any other. */
function readPdf(pdf: Buffer): { objects: PdfObjects; trailer: Trailer; head: Buffer } | null {
  const start = Number(/startxref\n(\d{1,10})\n%%EOF/.exec(pdf.toString("latin1", pdf.length - 64))?.[1]);
  const tail = pdf.toString("latin1", start);
  const count = Number(/^xref\n0 (\d{1,9})\n/.exec(tail)?.[1]);
  const root = Number(/\/Root (\d{1,9}) 0 R/.exec(tail)?.[1]);
  const info = Number(/\/Info (\d{1,9}) 0 R/.exec(tail)?.[1]);
  const id = /\/ID (\[[^[\]]{1,200}\])/.exec(tail)?.[1];
  if (!count || !root || !info || !id) return null;
  const entries = [...tail.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  if (entries.length !== count - 1) return null;
  const ends = new Map(entries.toSorted((a, b) => a - b).map((offset, index, sorted) => [offset, sorted[index + 1] ?? start]));
  const objects: PdfObjects = { streams: new Map(), texts: new Map() };
  for (const [index, offset] of entries.entries()) {
    const whole = pdf.subarray(offset, ends.get(offset));
    const body = whole.subarray(whole.indexOf(" obj\n") + " obj\n".length, whole.lastIndexOf("\nendobj"));
    if (body.subarray(-endOfStream.length).equals(endOfStream)) objects.streams.set(index + 1, body);
    else objects.texts.set(index + 1, body.toString("latin1"));
  }
  return { objects, trailer: { root, info, id }, head: pdf.subarray(0, Math.min(...entries)) };
}

function writePdf(head: Buffer, { streams, texts }: PdfObjects, { root, info, id }: Trailer): Buffer {
  const packed = Math.max(...streams.keys(), ...texts.keys()) + 1;
  const size = packed + 2;
  const places: [type: number, place: number, index: number][] = Array.from({ length: size }, () => [0, 0, 0]);
  const parts = [head];
  let at = head.length;
  const add = (number: number, bytes: Buffer) => {
    places[number] = [1, at, 0];
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytes, Buffer.from("\nendobj\n")]);
    parts.push(whole);
    at += whole.length;
  };
  for (const [number, bytes] of streams) add(number, bytes);
  const entries = [...texts].map(([number, text], index) => {
    places[number] = [2, packed, index];
    return { number, text };
  });
  add(packed, packedObjects(entries));
  const startxref = at;
  places[packed + 1] = [1, at, 0];
  const table = Buffer.alloc(size * 7);
  for (const [number, [type, place, index]] of places.entries()) {
    table.writeUInt8(type, number * 7);
    table.writeUInt32BE(place, number * 7 + 1);
    table.writeUInt16BE(index, number * 7 + 5);
  }
  const entry = `/Type /XRef /Size ${size} /W [1 4 2] /Root ${root} 0 R /Info ${info} 0 R /ID ${id}`;
  add(packed + 1, compressed(entry, table));
  parts.push(Buffer.from(`startxref\n${startxref}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** An object stream: numbers and offsets of its objects, then the objects. */
function packedObjects(entries: { number: number; text: string }[]): Buffer {
  let offset = 0;
  const index = entries.map(({ number, text }) => {
    const pair = `${number} ${offset}`;
    offset += text.length + 1;
    return pair;
  });
  const first = `${index.join(" ")}\n`;
  const body = Buffer.from(first + entries.map(({ text }) => text).join("\n"), "latin1");
  return compressed(`/Type /ObjStm /N ${entries.length} /First ${first.length}`, body);
}

function compressed(entries: string, content: Buffer): Buffer {
  const bytes = deflateSync(content, { level });
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}
