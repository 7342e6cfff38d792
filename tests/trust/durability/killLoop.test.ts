import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anOwner, aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { type Product, startProduct, unlimited } from "../../support/servers/product.ts";
import { seededRandom } from "../../support/tools/seededRandom.ts";

/** How often the server is killed: a few times in the suite, 200 times by `npm run soak`. */
const kills = Number(process.env["KILLS"] ?? "3");
const writers = 4;

/** What the server has said it stored, and how it is found again. */
type Acknowledged = { brokers: string[]; files: { key: string; type: string; bytes: number }[] };

test(
  "killed at any moment under load, the server loses, tears and doubles nothing that it acknowledged, reads every file that waited, and its sessions go on (R-785)",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lading-kill-"));
    const acknowledged: Acknowledged = { brokers: [], files: [] };
    let product = await startProduct({ ...unlimited, DATA_DIR: dataDir });
    onTestFinished(async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const owner = await anOwner(product.url);
    const shipmentId =
      Buffer.from(await aStoredShipment(owner), "base64url")
        .toString()
        .split(":")[1] ?? "";
    const restarts: number[] = [];
    const random = seededRandom();
    for (let kill = 0; kill < kills; kill += 1) {
      const load = { isOver: false };
      const all = Array.from({ length: writers }, (_, writer) =>
        write({ product, jwt: owner.user.jwt, shipmentId, acknowledged, load, name: `${kill}-${writer}` }),
      );
      // By what is stored, not by the clock: on a slow machine the first upload after a start would never be among it.
      const next = stored(acknowledged) + Math.floor(random() * 12);
      const isLast = kill === kills - 1;
      await expect
        .poll(() => stored(acknowledged) >= next && (!isLast || acknowledged.files.length > 0), { timeout: 30_000, interval: 5 })
        .toBe(true);
      await wait(random() * 100);
      const start = performance.now();
      product = await product.crash();
      expect((await fetch(`${product.url}/ep/api/v1/user/info`, { headers: { authorization: owner.user.jwt } })).status).toBe(200);
      restarts.push(performance.now() - start);
      load.isOver = true;
      await Promise.all(all);
      await expectAll(product, owner.user.jwt, { shipmentId, acknowledged });
    }
    const [median = 0, slowest = 0] = [0.5, 1].map((share) => restarts.toSorted((a, b) => a - b)[Math.ceil(kills * share) - 1]);
    console.log(
      `${kills} kills, ${stored(acknowledged)} acknowledged writes, ${acknowledged.files.length} of them files; from a kill to the first good answer ${median.toFixed(0)} ms, at most ${slowest.toFixed(0)}`,
    );
    expect(acknowledged.brokers.length).toBeGreaterThan(kills);
    expect(acknowledged.files.length).toBeGreaterThan(0);
    await expectAllFound(product, owner.user.jwt, shipmentId);
  },
  60_000 + kills * 10_000,
);

function stored({ brokers, files }: Acknowledged): number {
  return brokers.length + files.length;
}

type Load = { product: Product; jwt: string; shipmentId: string; acknowledged: Acknowledged; load: { isOver: boolean }; name: string };

/** Adds brokers and files one after the other until the server is gone; notes what was acknowledged. */
async function write({ product, jwt, shipmentId, acknowledged, load, name }: Load): Promise<void> {
  const pdf = await aPdf([`FILE ${name}`]);
  for (let count = 0; !load.isOver; count += 1) {
    try {
      const broker = `Broker ${name}-${count}`;
      const headers = { authorization: jwt, "content-type": "application/json" };
      const added = await fetch(`${product.url}/ep/api/v1/user/broker/add`, {
        method: "POST",
        headers,
        body: JSON.stringify({ name: broker }),
      });
      if (added.status === 200 && (await added.json())) acknowledged.brokers.push(broker);
      const form = new FormData();
      form.append("attachment_type", "OTHER");
      form.append("file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), `${name}-${count}.pdf`);
      const address = `${product.url}/ep/api/v1/shipment/attachment/save?shipmentId=${shipmentId}`;
      const saved = await fetch(address, { method: "POST", headers: { authorization: jwt }, body: form });
      const { data }: { data: Attachment } = await saved.json();
      if (saved.status === 200) acknowledged.files.push({ key: data.key, type: data.type, bytes: pdf.length });
    } catch {
      // The server is gone; what it had not answered may be stored or not.
      return;
    }
  }
}

async function expectAll(product: Product, jwt: string, { shipmentId, acknowledged }: Pick<Load, "shipmentId" | "acknowledged">) {
  const get = async <T>(path: string): Promise<T> => {
    const { data }: { data: T } = await (await fetch(`${product.url}/ep/api${path}`, { headers: { authorization: jwt } })).json();
    return data;
  };
  const info = await get<{ brokers: { name: string }[] }>("/v1/user/info");
  const names = info.brokers.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(acknowledged.brokers.filter((name) => !names.includes(name))).toEqual([]);
  const { attachments } = await get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`);
  const keys = new Set(attachments.map(({ key }) => key));
  expect(acknowledged.files.filter(({ key }) => !keys.has(key))).toEqual([]);
  // Whatever row there is has its content, whole.
  for (const { key, type } of attachments.slice(-8)) {
    const { data } = await get<{ data: string }>(`/v1/attachment?key=${key}&attachment_type=${type}`);
    expect(Buffer.from(data, "base64").subarray(-6).toString()).toContain("%%EOF");
  }
}

/** Each file is found by its text, whatever was killed while files waited or were read. */
async function expectAllFound({ url }: Product, jwt: string, shipmentId: string) {
  const headers = { authorization: jwt, "content-type": "application/json" };
  const count = async (filter: object): Promise<number> => {
    const answer = await fetch(`${url}/ep/api/v1/document/filter`, {
      method: "POST",
      headers,
      body: JSON.stringify({ shipmentId, ...filter }),
    });
    const { data }: { data: { total: number } } = await answer.json();
    return data.total;
  };
  await expect.poll(() => count({ textStates: ["PENDING"] }), { timeout: 45_000 + kills * 5_000, interval: 500 }).toBe(0);
  expect(await count({ q: "file" })).toBe(await count({}));
}
