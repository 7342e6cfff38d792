import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { openDocumentRenderer, type DocumentInput } from "../../../api/document/render/documentRenderer.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { startProduct, unlimited } from "../../support/servers/product.ts";
import { documentCalls, requestOf } from "../../support/api/calls/documentCalls.ts";
import { quantile } from "../../support/tools/benchFigures.ts";
import { aProduct, riceShipment } from "../../support/fixtures/cases.ts";
import { anInvoiceRequest } from "../../support/fixtures/documentRequests.ts";

/**
 * The first document after a start in at most 250 ms, a document of 10 lines in at most 40 ms warm, of 200 lines in 300 ms, a set of eight with
 * its merge in at most 1,500 ms, and constant memory over 1,000 documents, as ratios to their limits.
 */
const firstLimit = 250;
const timeLimit = 40;
const longLimit = 300;
const setLimit = 1_500;
const memoryLimit = 1.15;

const documents = openDocumentRenderer();
const images = {
  stamp: { bytes: readFileSync("api/sampleData/images/stamp-f1.png"), type: "image/png" },
  letterhead: { bytes: readFileSync("api/sampleData/images/letterhead-f1.png"), type: "image/png" },
};

/** An invoice that differs from every other, so that nothing of it is drawn already. */
function anInvoice(lines: number, n: number): DocumentInput {
  const products = Array.from({ length: lines }, (_, line) =>
    aProduct({
      name: `INDIAN LONG GRAIN RICE ${n}-${line}`,
      marks: `AL MARJAN\n1121 STEAM\nC/NO. ${n}-${line}`,
      description: "In 25 kg net new PP bags",
      specification: "Average grain length 8.30 mm min; moisture 13.0% max; broken 1.0% max; crop 2024-25",
      quantity: 10 + line,
    }),
  );
  const request = anInvoiceRequest({ addPL: false, invoiceNo: `TV/EXP/${n}` });
  return {
    ownerId: "owner",
    personId: "owner",
    document: { kind: "invoice", request },
    shipment: riceShipment({ products }),
    images: async () => images,
  };
}

async function timeOf(input: DocumentInput): Promise<number> {
  const start = performance.now();
  await documents.render(input);
  return performance.now() - start;
}

async function medianOf(lines: number, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(anInvoice(lines, round)));
  return quantile(times, 0.5);
}

/** The memory of the processes that draw. */
function childrenMegabytes(): number {
  const told = execFileSync("ps", ["-o", "rss=,comm=", "--ppid", String(process.pid)], { encoding: "utf8" });
  return told.split("\n").reduce((sum, line) => sum + (line.endsWith(" ps") ? 0 : Number.parseInt(line, 10) || 0), 0) / 1024;
}

async function memoryAfter(count: number): Promise<number> {
  for (let n = 0; n < count; n += 1) await documents.render(anInvoice(10, n));
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024 + childrenMegabytes();
}

/** The median time of the first document after a start, by REST: from the request to the stored answer. Each in a separate product. */
async function medianOfFirst(rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const product = await startProduct(unlimited);
    const exporter = await anExporter(productApi(product.url));
    const { shipmentId } = await aShipment(exporter);
    const start = performance.now();
    const { status } = await documentCalls(exporter.user, shipmentId).generate("invoice", anInvoiceRequest());
    if (status !== 200) throw new Error(`The first document was answered with ${status}`);
    times.push(performance.now() - start);
    await product.stop();
  }
  return quantile(times, 0.5);
}

const setOfEight = [
  "contract",
  "proforma-invoice",
  "invoice",
  "packing-list",
  "bill-of-exchange",
  "covering-letter",
  "shipment-advice",
  "beneficiary-certificate",
] as const;

/** The median time of a set of eight with its merged PDF, from the request to the stored answer. */
async function medianOfSets(rounds: number): Promise<number> {
  const api = await anApi();
  const exporter = await anExporter(api);
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const { shipmentId } = await aShipment(exporter);
    const set = setOfEight.map((kind) => {
      const request = requestOf(kind);
      return { kind, request: "date" in request ? { ...request, date: "25/11/2025" } : request };
    });
    const start = performance.now();
    const { status } = await documentCalls(exporter.user, shipmentId).generateSet([], { documents: set, merged: true });
    if (status !== 200) throw new Error(`The set was answered with ${status}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  await api.close();
  return quantile(times, 0.5);
}

function tell(what: string, figure: string, ratio: number): void {
  console.log(`${what.padEnd(44)} ${figure.padStart(10)}  ${ratio.toFixed(2)} × limit`);
  if (ratio > 1) process.exitCode = 1;
}

const first = await medianOfFirst(5);
tell("first document of a started product, median", `${first.toFixed(0)} ms`, first / firstLimit);
await medianOf(10, 20);
const ten = await medianOf(10, 60);
tell("invoice of 10 lines, warm, median", `${ten.toFixed(1)} ms`, ten / timeLimit);
const long = await medianOf(200, 11);
tell("invoice of 200 lines, warm, median", `${long.toFixed(0)} ms`, long / longLimit);
const eight = await medianOfSets(9);
tell("set of eight with its merge, warm, median", `${eight.toFixed(0)} ms`, eight / setLimit);
const early = await memoryAfter(100);
const late = await memoryAfter(900);
tell(`memory after 1,000 documents (100: ${early.toFixed(0)} MB)`, `${late.toFixed(0)} MB`, late / early / memoryLimit);
await documents.close();
