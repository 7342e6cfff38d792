import { execFileSync } from "node:child_process";
import { documentKinds } from "#domain/documents/document.ts";
import { expect, test } from "vitest";
import { patience } from "../support/browser/productPage.ts";
import { anExporter, aShipment } from "../support/api/anExporter.ts";
import { requestOf } from "../support/api/calls/documentCalls.ts";
import { productApi } from "../support/servers/productApi.ts";
import { startProduct, unlimited, type Product } from "../support/servers/product.ts";
import { prepare } from "../support/tools/prepare.ts";

let product: Product;
prepare(async () => {
  product = await startProduct(unlimited);
  return () => product.stop();
});

/** The processes that draw documents. */
function drawing(): string[] {
  const listed = execFileSync("ps", ["-e", "-o", "ppid=,args="], { encoding: "utf8" });
  return listed.split("\n").filter((line) => line.includes("renderProcess") && Number.parseInt(line, 10) === product.pid);
}

/** The statuses of all calls that start a process for who may draw. */
async function ask(authorization: string, shipmentId: string): Promise<number[]> {
  const statuses: number[] = [];
  const headers = { "content-type": "application/json", authorization };
  for (const kind of documentKinds) {
    const address = `${product.url}/ep/api/v1/shipment/document/${kind}`;
    const body = JSON.stringify(requestOf(kind));
    for (const path of ["", "/preview"]) {
      const answer = await fetch(`${address}${path}?shipmentId=${shipmentId}`, { method: "POST", headers, body });
      statuses.push(answer.status);
    }
    statuses.push((await fetch(`${address}/proposal?shipmentId=${shipmentId}`, { headers })).status);
  }
  return statuses;
}

test("no process that draws is started for a stranger, nor for a member who opens another office's shipment", async () => {
  const owner = await anExporter(productApi(product.url));
  const { shipmentId } = await aShipment(owner);
  for (const authorization of ["", "Bearer none", "x".repeat(2_000)]) {
    expect(new Set(await ask(authorization, shipmentId))).toEqual(new Set([401]));
  }
  expect(drawing()).toEqual([]);
  const other = await anExporter(productApi(product.url));
  const proposal = `/v1/shipment/document/invoice/proposal?shipmentId=${shipmentId}`;
  expect((await other.user.get(proposal)).status).toBe(404);
  expect(drawing()).toEqual([]);
  expect((await owner.user.get(proposal)).status).toBe(200);
  await expect.poll(() => drawing().length, patience).toBe(1);
});
