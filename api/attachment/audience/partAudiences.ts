import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import type { Db, Trx } from "../../db/database.ts";
import { readAudiences } from "./newAudience.ts";

/**
 * For each part of a merged file, the roles that the merged one may have at its shipment (R-672, R-1004): the part's own, and for a part of
 * another shipment only those of which this shipment has partners who are all on that one too. Else somebody on this shipment would see a
 * paper of one that it is not on.
 */
export async function partAudiences(
  db: Db | Trx,
  ownerId: string,
  { shipmentId, keys }: { shipmentId: string; keys: readonly string[] },
): Promise<PartnerRole[][]> {
  const audiences = await readAudiences(db, ownerId, keys);
  const rows = await db
    .selectFrom("attachments")
    .select(["key", "shipmentId"])
    .where("ownerId", "=", ownerId)
    .where("key", "in", [...new Set(keys)])
    .execute();
  const shipmentOf = new Map(rows.map((row) => [row.key, row.shipmentId]));
  const others = [...new Set(shipmentOf.values())].filter((id) => id !== shipmentId);
  if (others.length === 0) return audiences;
  const partners = await partnersOn(db, ownerId, [shipmentId, ...others]);
  const isFor = (role: PartnerRole, other: string) => {
    const here = partners.filter((one) => one.role === role && one.shipmentId === shipmentId);
    return here.length > 0 && here.every(({ id }) => partners.some((one) => one.id === id && one.shipmentId === other));
  };
  const rolesOf = new Map(others.map((other) => [other, partnerRoles.filter((role) => isFor(role, other))]));
  return keys.map((key, index) => {
    const common = rolesOf.get(shipmentOf.get(key) ?? "");
    const own = audiences[index] ?? [];
    return common === undefined ? own : own.filter((role) => common.includes(role));
  });
}

/** Keeps the other shipments that the parts of a merged file are of, also of parts that were merged themselves. */
export async function keepPartShipments(
  trx: Trx,
  ownerId: string,
  { shipmentId, key, partKeys }: { shipmentId: string; key: string; partKeys: readonly string[] },
): Promise<void> {
  const shipmentsIn = (table: "attachments" | "partShipments") =>
    trx
      .selectFrom(table)
      .select("shipmentId")
      .where("ownerId", "=", ownerId)
      .where("key", "in", partKeys)
      .where("shipmentId", "!=", shipmentId);
  const others = await shipmentsIn("attachments").union(shipmentsIn("partShipments")).execute();
  if (others.length === 0) return;
  await trx
    .insertInto("partShipments")
    .values(others.map((other) => ({ ownerId, key, shipmentId: other.shipmentId })))
    .execute();
}

/** The partners that see shipments, once for each shipment. */
async function partnersOn(db: Db | Trx, ownerId: string, shipmentIds: string[]) {
  return await db
    .selectFrom("shipmentPartners as on")
    .innerJoin("partners as p", (join) => join.onRef("p.ownerId", "=", "on.ownerId").onRef("p.id", "=", "on.partnerId"))
    .select(["p.id", "p.role", "on.shipmentId"])
    .where("on.ownerId", "=", ownerId)
    .where("on.shipmentId", "in", shipmentIds)
    .where("on.state", "=", "SHARED")
    .execute();
}
