import type { PartnerRole, ShipmentPartner, ShareOrigin } from "#domain/partners/partner.ts";
import { partnerMessages } from "#domain/partners/partnerInput.ts";
import { auditedResult, type AuditDraft, type Audited } from "../audit/auditDraft.ts";
import type { Db, Trx } from "../db/database.ts";
import { conflict, notFound } from "../http/httpErrors.ts";
import { isNamed } from "../shipment/partners/matchPartners.ts";
import { auditName, shareNote } from "../shipment/partners/shareNote.ts";
import { sharesChanged } from "../shipment/partners/tellPartners.ts";
import { shipmentSaved, type SaveContext } from "../shipment/save/onShipmentSaved.ts";
import { shipmentNotFound, touchShipment } from "../shipment/save/touchShipment.ts";
import { addAudience } from "./addAudience.ts";
import { findPartnerRow, readPartners } from "./partners.ts";

/** Who is on a shipment, and the active partners who could be. */
export type ShipmentPartners = { partners: ShipmentPartner[]; candidates: ShipmentPartner[] };

/** The active partners of an office, as they stand to a shipment. Throws for an unknown shipment. Four queries. */
export async function readShipmentPartners(db: Db | Trx, ownerId: string, shipmentId: string): Promise<ShipmentPartners> {
  const rows = await placesOf(db, ownerId, shipmentId).where("partners.state", "=", "ACTIVE").orderBy("partners.id").execute();
  if (rows.length === 0) await shipmentName(db, ownerId, shipmentId);
  const ids = rows.map(({ partnerId }) => partnerId);
  const partners = new Map((await readPartners(db, ownerId, ids)).map((partner) => [partner.partnerId, partner]));
  const hidden = await hiddenMerges(db, ownerId, shipmentId);
  const all = rows.flatMap(({ partnerId, state, origin, updatedAt, named }): ShipmentPartner[] => {
    const partner = partners.get(partnerId);
    const hiddenKeys = hidden.filter((one) => one.partnerId === partnerId).map(({ key }) => key);
    return partner ? [{ partner, state, origin, isNamed: named === 1, updatedAt, hiddenKeys }] : [];
  });
  const isOn = ({ state }: ShipmentPartner) => state === "SHARED" || state === "WAITING";
  return { partners: all.filter(isOn), candidates: all.filter((one) => !isOn(one)) };
}

/** The merged files of a shipment with a part of one that a partner is not on, by file and active partner (R-1004). */
async function hiddenMerges(db: Db | Trx, ownerId: string, shipmentId: string) {
  return await db
    .selectFrom("attachments")
    .innerJoin("partShipments", (join) =>
      join.onRef("partShipments.ownerId", "=", "attachments.ownerId").onRef("partShipments.key", "=", "attachments.key"),
    )
    .innerJoin("partners", "partners.ownerId", "attachments.ownerId")
    .leftJoin("shipmentPartners as other", (join) =>
      join
        .onRef("other.ownerId", "=", "partShipments.ownerId")
        .onRef("other.shipmentId", "=", "partShipments.shipmentId")
        .onRef("other.partnerId", "=", "partners.id")
        .on("other.state", "=", "SHARED"),
    )
    .select(["attachments.key", "partners.id as partnerId"])
    .distinct()
    .where("attachments.ownerId", "=", ownerId)
    .where("attachments.shipmentId", "=", shipmentId)
    .where("partners.state", "=", "ACTIVE")
    .where("other.state", "is", null)
    .orderBy("attachments.key")
    .execute();
}

/** A partner on a shipment, and what else is to be visible to its role. */
export type Addition = { shipmentId: string; partnerId: string; keys: readonly string[]; now: Date };

/**
 * Shares a shipment with an active partner, and adds the partner's role to the audience of some attachments. A partner whom the
 * shipment matches leaves it when it matches no more. Requires the office's lock.
 */
export async function addShipmentPartner(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  addition: Addition,
): Promise<Audited<ShipmentPartners>> {
  const { shipmentId, partnerId, keys, now } = addition;
  const shipment = await shipmentName(trx, ownerId, shipmentId);
  // The shipment's row before those of its partners, in the order of all writes.
  const touched = keys.length === 0 ? null : await touchShipment(trx, ownerId, { shipmentId, now: now.toISOString() });
  const { name, role, scope, state } = await findPartnerRow(trx, ownerId, partnerId);
  if (state === "REVOKED") throw conflict(partnerMessages.wasRevoked, "partnerId");
  if (state !== "ACTIVE") throw conflict(partnerMessages.hasNotJoined, "partnerId");
  const place = await placesOf(trx, ownerId, shipmentId).where("partners.id", "=", partnerId).executeTakeFirstOrThrow();
  const origin: ShareOrigin = scope !== "CHOSEN" && place.named === 1 ? "MATCHED" : "CHOSEN";
  const isOn = place.state === "SHARED";
  if (!isOn || place.origin !== origin) {
    const row = { state: "SHARED" as const, origin, updatedAt: now.toISOString() };
    await trx
      .insertInto("shipmentPartners")
      .values({ ownerId, shipmentId, partnerId, ...row })
      .onConflict((on) => on.columns(["ownerId", "shipmentId", "partnerId"]).doUpdateSet(row))
      .execute();
    await sharesChanged(trx, ownerId, [partnerId]);
  }
  const audience = touched === null ? [] : await showAttachments(trx, context, ownerId, { ...addition, ...touched, role });
  const shared = shareNote("SHARED", { partnerId, partner: auditName({ name, role }), shipmentId, shipment });
  // The history says once that a shipment was shared, also when two share it.
  return { answer: await readShipmentPartners(trx, ownerId, shipmentId), notes: [...(isOn ? [] : [shared]), ...audience] };
}

/** Adds a role to the audience of attachments of a shipment that was touched, because this changes it. Returns the audit entries. */
async function showAttachments(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  { shipmentId, firmId, keys, role, now }: Addition & { firmId: string; role: PartnerRole },
): Promise<AuditDraft[]> {
  const at = now.toISOString();
  const notes = await addAudience(trx, { ownerId, shipmentId, keys, role, now: at });
  const event = { type: "shipment.updated", firmId, shipmentId, key: null, at } as const;
  if (notes.length > 0) await shipmentSaved(trx, context, { ownerId, event, hasNewValues: false });
  return notes;
}

/** Takes a partner off a shipment; it stays off, whatever it matches. Requires the office's lock. */
export async function removeShipmentPartner(
  trx: Trx,
  ownerId: string,
  { shipmentId, partnerId, now }: Omit<Addition, "keys">,
): Promise<Audited<ShipmentPartners>> {
  const shipment = await shipmentName(trx, ownerId, shipmentId);
  const { name, role } = await findPartnerRow(trx, ownerId, partnerId);
  const removed = await trx
    .updateTable("shipmentPartners")
    .set({ state: "EXCLUDED", updatedAt: now.toISOString() })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("partnerId", "=", partnerId)
    .where("state", "!=", "EXCLUDED")
    .returning("partnerId")
    .executeTakeFirst();
  if (!removed) throw notFound(partnerMessages.notOnShipment, "partnerId");
  await sharesChanged(trx, ownerId, [partnerId]);
  const note = shareNote("UNSHARED", { partnerId, partner: auditName({ name, role }), shipmentId, shipment });
  return auditedResult(await readShipmentPartners(trx, ownerId, shipmentId), note);
}

/** Each partner of the office with its place on a shipment; without rows if the shipment is unknown. */
function placesOf(db: Db | Trx, ownerId: string, shipmentId: string) {
  return db
    .selectFrom("partners")
    .innerJoin("shipments", "shipments.ownerId", "partners.ownerId")
    .leftJoin("shipmentPartners", (join) =>
      join
        .onRef("shipmentPartners.ownerId", "=", "partners.ownerId")
        .onRef("shipmentPartners.partnerId", "=", "partners.id")
        .onRef("shipmentPartners.shipmentId", "=", "shipments.id"),
    )
    .where("partners.ownerId", "=", ownerId)
    .where("shipments.id", "=", shipmentId)
    .select(["partners.id as partnerId", "shipmentPartners.state", "shipmentPartners.origin", "shipmentPartners.updatedAt"])
    .select((both) => both.case().when(isNamed(ownerId)(both)).then(1).else(0).end().as("named"));
}

async function shipmentName(db: Db | Trx, ownerId: string, shipmentId: string): Promise<string> {
  const row = await db
    .selectFrom("shipments")
    .select("name")
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .executeTakeFirst();
  if (!row) throw shipmentNotFound();
  return row.name;
}
