import type { Db, Trx } from "../../db/database.ts";
import { notFound, type ProblemError } from "../../http/httpErrors.ts";

/** The error for an unknown shipment or another owner's. */
export function shipmentNotFound(): ProblemError {
  return notFound("Shipment not found", "shipmentId");
}

/** Throws for an unknown shipment or another owner's. */
export async function refuseUnknownShipment(db: Db | Trx, ownerId: string, shipmentId: string): Promise<void> {
  const row = await db.selectFrom("shipments").select("id").where("ownerId", "=", ownerId).where("id", "=", shipmentId).executeTakeFirst();
  if (!row) throw shipmentNotFound();
}

/**
 * Sets a shipment's time of change (an ISO instant) and locks its row until the transaction ends, so that it cannot be deleted meanwhile.
 * Keeps its version, since no entered value changed. Throws for an unknown shipment. Returns the id of its firm.
 */
export async function touchShipment(
  trx: Trx,
  ownerId: string,
  { shipmentId, now }: { shipmentId: string; now: string },
): Promise<{ firmId: string }> {
  const row = await trx
    .updateTable("shipments")
    .set({ updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .returning("firmId")
    .executeTakeFirst();
  if (!row) throw shipmentNotFound();
  return row;
}

/** Touches several shipments, each once and in one order, as every other write locks them. Returns the ids of their firms by their own. */
export async function touchShipments(
  trx: Trx,
  ownerId: string,
  { shipmentIds, now }: { shipmentIds: readonly string[]; now: string },
): Promise<Map<string, string>> {
  const firms = new Map<string, string>();
  for (const shipmentId of [...new Set(shipmentIds)].toSorted())
    firms.set(shipmentId, (await touchShipment(trx, ownerId, { shipmentId, now })).firmId);
  return firms;
}
