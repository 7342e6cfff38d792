import { readFileSync } from "node:fs";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import type { Envelope } from "#domain/http/envelope.ts";
import type { Import, ImportCheck, UndoneImport } from "#domain/import/import.ts";
import { anOwner } from "../support/browser/exporterWithMasterData.ts";
import { startProduct, unlimited, type Product } from "../support/servers/product.ts";

/** Processor time of the product to read, check, import and undo 5,000 buyers, in seconds. */
const limit = 5;
const buyers = 5_000;
const shipments = 1_000;
const linesEach = 5;

/** Processor time that a product's process and those it started and that ended have used, in seconds. */
function processorTime({ pid }: Product): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // utime, stime, cutime and cstime, in hundredths of a second.
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** Asks an address every 20 ms until `work` is done; answers the longest wait in ms. */
async function longestWait(address: string, headers: Record<string, string>, work: () => Promise<void>): Promise<number> {
  const done = new AbortController();
  let longest = 0;
  const asking = (async () => {
    while (!done.signal.aborted) {
      const start = performance.now();
      await (await fetch(address, { headers })).arrayBuffer();
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await work();
  done.abort();
  await asking;
  return longest;
}

type Steps = { read: number; check: number; apply: number; undo: number };

/** Imports and undoes a table over REST; answers what each step took of the processor, and what came of it. */
async function measure(
  product: Product,
  jwt: string,
  { kind, table }: { kind: string; table: string },
): Promise<{ steps: Steps; added: number }> {
  const authorization = `Bearer ${jwt}`;
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const response = await fetch(`${product.url}/ep/api/v1/import/${path}`, { method: "POST", ...init });
    const { data, errors } = (await response.json()) as Envelope<T>;
    if (!data) throw new Error(`${path} was refused: ${JSON.stringify(errors).slice(0, 500)}`);
    return data;
  }
  let spent = processorTime(product);
  const taken = () => {
    const before = spent;
    spent = processorTime(product);
    return spent - before;
  };
  const form = new FormData();
  form.set("kind", kind);
  form.set("file", new Blob([table]), "table.csv");
  const { importId, columns } = await call<Import>("upload", { body: form, headers: { authorization } });
  const read = taken();
  const json = {
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ fields: columns.map(({ field }) => field) }),
  };
  const { counts } = await call<ImportCheck>(`check?importId=${importId}`, json);
  if (counts.errors > 0) throw new Error(`The table of ${kind} has ${counts.errors} errors`);
  const check = taken();
  const { added } = await call<Import>(`apply?importId=${importId}`, json);
  const apply = taken();
  await call<UndoneImport>(`undo?importId=${importId}`, { headers: { authorization } });
  return { steps: { read, check, apply, undo: taken() }, added };
}

function say({ read, check, apply, undo }: Steps): string {
  const figure = (seconds: number) => `${seconds.toFixed(2)} s`;
  return `read ${figure(read)}, check ${figure(check)}, import ${figure(apply)}, undo ${figure(undo)}`;
}

function tableOf(rows: readonly Record<string, string>[]): string {
  const headings = Object.keys(rows[0] ?? {});
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))].map((cells) => cells.join("\t")).join("\n");
}

function aLine(shipment: number, line: number): Record<string, string> {
  const [firm] = masterData.firms;
  return {
    "Shipment Name": `Imported ${shipment}`,
    Firm: firm?.name ?? "",
    "Firm Address": firm?.address[0]?.name ?? "",
    "Bank Details": firm?.bankDetails[0]?.nickname ?? "",
    Consignee: masterData.buyers[shipment % masterData.buyers.length]?.name ?? "",
    Broker: masterData.brokers[0]?.name ?? "",
    "Origin Country": "India",
    "Destination Country": "Kenya",
    "Port of Loading": "Mundra",
    "Port of Discharge": "Mombasa",
    "Final Destination": "Mombasa",
    "Terms of Payment": masterData.paymentTerms[0] ?? "",
    "Terms of Shipment": "CFR Mombasa",
    Currency: "USD",
    Declaration: "We declare that the particulars are true.",
    "Shipment Type": "Bulk",
    Product: masterData.goods[line % masterData.goods.length]?.name ?? "",
    "Order Unit": masterData.units[0]?.orderUnit ?? "",
    "Packing Unit": masterData.units[0]?.packingUnit ?? "",
    "Package Type": masterData.units[0]?.packageType ?? "",
    "Net Weight per Package": String(masterData.units[0]?.netWeight ?? ""),
    Quantity: `${10 + line}.125`,
    Rate: `${1_000 + (shipment % 97)}.25`,
  };
}

const product = await startProduct(unlimited);
try {
  const { user } = await anOwner(product.url);
  const other = await anOwner(product.url);
  const rows = Array.from({ length: buyers }, (_, n) => ({
    Name: `Imported buyer ${n}`,
    Address: `${n} Harbour Road,Block ${n % 7}`,
    Country: ["Kenya", "Germany", "United Arab Emirates"][n % 3] ?? "",
    Email: `office${n}@buyer.example`,
  }));
  const { steps, added } = await measure(product, user.jwt, { kind: "BUYER", table: tableOf(rows) });
  if (added !== buyers) throw new Error(`${added} buyers were imported`);
  const sum = Object.values(steps).reduce((all, seconds) => all + seconds, 0);
  console.log(`${buyers} buyers: ${say(steps)}: ${sum.toFixed(2)} s of the processor: ${(sum / limit).toFixed(2)} × limit`);
  if (sum > limit) process.exitCode = 1;

  const lines = Array.from({ length: shipments * linesEach }, (_, n) => aLine(Math.floor(n / linesEach), n % linesEach));
  const table = { kind: "SHIPMENT", table: tableOf(lines) };
  const idle = await longestWait(`${product.url}/livez`, {}, async () => {
    const result = await measure(product, user.jwt, table);
    if (result.added !== shipments) throw new Error(`${result.added} shipments were imported`);
    console.log(`${shipments} shipments of ${linesEach} lines: ${say(result.steps)} of the processor`);
  });
  const info = `${product.url}/ep/api/v1/user/info`;
  const held = await longestWait(
    info,
    { authorization: `Bearer ${other.user.jwt}` },
    async () => void (await measure(product, user.jwt, table)),
  );
  console.log(
    `meanwhile an answer without the database waited ${idle.toFixed(0)} ms at most, another office's reading ${held.toFixed(0)} ms`,
  );
} finally {
  await product.stop();
}
