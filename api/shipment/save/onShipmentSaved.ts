import type { Event } from "#domain/event.ts";
import type { Trx } from "../../db/database.ts";

/** A change to a shipment: its event, and whether values of the shipment itself changed or only what belongs to it. */
export type ShipmentSaved = { ownerId: string; event: Event; hasNewValues: boolean };

/** Keeps data that is derived from shipments up to date, in the transaction that saves them. */
export type OnShipmentSaved = (trx: Trx, saved: ShipmentSaved) => Promise<void>;

/** What a save needs of the service. */
export type SaveContext = { onShipmentSaved: readonly OnShipmentSaved[] };

/** Runs the projections in their order. Call it last: publishing an event locks the owner's event count until the commit. */
export async function shipmentSaved(trx: Trx, { onShipmentSaved }: SaveContext, saved: ShipmentSaved): Promise<void> {
  for (const project of onShipmentSaved) await project(trx, saved);
}
