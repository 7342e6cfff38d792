import type { Trx } from "./database.ts";

/**
 * Serialises an owner's read-then-write transactions on either engine; other owners' continue. Call it first in the transaction. Duplicate
 * checks, positions in lists and counts depend on it.
 */
export async function lockOwner(trx: Trx, ownerId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set((column) => ({ writes: column("writes", "+", 1) }))
    .where("id", "=", ownerId)
    .execute();
}
