import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, type Compilable } from "kysely";
import { openDatabase, type Trx } from "../../../api/db/database.ts";
import { putMigratedDatabase } from "./migratedDatabase.ts";

/** How the embedded engine would answer a query, a text for each table and subquery. */
export async function sqlitePlan(query: (trx: Trx) => Compilable): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "lading-plan-"));
  await putMigratedDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await db.transaction().execute(async (trx) => {
      const { sql, parameters } = query(trx).compile();
      const { rows } = await trx.executeQuery<{ detail: string }>(CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]));
      return rows.map(({ detail }) => detail);
    });
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
