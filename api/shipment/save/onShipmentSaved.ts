import type { ShipmentEvent } from "#domain/integrations/event.ts";
import type { Trx } from "../../db/database.ts";

/** A change to a shipment: its event, and whether the shipment's own values changed, or only related data. */
export type ShipmentSaved = { ownerId: string; event: ShipmentEvent; hasNewValues: boolean };

/** Updates data derived from shipments, in the transaction that saves them. */
export type OnShipmentSaved = (trx: Trx, saved: ShipmentSaved) => Promise<void>;

/** Services that a save uses. */
export type SaveContext = { onShipmentSaved: readonly OnShipmentSaved[] };

/** Runs the projections in order. Call it last: publishing an event locks the owner's event count until the commit. */
export async function shipmentSaved(trx: Trx, { onShipmentSaved }: SaveContext, saved: ShipmentSaved): Promise<void> {
  for (const project of onShipmentSaved) await project(trx, saved);
}
