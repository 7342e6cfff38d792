import { checkCount } from "#domain/masterData/mostRecords.ts";
import { countRecords, type RecordsTable } from "../db/countRecords.ts";
import type { Trx } from "../db/database.ts";
import { throwIfProblems } from "../http/httpErrors.ts";

/** Throws TOO_LARGE if the office would have too many records of a kind. Requires the office's lock. */
export async function refuseFull(
  trx: Trx,
  ownerId: string,
  { kind, table, added = 1 }: { kind: { noun: string }; table: RecordsTable; added?: number },
): Promise<void> {
  throwIfProblems(checkCount(kind, { present: await countRecords(trx, ownerId, table), added }));
}
