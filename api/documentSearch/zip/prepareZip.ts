import type { FastifyRequest } from "fastify";
import { attachmentMessages, megabytesOf } from "#domain/documents/attachment.ts";
import { documentSearchMessages, maxZipBytes, maxZipFiles } from "#domain/documents/documentSearch.ts";
import { invalid } from "#domain/http/problem.ts";
import { askerOf } from "../../audit/asker.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import { auditedTransaction } from "../../audit/auditedTransaction.ts";
import type { ApiContext } from "../../context.ts";
import { newId } from "../../db/id.ts";
import { notFound, ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { expiryOf, signatureOf, type Signed } from "../../security/addressSignature.ts";

/** An address that downloads a selection, and what is in it. */
export type PreparedZip = { url: string; files: number; sizeInMB: number; expiresAt: string };

/** The files to download, and the words of the search that found them; "" without one. */
type Asked = { keys: string[]; q: string };

/**
 * Stores a selection and returns the signed address that downloads it (R-790). Refuses an empty selection, one of more than 500 files or 1 GB,
 * and an unknown file. One audit entry names how many are downloaded, and the search's words.
 */
export async function prepareZip(context: ApiContext, request: FastifyRequest, { keys: asked, q }: Asked): Promise<PreparedZip> {
  const { ownerId, actor } = request;
  const keys = [...new Set(asked)];
  throwIfProblems(keys.length === 0 ? [invalid(documentSearchMessages.zipEmpty, "keys")] : []);
  throwIfProblems(keys.length > maxZipFiles ? [invalid(documentSearchMessages.zipTooMuch, "keys")] : []);
  const id = newId();
  const expires = expiryOf(context);
  const expiresAt = new Date(expires * 1000).toISOString();
  const { files, size } = await auditedTransaction(context, request, async (trx) => {
    const rows = await trx
      .selectFrom("documentEntries")
      .select(["key", "size"])
      .where("ownerId", "=", ownerId)
      .where("key", "in", keys)
      .execute();
    const known = new Set(rows.map(({ key }) => key));
    const unknown = keys.findIndex((key) => !known.has(key));
    if (unknown >= 0) throw notFound(attachmentMessages.notFound, "keys", String(unknown));
    const bytes = rows.reduce((sum, row) => sum + row.size, 0);
    if (bytes > maxZipBytes) throw new ProblemError([invalid(documentSearchMessages.zipTooMuch, "keys")]);
    await trx
      .insertInto("documentZips")
      .values({ ownerId, id, keys: JSON.stringify(keys), expiresAt })
      .execute();
    const name = `${rows.length === 1 ? "1 document" : `${rows.length} documents`}${q === "" ? "" : ` found by ‘${q}’`}`;
    return auditedResult({ files: rows.length, size: bytes }, { action: "DOWNLOADED", noun: "ATTACHMENT", name });
  });
  const asker = askerOf(actor);
  const signature = signatureOf(context, zipSigned({ ownerId, id, asker, expires }));
  const query = new URLSearchParams({ id, asker, expires: String(expires), signature });
  return { url: `${context.publicUrl}/files/${ownerId}/documents.zip?${query}`, files, sizeInMB: megabytesOf(size), expiresAt };
}

/** What the signature of a ZIP's address covers. */
export function zipSigned({ ownerId, id, asker, expires }: { ownerId: string; id: string; asker: string; expires: number }): Signed {
  return { purpose: "documents", terms: JSON.stringify([ownerId, id, asker, expires]) };
}

/** Forgets selections whose address has ended. */
export async function deleteOldZips({ db, clock }: ApiContext): Promise<void> {
  await db.deleteFrom("documentZips").where("expiresAt", "<", clock().toISOString()).execute();
}
