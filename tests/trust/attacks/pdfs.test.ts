import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anOffice, type Office } from "../../support/api/calls/writeCalls.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { watched } from "../../support/attacks/watched.ts";

const megabyte = 1024 * 1024;

let product: Product;
let attackers: readonly [Office, Office];
let office: Office;
beforeAll(async () => {
  product = await startProduct();
  const api = productApi(product.url);
  office = await anOffice(api);
  attackers = await Promise.all([anOffice(api), anOffice(api)]);
});
afterAll(() => product?.stop());

/** A PDF of one blank page with more objects. */
function withObjects(objects: Buffer[]): Buffer {
  const head = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n";
  const page = "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n";
  return Buffer.concat([Buffer.from(head + page), ...objects, Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF\n")]);
}

function aStream(number: number, dictionary: string, content: Buffer): Buffer {
  const head = `${number} 0 obj<<${dictionary}/Length ${content.length}/Filter/FlateDecode>>stream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\nendstream endobj\n")]);
}

const bombs = {
  "objects that unpack to 1 GB": () =>
    withObjects([aStream(4, "/Type/ObjStm/N 1/First 9", deflateSync(Buffer.alloc(1024 * megabyte, "1 ")))]),
  "text that never ends": () => withObjects([Buffer.from(`4 0 obj(${"(".repeat(20 * megabyte)}`)]),
  "forty streams of objects that unpack to 100 MB each"() {
    const packed = deflateSync(Buffer.alloc(100 * megabyte, "1 "));
    return withObjects(Array.from({ length: 40 }, (_, n) => aStream(4 + n, "/Type/ObjStm/N 1/First 9", packed)));
  },
  "two million objects": () => withObjects([Buffer.from(Array.from({ length: 1_000_000 }, (_, n) => `${n + 9} 0 obj[]endobj\n`).join(""))]),
  "a dictionary that never ends": () => withObjects([Buffer.from(`4 0 obj<<${"/A<<".repeat(4_000_000)}`)]),
  "streams without an end": () => withObjects([Buffer.from("4 0 obj<</Length 9>>stream\n".repeat(600_000))]),
  "arrays nested 10 million deep": () => withObjects([Buffer.from(`4 0 obj ${"[".repeat(10_000_000)} endobj`)]),
} satisfies Record<string, () => Buffer>;

/** Two that are read at once, for two owners, so that both reading processes are busy meanwhile: one owner's files take turns. */
const pairs: [keyof typeof bombs, keyof typeof bombs][] = [
  ["objects that unpack to 1 GB", "text that never ends"],
  ["forty streams of objects that unpack to 100 MB each", "two million objects"],
  ["a dictionary that never ends", "streams without an end"],
  ["arrays nested 10 million deep", "arrays nested 10 million deep"],
];

test("each of the PDFs is sent", () => {
  expect(new Set(pairs.flat()).size).toBe(Object.keys(bombs).length);
});

function send({ api, user, shipmentId }: Office, name: string, content: Buffer) {
  return attach(api, user, shipmentId, { name, content });
}

test.each(pairs)(
  "a PDF of %s and one of %s hold up nobody: /livez answers within 500 ms, memory stays, and another owner uploads (R-497)",
  async (one, other) => {
    const [first, second] = [bombs[one](), bombs[other]()];
    const intact = await aPdf(["Bill of lading"]);
    const { outcome, longestLivezMs, failedLivez, memoryGrowth } = await watched(product, async () => {
      const attack = Promise.all([send(attackers[0], "b.pdf", first), send(attackers[1], "b.pdf", second)]);
      const good = await send(office, "bill.pdf", intact);
      return { good: good.status, attack: (await attack).map(({ status }) => status) };
    });
    expect(outcome.good).toBe(200);
    // A file that cannot be read in time may be a good one.
    for (const status of outcome.attack) expect([200, 422, 503]).toContain(status);
    expect([failedLivez, longestLivezMs < 500]).toEqual([0, true]);
    expect(memoryGrowth).toBeLessThan(250 * megabyte);
  },
);
