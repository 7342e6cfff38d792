import type { ShipmentEvent } from "#domain/integrations/event.ts";
import type { Trx } from "../../db/database.ts";

/** Changes to an office's shipments: an event of each, in order, and whether the shipments' own values changed, or only related data. */
export type ShipmentsSaved = { ownerId: string; events: readonly ShipmentEvent[]; hasNewValues: boolean };

/** A change to one shipment. */
type ShipmentSaved = Omit<ShipmentsSaved, "events"> & { event: ShipmentEvent };

/** Updates data derived from shipments, in the transaction that saves them. */
export type OnShipmentsSaved = (trx: Trx, saved: ShipmentsSaved) => Promise<void>;

/** Services that a save uses. */
export type SaveContext = { onShipmentsSaved: readonly OnShipmentsSaved[] };

/** Runs the projections in order. Call it last: publishing an event locks the owner's event count until the commit. */
export async function shipmentsSaved(trx: Trx, { onShipmentsSaved }: SaveContext, saved: ShipmentsSaved): Promise<void> {
  for (const project of onShipmentsSaved) await project(trx, saved);
}

/** `shipmentsSaved` of one shipment. */
export async function shipmentSaved(trx: Trx, context: SaveContext, { event, ...saved }: ShipmentSaved): Promise<void> {
  await shipmentsSaved(trx, context, { ...saved, events: [event] });
}
