import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FoundDocuments } from "#domain/documents/documentSearch.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anOwner, aStoredShipment } from "../support/browser/exporterWithMasterData.ts";
import { aPdf } from "../support/files/pdfs.ts";
import { type Product, startProduct, unlimited } from "../support/servers/product.ts";
import { seededRandom } from "../support/tools/seededRandom.ts";

/** How many documents are uploaded, and how often the server is killed meanwhile: `UPLOADS=1000 KILLS=10` for a long run. */
const uploads = Number(process.env["UPLOADS"] ?? "60");
const kills = Number(process.env["KILLS"] ?? "2");
const writers = 4;

test(
  "killed while documents are uploaded and read, the server reads every one that it acknowledged, once (R-785)",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lading-read-"));
    const running = { product: await startProduct({ ...unlimited, DATA_DIR: dataDir }) };
    onTestFinished(async () => {
      await running.product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const owner = await anOwner(running.product.url);
    const { jwt } = owner.user;
    const global = Buffer.from(await aStoredShipment(owner), "base64url").toString();
    const place = { jwt, shipmentId: global.split(":")[1] ?? "" };
    const random = seededRandom();
    const waiting = Array.from({ length: uploads }, (_, number) => number);
    const acknowledged = new Map<string, number>();
    for (let kill = 0; kill <= kills; kill += 1) {
      // The last round uploads what is left, and is killed while the last ones are read.
      const most = kill === kills ? waiting.length : Math.ceil(uploads / (kills + 1));
      const round = waiting.splice(0, most);
      const all = Array.from({ length: writers }, () => upload(running.product, place, { round, waiting, acknowledged }));
      if (kill < kills) await wait(200 + random() * 300 + most * 10);
      else await Promise.all(all);
      running.product = await running.product.crash();
      await Promise.all(all);
      waiting.unshift(...round.splice(0));
    }
    const { product } = running;
    while (waiting.length > 0) await upload(product, place, { round: waiting, waiting: [], acknowledged });
    const start = performance.now();
    await vi.waitFor(async () => expect((await find(product, jwt, { textStates: ["PENDING"] })).total).toBe(0), {
      timeout: 30_000 + uploads * 500,
      interval: 250,
    });
    console.log(
      `${acknowledged.size} uploads, ${kills + 1} kills; all read ${(performance.now() - start).toFixed(0)} ms after the last start`,
    );
    await expectAllFound(product, jwt, acknowledged);
  },
  120_000 + uploads * 1_500,
);

type Place = { jwt: string; shipmentId: string };
type Work = { round: number[]; waiting: number[]; acknowledged: Map<string, number> };

/** Uploads the round's documents until the server is gone; what it did not answer waits for the next round. */
async function upload({ url }: Product, { jwt, shipmentId }: Place, { round, waiting, acknowledged }: Work): Promise<void> {
  for (let number = round.shift(); number !== undefined; number = round.shift()) {
    try {
      const form = new FormData();
      form.append("attachment_type", "OTHER");
      const pdf = await aPdf([`Certificate of fumigation, needle ${number} end, of pallets and dunnage`], { width: 600 });
      form.append("file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), `paper ${number}.pdf`);
      const address = `${url}/ep/api/v1/shipment/attachment/save?shipmentId=${shipmentId}`;
      const saved = await fetch(address, { method: "POST", headers: { authorization: jwt }, body: form });
      const { data }: { data: Attachment } = await saved.json();
      if (saved.status === 200) acknowledged.set(data.key, number);
      else waiting.push(number);
    } catch {
      // The server is gone; what it had not answered may be stored or not, and is uploaded once more.
      waiting.push(number);
      return;
    }
  }
}

/** Each acknowledged upload is read, and found once by words of its own text. */
async function expectAllFound(product: Product, jwt: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const found = new Map<string, string>();
  let count = 0;
  for (let offset = 0, total = 1; offset < total; offset += 100) {
    const page = await find(product, jwt, { q: '"certificate of fumigation"', sort: "OLDEST", limit: 100, offset });
    ({ total } = page);
    count += page.documents.length;
    for (const { key, textState } of page.documents) found.set(key, textState);
  }
  expect(found.size).toBe(count);
  expect([...acknowledged.keys()].filter((key) => found.get(key) !== "DONE")).toEqual([]);
  for (const [key, number] of [...acknowledged].filter((_, index) => index % Math.ceil(acknowledged.size / 20) === 0)) {
    const { documents } = await find(product, jwt, { q: `"needle ${number} end"` });
    expect(documents.filter((one) => one.key === key)).toHaveLength(1);
  }
}

async function find({ url }: Product, jwt: string, filter: object): Promise<FoundDocuments> {
  const answer = await fetch(`${url}/ep/api/v1/document/filter`, {
    method: "POST",
    headers: { authorization: jwt, "content-type": "application/json" },
    body: JSON.stringify(filter),
  });
  const { data }: { data: FoundDocuments } = await answer.json();
  return data;
}
