import type { Trx } from "../db/database.ts";

const woken = new WeakMap<Trx, Set<string>>();

/** Has the listeners to another owner's events woken after the transaction's commit, besides those of the owner who writes. */
export function wakeAfterCommit(trx: Trx, ownerId: string): void {
  const owners = woken.get(trx) ?? new Set();
  woken.set(trx, owners.add(ownerId));
}

/** The owners whom the transaction concerns besides its own. */
export function ownersToWake(trx: Trx): ReadonlySet<string> {
  return woken.get(trx) ?? new Set();
}
