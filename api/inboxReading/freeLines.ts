import type { Db, Trx } from "../db/database.ts";
import { isPostgres } from "../db/engine.ts";
import type { InboxReader } from "./readInbox.ts";

/**
 * The ids of a person's lines that no other transaction writes now, locked until the end of this one. An act adds to several lines of a
 * person one after another: who waits for one of them with another one locked would wait in a circle. SQLite has one writer at a time.
 */
export function freeLines(db: Db | Trx, { ownerId, personId }: InboxReader) {
  const lines = db.selectFrom("inbox").select("id").where("ownerId", "=", ownerId).where("personId", "=", personId);
  return isPostgres(db) ? lines.forUpdate().skipLocked() : lines;
}
