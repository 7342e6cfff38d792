import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { commentLimits, commentMessages, fileUnseen, type CommentInput } from "#domain/comments/commentInput.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { audienceWords, storedAudience } from "#domain/partners/audience.ts";
import { partnerMessages } from "#domain/partners/partnerInput.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { fieldChange, type AuditDraft } from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";
import { countWithAct } from "../rateLimit/countWithAct.ts";
import { partnerSees, partnerSeesVersion } from "../shipment/partners/partnerSees.ts";
import { findAttachment } from "../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../shipment/save/changedForPartners.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";

/** Who writes: the office, the person, and the partnership if it is a partner's. */
type CommentAuthor = { officeId: string; personId: string; name: string; partnerId: string | null };

/** A comment to store in an exporter's shipment. */
export type NewComment = { ownerId: string; shipmentId: string; author: CommentAuthor; input: CommentInput; now: Date };

/** The partner that a comment asks for a document, and the file that it is about; null: the shipment. */
type Asked = { partnerId: string; file: { key: string; name: string } | null };

/** A stored comment: its id, the firm of the shipment, the file that it is about, and the entry for the exporter's trail. */
export type StoredComment = { commentId: string; firmId: string; file: { key: string; name: string } | null; note: AuditDraft };

const aDay = { points: commentLimits.aDay, seconds: 24 * 60 * 60, noun: "comments" };

/**
 * Stores a comment and wakes the partners that see it. Requires the lock of the exporter's office, so that the shipment stays
 * and comments are counted one after another. Call it late in the transaction: it counts the writer's comments of the day.
 */
export async function addComment(trx: Trx, comment: NewComment): Promise<StoredComment> {
  const { ownerId, shipmentId, author, now } = comment;
  const { text, key, audience, request } = comment.input;
  const shipment = await trx
    .selectFrom("shipments")
    .select("firmId")
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .executeTakeFirst();
  if (!shipment) throw shipmentNotFound();
  const file = key === "" ? null : await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
  const asked = request === null ? null : await askedPartner(trx, comment, { partnerId: request.partnerId, file });
  await refuseFull(trx, comment);
  const id = newId();
  await trx
    .insertInto("comments")
    .values({
      ownerId,
      id,
      shipmentId,
      key: file?.key ?? null,
      text,
      audience: storedAudience(audience),
      authorOwnerId: author.officeId,
      authorId: author.personId,
      authorName: author.name,
      authorPartnerId: author.partnerId,
      createdAt: now.toISOString(),
      type: request?.type ?? null,
      partnerId: request?.partnerId ?? null,
      dueDay: request?.by ?? "",
      fulfilledKey: null,
      fulfilledAt: null,
      isOverdueTold: 0,
    })
    .execute();
  const partnerIds = [request?.partnerId, author.partnerId].filter((partnerId) => typeof partnerId === "string");
  const change = { shipmentId, now: now.toISOString(), to: { roles: audience, partnerIds } };
  await changedForPartners(trx, ownerId, file ? { ...change, keys: [file.key] } : change);
  await countWithAct(trx, aDay, { name: "comments", key: author.officeId, now });
  const changes = [
    ...fieldChange("audience", "nobody", audienceWords(audience)),
    ...(request ? fieldChange("asked document", "", attachmentTypeNames[request.type]) : []),
    ...fieldChange("asked partner", "", asked ?? ""),
    ...fieldChange("date", "", request && request.by !== "" ? toDayMonthYear(request.by) : ""),
  ];
  return {
    commentId: id,
    firmId: shipment.firmId,
    file: file && { key: file.key, name: file.name },
    note: commentNote("ADDED", { id, shipmentId, file: file?.name ?? null, changes }),
  };
}

/** An entry about a comment: it names the file, and never tells the text, which can be deleted. */
export function commentNote(
  action: "ADDED" | "CHANGED" | "DELETED",
  { id, shipmentId, file, changes = [] }: { id: string; shipmentId: string; file: string | null } & Pick<AuditDraft, "changes">,
): AuditDraft {
  return { action, noun: "COMMENT", entityId: id, shipmentId, name: file === null ? "" : `on ${file}`, changes };
}

/** The name of the partner that is asked. Throws if it is unknown, or does not see the shipment or the file now. */
async function askedPartner(trx: Trx, { ownerId, shipmentId }: NewComment, { partnerId, file }: Asked): Promise<string> {
  const row = await trx
    .selectFrom("partners")
    .leftJoin("shipmentPartners", (join) =>
      join
        .onRef("shipmentPartners.ownerId", "=", "partners.ownerId")
        .onRef("shipmentPartners.partnerId", "=", "partners.id")
        .on("shipmentPartners.shipmentId", "=", shipmentId),
    )
    .select(["partners.name", "partners.state", "shipmentPartners.state as place"])
    .where("partners.ownerId", "=", ownerId)
    .where("partners.id", "=", partnerId)
    .executeTakeFirst();
  if (!row) throw notFound(partnerMessages.notFound, "request", "partnerId");
  if (row.state !== "ACTIVE" || row.place !== "SHARED")
    throw new ProblemError([invalid(commentMessages.partnerAway, "request", "partnerId")]);
  if (file !== null && !(await seesFile(trx, ownerId, { partnerId, key: file.key })))
    throw new ProblemError([invalid(fileUnseen(row.name, file.name), "request", "partnerId")]);
  return row.name;
}

/** Whether a partner that sees the shipment sees the file as well. */
async function seesFile(trx: Trx, ownerId: string, { partnerId, key }: { partnerId: string; key: string }): Promise<boolean> {
  const row = await trx
    .selectFrom("attachments")
    .innerJoin("partners", "partners.ownerId", "attachments.ownerId")
    .leftJoin("documentModels as own", (join) =>
      join.onRef("own.ownerId", "=", "attachments.ownerId").onRef("own.key", "=", "attachments.key"),
    )
    .select("attachments.key")
    .where("attachments.ownerId", "=", ownerId)
    .where("attachments.key", "=", key)
    .where("partners.id", "=", partnerId)
    .where(partnerSees())
    .where(partnerSeesVersion("own"))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws if the shipment can have no further comment, or none of this partner. */
async function refuseFull(trx: Trx, { ownerId, shipmentId, author }: NewComment): Promise<void> {
  const { all, own } = await trx
    .selectFrom("comments")
    .select(({ fn }) => [fn.countAll().as("all"), fn.count("id").filterWhere("authorPartnerId", "=", author.partnerId).as("own")])
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .executeTakeFirstOrThrow();
  const problems: Problem[] = [];
  if (Number(all) >= commentLimits.ofShipment) problems.push(invalid(commentMessages.shipmentFull));
  if (author.partnerId !== null && Number(own) >= commentLimits.ofPartner) problems.push(invalid(commentMessages.partnerFull));
  if (problems.length > 0) throw new ProblemError(problems);
}
