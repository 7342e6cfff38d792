import type { Trx } from "../db/database.ts";
import { inChunks } from "../db/inChunks.ts";
import { recordTables, type RecordRow, type StoredKind } from "../masterData/record.ts";

/** Overwrites stored records, by as few statements as adding them takes; each row is whole (R-1332). The caller holds the office's lock. */
export async function overwriteRecords(trx: Trx, { table, kind }: StoredKind, rows: readonly RecordRow[]): Promise<void> {
  for (const part of inChunks(rows)) {
    await recordTables(trx)
      .insertInto(table)
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(["ownerId", "id"])
          .doUpdateSet(({ ref }) => Object.fromEntries(kind.fields.map(({ name }) => [name, ref(`excluded.${name}`)]))),
      )
      .execute();
  }
}
