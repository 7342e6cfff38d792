import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { refuseStale } from "../input/version.ts";
import { findShipment } from "../rows/readShipments.ts";
import { shipmentNotFound } from "./touchShipment.ts";

/** The shipment to change; `version` is the caller's version, null to skip the check. */
export type Change = { id: string; version: number | null; now: string };

/** Locks the owner's data and reads the shipment. Throws for an unknown shipment or a stale version. */
export async function openForChange(trx: Trx, ownerId: string, { id, version }: Change): Promise<Shipment> {
  await lockOwner(trx, ownerId);
  const before = await findShipment(trx, ownerId, id);
  if (!before) throw shipmentNotFound();
  refuseStale(before.version, version);
  return before;
}
