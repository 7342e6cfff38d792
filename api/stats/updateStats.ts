import type { OnShipmentsSaved } from "../shipment/save/onShipmentSaved.ts";
import { raiseSheetVersion } from "./rows/sheetVersion.ts";
import { storeKeys } from "./rows/statsKeys.ts";

/** Keeps the sheet's sort keys and version up to date with shipments. */
export const updateStats: OnShipmentsSaved = async (trx, { ownerId, events, hasNewValues }) => {
  // A "shipment.updated" comes with each of these.
  const counted = events.filter(({ type }) => type !== "attachment.added" && type !== "milestone.reached");
  if (hasNewValues)
    await storeKeys(
      trx,
      ownerId,
      counted.map(({ shipmentId }) => shipmentId),
    );
  for (const firmId of new Set(counted.map(({ firmId: of }) => of))) await raiseSheetVersion(trx, ownerId, firmId, "shipments");
};
