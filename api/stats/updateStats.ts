import type { OnShipmentSaved } from "../shipment/save/onShipmentSaved.ts";
import { raiseSheetVersion } from "./rows/sheetVersion.ts";
import { storeKeys } from "./rows/statsKeys.ts";

/** Keeps the sheet's sort keys and version up to date with a shipment. */
export const updateStats: OnShipmentSaved = async (trx, { ownerId, event, hasNewValues }) => {
  // A "shipment.updated" comes with each of these.
  if (event.type === "attachment.added" || event.type === "milestone.reached") return;
  if (hasNewValues) await storeKeys(trx, ownerId, [event.shipmentId]);
  await raiseSheetVersion(trx, ownerId, event.firmId, "shipments");
};
