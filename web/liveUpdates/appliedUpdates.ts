import type { IEnvironment } from "relay-runtime";
import type { ShipmentUpdate } from "./shipmentUpdates.ts";

const deletedHere = new Set<string>();

/** Remembers what was deleted here: the news of it are then known already. */
export function rememberDeleted(shipmentId: string): void {
  deletedHere.add(shipmentId);
}

/**
 * Whether the store has the shipment as that change left it or as a later one did, as after an act of one's own: only what brings
 * all that the screens show asks for `updatedAt`. Clocks of several servers differ, so a later instant counts only with the version
 * that the news tell of, or a newer one.
 */
export function isAlreadyApplied({ change, shipmentId, at, version }: ShipmentUpdate, environment: IEnvironment): boolean {
  if (change === "DELETED") return deletedHere.has(shipmentId);
  const held = environment.getStore().getSource().get(shipmentId);
  const heldAt = held?.["updatedAt"];
  const isLater = typeof heldAt === "string" && heldAt > at;
  return heldAt === at || (isLater && version !== null && Number(held?.["version"]) >= version);
}
