import { commonAudience } from "#domain/partners/audience.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { readAudiences } from "./newAudience.ts";
import { setAudience } from "./setAudience.ts";

/**
 * Before a document's newest version is deleted: the former one, which takes its place, is visible only to those who might see both, so that
 * a deletion shows nobody more than before. The caller has locked the shipment's row. Returns the audit entry, if it changes.
 */
export async function narrowFormer(
  trx: Trx,
  ownerId: string,
  { shipmentId, key, now }: { shipmentId: string; key: string; now: string },
): Promise<AuditDraft[]> {
  const models = trx.selectFrom("documentModels").where("ownerId", "=", ownerId);
  const gone = await models.select(["series", "version"]).where("key", "=", key).executeTakeFirst();
  if (!gone) return [];
  const [newest, former] = await models
    .select("key")
    .where("shipmentId", "=", shipmentId)
    .where("series", "=", gone.series)
    .orderBy("version", "desc")
    .limit(2)
    .execute();
  if (newest?.key !== key || !former) return [];
  const [own = [], others = []] = await readAudiences(trx, ownerId, [key, former.key]);
  const audience = commonAudience([own, others]);
  if (audience.length === others.length) return [];
  return (await setAudience(trx, { ownerId, shipmentId, keys: [former.key], audience, now })).notes;
}
