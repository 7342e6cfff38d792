import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { Audited } from "./auditDraft.ts";
import { appendAuditEntries, type Author } from "./appendAuditEntries.ts";

/**
 * The one way in which callers' writes reach the database: one transaction, at whose end the audit trail is told what was
 * done and by whom. When it is committed, whoever waits for the owner's events is woken. A write that throws leaves neither
 * itself nor a line in the trail.
 */
export async function auditedTransaction<T>(
  context: Pick<ApiContext, "db" | "clock" | "ownerEvents" | "trace">,
  author: Author,
  write: (trx: Trx) => Promise<Audited<T>>,
): Promise<T> {
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
