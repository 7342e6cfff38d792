import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import type { ShareState } from "#domain/partners/partner.ts";
import type { Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";
import { sharesChanged } from "./tellPartners.ts";

type Both = ExpressionBuilder<Database, "partners" | "shipments">;

/** What to match: shipments with all active partners, or one active partner with all shipments. */
export type ToMatch = { ownerId: string; now: string } & ({ shipmentIds: readonly string[] } | { partnerId: string });

/** A partner that came onto a shipment, or left it. */
export type Moved = { partnerId: string; shipmentId: string; state: ShareState };

/**
 * Whether a shipment names one of a partner's records by the ids that were saved with it, so also a deleted one's: a buyer as
 * consignee, buyer or notify party, a broker, or a CHA's firm. A CHA without firms stands for all shipments.
 */
export function isNamed(ownerId: string) {
  return ({ and, or, eb, exists, selectFrom, ref }: Both): Expression<SqlBool> => {
    const records = selectFrom("partnerRecords")
      .select("recordId")
      .where("partnerRecords.ownerId", "=", ownerId)
      .whereRef("partnerRecords.partnerId", "=", "partners.id");
    const isBuyer = exists(
      records.where((record) =>
        record.or([
          record("recordId", "=", ref("shipments.consigneeId")),
          record("recordId", "=", ref("shipments.buyerId")),
          // Not a list of whom the shipment notifies: SQLite would make it of the notify parties of all shipments, for each of them.
          record.exists(
            record
              .selectFrom("shipmentNotifyParties")
              .select("position")
              .where("shipmentNotifyParties.ownerId", "=", ownerId)
              .whereRef("shipmentNotifyParties.shipmentId", "=", "shipments.id")
              .whereRef("shipmentNotifyParties.buyerId", "=", "partnerRecords.recordId"),
          ),
        ]),
      ),
    );
    const isBroker = exists(records.whereRef("recordId", "=", "shipments.brokerId"));
    const isFirm = exists(records.whereRef("recordId", "=", "shipments.firmId"));
    return or([
      and([eb("partners.role", "=", "IMPORTER"), isBuyer]),
      and([eb("partners.role", "=", "BROKER"), isBroker]),
      and([eb("partners.role", "=", "CHA"), or([eb("partners.scope", "!=", "FIRMS"), isFirm])]),
    ]);
  };
}

/** Whether an office has an active partner, as part of another statement, so that offices without partners pay for none. */
export function hasPartners(ownerId: string) {
  return (shipment: ExpressionBuilder<Database, "shipments">) =>
    shipment
      .case()
      .when(
        shipment.exists(
          shipment.selectFrom("partners").select("id").where("partners.ownerId", "=", ownerId).where("partners.state", "=", "ACTIVE"),
        ),
      )
      .then(1)
      .else(0)
      .end()
      .as("hasPartners");
}

/** Whether a partner comes onto a shipment by itself: it is active, its scope is not CHOSEN, and the shipment names it. */
function matches(ownerId: string) {
  return (both: Both): Expression<SqlBool> =>
    both.and([both("partners.state", "=", "ACTIVE"), both("partners.scope", "!=", "CHOSEN"), isNamed(ownerId)(both)]);
}

/**
 * Puts partners on the shipments that match them and takes them off those that match no more, in two statements however many shipments
 * there are. Chosen partners stay, and so do those that were taken off. Those who see other shipments than before are notified.
 * Requires the office's lock.
 */
export async function matchPartners(trx: Trx, toMatch: ToMatch): Promise<{ came: Moved[]; left: Moved[] }> {
  const left = await removeUnmatched(trx, toMatch);
  const came = await addMatched(trx, toMatch);
  const seeing = [...left, ...came].filter(({ state }) => state === "SHARED").map(({ partnerId }) => partnerId);
  await sharesChanged(trx, toMatch.ownerId, seeing);
  return { came, left };
}

async function removeUnmatched(trx: Trx, toMatch: ToMatch): Promise<Moved[]> {
  const { ownerId } = toMatch;
  const [column, ids] =
    "shipmentIds" in toMatch ? (["shipmentId", toMatch.shipmentIds] as const) : (["partnerId", [toMatch.partnerId]] as const);
  return await trx
    .deleteFrom("shipmentPartners")
    .where("shipmentPartners.ownerId", "=", ownerId)
    .where(`shipmentPartners.${column}`, "in", ids)
    .where("shipmentPartners.origin", "=", "MATCHED")
    .where("shipmentPartners.state", "!=", "EXCLUDED")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("partners")
            .innerJoin("shipments", "shipments.ownerId", "partners.ownerId")
            .select("partners.id")
            .where("partners.ownerId", "=", ownerId)
            .whereRef("partners.id", "=", "shipmentPartners.partnerId")
            .whereRef("shipments.id", "=", "shipmentPartners.shipmentId")
            .where(matches(ownerId)),
        ),
      ),
    )
    .returning(["partnerId", "shipmentId", "state"])
    .execute();
}

async function addMatched(trx: Trx, toMatch: ToMatch): Promise<Moved[]> {
  const { ownerId, now } = toMatch;
  const [column, ids] =
    "shipmentIds" in toMatch ? (["shipments.id", toMatch.shipmentIds] as const) : (["partners.id", [toMatch.partnerId]] as const);
  return await trx
    .insertInto("shipmentPartners")
    .columns(["ownerId", "partnerId", "shipmentId", "state", "origin", "updatedAt"])
    .expression(({ selectFrom }) =>
      selectFrom("partners")
        .innerJoin("shipments", "shipments.ownerId", "partners.ownerId")
        .where("partners.ownerId", "=", ownerId)
        .where(column, "in", ids)
        .where(matches(ownerId))
        .select(({ ref, eb }) => [
          ref("partners.ownerId").as("ownerId"),
          ref("partners.id").as("partnerId"),
          ref("shipments.id").as("shipmentId"),
          eb.case().when("partners.sharesNew", "=", 1).then(sql.lit("SHARED")).else(sql.lit("WAITING")).end().as("state"),
          sql.lit("MATCHED").as("origin"),
          sql<string>`cast(${now} as text)`.as("updatedAt"),
        ]),
    )
    .onConflict((conflict) => conflict.columns(["ownerId", "shipmentId", "partnerId"]).doNothing())
    .returning(["partnerId", "shipmentId", "state"])
    .execute();
}
