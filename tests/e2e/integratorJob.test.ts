import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Client } from "../../demo/client.ts";
import { pdfWords } from "../support/pdfTools.ts";
import { startProduct, type Product } from "../support/product.ts";

let product: Product;
let said: string;
beforeAll(async () => {
  product = await startProduct();
  // What a newcomer does: the demo enters everything by GraphQL, as any integrator would.
  const demo = spawnSync(process.execPath, ["demo/main.ts"], { encoding: "utf8", env: { ...process.env, LADING_URL: product.url } });
  said = demo.stdout + demo.stderr;
});
afterAll(() => product?.stop());

type Totals = Record<
  "subtotal" | "invoiceValue" | "totalAmount" | "cnfValue" | "totalPackages" | "totalNetWeight" | "totalGrossWeight",
  string
>;
type Listed = { id: string; name: string; totals: Totals; attachments: { nodes: { name: string; type: string; downloadUrl: string }[] } };

async function logIn(): Promise<Client> {
  const mutation = 'mutation { logIn(input: { email: "demo@tarangvel.example", password: "tarangvel" }) { jwt errors { message } } }';
  const { logIn: answer } = await connect(product.url).send<{ logIn: { jwt: string } }>(mutation);
  return connect(product.url, answer.jwt);
}

async function shipments(client: Client): Promise<Listed[]> {
  const query = `{ viewer { shipments(first: 100) { totalCount nodes { id name
    totals { subtotal invoiceValue totalAmount cnfValue totalPackages totalNetWeight totalGrossWeight }
    attachments { nodes { name type downloadUrl } } } } } }`;
  const { viewer } = await client.send<{ viewer: { shipments: { totalCount: number; nodes: Listed[] } } }>(query);
  expect(viewer.shipments.totalCount).toBe(viewer.shipments.nodes.length);
  return viewer.shipments.nodes;
}

test("the demo tells how to sign in", () => {
  expect(said).toContain("32 shipments");
  expect(said).toContain("demo@tarangvel.example");
});

test("the worked cases have exactly their figures by GraphQL", async () => {
  const all = await shipments(await logIn());
  expect(all).toHaveLength(32);
  expect(all.find(({ name }) => name === "Rice 3x20 Jebel Ali - Nov 25")?.totals).toEqual({
    subtotal: "82812.50",
    invoiceValue: "82500.00",
    totalAmount: "66000.00",
    cnfValue: "82050.00",
    totalPackages: "3000",
    totalNetWeight: "75000",
    totalGrossWeight: "75450",
  });
  expect(all.find(({ name }) => name === "IR64 5,500 MT Mombasa bulk")?.totals).toMatchObject({
    subtotal: "2047375.00",
    totalAmount: "2047375.00",
    cnfValue: "2047375.00",
    totalPackages: "110000",
    totalNetWeight: "5500000",
    totalGrossWeight: "5513200",
  });
});

test("an integrator downloads the four documents of a shipment, and the same ones after a crash", async () => {
  const before = await documents();
  expect(before.map(({ type }) => type)).toEqual(["CONTRACT", "PROFORMA_INVOICE", "INVOICE", "PACKING_LIST"]);
  const invoice = pdfWords(before[2]?.bytes ?? new Uint8Array());
  for (const figure of ["2,047,375.00", "1,842,500.00", "204,875.00", "110,000 BAGS", "TWO MILLION"]) expect(invoice).toContain(figure);
  expect(invoice).not.toContain("Insurance");
  product = await product.crash();
  expect(await documents()).toEqual(before);
});

async function documents(): Promise<{ type: string; bytes: Uint8Array }[]> {
  const all = await shipments(await logIn());
  const bulk = all.find(({ name }) => name.startsWith("IR64"));
  return await Promise.all(
    (bulk?.attachments.nodes ?? []).map(async ({ type, downloadUrl }) => {
      const answer = await fetch(downloadUrl);
      return { type, bytes: new Uint8Array(await answer.arrayBuffer()) };
    }),
  );
}
