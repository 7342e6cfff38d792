import type { IEnvironment } from "relay-runtime";
import type { ShipmentUpdate } from "./shipmentUpdates.ts";

const deletedHere = new Set<string>();

/** Remembers a shipment deleted in this tab, so that the update about it is already applied. */
export function rememberDeleted(shipmentId: string): void {
  deletedHere.add(shipmentId);
}

/**
 * Whether the store already has this change or a later one, as after the user's own mutation: only queries that fetch everything the
 * screens show select `updatedAt`. Servers' clocks differ, so a later instant counts only with the update's version or a newer one.
 */
export function isAlreadyApplied({ change, shipmentId, at, version }: ShipmentUpdate, environment: IEnvironment): boolean {
  if (change === "DELETED") return deletedHere.has(shipmentId);
  const held = environment.getStore().getSource().get(shipmentId);
  const heldAt = held?.["updatedAt"];
  const isLater = typeof heldAt === "string" && heldAt > at;
  return heldAt === at || (isLater && version !== null && Number(held?.["version"]) >= version);
}
