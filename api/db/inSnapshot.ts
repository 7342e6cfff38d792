import type { Db, Trx } from "./database.ts";

/**
 * Runs several reads that see one state: nothing of a write that is committed between them. In a transaction they run as they are: it holds
 * the office's lock, which every save waits for.
 */
export async function inSnapshot<T>(db: Db | Trx, read: (snapshot: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await read(db);
  return await db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}
