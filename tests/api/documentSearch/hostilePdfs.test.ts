import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { find, findNames, whenRead } from "../../support/api/calls/documentSearch.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi({ startsIndexer: true });
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

/** A PDF of the given number of pages that share one content stream. */
function aPdfOf(content: Buffer, pages: number): Buffer {
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

test("a PDF made to exhaust its reader costs that reader alone, and is found by its name (R-793)", async () => {
  const line = "BT /F 9 Tf 9 9 Td (turmeric and coriander seed of the new crop) Tj ET\n";
  const bomb = aPdfOf(Buffer.from(line.repeat(Math.ceil(500_000_000 / line.length / 10))), 10);
  const pages = aPdfOf(Buffer.from(line), 10_000);
  await attach(api, exporter.user, shipmentId, { name: "bomb.pdf", content: bomb });
  await attach(api, exporter.user, shipmentId, { name: "pages.pdf", content: pages });
  await attach(api, exporter.user, shipmentId, { name: "good.pdf", content: await aPdf(["Certificate of fumigation"], { width: 600 }) });
  await whenRead(exporter.user);
  const { documents } = await find(exporter.user, { sort: "OLDEST" });
  expect(documents.map(({ name, textState, problem, pageCount }) => ({ name, textState, problem, pageCount }))).toEqual([
    { name: "bomb.pdf", textState: "FAILED", problem: expect.stringMatching(/^Reading it took too/), pageCount: null },
    { name: "pages.pdf", textState: "TOO_LONG", problem: "", pageCount: 10_000 },
    { name: "good.pdf", textState: "DONE", problem: "", pageCount: 1 },
  ]);
  expect(await findNames(exporter.user, { q: "bomb" })).toEqual(["bomb.pdf"]);
  expect(await findNames(exporter.user, { q: "coriander" })).toEqual(["pages.pdf"]);
}, 90_000);
