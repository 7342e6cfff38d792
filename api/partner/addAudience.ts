import { attachmentMessages } from "#domain/documents/attachment.ts";
import { readAudience, storedAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { setAudience } from "../attachment/audience/setAudience.ts";
import type { AuditDraft } from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { notFound } from "../http/httpErrors.ts";

/**
 * Adds a role to the audience of a shipment's attachments. The caller has locked the shipment's row. Throws for an unknown key. Returns the
 * audit entries, none if all had it.
 */
export async function addAudience(
  trx: Trx,
  {
    ownerId,
    shipmentId,
    keys,
    role,
    now,
  }: { ownerId: string; shipmentId: string; keys: readonly string[]; role: PartnerRole; now: string },
): Promise<AuditDraft[]> {
  const rows = await trx
    .selectFrom("attachments")
    .select(["key", "audience"])
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("key", "in", [...new Set(keys)])
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  const unknown = keys.findIndex((key) => !known.has(key));
  if (unknown >= 0) throw notFound(attachmentMessages.notFound, "keys", String(unknown));
  const changing = rows.filter(({ audience }) => !readAudience(audience).includes(role));
  const notes: AuditDraft[] = [];
  for (const [before, files] of Map.groupBy(changing, ({ audience }) => audience)) {
    const [first = "", ...others] = files.map(({ key }) => key);
    const audience = readAudience(storedAudience([...readAudience(before), role]));
    notes.push(...(await setAudience(trx, { ownerId, shipmentId, keys: [first, ...others], audience, now })).notes);
  }
  return notes;
}
