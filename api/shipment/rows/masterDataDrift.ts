import { isDeepStrictEqual } from "node:util";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Db } from "../../db/database.ts";
import { loadSnapshots } from "../snapshots/loadSnapshots.ts";
import { findShipment } from "./readShipments.ts";
import { withWarnings } from "./warnings.ts";
import { referencesOf, snapshotsOf, type Snapshots } from "../snapshots/references.ts";

/** A shipment as GET returns it, with its warnings and whether its master data has changed since. Null as for `findShipment`. */
export async function findWithMasterDataDrift(db: Db, ownerId: string, id: string): Promise<Shipment | null> {
  const shipment = await findShipment(db, ownerId, id);
  return (
    shipment && (await withWarnings(db, ownerId, withMasterDataDrift(shipment, await loadSnapshots(db, ownerId, referencesOf(shipment)))))
  );
}

/** Sets whether a refresh from the current `masterData` would change the shipment's copies. */
export function withMasterDataDrift(shipment: Shipment, masterData: Snapshots): Shipment {
  const kept = snapshotsOf(shipment);
  const differsFromMasterData =
    isAnyChanged(kept.firms, masterData.firms) ||
    isAnyChanged(kept.addresses, masterData.addresses) ||
    isAnyChanged(kept.banks, masterData.banks) ||
    isAnyChanged(kept.buyers, masterData.buyers) ||
    isAnyChanged(kept.brokers, masterData.brokers) ||
    isAnyChanged(kept.goods, masterData.goods) ||
    isAnyChanged(kept.units, masterData.units);
  return { ...shipment, differsFromMasterData };
}

/** A deleted record does not count as changed: a refresh keeps its snapshot. */
function isAnyChanged<T extends object>(kept: Map<string, T>, current: Map<string, T>): boolean {
  return [...kept].some(([id, snapshot]) => {
    const record = current.get(id);
    // Copy both: rows may lack the prototype of objects parsed from JSON.
    return record !== undefined && !isDeepStrictEqual({ ...snapshot }, { ...record });
  });
}
