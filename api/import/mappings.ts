import { isTextRecord } from "#domain/import/importKind.ts";
import { importMessages, maxImportMappings, type ImportMapping } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult, type Audited } from "../audit/auditDraft.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { parseStoredAs } from "../db/storedJson.ts";
import { notFound, throwIfProblems } from "../http/httpErrors.ts";

/** The office's mappings, by name; of one kind if it is given. */
export async function readMappings(db: Db | Trx, ownerId: string, kind: ImportKind | null): Promise<ImportMapping[]> {
  const rows = await db
    .selectFrom("importMappings")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .$if(kind !== null, (query) => query.where("kind", "=", kind))
    .orderBy("id")
    .execute();
  const mappings = rows.map(({ id, columns, ...row }) => {
    const pairs = parseStoredAs(isPairs, columns, { column: "importMappings.columns", id });
    return { mappingId: id, kind: row.kind, name: row.name, columns: pairs };
  });
  return mappings.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

type Pairs = ImportMapping["columns"];

function isPairs(value: unknown): value is Pairs {
  return Array.isArray(value) && value.every((pair) => isTextRecord(pair) && "heading" in pair && "field" in pair);
}

/** Saves a mapping; one of the same kind and name is replaced. The caller holds the office's lock. */
export async function saveMapping(trx: Trx, ownerId: string, input: Omit<ImportMapping, "mappingId">): Promise<Audited<ImportMapping>> {
  const { kind, name, columns } = input;
  const known = await readMappings(trx, ownerId, null);
  const same = known.find((one) => one.kind === kind && one.name === name);
  throwIfProblems(!same && known.length >= maxImportMappings ? [invalid(importMessages.mappingsFull)] : []);
  const mappingId = same?.mappingId ?? newId();
  const values = { kind, name, columns: JSON.stringify(columns) };
  if (same) await trx.updateTable("importMappings").set(values).where("ownerId", "=", ownerId).where("id", "=", mappingId).execute();
  else
    await trx
      .insertInto("importMappings")
      .values({ ownerId, id: mappingId, ...values })
      .execute();
  const note = { action: same ? "CHANGED" : "ADDED", noun: "IMPORT_MAPPING", entityId: mappingId, name } as const;
  return auditedResult({ mappingId, ...input }, note);
}

/** Deletes a mapping. Throws "not found" for any other id. */
export async function deleteMapping(trx: Trx, ownerId: string, id: string): Promise<Audited<{ mappingId: string }>> {
  const row = await trx
    .deleteFrom("importMappings")
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  if (!row) throw notFound(importMessages.mappingNotFound, "mappingId");
  return auditedResult({ mappingId: id }, { action: "DELETED", noun: "IMPORT_MAPPING", entityId: id, name: row.name });
}
