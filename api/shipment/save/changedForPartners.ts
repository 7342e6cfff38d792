import type { ExpressionBuilder } from "kysely";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";
import { partnerSees } from "../partners/partnerSees.ts";
import { tellPartners } from "../partners/tellPartners.ts";

/**
 * What changed at `now`, an ISO instant: the shipment's progress, with `keys` its files, with `to` what only partners of these roles and
 * these partners by id see, such as a comment.
 */
type Change = { shipmentId: string; now: string; keys?: readonly string[]; to?: Readers };
type Readers = { roles: readonly PartnerRole[]; partnerIds: readonly string[] };

/**
 * Notes that partners see something else of a shipment, for their streams, and wakes these. A file concerns only those who see it:
 * call it while the row of the file is there, and before and after its audience, state or reviewers change.
 */
export async function changedForPartners(trx: Trx, ownerId: string, { shipmentId, now, keys, to }: Change): Promise<void> {
  const changed = await trx
    .updateTable("shipmentPartners")
    .set({ changedAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("state", "=", "SHARED")
    .where((row) => row.and([...(keys ? [seesOneOf(row, { ownerId, shipmentId, keys })] : []), ...(to ? [isOneOf(row, ownerId, to)] : [])]))
    .returning("partnerId")
    .execute();
  const partnerIds = changed.map(({ partnerId }) => partnerId);
  await tellPartners(trx, ownerId, partnerIds);
}

type Shared = ExpressionBuilder<Database, "shipmentPartners">;
type Files = { ownerId: string; shipmentId: string; keys: readonly string[] };

/** Whether the partner sees one of the files. */
function seesOneOf({ exists, selectFrom }: Shared, { ownerId, shipmentId, keys }: Files) {
  return exists(
    selectFrom("attachments")
      .innerJoin("partners", "partners.ownerId", "attachments.ownerId")
      .select("attachments.key")
      .where("attachments.ownerId", "=", ownerId)
      .where("attachments.shipmentId", "=", shipmentId)
      .where("attachments.key", "in", keys)
      .whereRef("partners.id", "=", "shipmentPartners.partnerId")
      .where(partnerSees()),
  );
}

/** Whether the partner has one of the roles, or is named. */
function isOneOf({ exists, selectFrom }: Shared, ownerId: string, { roles, partnerIds }: Readers) {
  return exists(
    selectFrom("partners")
      .select("partners.id")
      .where("partners.ownerId", "=", ownerId)
      .whereRef("partners.id", "=", "shipmentPartners.partnerId")
      .where(({ or, eb }) =>
        or([...partnerIds.map((id) => eb("partners.id", "=", id)), ...roles.map((role) => eb("partners.role", "=", role))]),
      ),
  );
}
