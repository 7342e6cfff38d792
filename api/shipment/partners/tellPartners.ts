import type { Trx } from "../../db/database.ts";
import { wakeAfterCommit } from "../../audit/wakeAfterCommit.ts";

/** Wakes the streams of these partners of an office after the commit, and of nobody else. */
export async function tellPartners(trx: Trx, ownerId: string, partnerIds: readonly string[]): Promise<void> {
  if (partnerIds.length === 0) return;
  const rows = await trx
    .selectFrom("partners")
    .select("partnerOwnerId")
    .where("ownerId", "=", ownerId)
    .where("id", "in", [...new Set(partnerIds)])
    .execute();
  wake(trx, rows);
}

/**
 * Notes that other shipments are shared with these partners than before, and wakes their streams after the commit. Call it for each share
 * that comes or goes. Requires the office's lock.
 */
export async function sharesChanged(trx: Trx, ownerId: string, partnerIds: readonly string[]): Promise<void> {
  if (partnerIds.length === 0) return;
  const rows = await trx
    .updateTable("partners")
    .set((row) => ({ sharesVersion: row("sharesVersion", "+", 1) }))
    .where("ownerId", "=", ownerId)
    .where("id", "in", [...new Set(partnerIds)])
    .returning("partnerOwnerId")
    .execute();
  wake(trx, rows);
}

function wake(trx: Trx, rows: { partnerOwnerId: string | null }[]): void {
  for (const { partnerOwnerId } of rows) if (partnerOwnerId !== null) wakeAfterCommit(trx, partnerOwnerId);
}
