import { impossibleText, reviewMessages } from "#domain/review/reviewActs.ts";
import type { Trx } from "../../db/database.ts";
import { conflict, ProblemError } from "../../http/httpErrors.ts";
import type { AttachmentRow } from "../../shipment/rows/attachmentRows.ts";

/**
 * The refusal of an act in a state that does not allow it, with who decided last: visitors of links decide no state. `partnerId` is set for a
 * partner, who learns of no decision but the office's and its own (R-1082).
 */
export async function refusedByState(
  trx: Trx,
  ownerId: string,
  { key, state }: AttachmentRow,
  partnerId: string | null = null,
): Promise<ProblemError> {
  const text = impossibleText(state);
  if (state !== "APPROVED" && state !== "REJECTED") return conflict(text, "key");
  const last = await trx
    .selectFrom("decisions")
    .select(["kind", "deciderId", "name"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("kind", "!=", "LINK")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const isTold = last && (partnerId === null || last.kind === "OFFICE" || last.deciderId === partnerId);
  return conflict(isTold ? `${text}, by ${last.name}` : text, "key");
}

/** Throws a 409 about the input's field if a newer version of the document exists. */
export async function refuseSuperseded(
  trx: Trx,
  ownerId: string,
  { shipmentId, series, version }: AttachmentRow,
  field = "key",
): Promise<void> {
  if (series === null || version === null) return;
  const newer = await trx
    .selectFrom("documentModels")
    .select("key")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("series", "=", series)
    .where("version", ">", version)
    .limit(1)
    .executeTakeFirst();
  if (newer) throw conflict(reviewMessages.superseded, field);
}
