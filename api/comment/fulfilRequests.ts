import type { ExpressionBuilder } from "kysely";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";
import { markAnswered } from "../inbox/addToInbox.ts";
import { officesOf } from "../inbox/officesOf.ts";
import { documentSeries } from "../shipment/documentSeries.ts";

/** A file that was attached to a shipment at `now`, an ISO instant; `partnerId` if that partner uploaded it. */
type Arrived = { shipmentId: string; key: string; type: AttachmentType; partnerId: string | null; now: string };

/**
 * Marks requests as fulfilled by a file of their type: those that wait, also because the file that came before was deleted or rejected. A
 * partner's file fulfils only what that partner was asked for.
 */
export async function fulfilRequests(trx: Trx, ownerId: string, { shipmentId, key, type, partnerId, now }: Arrived): Promise<void> {
  const requests = await trx
    .updateTable("comments")
    .set({ fulfilledKey: key, fulfilledAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("type", "=", type)
    .$if(typeof partnerId === "string", (query) => query.where("partnerId", "=", partnerId ?? ""))
    .where(waits)
    .returning(["id", "authorId", "partnerId"])
    .execute();
  await endRequests(trx, ownerId, { shipmentId, requests, now });
}

/** Requests of a shipment: their ids, who wrote each, and the partner that it asks. `now` is an ISO instant. */
type Ended = { shipmentId: string; requests: readonly { id: string; authorId: string; partnerId: string | null }[]; now: string };

/**
 * Marks the lines about requests that are fulfilled or deleted as read, in both offices (R-1259). A line of a partner stands for all that one
 * person asks of it on a shipment, and stays while any of that waits.
 */
export async function endRequests(trx: Trx, ownerId: string, { shipmentId, requests, now }: Ended): Promise<void> {
  for (const { id, authorId, partnerId } of requests) {
    if (partnerId === null) continue;
    for (const kind of ["OVERDUE", "DAY_CHANGED"] as const) await answerAbout(trx, ownerId, { kind, shipmentId, id, partnerId, now });
    if (await findWaiting(trx, ownerId, { shipmentId, authorId, partnerId })) continue;
    for (const { officeId } of await officesOf(trx, ownerId, [partnerId]))
      await markAnswered(trx, { ownerId: officeId, partnerId, kind: "REQUESTED", shipmentId, source: authorId, now });
  }
}

type AboutOne = { kind: "OVERDUE" | "DAY_CHANGED"; shipmentId: string; id: string; partnerId: string; now: string };

/** Marks the lines about one request as read, in both offices. */
export async function answerAbout(trx: Trx, ownerId: string, { kind, shipmentId, id, partnerId, now }: AboutOne): Promise<void> {
  const line = { kind, shipmentId, source: id, now };
  await markAnswered(trx, { ...line, ownerId });
  for (const { officeId } of await officesOf(trx, ownerId, [partnerId])) await markAnswered(trx, { ...line, ownerId: officeId, partnerId });
}

type Asked = { shipmentId: string; authorId: string; partnerId: string };

/** Whether a request of somebody to a partner still waits on a shipment. */
async function findWaiting(trx: Trx, ownerId: string, { shipmentId, authorId, partnerId }: Asked): Promise<boolean> {
  const found = await trx
    .selectFrom("comments")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("authorId", "=", authorId)
    .where("partnerId", "=", partnerId)
    .where("type", "is not", null)
    .where(waits)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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

/**
 * Before a file is deleted: a request that it fulfilled is fulfilled by the newest later version of the same document that has its type and is
 * not rejected, if there is one (R-1114).
 */
export async function passRequestsOn(trx: Trx, ownerId: string, { shipmentId, key }: Pick<Arrived, "shipmentId" | "key">): Promise<void> {
  const later = await documentSeries(trx, ownerId, key)
    .whereRef("version.version", ">", "own.version")
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "version.ownerId").onRef("attachments.key", "=", "version.key"),
    )
    .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "version.ownerId").onRef("files.key", "=", "version.key"))
    // Only firm images have another kind, and none has versions.
    .select(({ ref }) => ["version.key", ref("files.kind").$castTo<AttachmentType>().as("kind")])
    .where("attachments.state", "!=", "REJECTED")
    .orderBy("version.version", "desc")
    .execute();
  for (const { key: fulfilledKey, kind } of later) {
    await trx
      .updateTable("comments")
      .set({ fulfilledKey })
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .where("fulfilledKey", "=", key)
      .where("type", "=", kind)
      .execute();
  }
}
