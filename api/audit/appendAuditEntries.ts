import type { AuditActor } from "#domain/audit/auditTrail.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { inChunks } from "../db/inChunks.ts";
import { completeDraft, type AuditDraft } from "./auditDraft.ts";
import { bytesOf, countStored, keepRoom, type RecordLimits } from "./recordRoom.ts";

/**
 * The owner of the data, the actor, the request's id, and a check that the actor may still write. A signed-in caller's request is an
 * `Author`.
 */
export type Author = { ownerId: string; actor: AuditActor; id: string; stillMay?: (trx: Trx) => Promise<void> };

/**
 * Appends entries to the owner's audit trail. No statement changes or deletes an entry, and the database refuses it (0008-audit). Call it
 * last. Throws when the write fails, or the office's records take more room than they may (R-1400); the audited change must then roll
 * back.
 */
export async function appendAuditEntries(
  db: Db | Trx,
  context: RecordLimits & { clock: () => Date },
  { ownerId, actor, id: requestId }: Author,
  notes: readonly AuditDraft[],
): Promise<void> {
  const at = context.clock().toISOString();
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
  for (const part of inChunks(rows)) await db.insertInto("auditEntries").values(part).execute();
  for (const row of rows) countStored(db, ownerId, bytesOf(row));
  await keepRoom(db, context, ownerId, notes);
}
