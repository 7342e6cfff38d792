import type { Trace } from "#domain/trace.ts";
import type { Db, Trx } from "../db/database.ts";
import type { OwnerEvents } from "../notify/ownerEvents.ts";
import type { Audited } from "./auditDraft.ts";
import { appendAuditEntries, type Author } from "./appendAuditEntries.ts";

/** What an audited write needs of the service. */
export type AuditContext = { db: Db; clock: () => Date; ownerEvents: OwnerEvents; trace: Trace };

/**
 * The one way in which callers' writes reach the database: one transaction, at whose end the audit trail is told what was
 * done and by whom. When it is committed, whoever waits for the owner's events is woken. A write that throws leaves neither
 * itself nor a line in the trail.
 */
export async function auditedTransaction<T>(context: AuditContext, author: Author, write: (trx: Trx) => Promise<Audited<T>>): Promise<T> {
  const run = () =>
    context.db.transaction().execute(async (trx) => {
      const { answer, notes } = await write(trx);
      await appendAuditEntries(trx, context, author, notes);
      return answer;
    });
  const result = await context.trace.span("transaction", { kind: "internal" }, run);
  context.ownerEvents.wake(author.ownerId);
  return result;
}
