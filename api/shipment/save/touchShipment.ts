import type { Trx } from "../../db/database.ts";
import { notFound, type ProblemError } from "../../http/httpErrors.ts";

/** An unknown shipment, and another owner's alike. */
export function shipmentNotFound(): ProblemError {
  return notFound("Shipment not found", "shipmentId");
}

/**
 * Notes that something of a shipment changed, at an ISO instant, and holds its row until the transaction ends, so that
 * it cannot be deleted meanwhile. Its version stays: what was entered did not change. Refuses an unknown one. Answers whose
 * firm's it is.
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
