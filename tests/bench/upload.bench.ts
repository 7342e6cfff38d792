import { readFileSync, writeFileSync } from "node:fs";
import { maxFileBytes } from "#domain/documents/attachment.ts";
import { anOwner, aStoredShipment } from "../support/browser/exporterWithMasterData.ts";
import { aJpegOf, aPdfOf, aPngOf } from "../support/files/largeFiles.ts";
import { type Product, startProduct, unlimited } from "../support/servers/product.ts";

/**
 * What 25 MB uploads may add to the memory of the whole product at its highest, in MB: an image, the 64 MB of stream buffers that V8 lets
 * pile up before it frees them (ADR-0071), and a share of the heap.
 */
const limit = 110;
const rounds = 4;

type Target = { product: Product; jwt: string; shipmentId: string };
type Send = (target: Target, name: string, content: Buffer<ArrayBuffer>) => Promise<Response>;

const files = { pdf: aPdfOf(maxFileBytes), jpg: aJpegOf(maxFileBytes), png: aPngOf(maxFileBytes) };

async function throughGateway({ product, jwt, shipmentId }: Target, name: string, content: Buffer<ArrayBuffer>): Promise<Response> {
  const query = "mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { attachment { id } errors { message } } }";
  const form = new FormData();
  form.set("operations", JSON.stringify({ query, variables: { input: { shipmentId, type: "OTHER", name, file: null } } }));
  form.set("map", JSON.stringify({ file: ["variables.input.file"] }));
  form.set("file", new Blob([content]), name);
  const headers = { authorization: `Bearer ${jwt}`, "graphql-require-preflight": "1" };
  return await fetch(`${product.url}/graphql`, { method: "POST", headers, body: form });
}

async function throughRest({ product, jwt, shipmentId }: Target, name: string, content: Buffer<ArrayBuffer>): Promise<Response> {
  // REST knows the shipment by the id within the global one.
  const [, id = ""] = Buffer.from(shipmentId, "base64url").toString().split(":");
  const form = new FormData();
  form.set("attachment_type", "OTHER");
  form.set("file", new Blob([content]), name);
  const path = `/ep/api/v1/shipment/attachment/save?shipmentId=${id}`;
  return await fetch(product.url + path, { method: "POST", headers: { authorization: `Bearer ${jwt}` }, body: form });
}

/** A figure of the product's process in MB: `VmRSS` is what it has, `VmHWM` the most it had since the start or the last reset. */
function memory({ pid }: Product, figure: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

async function sendWhole(send: Send, target: Target, name: string, content: Buffer<ArrayBuffer>): Promise<void> {
  const answer = await send(target, name, content);
  const text = await answer.text();
  if (!answer.ok || !text.includes('"errors":[]')) throw new Error(`${name} was not taken: ${text}`);
}

/** In a new product that has taken small files before: its memory at rest, and its highest while large ones came. */
async function measure(send: Send, extension: string, content: Buffer<ArrayBuffer>): Promise<{ resting: number; highest: number[] }> {
  const product = await startProduct(unlimited);
  try {
    const owner = await anOwner(product.url);
    const target = { product, jwt: owner.user.jwt, shipmentId: await aStoredShipment(owner) };
    for (let n = 0; n < 20; n += 1) await sendWhole(send, target, `${n}.pdf`, aPdfOf(20_000));
    const resting = memory(product, "VmRSS");
    const highest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      writeFileSync(`/proc/${product.pid}/clear_refs`, "5");
      await sendWhole(send, target, `large.${extension}`, content);
      highest.push(memory(product, "VmHWM"));
    }
    return { resting, highest };
  } finally {
    await product.stop();
  }
}

for (const [what, send] of Object.entries({ GraphQL: throughGateway, REST: throughRest })) {
  for (const [extension, content] of Object.entries(files)) {
    const { resting, highest } = await measure(send, extension, content);
    const added = highest.map((figure) => figure - resting);
    const ratio = Math.max(...added) / limit;
    const all = added.map((figure) => figure.toFixed(0)).join(", ");
    console.log(`25 MB ${extension} by ${what}: ${resting.toFixed(0)} MB at rest, then +${all} MB: ${ratio.toFixed(2)} × limit`);
    if (ratio > 1) process.exitCode = 1;
  }
}
