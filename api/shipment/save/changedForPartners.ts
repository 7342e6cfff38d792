import type { ExpressionBuilder } from "kysely";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";
import { partnerSees, partnerSeesVersion } from "../partners/partnerSees.ts";
import { tellPartners } from "../partners/tellPartners.ts";

/**
 * What changed at `now`, an ISO instant: the shipment's progress, with `keys` its files, with `to` what only partners of these roles and
 * these partners by id see, such as a comment.
 */
type Change = { shipmentId: string; now: string; keys?: readonly string[]; to?: Readers };
type Readers = { roles: readonly PartnerRole[]; partnerIds: readonly string[] };

/**
 * Notes that partners see something else of a shipment, for their streams, and wakes these. A file concerns only those who see it
 * or another of its versions, which may appear or vanish with it: call it while the row of the file or of its version is there, and before and
 * after its audience, state, reviewers or versions change.
 */
export async function changedForPartners(trx: Trx, ownerId: string, change: Change): Promise<void> {
  const changed = await notedForPartners(trx, ownerId, change).execute();
  const partnerIds = changed.map(({ partnerId }) => partnerId);
  await tellPartners(trx, ownerId, partnerIds);
}

/** The statement of `changedForPartners`. */
export function notedForPartners(trx: Trx, ownerId: string, { shipmentId, now, keys, to }: Change) {
  return trx
    .updateTable("shipmentPartners")
    .set({ changedAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("state", "=", "SHARED")
    .where((row) => row.and([...(keys ? [seesOneOf(row, { ownerId, shipmentId, keys })] : []), ...(to ? [isOneOf(row, ownerId, to)] : [])]))
    .returning("partnerId");
}

type Shared = ExpressionBuilder<Database, "shipmentPartners">;
type Files = { ownerId: string; shipmentId: string; keys: readonly string[] };

/** Whether the partner sees one of the files, or of their versions. */
function seesOneOf(row: Shared, { ownerId, shipmentId, keys }: Files) {
  const { exists, selectFrom } = row;
  return exists(
    selectFrom("attachments")
      .innerJoin("partners", "partners.ownerId", "attachments.ownerId")
      .leftJoin("documentModels as own", (join) =>
        join.onRef("own.ownerId", "=", "attachments.ownerId").onRef("own.key", "=", "attachments.key"),
      )
      .select("attachments.key")
      .where("attachments.ownerId", "=", ownerId)
      .where("attachments.shipmentId", "=", shipmentId)
      .where(({ or, eb }) => or([eb("attachments.key", "in", keys), eb("own.series", "in", series(row, { ownerId, shipmentId, keys }))]))
      .whereRef("partners.id", "=", "shipmentPartners.partnerId")
      .where(partnerSees())
      .where(partnerSeesVersion("own")),
  );
}

/** The series of the files: those of one are versions of one document. */
function series({ selectFrom }: Shared, { ownerId, shipmentId, keys }: Files) {
  return selectFrom("documentModels")
    .select("series")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("key", "in", keys);
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
