import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { startBucketStore, type BucketStore } from "../../support/servers/bucketStore.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { startPostgres, type PostgresServer } from "../../support/database/postgresServer.ts";
import { startProduct } from "../../support/servers/product.ts";
import { runScript } from "../../support/tools/runScript.ts";

let dataDir: string;
let postgres: PostgresServer;
let bucket: BucketStore;
let exporter: Exporter;
let shipmentId: string;
let pdf: Buffer;
let attachment: Attachment;

/** What the user sees of everything: user info with all master data, the shipment, and its history. */
let seen: unknown[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lading-move-"));
  [postgres, bucket, pdf] = await Promise.all([startPostgres(), startBucketStore(), aPdf(["CHECKLIST"])]);
  const api = await anApi({ dataDir });
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
  await exporter.user.post(`/v1/shipment/transport?shipmentId=${shipmentId}`, { bookingNo: "MUN25110442", onBoardDate: "18/11/2025" });
  await exporter.user.post(`/v1/shipment/milestone?shipmentId=${shipmentId}`, { milestone: "BOOKED", planned: "10/11/2025" });
  attachment = (await attach(api, exporter.user, shipmentId, { name: "list.pdf", content: pdf })).data;
  const paths = ["/v1/user/info", `/v1/shipment?shipmentId=${shipmentId}`, `/v1/shipment/history?shipmentId=${shipmentId}`];
  seen = await Promise.all(paths.map(async (path) => (await exporter.user.get(path)).data));
  await api.stop();
});
afterAll(async () => {
  await postgres.stop();
  await bucket.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function target(): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: postgres.url, FILES_URL: bucket.filesUrl, ...bucket.environment };
}

test("an embedded installation that runs is not moved", async () => {
  const running = await anApi({ dataDir });
  const { code, said } = await runScript("moveToPostgres", [], target());
  await running.stop();
  expect([code, said.trim()]).toEqual([1, `The data directory ${dataDir} is in use by another Lading process.`]);
});

test("a file that is lost ends the move, which names it, and the next one starts from the beginning", async () => {
  const path = join(dataDir, "files", ownerFolder(), attachment.key);
  renameSync(path, `${path}.away`);
  const { code, said } = await runScript("moveToPostgres", [], target());
  renameSync(`${path}.away`, path);
  const lost = `The file ${ownerFolder()}/${attachment.key} is missing, or has another size than its row in the database.`;
  expect([code, said.trim()]).toEqual([1, lost]);
});

/** The folder of the only office. */
function ownerFolder(): string {
  return readdirSync(join(dataDir, "files"))[0] ?? "";
}

test("a move tells what it copied of each table, also into a database at which somebody has tried to sign in (R-1189)", async () => {
  const early = await startProduct({ DATABASE_URL: postgres.url, JWT_SECRET: "x".repeat(32) });
  const body = JSON.stringify({ email: exporter.user.email, password: "not-there" });
  await fetch(`${early.url}/ep/api/v1/user/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  await early.stop();
  const { code, said } = await runScript("moveToPostgres", [], target());
  expect(said).toMatch(/shipments +1 rows +[0-9a-f]{16}/);
  expect(said).toContain("Copied 2 files.");
  expect(code).toBe(0);
});

test("a PostgreSQL that holds accounts already is refused, and stays as it was", async () => {
  const { code, said } = await runScript("moveToPostgres", [], { ...target(), FILES_URL: "" });
  expect([code, said.trim()]).toEqual([1, "The PostgreSQL holds accounts already; name an empty database."]);
});

test("moved to PostgreSQL and S3, sessions, master data, shipments, their history and files are all there and the same", async () => {
  const product = await startProduct(target());
  try {
    const ask = async (path: string) => {
      const headers = { authorization: exporter.user.jwt };
      const answer = await fetch(`${product.url}/ep/api${path}`, { headers });
      const { data }: { data: { data: string } } = await answer.json();
      return data;
    };
    const history = await ask(`/v1/shipment/history?shipmentId=${shipmentId}`);
    expect([await ask("/v1/user/info"), await ask(`/v1/shipment?shipmentId=${shipmentId}`), history]).toEqual(seen);
    expect(history).toMatchObject({ entries: [{ action: "UPLOADED" }, { action: "CHANGED" }, { action: "CHANGED" }, { action: "ADDED" }] });
    const { data } = await ask(`/v1/attachment?key=${attachment.key}&attachment_type=${attachment.type}`);
    expect(Buffer.from(data, "base64").equals(pdf)).toBe(true);
  } finally {
    await product.stop();
  }
});
