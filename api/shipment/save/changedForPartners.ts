import type { PartnerRole } from "#domain/partners/partner.ts";
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

/**
 * Who hears of something at `now`, an ISO instant: partners of these roles and these partners by id, and with `key` those alone who
 * see the file.
 */
type Hearers = { shipmentId: string; now: string; roles: readonly PartnerRole[]; partnerIds: readonly string[]; key: string | null };

/** Like `changedForPartners`, for what only certain partners see, such as a comment. */
export async function partnersChanged(trx: Trx, ownerId: string, { shipmentId, now, roles, partnerIds, key }: Hearers): Promise<void> {
  const some = ["", ...partnerIds];
  const changed = await trx
    .updateTable("shipmentPartners")
    .set({ changedAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("state", "=", "SHARED")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("partners")
          .select("partners.id")
          .where("partners.ownerId", "=", ownerId)
          .whereRef("partners.id", "=", "shipmentPartners.partnerId")
          .where(({ or, eb }) => or([eb("partners.id", "in", some), ...(roles.length > 0 ? [eb("partners.role", "in", roles)] : [])]))
          .$if(key !== null, (query) =>
            query.where((file) =>
              file.exists(
                file
                  .selectFrom("attachments")
                  .select("attachments.key")
                  .where("attachments.ownerId", "=", ownerId)
                  .where("attachments.shipmentId", "=", shipmentId)
                  .where("attachments.key", "=", key)
                  .where(partnerSees()),
              ),
            ),
          ),
      ),
    )
    .returning("partnerId")
    .execute();
  await tellPartners(
    trx,
    ownerId,
    changed.map(({ partnerId }) => partnerId),
  );
}
