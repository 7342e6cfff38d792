import type { Trx } from "./database.ts";

/**
 * Makes writes of one owner that read first and decide then wait for each other, on either engine; another owner's go on.
 * Call it first in the transaction. Duplicate checks, positions in lists and counts depend on it.
 */
export async function lockOwner(trx: Trx, ownerId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set((column) => ({ writes: column("writes", "+", 1) }))
    .where("id", "=", ownerId)
    .execute();
}
