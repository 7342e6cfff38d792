import type { Db, Trx } from "./database.ts";

/** Selects from an office's people, without those who were removed. */
export function membersOf(db: Db | Trx, ownerId: string) {
  return db.selectFrom("users").where("users.ownerId", "=", ownerId).where("users.removedAt", "is", null);
}
