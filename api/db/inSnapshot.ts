import type { Db, Trx } from "./database.ts";
import { Unreachable } from "./engines/silentConnections.ts";

/**
 * Runs several reads that see one state: nothing of a write that is committed between them. In a transaction they run as they are: it holds
 * the office's lock, which every save waits for.
 */
export async function inSnapshot<T>(db: Db | Trx, read: (snapshot: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await read(db);
  try {
    return await db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  } catch (error) {
    // Reads store nothing: one whose end has no answer is repeated as well as any other.
    throw error instanceof Error && error.cause instanceof Unreachable ? error.cause : error;
  }
}
