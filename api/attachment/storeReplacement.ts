import { replacementProblem, type Attachment } from "#domain/documents/attachment.ts";
import type { Trx } from "../db/database.ts";
import { conflict } from "../http/httpErrors.ts";
import { attachmentOf, findAttachment, type AttachmentRow } from "../shipment/rows/attachmentRows.ts";
import { refuseSuperseded } from "./review/refusals.ts";

const field = "supersedes";

/** An uploaded file that replaces another of the same shipment; both by their keys. */
type Replacement = { ownerId: string; shipmentId: string; key: string; supersedes: string };

/**
 * Makes an uploaded file the next version of the one that it replaces (R-1110): of a generated document in its series, else in a series that
 * begins with the replaced file. Returns the replaced file, and the new one's place. Requires the lock of the shipment's row, so that of two
 * uploads that replace the same file the second is refused. Throws "not found" for a file that the shipment does not have, and a 409 for
 * one that has a newer version or may not be replaced.
 */
export async function storeReplacement(
  trx: Trx,
  { ownerId, shipmentId, key, supersedes }: Replacement,
): Promise<{ former: AttachmentRow; place: Partial<Attachment> }> {
  const former = await findAttachment(trx, ownerId, { shipmentId, key: supersedes, type: "", field });
  await refuseKept(trx, ownerId, former);
  const series = former.series ?? `upload ${former.key}`;
  const first = former.version ?? 1;
  // No version of the shipment was printed: that is how an uploaded version is known (ADR-0148).
  const row = { ownerId, shipmentId, series, shipmentVersion: 0, model: "", size: 0, facts: "{}", changes: null };
  const rows = [...(former.version === null ? [{ ...row, key: former.key, version: first }] : []), { ...row, key, version: first + 1 }];
  await trx.insertInto("documentModels").values(rows).execute();
  return { former, place: { version: first + 1, supersedes: former.key, supersededBy: null, changes: null } };
}

async function refuseKept(trx: Trx, ownerId: string, former: AttachmentRow): Promise<void> {
  await refuseSuperseded(trx, ownerId, former, field);
  const problem = replacementProblem(attachmentOf(former));
  if (problem !== null) throw conflict(problem, field);
}
