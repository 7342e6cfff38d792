import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, type Client } from "../../demo/client.ts";
import { examples } from "../../web/graphiql/examples.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { startProduct, type Product } from "../support/servers/product.ts";

let product: Product;
let demoSaid: string;
beforeAll(async () => {
  product = await startProduct();
  // What a newcomer does: the demo enters everything by GraphQL, as any integrator would.
  const demo = spawnSync(process.execPath, ["demo/main.ts"], { encoding: "utf8", env: { ...process.env, LADING_URL: product.url } });
  demoSaid = demo.stdout + demo.stderr;
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
  expect(demoSaid).toContain("32 shipments");
  expect(demoSaid).toContain("demo@tarangvel.example");
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

test("an integrator downloads the documents of a shipment, and the same ones after a crash", async () => {
  const before = await documents();
  expect(before.map(({ type }) => type)).toEqual(["CONTRACT", "PROFORMA_INVOICE", "INVOICE", "PACKING_LIST", "DRAFT_BILL_OF_LADING"]);
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

describe("the examples for integrators", () => {
  let folder: string;
  let key: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "lading-examples-"));
    const mutation = "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key errors { message } } }";
    const { createApiKey } = await (
      await logIn()
    ).send<{ createApiKey: { key: string } }>(mutation, { input: { name: "ERP", scope: "WRITE" } });
    key = createApiKey.key;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a program of examples/ as its README says, in an empty folder. */
  function run(program: string, file: string, ...args: string[]): Promise<{ code: number; said: string }> {
    return new Promise((done) => {
      const env = { ...process.env, LADING_URL: product.url, LADING_KEY: key };
      execFile(program, [resolve("examples", file), ...args], { cwd: folder, env }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr });
      });
    });
  }

  /** The PDF is the one that the program says it saved. */
  function savedWords(said: string): string {
    const name = /^Saved (.+)$/m.exec(said)?.[1];
    if (!name) throw new Error(said);
    return pdfWords(readFileSync(join(folder, name)));
  }

  test.each([
    ["curl", "bash", "curl/invoice.sh", "EX/CURL/26-27"],
    ["TypeScript", process.execPath, "typescript/invoice.ts", "EX/TS/26-27"],
    ["Python", "python3", "python/invoice.py", "EX/PYTHON/26-27"],
  ])("in %s generates an invoice of a shipment, saves it, and says what was refused", async (_language, program, file, number) => {
    const { code, said } = await run(program, file, "Jebel Ali", number, "2026-05-04");
    expect({ code, said }).toMatchObject({ code: 0 });
    const words = savedWords(said);
    expect(words).toContain("COMMERCIAL INVOICE");
    expect(words).toContain(number);
    const again = await run(program, file, "Jebel Ali", number, "2026-05-04");
    expect(again).toEqual({ code, said });
    expect(await run(program, file, "No such shipment", number, "2026-05-04")).toMatchObject({
      code: 1,
      said: expect.stringContaining('No shipment has "No such shipment" in its name or a number'),
    });
    expect(await run(program, file, "Jebel Ali", " ", "2026-05-04")).toMatchObject({
      code: 1,
      said: expect.stringContaining("Please fill in all required fields"),
    });
  });

  test("in curl stores a file on a shipment, whatever its name, and says what to name", async () => {
    const [pdf] = await documents();
    writeFileSync(join(folder, "bill; of, lading.pdf"), pdf?.bytes ?? new Uint8Array());
    expect(await run("bash", "curl/upload.sh", "Jebel Ali", "BILL_OF_LADING", "bill; of, lading.pdf")).toEqual({
      code: 0,
      said: "Stored bill; of, lading.pdf\n",
    });
    expect((await run("bash", "curl/upload.sh", "Jebel Ali")).said).toMatch(/Name a shipment, a type and a file\n$/);
    expect((await run("bash", "curl/invoice.sh", "Jebel Ali")).said).toMatch(/Name a shipment, a number and a date\n$/);
  });
});

type Started = {
  firms: { nodes: { id: string; addresses: { addressId: string }[]; bankDetails: { bankId: string }[] }[] };
  buyers: { nodes: { id: string }[] };
  brokers: { nodes: { id: string }[] };
  goods: { nodes: { id: string }[] };
  packagingUnits: { nodes: { id: string; orderUnit: string; packingUnit: string }[] };
};

test("the examples of GraphiQL, with ids that those before them answered, lead to a shipment, its invoice and the sheet", async () => {
  const client = await logIn();
  const run = async <Data>(name: string, variables?: object): Promise<Data> => {
    const example = examples.find(({ query }) => new RegExp(`(query|mutation) ${name}\\b`).test(query));
    return await client.send<Data>(example?.query ?? "", { ...example?.variables, ...variables });
  };
  const given = (name: string) =>
    examples.find(({ query }) => query.includes(`mutation ${name}(`))?.variables["input"] as Record<string, unknown>; // they have an input
  const { viewer } = await run<{ viewer: Started }>("MasterData");
  const [firm] = viewer.firms.nodes;
  const unit = viewer.packagingUnits.nodes.find(({ orderUnit, packingUnit }) => orderUnit === "MT" && packingUnit === "KG");
  const input = {
    ...given("CreateShipment"),
    firmId: firm?.id,
    addressId: firm?.addresses[0]?.addressId,
    bankId: firm?.bankDetails[0]?.bankId,
    consigneeId: viewer.buyers.nodes[0]?.id,
    brokerId: viewer.brokers.nodes[0]?.id,
    products: (given("CreateShipment")["products"] as object[]).map((line, index) => ({
      ...line,
      productId: viewer.goods.nodes[index]?.id,
      unitId: unit?.id,
    })),
  };
  const { createShipment } = await run<{ createShipment: { shipment: { id: string; totals: Totals } } }>("CreateShipment", { input });
  expect(createShipment.shipment.totals).toMatchObject({ totalAmount: "66000.00", totalPackages: "3000", totalGrossWeight: "75450" });
  const shipmentId = createShipment.shipment.id;
  const { node } = await run<{ node: { products: object[] } }>("Shipment", { id: shipmentId });
  expect(node.products).toHaveLength(2);
  const invoiceInput = { ...given("GenerateInvoice"), shipmentId };
  const { generateInvoice } = await run<{ generateInvoice: { attachment: { downloadUrl: string } } }>("GenerateInvoice", {
    input: invoiceInput,
  });
  const invoice = new Uint8Array(await (await fetch(generateInvoice.attachment.downloadUrl)).arrayBuffer());
  expect(pdfWords(invoice)).toContain("EXP/001/26-27");
  const sheet = await run<{ node: { statsSheet: { rowCount: number; rows: { shipment: { id: string } }[] } } }>("StatsSheet", {
    firmId: firm?.id,
  });
  expect(sheet.node.statsSheet.rows.map(({ shipment }) => shipment.id)).toContain(shipmentId);
});
