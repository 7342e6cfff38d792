import { PostgresAdapter, sql, type Kysely } from "kysely";
import { columns, ownedTable, referencesOwner, referencesRecord } from "../schemaHelpers.ts";

/**
 * What the search knows of each attachment (ADR-0098): an entry to filter and sort by, its text, and its words. The words are the only table
 * that the engines keep differently. Existing attachments are read from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createEntries(db);
  const texts = columns(ownedTable(db, "documentTexts", ["key"]), "text", ["text"]);
  await referencesRecord(texts, { ...ofEntry, name: "documentTexts" }).execute();
  await (isPostgres ? createPostgresWords(db) : createSqliteWords(db));
  await fillEntries(db, isPostgres);

  const searches = columns(ownedTable(db, "savedSearches", ["id"]), "text", ["makerId", "name", "search", "createdAt"]);
  await referencesOwner(columns(searches, "integer", ["isShared"]), "savedSearches").execute();
  const zips = columns(ownedTable(db, "documentZips", ["id"]), "text", ["keys", "expiresAt"]);
  await referencesOwner(zips, "documentZips").execute();
  await db.schema.createIndex("document_zips_expires").on("documentZips").column("expiresAt").execute();
}

const ofEntry = { column: "key", target: "documentEntries", key: "key", whenGone: "cascade" } as const;

async function createEntries(db: Kysely<unknown>): Promise<void> {
  let entries = columns(ownedTable(db, "documentEntries", ["key"]), "text", [
    "shipmentId",
    "firmId",
    "buyerId",
    "kind",
    "name",
    "storedAt",
    "state",
    "problem",
    "dueAt?",
  ]);
  entries = columns(entries, "integer", ["size", "isGenerated", "isNewest", "attempts", "revision", "pages?"]);
  entries = columns(entries, "bigint", ["number"]);
  await referencesRecord(entries, { name: "documentEntries", column: "key", target: "files", key: "key", whenGone: "cascade" }).execute();
  const index = (name: string, names: string[]) => db.schema.createIndex(`document_entries_${name}`).on("documentEntries").columns(names);
  await index("shipment", ["ownerId", "shipmentId"]).execute();
  await index("stored", ["ownerId", "storedAt", "key"]).execute();
  await index("facets", ["ownerId", "kind", "firmId", "buyerId", "state", "isGenerated", "isNewest", "storedAt", "key"]).execute();
  await index("number", ["number"]).execute();
  await sql`CREATE INDEX document_entries_due ON document_entries (due_at) WHERE due_at IS NOT NULL`.execute(db);
}

/** The rows' number is the entry's. A trigger takes the words away with the entry, also when the file or the shipment is deleted. */
async function createSqliteWords(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE VIRTUAL TABLE document_words USING fts5 (
    head, body, rest, content = '', contentless_delete = 1, prefix = '10 11', tokenize = "ascii tokenchars '_'"
  )`.execute(db);
  await sql`CREATE TRIGGER document_words_gone AFTER DELETE ON document_entries BEGIN
    DELETE FROM document_words WHERE rowid = old.number;
  END`.execute(db);
}

async function createPostgresWords(db: Kysely<unknown>): Promise<void> {
  const words = ownedTable(db, "documentWords", ["key"]).addColumn("words", sql`tsvector`, (column) => column.notNull());
  await referencesRecord(words, { ...ofEntry, name: "documentWords" }).execute();
  await sql`CREATE INDEX document_words_words ON document_words USING gin (words)`.execute(db);
}

async function fillEntries(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const number = isPostgres ? sql`0` : sql`row_number() OVER (ORDER BY f.created_at, f.key)`;
  await sql`INSERT INTO document_entries
    (owner_id, key, shipment_id, firm_id, buyer_id, kind, name, stored_at, state, problem, due_at,
     size, is_generated, is_newest, attempts, revision, pages, number)
    SELECT a.owner_id, a.key, a.shipment_id, s.firm_id, s.consignee_id, f.kind, f.name, f.created_at, 'PENDING', '', f.created_at,
      f.size, CASE WHEN m.key IS NULL THEN 0 ELSE 1 END,
      CASE WHEN EXISTS (SELECT 1 FROM document_models AS later WHERE later.owner_id = m.owner_id AND later.shipment_id = m.shipment_id
        AND later.series = m.series AND later.version > m.version) THEN 0 ELSE 1 END,
      0, 0, NULL, ${number}
    FROM attachments AS a
    JOIN files AS f ON f.owner_id = a.owner_id AND f.key = a.key
    JOIN shipments AS s ON s.owner_id = a.owner_id AND s.id = a.shipment_id
    LEFT JOIN document_models AS m ON m.owner_id = a.owner_id AND m.key = a.key`.execute(db);
}
