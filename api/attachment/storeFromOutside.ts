import type { FastifyRequest } from "fastify";
import { attachmentMessages, attachmentTypes, uploadExtensions, type AttachmentType } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { reviewLimits, reviewMessages } from "#domain/review/reviewActs.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import { auditedResult, type AuditDraft } from "../audit/auditDraft.ts";
import { wakeAfterCommit } from "../audit/wakeAfterCommit.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { hashOf } from "../files/contentHash.ts";
import { acceptFile } from "../files/fileType.ts";
import { storeFiles, type Content } from "../files/store.ts";
import type { Upload } from "../files/upload.ts";
import type { Commit } from "../http/idempotency.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { attachmentName } from "./attachmentName.ts";
import type { OutsideMaker } from "./review/newState.ts";
import { linkFiles } from "./storeAttachment.ts";

/** A checked file from outside the office. */
export type OutsideFile = { kind: AttachmentType; name: string; contentType: string; content: Content };

/** The form's file under the given name, or under its own. `turn` shares the time of checking: an office's id, or a link's. */
export async function readOutsideFile(context: ApiContext, turn: string, { file, fields }: Upload): Promise<OutsideFile> {
  const type = fields["attachment_type"]?.trim();
  if (!type) throw new ProblemError([invalid(attachmentMessages.uploadIncomplete, "attachment_type")]);
  const kind = attachmentTypes.find((known) => known === type);
  if (!kind) throw new ProblemError([invalid(attachmentMessages.typeUnknown, "attachment_type")]);
  if (!file) throw new ProblemError([invalid(attachmentMessages.uploadIncomplete, "file")]);
  const { contentType, content } = await acceptFile(turn, file, uploadExtensions, attachmentMessages.uploadType);
  if (contentType === "application/pdf") await context.pdfChecks.check(turn, file);
  return { kind, name: attachmentName(fields["attachment_name"]?.trim() || file.fileName, contentType), contentType, content };
}

/** A file for the shipment of an exporter. `mayStore` throws if its maker may not put it there any more, in the same transaction. */
type FromOutside = {
  ownerId: string;
  shipmentId: string;
  file: OutsideFile;
  madeBy: OutsideMaker;
  actor: FastifyRequest["actor"];
  requestId: string;
  mayStore: (trx: Trx) => Promise<void>;
  /** The entry in the maker's own trail, by the exporter's; null: `commit` writes the exporter's trail. */
  ownNote: ((note: AuditDraft) => AuditDraft) | null;
};

/**
 * Stores a file from outside as submitted, for the office to decide: with the exporter's trail, inboxes and `attachment.submitted`.
 * Nobody else sees it before. Throws a `ProblemError` if 50 files of its maker wait for a decision, or the office has no room.
 */
export async function storeFromOutside(context: ApiContext, given: FromOutside, commit: Commit): Promise<{ key: string }> {
  const { ownerId, shipmentId, file, madeBy, actor, requestId, mayStore, ownNote } = given;
  const hash = await hashOf(file.content);
  const storing = storeFiles(context, [{ ...file, ownerId, isAttached: true }], commit, async (trx, [key = ""]) => {
    // Before rows of partners: revoking a partner locks in this order too.
    await lockOwner(trx, ownerId);
    await mayStore(trx);
    await refuseTooMany(trx, given);
    // A link is open to everybody: its uploads count up in one line, and its visitor's name is nobody's (R-1084).
    const [who, source] = madeBy.by === "LINK" ? [`${madeBy.name} (share link)`, madeBy.id] : [madeBy.name, `${madeBy.id} ${key}`];
    const line = { kind: "UPLOADED", shipmentId, key, who, what: file.name, source } as const;
    await addToInbox(trx, context, { ...line, ownerId });
    const note = { action: "UPLOADED", noun: "ATTACHMENT", name: file.name } as const;
    const files = { ownerId, shipmentId, files: [{ ...file, audience: [], madeBy, note }] } as const;
    const { notes, firmId } = await linkFiles(trx, context, files, [{ key, hash }]);
    const at = context.clock().toISOString();
    await context.publish(trx, ownerId, { type: "attachment.submitted", firmId, shipmentId, key, at });
    wakeAfterCommit(trx, ownerId);
    const [first] = notes;
    if (!first) throw new Error("Nothing was attached");
    if (ownNote === null) return auditedResult({ key }, first);
    await appendAuditEntries(trx, context, { ownerId, actor: { ...actor, name: madeBy.name }, id: requestId }, notes);
    return auditedResult({ key }, ownNote(first));
  });
  return await storing.catch((error: unknown) => {
    throw withoutFigures(error);
  });
}

/** The error for whom the exporter's quota is none of their business. */
export function withoutFigures(error: unknown): unknown {
  const isFull = error instanceof ProblemError && error.problems.some(({ code, field }) => code === "TOO_LARGE" && field?.[0] === "file");
  return isFull ? new ProblemError([{ message: reviewMessages.noRoom, code: "TOO_LARGE", field: ["file"] }]) : error;
}

async function refuseTooMany(trx: Trx, { ownerId, shipmentId, madeBy }: FromOutside): Promise<void> {
  const { waiting } = await trx
    .selectFrom("attachments")
    .select(({ fn }) => fn.countAll().as("waiting"))
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("madeBy", "=", madeBy.by)
    .where("madeById", "=", madeBy.id)
    .where("state", "=", "SUBMITTED")
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= reviewLimits.undecided) throw new ProblemError([invalid(reviewMessages.undecided, "file")]);
}
