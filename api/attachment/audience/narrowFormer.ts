import type { Role } from "#domain/account/role.ts";
import { commonAudience } from "#domain/partners/audience.ts";
import { letOutStates } from "#domain/review/attachmentState.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { Forbidden } from "../../http/httpErrors.ts";
import { readAudiences } from "./newAudience.ts";
import { setAudience } from "./setAudience.ts";

/**
 * Before the version that partners see of a document, the newest approved one, is deleted, reopened or asked about again: the approved one
 * before it takes its place, visible only to those who might see both, so that nobody is shown more than before. A draft or rejected version hides none, so that
 * its deletion changes nothing. The caller has locked the shipment's row. Returns the audit entry, if it changes.
 * Throws a 403 if the former one is final and would lose a role, unless the caller is an owner.
 */
export async function narrowFormer(
  trx: Trx,
  ownerId: string,
  { shipmentId, key, role, now }: { shipmentId: string; key: string; role: Role; now: string },
): Promise<AuditDraft[]> {
  const models = trx.selectFrom("documentModels").where("documentModels.ownerId", "=", ownerId);
  const gone = await models.select("series").where("key", "=", key).executeTakeFirst();
  if (!gone) return [];
  const [newest, former] = await models
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "documentModels.ownerId").onRef("attachments.key", "=", "documentModels.key"),
    )
    .select(["documentModels.key", "attachments.state"])
    .where("documentModels.shipmentId", "=", shipmentId)
    .where("series", "=", gone.series)
    .where("attachments.state", "in", letOutStates)
    .orderBy("documentModels.version", "desc")
    .limit(2)
    .execute();
  if (newest?.key !== key || !former) return [];
  const [own = [], others = []] = await readAudiences(trx, ownerId, [key, former.key]);
  const audience = commonAudience([own, others]);
  if (audience.length === others.length) return [];
  if (former.state === "FINAL" && role !== "OWNER") throw new Forbidden(reviewMessages.formerFinal);
  return (await setAudience(trx, { ownerId, shipmentId, keys: [former.key], audience, now })).notes;
}
