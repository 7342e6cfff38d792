import { attachmentMessages } from "#domain/documents/attachment.ts";
import { audienceWords, readAudience, storedAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import { fieldChange, type AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { conflict, notFound } from "../../http/httpErrors.ts";
import { changedForPartners } from "../../shipment/save/changedForPartners.ts";

/** Files of an owner's shipment, each key once, and who may see them from now on. */
export type AudienceOrder = {
  ownerId: string;
  shipmentId: string;
  keys: readonly [string, ...string[]];
  audience: PartnerRole[];
  /** Whether a final file keeps the roles that may see it: an editor only adds some. */
  keepsFinal?: boolean;
  /** ISO instant. */
  now: string;
};

/**
 * Sets who may see files of a shipment. The caller has locked the shipment's row. Returns an audit entry for each file that changed, and
 * whether one did; one entry without a change if none did. Throws "not found" at the first key that is no file of the shipment, and
 * a conflict for a final file that must keep its roles.
 */
export async function setAudience(
  trx: Trx,
  { ownerId, shipmentId, keys, audience, keepsFinal = false, now }: AudienceOrder,
): Promise<{ notes: [AuditDraft, ...AuditDraft[]]; hasChanged: boolean }> {
  const rows = await trx
    .selectFrom("attachments")
    .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "attachments.ownerId").onRef("files.key", "=", "attachments.key"))
    .select(["attachments.key", "attachments.audience", "attachments.state", "files.name"])
    .where("attachments.ownerId", "=", ownerId)
    .where("attachments.shipmentId", "=", shipmentId)
    .where("attachments.key", "in", keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const files = keys.map((key, index) => {
    const file = byKey.get(key);
    if (!file) throw notFound(attachmentMessages.notFound, "keys", String(index));
    return file;
  });
  const stored = storedAudience(audience);
  const changed = files.filter((file) => file.audience !== stored);
  const isNarrowed = (before: string) => readAudience(before).some((role) => !audience.includes(role));
  if (keepsFinal && changed.some((file) => file.state === "FINAL" && isNarrowed(file.audience)))
    throw conflict(reviewMessages.final, "keys");
  const note = ({ key, name, audience: before }: (typeof files)[number]): AuditDraft => {
    const changes = fieldChange("audience", audienceWords(readAudience(before)), audienceWords(audience));
    return { action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name, changes };
  };
  // Notify those who could see a file before as well as those who can see it now.
  const tellPartners = () => changedForPartners(trx, ownerId, { shipmentId, now, keys: changed.map(({ key }) => key) });
  if (changed.length > 0) await tellPartners();
  await trx
    .updateTable("attachments")
    .set({ audience: stored })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("key", "in", keys)
    .execute();
  if (changed.length > 0) await tellPartners();
  const [first, ...others] = changed.length > 0 ? changed : files.slice(0, 1);
  if (!first) throw notFound(attachmentMessages.notFound, "keys");
  return { notes: [note(first), ...others.map(note)], hasChanged: changed.length > 0 };
}
