import { deflateSync } from "node:zlib";

/** A PDF of the given number of pages that share one content stream. */
export function aPdfOf(content: Buffer, pages: number): Buffer {
  const stream = deflateSync(content, { level: 9 });
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(" ");
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (...pieces: (string | Buffer)[]) => {
    offsets.push(at);
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      parts.push(bytes);
      at += bytes.length;
    }
  };
  add("1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n");
  add(`2 0 obj<</Type/Pages/Count ${pages}/Kids[${kids}]>>endobj\n`);
  add(`3 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`, stream, "\nendstream endobj\n");
  add("4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n");
  for (let page = 0; page < pages; page += 1) {
    add(`${page + 5} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>endobj\n`);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}
