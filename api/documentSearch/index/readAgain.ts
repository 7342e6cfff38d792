import type { FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import { documentSearchMessages, readStateNames, type ReadState } from "#domain/documents/documentSearch.ts";
import { auditedResult, fieldChange } from "../../audit/auditDraft.ts";
import { auditedTransaction } from "../../audit/auditedTransaction.ts";
import type { ApiContext } from "../../context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { conflict, notFound } from "../../http/httpErrors.ts";

/**
 * Has a document that could not be read read again. Throws "not found" for an unknown key, CONFLICT for a document that was read or
 * waits, and RATE_LIMITED after three tries in a day.
 */
export async function readAgain(context: ApiContext, request: FastifyRequest, key: string): Promise<{ key: string; textState: ReadState }> {
  const { ownerId } = request;
  // A refused try is not counted, and the count needs no transaction that waits for it.
  await findFailed(context.db, ownerId, key);
  await context.rateLimits.documentTries.take(`${ownerId}/${key}`);
  return await auditedTransaction(context, request, async (trx) => {
    await lockOwner(trx, ownerId);
    const { name, shipmentId, state } = await findFailed(trx, ownerId, key);
    await trx
      .updateTable("documentEntries")
      .set((column) => ({
        state: "PENDING",
        problem: "",
        attempts: 0,
        dueAt: context.clock().toISOString(),
        revision: column("revision", "+", 1),
      }))
      .where("ownerId", "=", ownerId)
      .where("key", "=", key)
      .execute();
    const note = { action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name } as const;
    return auditedResult(
      { key, textState: "PENDING" },
      { ...note, changes: fieldChange("text", readStateNames[state], readStateNames.PENDING) },
    );
  });
}

async function findFailed(db: Db | Trx, ownerId: string, key: string) {
  const entry = await db
    .selectFrom("documentEntries")
    .select(["name", "shipmentId", "state"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!entry) throw notFound(attachmentMessages.notFound, "key");
  if (entry.state === "FAILED") return entry;
  throw conflict(documentSearchMessages.notFailed, "key");
}
