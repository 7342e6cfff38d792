import { sql, type SqlBool } from "kysely";
import type { Trx } from "../../db/database.ts";
import { tellPartners } from "../partners/tellPartners.ts";

/** What changed at `now`, an ISO instant: the shipment's progress, or with `keys` its files. */
type Change = { shipmentId: string; now: string; keys?: readonly string[] };

/**
 * Notes that partners see something else of a shipment, for their streams, and wakes these. A file concerns only those whose role is in its audience:
 * call it while the row of the file is there, and before and after its audience changes.
 */
export async function changedForPartners(trx: Trx, ownerId: string, { shipmentId, now, keys }: Change): Promise<void> {
  const changed = await trx
    .updateTable("shipmentPartners")
    .set({ changedAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("state", "=", "SHARED")
    .$if(keys !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("attachments")
            .innerJoin("partners", "partners.ownerId", "attachments.ownerId")
            .select("attachments.key")
            .where("attachments.ownerId", "=", ownerId)
            .where("attachments.shipmentId", "=", shipmentId)
            .where("attachments.key", "in", keys ?? [])
            .whereRef("partners.id", "=", "shipmentPartners.partnerId")
            .where(audienceHasRole(sql.ref("attachments.audience"), sql.ref("partners.role"))),
        ),
      ),
    )
    .returning("partnerId")
    .execute();
  const partnerIds = changed.map(({ partnerId }) => partnerId);
  await tellPartners(trx, ownerId, partnerIds);
}

type Reference = ReturnType<typeof sql.ref>;

/** Whether a stored audience has a role. No role's name is a part of another's. */
export function audienceHasRole(audience: Reference, role: Reference) {
  return sql<SqlBool>`${audience} like '%' || ${role} || '%'`;
}
