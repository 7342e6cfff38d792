import type { Trx } from "./database.ts";

type Check = (trx: Trx) => Promise<void>;

const checks = new WeakMap<Trx, Check>();
const locked = new WeakMap<Trx, Set<string>>();

/** Has `check` run after each wait for a lock: the caller may have lost the right to write meanwhile. */
export function checkAfterLock(trx: Trx, check: Check): void {
  checks.set(trx, check);
}

/**
 * Serialises an owner's read-then-write transactions on either engine; other owners' continue. Call it first in the transaction. Duplicate
 * checks, positions in lists and counts depend on it. Throws for a caller who has lost the right to write meanwhile (`checkAfterLock`). Once
 * the transaction has the lock, a further call does nothing.
 */
export async function lockOwner(trx: Trx, ownerId: string): Promise<void> {
  const owners = locked.get(trx) ?? new Set();
  if (owners.has(ownerId)) return;
  locked.set(trx, owners.add(ownerId));
  await trx
    .updateTable("users")
    .set((column) => ({ writes: column("writes", "+", 1) }))
    .where("id", "=", ownerId)
    .execute();
  await checks.get(trx)?.(trx);
}
