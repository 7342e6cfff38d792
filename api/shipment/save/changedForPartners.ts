import type { Trx } from "../../db/database.ts";
import { partnerSees } from "../partners/partnerSees.ts";
import { tellPartners } from "../partners/tellPartners.ts";

/** What changed at `now`, an ISO instant: the shipment's progress, or with `keys` its files. */
type Change = { shipmentId: string; now: string; keys?: readonly string[] };

/**
 * Notes that partners see something else of a shipment, for their streams, and wakes these. A file concerns only those who see it:
 * call it while the row of the file is there, and before and after its audience, state or reviewers change.
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
            .where(partnerSees()),
        ),
      ),
    )
    .returning("partnerId")
    .execute();
  const partnerIds = changed.map(({ partnerId }) => partnerId);
  await tellPartners(trx, ownerId, partnerIds);
}
