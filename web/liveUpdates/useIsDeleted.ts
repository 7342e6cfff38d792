import { useState } from "react";
import { useShipmentUpdates } from "./shipmentUpdates.ts";

/** Whether somebody has deleted the shipment since the component is mounted. */
export function useIsDeleted(shipmentId: string | null): boolean {
  const [deletedId, setDeletedId] = useState<string | null>(null);
  useShipmentUpdates((update) => {
    if (update !== "missed" && update.change === "DELETED" && update.shipmentId === shipmentId) setDeletedId(shipmentId);
  });
  return deletedId !== null && deletedId === shipmentId;
}
