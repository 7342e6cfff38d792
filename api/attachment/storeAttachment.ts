import type { Attachment, AttachmentType } from "#domain/documents/attachment.ts";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { audienceWords, storedAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { AttachmentMaker } from "#domain/review/attachmentState.ts";
import type { Milestone } from "#domain/shipment/progress/milestone.ts";
import { auditedResult, fieldChange, type AuditDraft } from "../audit/auditDraft.ts";
import { fulfilRequests } from "../comment/fulfilRequests.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { changedForPartners } from "../shipment/save/changedForPartners.ts";
import { shipmentSaved } from "../shipment/save/onShipmentSaved.ts";
import { hashOf } from "../files/contentHash.ts";
import { contentSize, storeFiles, type Content } from "../files/store.ts";
import type { Commit } from "../http/idempotency.ts";
import { touchShipment } from "../shipment/save/touchShipment.ts";
import { attachmentOf } from "../shipment/rows/attachmentRows.ts";
import { newAudience } from "./audience/newAudience.ts";
import { keepPartShipments, partAudiences } from "./audience/partAudiences.ts";
import { newState, openOutsideReview, readStates, type OutsideMaker } from "./review/newState.ts";
import { askNobody } from "./review/rounds.ts";

/** A file's origin in the audit trail. */
type Origin = Pick<AuditDraft, "action" | "noun" | "name" | "changes">;

/** A file to attach. `note` describes its origin for the audit trail, which adds its version from the second on; a function runs after `alsoStore`. */
export type NewAttachment = {
  kind: AttachmentType;
  name: string;
  contentType: string;
  content: Content;
  /** Who may see it by the caller's choice; null: as `newAudience` decides. */
  audience: readonly PartnerRole[] | null;
  /** What it is merged of: attachments by their keys, or the files stored before it in the same write. */
  mergedOf?: readonly string[] | "filesBefore";
  /** Whether it has the type of a paper that it only prepares, and so answers no request for it (R-1291). */
  isNoPaper?: boolean;
  /** Who made it outside the office, which then has to decide about it; it is nobody's to see before, whatever `audience` says. */
  madeBy?: OutsideMaker;
  note: Origin | (() => Origin);
  /** Runs in the same transaction; returns what the answer says of the file in addition. */
  alsoStore?: (trx: Trx, key: string) => Promise<Partial<Attachment>>;
};

/** Files to attach to a shipment: at least one. */
export type NewAttachments = {
  ownerId: string;
  shipmentId: string;
  files: readonly [NewAttachment, ...NewAttachment[]];
  /** Runs first in the same transaction; returns its changes to the shipment, by the file that made them, and the milestones that it reached. */
  alsoWrite?: (trx: Trx) => Promise<{ changes: AuditChange[][]; reached: Milestone[] }>;
};

/**
 * Stores files and their links to the shipment in one transaction; keeps nothing if the shipment was deleted meanwhile. `answerOf` builds the
 * answer.
 */
export async function storeAttachments<T>(
  context: ApiContext,
  attached: NewAttachments,
  commit: Commit,
  answerOf: (stored: Attachment[]) => T,
): Promise<T> {
  const { ownerId, files } = attached;
  const contents = files.map(({ kind, name, contentType, content }) => ({ kind, name, contentType, content, ownerId, isAttached: true }));
  const hashes = await Promise.all(contents.map(({ content }) => hashOf(content)));
  return await storeFiles(context, contents, commit, async (trx, keys) => {
    // Before rows of partners: revoking a partner locks in this order too.
    await lockOwner(trx, ownerId);
    const links = keys.map((key, index) => ({ key, hash: hashes[index] ?? "" }));
    const { stored, notes } = await linkFiles(trx, context, attached, links);
    const [first, ...others] = notes;
    if (!first) throw new Error("Nothing was attached");
    return auditedResult(answerOf(stored), first, ...others);
  });
}

/**
 * Links files, whose rows are stored already, to a shipment: their keys and hashes are `links`, in order. Returns the entries for the owner's
 * trail. Requires the owner's lock.
 */
export async function linkFiles(
  trx: Trx,
  context: ApiContext,
  { ownerId, shipmentId, files, alsoWrite }: NewAttachments,
  links: readonly { key: string; hash: string }[],
): Promise<{ stored: Attachment[]; notes: AuditDraft[]; firmId: string }> {
  const now = context.clock().toISOString();
  const { firmId } = await touchShipment(trx, ownerId, { shipmentId, now });
  const written = await alsoWrite?.(trx);
  const hasNewValues = written?.changes.some((changes) => changes.length > 0) ?? false;
  const event = { firmId, shipmentId, key: null, at: now };
  if (hasNewValues) await changedForPartners(trx, ownerId, { shipmentId, now });
  const stored: Attachment[] = [];
  const notes: AuditDraft[] = [];
  for (const [index, { note, alsoStore, audience: chosen, mergedOf, isNoPaper = false, madeBy, ...file }] of files.entries()) {
    const { key, hash } = links[index] ?? { key: "", hash: "" };
    const added = await alsoStore?.(trx, key);
    const partKeys = mergedOf === "filesBefore" ? stored.map((each) => each.key) : (mergedOf ?? []);
    const parts = mergedOf === undefined ? null : await partAudiences(trx, ownerId, { shipmentId, keys: partKeys });
    const choice = madeBy ? [] : chosen;
    const audience = await newAudience(trx, ownerId, { kind: file.kind, chosen: choice, parts, supersedes: added?.supersedes ?? null });
    const state = await newState(trx, ownerId, { madeBy, parts: await readStates(trx, ownerId, partKeys) });
    const maker: AttachmentMaker = madeBy?.by ?? "OFFICE";
    // Those who see the version before, which may vanish for them.
    if (added) await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
    const row = { key, updatedAt: now, audience: storedAudience(audience), state, madeBy: maker, sha256: hash };
    await trx
      .insertInto("attachments")
      .values({ ownerId, shipmentId, ...row, madeById: madeBy?.id ?? "", linkMakerId: madeBy?.linkMakerId ?? "" })
      .execute();
    if (partKeys.length > 0) await keepPartShipments(trx, ownerId, { shipmentId, key, partKeys });
    if (typeof added?.supersedes === "string") await askNobody(trx, ownerId, { shipmentId, key: added.supersedes, now });
    if (madeBy) await openOutsideReview(trx, ownerId, { shipmentId, key, madeBy, now });
    await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
    // What came by a link is of somebody unknown, who was asked for nothing.
    if (madeBy?.by !== "LINK" && !isNoPaper)
      await fulfilRequests(trx, ownerId, { shipmentId, key, type: file.kind, partnerId: madeBy?.id ?? null, now });
    await shipmentSaved(trx, context, { ownerId, event: { ...event, type: "attachment.added", key }, hasNewValues });
    stored.push({ ...attachmentOf({ ...file, ...row, size: contentSize(file.content) }), ...added });
    const version = added?.version ?? 1;
    const origin = typeof note === "function" ? note() : note;
    const name = version === 1 ? origin.name : `${origin.name ?? ""}, version ${version}`;
    notes.push({
      ...origin,
      ...(name !== undefined && { name }),
      entityId: key,
      shipmentId,
      changes: [...(written?.changes[index] ?? origin.changes ?? []), ...fieldChange("audience", "nobody", audienceWords(audience))],
    });
  }
  await shipmentSaved(trx, context, { ownerId, event: { ...event, type: "shipment.updated" }, hasNewValues });
  for (const milestone of written?.reached ?? []) {
    await shipmentSaved(trx, context, { ownerId, event: { ...event, type: "milestone.reached", milestone }, hasNewValues: false });
  }
  return { stored, notes, firmId };
}

/** Stores one file and its link to the shipment, as `storeAttachments` does. */
export async function storeAttachment(
  context: ApiContext,
  { ownerId, shipmentId, ...file }: NewAttachment & { ownerId: string; shipmentId: string },
  commit: Commit,
): Promise<Attachment> {
  return await storeAttachments(context, { ownerId, shipmentId, files: [file] }, commit, firstOf);
}

/** The only stored file. */
export function firstOf([stored]: Attachment[]): Attachment {
  if (!stored) throw new Error("Nothing was attached");
  return stored;
}
