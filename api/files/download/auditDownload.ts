import type { FastifyRequest } from "fastify";
import { firmImageTypes } from "#domain/documents/attachment.ts";
import type { AuditActor, AuditChange } from "#domain/audit/auditTrail.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import { appendAuditEntries, type Author } from "../../audit/appendAuditEntries.ts";
import type { ApiContext } from "../../context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { isDiskFull } from "../../db/diskFull.ts";
import { askerOf } from "../../audit/asker.ts";
import { firstTime } from "../../http/idempotency.ts";
import type { Disposition } from "../../http/disposition.ts";
import type { FileRow } from "../store.ts";

type HandedOut = Pick<FileRow, "key" | "name"> & { kind: string };

/** `once` names what is recorded only once: fetches with the same name leave one entry. `changes` say more about it. */
type Fetched = { ownerId: string; file: HandedOut; actor: AuditActor; disposition: Disposition; once: string; changes?: AuditChange[] };

/** Records the download through a signed URL. */
export async function auditSignedFetch(context: ApiContext, request: FastifyRequest, fetched: Fetched): Promise<void> {
  const { ownerId, file, actor, disposition, once, changes = [] } = fetched;
  if (isFirmImage(file)) return;
  const noting = firstTime(context, { ownerId, name: once }, async (trx) => {
    const author = { ownerId, actor, id: request.id };
    const note = await noteOf(trx, ownerId, file, actionOf(disposition));
    await appendAuditEntries(trx, context, author, [{ ...note, changes }]);
  });
  await noting.catch((error: unknown) => ignoreFullDisk(request, error));
}

/** Records that the caller fetched a file, or got its URL in an S3 store, which does not report downloads. */
export async function auditDownload(context: ApiContext, request: FastifyRequest & Author, file: FileRow, disposition: Disposition) {
  const { ownerId, actor } = request;
  await auditSignedFetch(context, request, { ownerId, file, actor, disposition, once: onceAnHour(context, { actor, file, disposition }) });
}

/** A member's fetches of a file in an hour are one entry, so that no reader can fill the office's trail. */
export function onceAnHour({ clock }: ApiContext, { actor, file, disposition }: Pick<Fetched, "actor" | "file" | "disposition">) {
  return `file ${askerOf(actor)} ${file.key} ${disposition} ${hourOf(clock()).start}`;
}

/** The hour in UTC, and how an entry names it: a partner's or visitor's fetches of a file in an hour are one entry of the exporter's. */
export function hourOf(now: Date) {
  const next = new Date(now.getTime() + 60 * 60 * 1000);
  const [from, to] = [now, next].map((at) => `${at.toISOString().slice(11, 13)}:00`);
  return { start: now.toISOString().slice(0, 13), change: { field: "time", of: "", from: `${from}`, to: `${to} UTC` } };
}

function actionOf(disposition: Disposition): "DOWNLOADED" | "OPENED" {
  return disposition === "inline" ? "OPENED" : "DOWNLOADED";
}

async function noteOf(db: Db | Trx, ownerId: string, { key, name }: HandedOut, action: "DOWNLOADED" | "OPENED"): Promise<AuditDraft> {
  const link = await db
    .selectFrom("attachments")
    .select("shipmentId")
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .executeTakeFirst();
  return { action, noun: "ATTACHMENT", entityId: key, shipmentId: link?.shipmentId ?? null, name };
}

/** Every view of a firm loads stamp and letterhead, so these downloads are not audited. */
function isFirmImage({ kind }: HandedOut): boolean {
  return firmImageTypes.some((type) => type === kind);
}

/** Rethrows an error unless the disk is full, which must not block downloads. */
export function ignoreFullDisk(request: FastifyRequest, error: unknown): void {
  if (!isDiskFull(error)) throw error;
  request.log.error({ err: error }, "the audit trail could not note that a file was handed out");
}
