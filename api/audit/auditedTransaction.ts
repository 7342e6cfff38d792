import type { Db, Trx } from "../db/database.ts";
import { checkAfterLock } from "../db/ownerLock.ts";
import type { OwnerEvents } from "../notify/ownerEvents.ts";
import { inSpan } from "../telemetry/inSpan.ts";
import type { Audited } from "./auditDraft.ts";
import { appendAuditEntries, type Author } from "./appendAuditEntries.ts";
import type { RecordLimits } from "./recordRoom.ts";
import { ownersToWake } from "./wakeAfterCommit.ts";

/** Services that an audited write uses. */
export type AuditContext = RecordLimits & { db: Db; clock: () => Date; ownerEvents: OwnerEvents };

/**
 * All callers' writes go through here: one transaction for the write and its audit entries. Wakes listeners to the owner's events after the
 * commit, and those of partners whom the write concerns (`wakeAfterCommit`). A write that throws leaves no change and no entry, and so does one of a member whose role has ended since the request began.
 */
export async function auditedTransaction<T>(context: AuditContext, author: Author, write: (trx: Trx) => Promise<Audited<T>>): Promise<T> {
  let others: ReadonlySet<string> = new Set();
  const run = () =>
    context.db.transaction().execute(async (trx) => {
      if (author.stillMay) {
        await author.stillMay(trx);
        checkAfterLock(trx, author.stillMay);
      }
      const { answer, notes } = await write(trx);
      await appendAuditEntries(trx, context, author, notes);
      others = ownersToWake(trx);
      return answer;
    });
  const result = await inSpan("transaction", {}, run);
  for (const ownerId of new Set([author.ownerId, ...others])) context.ownerEvents.wake(ownerId);
  return result;
}
