import { Client } from "pg";
import { openDatabase } from "../../api/db/database.ts";
import { listShipments, readListBody } from "../../api/shipment/list/shipmentList.ts";
import { anApi } from "../support/api/anApi.ts";
import { anExporter, aShipment } from "../support/api/anExporter.ts";
import { startPostgres } from "../support/database/postgresServer.ts";

/** A page of 50 on PostgreSQL with 1,000 owners and 1,000,000 shipments: the 95th percentile at the store, as a ratio to its limit. */
const owners = 1_000;
const shipmentsEach = 1_000;
const limitMs = 10;
const rounds = 1_000;

const server = await startPostgres();
const client = new Client({ connectionString: server.url });
await client.connect();
const { db, close } = await openDatabase({ dataDir: "", databaseUrl: server.url });
try {
  const api = await anApi({ databaseUrl: server.url });
  const exporter = await anExporter(api);
  const { shipmentId, firmId } = await aShipment(exporter);
  await api.stop();
  await seed(shipmentId);
  const pages = {
    "newest 50 of a firm": readListBody({ sort: "desc" }),
    "newest 50 of a year": readListBody({ sort: "desc", startDate: "2025-03-31T18:30:00.000Z", endDate: "2026-03-31T18:29:59.999Z" }),
    "page 18 of a firm": readListBody({ sort: "asc", offset: 850 }),
  };
  for (const [name, asked] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const owner = `owner-${1 + Math.floor(Math.random() * owners)}`;
      const start = performance.now();
      const { shipments } = await listShipments(db, owner, firmId, asked);
      times.push(performance.now() - start);
      if (shipments.length !== 50) throw new Error(`The page has ${shipments.length} shipments instead of 50`);
    }
    const p95 = times.toSorted((left, right) => left - right)[Math.floor(rounds * 0.95)] ?? Infinity;
    console.log(`${name.padEnd(24)} p95 ${p95.toFixed(2)} ms  ${(p95 / limitMs).toFixed(2)} × limit`);
    if (p95 > limitMs) process.exitCode = 1;
  }
} finally {
  await close();
  await client.end();
  await server.stop();
}

/** Copies one exporter's account, firm and shipment to all owners, by the database itself. */
async function seed(shipmentId: string): Promise<void> {
  const { rows } = await client.query<{ owner_id: string }>("SELECT owner_id FROM shipments WHERE id = $1", [shipmentId]);
  const from = `'${rows[0]?.owner_id ?? ""}'`;
  const owner = "'owner-' || n";
  await copy("users", { id: owner, email: "n || '@seed.example'" }, `id = ${from}`, owners);
  for (const table of ["files", "firms"]) await copy(table, { owner_id: owner }, `owner_id = ${from}`, owners);
  const day = "'2026-03-31'::date - m % 730";
  const at = `to_char(${day}, 'YYYY-MM-DD') || 'T10:00:00.' || to_char(m % 1000, 'FM000') || 'Z'`;
  const each = { owner_id: owner, id: "'shipment-' || m", created_at: at, updated_at: at, name: "'Seed ' || m" };
  await copy("shipments", each, `owner_id = ${from}`, owners, `generate_series(1, ${shipmentsEach}) AS m,`);
  await client.query(`INSERT INTO shipment_counts (owner_id, firm_id, day, shipments)
    SELECT owner_id, firm_id, left(created_at, 10), count(*) FROM shipments WHERE owner_id LIKE 'owner-%' GROUP BY 1, 2, 3`);
  await client.query("ANALYZE");
}

/** Inserts the rows that `where` finds once for each number n up to `times`, with new values in the given columns. */
async function copy(table: string, changed: Record<string, string>, where: string, times: number, more = ""): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1",
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `t."${name}"`);
  await client.query(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(", ")}) SELECT ${values.join(", ")} FROM ${more} generate_series(1, ${times}) AS n, ${table} AS t WHERE ${where}`,
  );
}
