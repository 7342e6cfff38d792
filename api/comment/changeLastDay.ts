import type { Role } from "#domain/account/role.ts";
import { commentMessages } from "#domain/comments/commentInput.ts";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { fieldChange, type AuditDraft } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { conflict, Forbidden, notFound, ProblemError } from "../http/httpErrors.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { changedForPartners } from "../shipment/save/changedForPartners.ts";
import { commentNote } from "./addComment.ts";
import { partnersWhoSee } from "./announceComment.ts";
import { answerAbout, waits } from "./fulfilRequests.ts";

/** A request's new last day, an ISO day or "" for none, and the person of the exporter's office who changes it. */
type DayChange = {
  ownerId: string;
  shipmentId: string;
  commentId: string;
  by: string;
  person: { personId: string; name: string; role: Role };
  now: Date;
};

/**
 * Changes the last day of a request that waits (R-1302), tells both offices' inboxes, and publishes `comment.changed`. Throws "not found" for
 * an unknown comment, and refuses one that asks for nothing, a document that has come, and who neither asked nor is an owner. Requires the lock
 * of the exporter's office. Call it last: publishing locks the owner's event count until the commit. Returns the entry for its trail; null if
 * it is the day already, of which nobody hears.
 */
export async function changeLastDay(trx: Trx, context: ApiContext, change: DayChange): Promise<AuditDraft | null> {
  const { ownerId, shipmentId, commentId, by, person, now } = change;
  const request = await findRequest(trx, change);
  if (request.authorId !== person.personId && person.role !== "OWNER") throw new Forbidden(commentMessages.dayNotYours);
  if (!request.waits) throw conflict(commentMessages.hasCome, "commentId");
  if (request.dueDay === by) return null;
  const { partnerId, key, firmId } = request;
  const at = now.toISOString();
  await trx
    .updateTable("comments")
    .set({ dueDay: by, isOverdueTold: 0 })
    .where("ownerId", "=", ownerId)
    .where("id", "=", commentId)
    .execute();
  const told = { shipmentId, now: at, to: { roles: [], partnerIds: [partnerId] } };
  await changedForPartners(trx, ownerId, key === null ? told : { ...told, keys: [key] });
  await answerAbout(trx, ownerId, { kind: "OVERDUE", shipmentId, id: commentId, partnerId, now: at });
  const line = { kind: "DAY_CHANGED", shipmentId, source: commentId, who: person.name, what: attachmentTypeNames[request.type] } as const;
  const until = by === "" ? "without a date" : `by ${toDayMonthYear(by)}`;
  await addToInbox(trx, context, { ...line, ownerId, text: `From ${request.partner} ${until}`, notTo: person.personId });
  for (const { officeId, joinedAt } of await partnersWhoSee(trx, { ownerId, shipmentId, audience: [], askedId: partnerId, key })) {
    // Another office that is the partner meanwhile was asked for nothing.
    if (joinedAt !== null && joinedAt <= request.createdAt)
      await addToInbox(trx, context, { ...line, ownerId: officeId, partnerId, text: `Now ${until}` });
  }
  await context.publish(trx, ownerId, { type: "comment.changed", firmId, shipmentId, key, at });
  const changes = fieldChange("date", dayWords(request.dueDay), dayWords(by));
  return commentNote("CHANGED", { id: commentId, shipmentId, file: request.file, changes });
}

/** The request with what decides who may change it; throws for an unknown comment, and for one that asks for nothing. */
async function findRequest(trx: Trx, { ownerId, shipmentId, commentId }: DayChange) {
  const row = await trx
    .selectFrom("comments")
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "comments.ownerId").onRef("shipments.id", "=", "comments.shipmentId"),
    )
    .leftJoin("files", (join) => join.onRef("files.ownerId", "=", "comments.ownerId").onRef("files.key", "=", "comments.key"))
    .leftJoin("partners", (join) => join.onRef("partners.ownerId", "=", "comments.ownerId").onRef("partners.id", "=", "comments.partnerId"))
    .select(["comments.key", "comments.type", "comments.partnerId", "comments.dueDay", "comments.createdAt", "shipments.firmId"])
    .select(["comments.authorId", "files.name as file", "partners.name as partner"])
    .where("comments.ownerId", "=", ownerId)
    .where("comments.shipmentId", "=", shipmentId)
    .where("comments.id", "=", commentId)
    .executeTakeFirst();
  if (!row) throw notFound(commentMessages.notFound, "commentId");
  const { type, partnerId, ...rest } = row;
  if (type === null || partnerId === null) throw new ProblemError([invalid(commentMessages.noRequest, "commentId")]);
  const waiting = await trx
    .selectFrom("comments")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("id", "=", commentId)
    .where(waits)
    .executeTakeFirst();
  return { ...rest, type, partnerId, waits: waiting !== undefined };
}

function dayWords(day: string): string {
  return day === "" ? "" : toDayMonthYear(day);
}
