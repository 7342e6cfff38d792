import type { Trx } from "../db/database.ts";
import { inChunks } from "../db/inChunks.ts";
import { recordTables, type RecordRow, type StoredKind } from "./record.ts";
import { refuseFull, refuseLarge } from "./refuseFull.ts";

/** Stores new records of a kind. Throws TOO_LARGE for more of them, or more text, than an office may have. Requires the office's lock. */
export async function insertRecords(trx: Trx, ownerId: string, stored: StoredKind, rows: readonly RecordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await refuseFull(trx, ownerId, { ...stored, added: rows.length });
  for (const part of inChunks(rows)) await recordTables(trx).insertInto(stored.table).values(part).execute();
  await refuseLarge(trx, ownerId);
}
