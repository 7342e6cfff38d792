import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { waits } from "./fulfilRequests.ts";

/** Requests that are looked at in one run; the next run takes the others. */
const mostAtOnce = 500;

type Overdue = { ownerId: string; id: string };

/** Notifies both offices of each request whose last day has passed without a file, once. */
export async function tellOverdue(context: ApiContext): Promise<void> {
  const { db, clock, ownerEvents } = context;
  const today = clock().toISOString().slice(0, 10);
  const due = await db
    .selectFrom("comments")
    .select(["ownerId", "id"])
    .where("type", "is not", null)
    .where("isOverdueTold", "=", 0)
    .where(waits)
    .where("dueDay", ">", "")
    .where("dueDay", "<", today)
    .limit(mostAtOnce)
    .execute();
  for (const request of due) {
    const offices = await db.transaction().execute((trx) => tellOne(trx, context, request));
    for (const office of offices) ownerEvents.wake(office);
  }
}

/** Of two processes the second one finds nothing to tell. Returns the offices whose inboxes changed. */
async function tellOne(trx: Trx, context: ApiContext, { ownerId, id }: Overdue): Promise<string[]> {
  const request = await trx
    .updateTable("comments")
    .set({ isOverdueTold: 1 })
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .where("isOverdueTold", "=", 0)
    .where(waits)
    .returning(["shipmentId", "type", "partnerId", "createdAt"])
    .executeTakeFirst();
  if (!request?.type || !request.partnerId) return [];
  const { shipmentId, partnerId } = request;
  const partner = await trx
    .selectFrom("partners")
    .select(["name", "state", "partnerOwnerId", "joinedAt"])
    .where("ownerId", "=", ownerId)
    .where("id", "=", partnerId)
    .executeTakeFirst();
  if (!partner) return [];
  const line = { kind: "OVERDUE", shipmentId, what: attachmentTypeNames[request.type], source: id } as const;
  await addToInbox(trx, context, { ...line, ownerId, who: partner.name });
  // Another office that is the partner meanwhile was asked for nothing.
  const wasAsked = partner.joinedAt !== null && partner.joinedAt <= request.createdAt;
  const office = partner.state === "ACTIVE" && wasAsked ? partner.partnerOwnerId : null;
  if (office === null) return [ownerId];
  await addToInbox(trx, context, { ...line, ownerId: office, partnerId, who: "you" });
  return [ownerId, office];
}
