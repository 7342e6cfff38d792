import type { FastifyRequest } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";
import type { Audited } from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { idempotent, type IdempotencyContext } from "../http/idempotency.ts";
import { discardContents, type FilesContext } from "./store.ts";

/**
 * Runs a deletion with files, once per `Idempotency-Key` (R-1356). `write` returns the keys of the deleted rows as `gone`; their contents are
 * deleted after the commit.
 */
export async function deleteOnce<T>(
  context: IdempotencyContext & FilesContext,
  request: FastifyRequest,
  write: (trx: Trx) => Promise<Audited<T> & { gone: string[] }>,
): Promise<Envelope<T>> {
  let keys: string[] = [];
  const removed = await idempotent<T>(context, request, (commit) =>
    commit(async (trx) => {
      const { gone, ...written } = await write(trx);
      keys = gone;
      return written;
    }),
  );
  await discardContents(context, request.ownerId, keys);
  return removed;
}
