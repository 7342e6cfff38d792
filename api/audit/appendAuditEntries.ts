import type { AuditActor } from "#domain/auditTrail.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { completeDraft, type AuditDraft } from "./auditDraft.ts";

/** Whose data it is, who acts, and the id of the request; a request of a signed-in caller is one. */
export type Author = { ownerId: string; actor: AuditActor; id: string };

/** So many rows are inserted at once; each engine allows some tens of thousands of parameters. */
const chunk = 500;

/**
 * Adds lines to the owner's audit trail. It is append-only: no statement changes or deletes a line, and the database refuses
 * it (0008-audit). Throws when it cannot be written, and then what was to be noted must not happen.
 */
export async function appendAuditEntries(
  db: Db | Trx,
  { clock }: { clock: () => Date },
  { ownerId, actor, id: requestId }: Author,
  notes: readonly AuditDraft[],
): Promise<void> {
  const at = clock().toISOString();
  const rows = notes.map(completeDraft).map(({ changes, ...note }) => ({
    ...note,
    ownerId,
    at,
    id: newId(),
    actorType: actor.type,
    actorId: actor.id,
    actorName: actor.name,
    changes: JSON.stringify(changes),
    requestId,
  }));
  for (let start = 0; start < rows.length; start += chunk) {
    await db
      .insertInto("auditEntries")
      .values(rows.slice(start, start + chunk))
      .execute();
  }
}
