import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { documentOrigins, documentSorts } from "#domain/documents/documentSearch.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { openDatabase, type Db, type OpenDatabase } from "../../../api/db/database.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { makeWords } from "../../../api/documentSearch/index/makeWords.ts";
import { storeWords } from "../../../api/documentSearch/index/wordIndex.ts";
import { countDocuments } from "../../../api/documentSearch/read/facets.ts";
import { findKeys } from "../../../api/documentSearch/read/findDocuments.ts";
import { withMatches, type Selection } from "../../../api/documentSearch/read/selection.ts";
import { aPostgresDatabase, type TestDatabase } from "../../support/database/postgresDatabase.ts";
import { searchCorpus, searchQueries, type CorpusDocument } from "../../support/fixtures/searchCorpus.ts";
import { seededRandom } from "../../support/tools/seededRandom.ts";

const owners = ["owner-one", "owner-two"];
const corpus = searchCorpus();
const queries = searchQueries(corpus, 200, seededRandom());

let dataDir: string;
let server: TestDatabase;
let embedded: OpenDatabase;
let postgres: OpenDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lading-engines-"));
  server = await aPostgresDatabase(inject("postgresUrl") ?? "");
  embedded = await openDatabase({ dataDir, databaseUrl: undefined });
  postgres = await openDatabase({ dataDir: "", databaseUrl: server.url });
  await migrate(embedded.db);
  for (const { db } of [embedded, postgres]) await fill(db);
});
afterAll(async () => {
  await embedded.close();
  await postgres.close();
  await server.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function fill(db: Db): Promise<void> {
  const createdAt = "2026-01-01T00:00:00.000Z";
  await db.transaction().execute(async (trx) => {
    for (const id of owners) {
      const account = { role: "OWNER", type: "EXPORTER", status: "ONBOARDING_COMPLETED", passwordHash: "-", name: id } as const;
      await trx
        .insertInto("users")
        .values({ id, ownerId: id, ...account, email: `${id}@tarangvel.example`, removedAt: null, tokenVersion: 0, writes: 0, createdAt })
        .execute();
    }
    for (const [index, { head, pages, kind, storedAt }] of corpus.entries()) {
      for (const [office, ownerId] of owners.entries()) {
        // Both offices have the same papers, so that what leaks from one to the other is found twice.
        const [key, number] = [`${ownerId}-${index}`, index * owners.length + office + 1];
        const file = { ownerId, key, name: head[0] ?? "", size: 1_000 + index };
        await trx
          .insertInto("files")
          .values({ ...file, kind, contentType: "application/pdf", isAttached: 1, createdAt: storedAt })
          .execute();
        const entry = { ...file, shipmentId: "s", firmId: `firm ${index % 3}`, buyerId: `buyer ${index % 5}`, kind, storedAt, problem: "" };
        const state = {
          state: "DONE",
          dueAt: null,
          origin: documentOrigins[index % documentOrigins.length] ?? "UPLOADED",
          audience: ["", "IMPORTER", "IMPORTER,CHA"][index % 3] ?? "",
          review: attachmentStates[index % attachmentStates.length] ?? "DRAFT",
          invoiceDate: index % 4 === 0 ? "" : `2026-01-0${(index % 9) + 1}`,
          isNewest: 1,
          attempts: 0,
          revision: 0,
          pages: 1,
          number,
        } as const;
        await trx
          .insertInto("documentEntries")
          .values({ ...entry, ...state })
          .execute();
        await storeWords(trx, { ownerId, key, number }, makeWords({ shared: head.slice(0, 2), own: head.slice(2) }, [...pages]));
      }
    }
  });
}

const everything: Selection = {
  q: "",
  types: [],
  firmIds: [],
  buyerIds: [],
  textStates: [],
  origins: [],
  states: [],
  audiences: [],
  shipmentId: null,
  invoiced: { from: null, to: null },
  range: { from: null, to: null },
  isNewestOnly: false,
};

async function find(db: Db, q: string, at: number, pageSize = 1_000): Promise<string[]> {
  const sort = documentSorts[at % documentSorts.length] ?? "RELEVANCE";
  const narrowed = { types: at % 7 === 6 ? ["INVOICE" as const] : [], audiences: at % 5 === 4 ? (["NOBODY", "CHA"] as const) : [] };
  const selection: Selection = { ...everything, q, ...narrowed, audiences: [...narrowed.audiences] };
  const page = { limit: pageSize, offset: 0, withFacets: false };
  return await findKeys(db, "owner-one", await withMatches(db, "owner-one", { ...selection, ...page, sort }));
}

test("200 searches give the same list on both database engines, entry by entry (R-788)", async () => {
  expect(queries).toHaveLength(200);
  let filled = 0;
  for (const [at, q] of queries.entries()) {
    // Each search by relevance, and in another order too.
    for (const order of [0, at]) {
      const [here, there] = await Promise.all([find(embedded.db, q, order), find(postgres.db, q, order)]);
      expect({ q, found: there }).toEqual({ q, found: here });
      expect(here.every((key) => key.startsWith("owner-one-"))).toBe(true);
      if (order === 0 && here.length > 0) filled += 1;
      // A page that the best documents fill is found in another way.
      expect({ q, found: await find(embedded.db, q, order, 3) }).toEqual({ q, found: here.slice(0, 3) });
    }
  }
  // Searches that find nothing prove little.
  expect(filled).toBeGreaterThan(140);
});

test("totals and facets are the same on both database engines (R-789)", async () => {
  for (const q of queries.slice(0, 40)) {
    const counts = await Promise.all(
      [embedded, postgres].map(
        async ({ db }) =>
          await countDocuments(db, "owner-one", await withMatches(db, "owner-one", { ...everything, q, sort: "NEWEST" as const })),
      ),
    );
    expect({ q, counts: counts[1] }).toEqual({ q, counts: counts[0] });
  }
});

test("a document of the corpus is found by each of its first words alone (R-787)", async () => {
  const missed: string[] = [];
  for (const [index, document] of corpus.entries()) {
    const word = firstWord(document);
    if (word !== null && !(await find(embedded.db, `"${word}"`, 0)).includes(`owner-one-${index}`)) missed.push(`${index}: ${word}`);
  }
  expect(missed).toEqual([]);
});

function firstWord({ pages }: CorpusDocument): string | null {
  return /[\p{L}\p{N}]+/u.exec(pages[0] ?? "")?.[0]?.slice(0, 30) ?? null;
}
