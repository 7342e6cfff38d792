import { sql } from "kysely";
import { openDatabase, type Db } from "../../../api/db/database.ts";
import { codeOf } from "../../../api/documentSearch/index/wordIndex.ts";
import { findDocuments, type DocumentsRequest } from "../../../api/documentSearch/read/findDocuments.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { find } from "../../support/api/calls/documentSearch.ts";
import { startPostgres } from "../../support/database/postgresServer.ts";
import { seedFiles, seedIndex, seedTexts } from "../../support/database/seedDocuments.ts";
import { seedShipments } from "../../support/database/seedShipments.ts";
import { aPdf } from "../../support/files/pdfs.ts";

/**
 * The search for documents, as ratios to its limits: the first page on both engines, what the index takes, how soon an upload is found, and
 * how much reading slows uploads. FULL=1 measures 100,000 documents on SQLite and 1,000,000 on PostgreSQL; else a tenth and a twentieth.
 */
const isFull = process.env["FULL"] === "1";
const embedded = { documents: isFull ? 100_000 : 10_000, limitMs: 50 };
const postgres = { offices: isFull ? 1_000 : 50, each: 1_000, limitMs: 100 };
const limits = { indexBytes: 4_096, foundMs: 5_000, slowdown: 1.05 };
const [offices, ofShipment, rounds, uploads] = [4, 10, 20, 60];

const searches = ["turmeric", "tur", "TVXU 1001010", "INV/042", '"turmeric fingers"', "hanse -draft", "word17 word3", "word1", "", "zebra"];

const everything: DocumentsRequest = {
  q: "",
  types: [],
  firmIds: [],
  buyerIds: [],
  textStates: [],
  origins: [],
  states: [],
  audiences: [],
  invoiced: { from: null, to: null },
  shipmentId: null,
  range: { from: null, to: null },
  isNewestOnly: false,
  sort: "RELEVANCE",
  limit: 50,
  offset: 0,
  withFacets: false,
};

await measureEmbedded();
await measurePostgres();
await measureUploads();

async function measureEmbedded(): Promise<void> {
  const api = await anApi();
  await withShipments(api, offices, embedded.documents / offices / ofShipment);
  await api.stop();
  const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: undefined });
  const shipments = await db.selectFrom("shipments").select(["ownerId", "id", "firmId", "consigneeId", "createdAt"]).execute();
  const seed = { shipments, each: ofShipment };
  await seedFiles(db, seed);
  const before = await bytesOf(db);
  await seedIndex(db, seed);
  const index = ((await bytesOf(db)) - before) / embedded.documents;
  await seedTexts(db, seed);
  report(`SQLite, index a document besides its text: ${index.toFixed(0)} bytes`, index / limits.indexBytes);
  const owners = [...new Set(shipments.map(({ ownerId }) => ownerId))];
  reportPage(`SQLite, first page of ${embedded.documents} documents`, await timesOf(db, owners), embedded.limitMs);
  await close();
  await api.close();
}

/** One office's documents are written by the application, and copied to the others by the database. */
async function measurePostgres(): Promise<void> {
  const server = await startPostgres();
  try {
    const api = await anApi({ databaseUrl: server.url });
    await withShipments(api, 1, postgres.each / ofShipment);
    await api.stop();
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: server.url });
    const shipments = await db.selectFrom("shipments").select(["ownerId", "id", "firmId", "consigneeId", "createdAt"]).execute();
    const seed = { shipments, each: ofShipment };
    for (const step of [seedFiles, seedIndex, seedTexts]) await step(db, seed);
    const from = shipments[0]?.ownerId ?? "";
    for (let office = 1; office < postgres.offices; office += 1) await copyOffice(db, from, `owner-${office}`);
    await sql`ANALYZE`.execute(db);
    const owners = [from, ...Array.from({ length: postgres.offices - 1 }, (_, at) => `owner-${at + 1}`)];
    const total = postgres.offices * postgres.each;
    reportPage(`PostgreSQL, first page of ${total} documents`, await timesOf(db, owners), postgres.limitMs);
    const { rows } = await sql<{
      size: string;
    }>`SELECT pg_total_relation_size('document_words') + pg_total_relation_size('document_entries')
      AS size`.execute(db);
    const index = Number(rows[0]?.size) / total;
    report(`PostgreSQL, index a document besides its text: ${index.toFixed(0)} bytes`, index / limits.indexBytes);
    await close();
  } finally {
    await server.stop();
  }
}

async function copyOffice(db: Db, from: string, to: string): Promise<void> {
  const copies: Record<string, Record<string, string>> = {
    users: { id: "$to", owner_id: "$to", email: "$to || '@seed.example'" },
    files: { owner_id: "$to" },
    firms: { owner_id: "$to" },
    shipments: { owner_id: "$to" },
    attachments: { owner_id: "$to" },
    document_entries: { owner_id: "$to" },
    document_texts: { owner_id: "$to" },
    document_words: {
      owner_id: "$to",
      words: `replace(words::text, '${codeOf(from)}', '${codeOf(to)}')::tsvector`,
    },
  };
  for (const [table, changed] of Object.entries(copies)) {
    const { rows } = await sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = ${table}`.execute(db);
    const values = rows.map(({ name }) => (changed[name] ?? `"${name}"`).replaceAll("$to", `'${to}'`));
    const where = table === "users" ? "id" : "owner_id";
    const names = rows.map(({ name }) => `"${name}"`).join(", ");
    await sql.raw(`INSERT INTO ${table} (${names}) SELECT ${values.join(", ")} FROM ${table} WHERE ${where} = '${from}'`).execute(db);
  }
}

/** Two services take turns: one leaves documents unread, the other reads them between its turns. */
async function measureUploads(): Promise<void> {
  const without = await anUploader(await anApi());
  const reading = await anUploader(await anApi({ startsIndexer: true }));
  const times: Record<"without" | "reading" | "found", number[]> = { without: [], reading: [], found: [] };
  for (let round = 0; round < uploads; round += 1) {
    const [name, content] = [`paper ${round}.pdf`, await aPdf([`Certificate of fumigation, needle ${round} end`], { width: 600 })];
    const upload = async (of: "without" | "reading", { api, exporter, shipmentId }: Uploader) => {
      times[of].push(await timed(() => attach(api, exporter.user, shipmentId, { name, content })));
    };
    const uploadAndFind = async () => {
      await upload("reading", reading);
      const isFound = async () => (await find(reading.exporter.user, { q: `"needle ${round} end"` })).total > 0;
      times.found.push(
        await timed(async () => {
          while (!(await isFound())) await new Promise(setImmediate);
        }),
      );
    };
    const turns = [() => upload("without", without), uploadAndFind];
    // Who is first takes turns too: it warms the caches for the other.
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  const slowdown = median(times.reading) / median(times.without);
  report(
    `An upload takes ${median(times.reading).toFixed(1)} ms, ${median(times.without).toFixed(1)} ms unread`,
    slowdown / limits.slowdown,
  );
  const slowest = Math.max(...times.found);
  report(`An upload is found after ${median(times.found).toFixed(0)} ms, at most ${slowest.toFixed(0)}`, slowest / limits.foundMs);
  await without.api.close();
  await reading.api.close();
}

type Uploader = { api: TestApi; exporter: Exporter; shipmentId: string };

async function anUploader(api: TestApi): Promise<Uploader> {
  const exporter = await anExporter(api);
  return { api, exporter, shipmentId: (await aShipment(exporter)).shipmentId };
}

async function withShipments(api: TestApi, count: number, each: number): Promise<void> {
  const times = Array.from({ length: each - 1 }, (_, at) => new Date(Date.UTC(2025, 0, 1) + at * 3_600_000).toISOString());
  for (let office = 0; office < count; office += 1) {
    const { shipmentId } = await aShipment(await anExporter(api));
    await api.restart(() => seedShipments(api, shipmentId, times));
  }
}

async function timesOf(db: Db, owners: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, q] of searches.entries()) {
      const owner = owners[(round * searches.length + at * 7) % owners.length] ?? "";
      times.push(await timed(() => findDocuments(db, owner, { ...everything, q })));
    }
  }
  return times;
}

async function bytesOf(db: Db): Promise<number> {
  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  const size = await sql<{ page_size: number }>`PRAGMA page_size`.execute(db);
  return Number(Object.values(pages.rows[0] ?? {})[0]) * Number(Object.values(size.rows[0] ?? {})[0]);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
}

function reportPage(what: string, times: readonly number[], limitMs: number): void {
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity;
  report(`${what}: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`, p95 / limitMs);
}

function report(what: string, ratio: number): void {
  console.log(`${what}  ${ratio.toFixed(2)} × limit`);
  if (ratio > 1) process.exitCode = 1;
}
