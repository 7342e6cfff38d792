import type { ExpressionBuilder } from "kysely";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";

/** A file that was attached to a shipment at `now`, an ISO instant; `partnerId` if that partner uploaded it. */
type Arrived = { shipmentId: string; key: string; type: AttachmentType; partnerId: string | null; now: string };

/**
 * Marks requests as fulfilled by a file of their type: those that wait, also because the file that came before was deleted or rejected. A
 * partner's file fulfils only what that partner was asked for.
 */
export async function fulfilRequests(trx: Trx, ownerId: string, { shipmentId, key, type, partnerId, now }: Arrived): Promise<void> {
  await trx
    .updateTable("comments")
    .set({ fulfilledKey: key, fulfilledAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("type", "=", type)
    .$if(typeof partnerId === "string", (query) => query.where("partnerId", "=", partnerId ?? ""))
    .where(waits)
    .execute();
}

/** Whether no file is there that fulfils a request: none came, or it was deleted or rejected. */
export function waits({ not, exists, selectFrom }: ExpressionBuilder<Database, "comments">) {
  return not(
    exists(
      selectFrom("attachments as before")
        .select("before.key")
        .whereRef("before.ownerId", "=", "comments.ownerId")
        .whereRef("before.key", "=", "comments.fulfilledKey")
        .where("before.state", "!=", "REJECTED"),
    ),
  );
}

/** Lets requests wait again that a file fulfilled before its type was corrected (R-1083). */
export async function unfulfilRequests(
  trx: Trx,
  ownerId: string,
  { shipmentId, key, type }: Pick<Arrived, "shipmentId" | "key" | "type">,
): Promise<void> {
  await trx
    .updateTable("comments")
    .set({ fulfilledKey: null, fulfilledAt: null })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("fulfilledKey", "=", key)
    .where("type", "!=", type)
    .execute();
}
