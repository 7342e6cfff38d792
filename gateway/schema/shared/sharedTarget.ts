import { decodeId, splitPair } from "../../builder/globalIds.ts";
import { Refused } from "../../errors/errors.ts";
import { attachmentNotFound } from "../attachment/attachment.ts";
import type { SharedPlace } from "./sharedComments.ts";

/** The two ids in a shared shipment's global id. Throws `Refused` for any other id. */
export function sharedTarget(globalId: string): [partnerId: string, shipmentId: string] {
  const decoded = decodeId(globalId);
  const pair = decoded?.type === "SharedShipment" ? splitPair(decoded.id) : null;
  if (!pair) throw new Refused([{ message: "Shipment not found", code: "NOT_FOUND", field: ["sharedShipmentId"] }]);
  return pair;
}

/** The key of a file of the shared shipment. Throws `Refused` for any other id. */
export function sharedKey(globalId: string, { partnerId, shipmentId }: SharedPlace): string {
  const { key, ...place } = sharedFileTarget(globalId, "attachmentId");
  if (place.partnerId !== partnerId || place.shipmentId !== shipmentId) throw attachmentNotFound("attachmentId");
  return key;
}

/** The ids in a shared file's global id. Throws `Refused` for any other id. */
export function sharedFileTarget(globalId: string, field: string): SharedPlace & { key: string } {
  const decoded = decodeId(globalId);
  const [place = "", key] = (decoded?.type === "SharedAttachment" && splitPair(decoded.id)) || [];
  const [partnerId, shipmentId] = splitPair(place) ?? [];
  if (!key || !partnerId || !shipmentId) throw attachmentNotFound(field);
  return { partnerId, shipmentId, key };
}
