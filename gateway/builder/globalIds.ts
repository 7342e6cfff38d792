import { globalId } from "#domain/globalId.ts";

const urlSafe = /^[A-Za-z0-9_-]{1,1024}$/;

/** The global id of a record: `Type:restId` in URL-safe base64, opaque to clients and the same for ever. */
export function encodeId(type: string, id: string): string {
  return globalId(type, id);
}

/** The type and REST id behind a global id; null for everything that `encodeId` never made. */
export function decodeId(given: string): { type: string; id: string } | null {
  if (!urlSafe.test(given)) return null;
  const text = Buffer.from(given, "base64url").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 1 || colon === text.length - 1) return null;
  const decoded = { type: text.slice(0, colon), id: text.slice(colon + 1) };
  return encodeId(decoded.type, decoded.id) === given ? decoded : null;
}

/** An attachment's id holds its shipment's too, since REST names the two together. */
export function encodeAttachmentId(shipmentId: string, key: string): string {
  return encodeId("Attachment", joinPair(shipmentId, key));
}

/** Two REST ids as the inner part of one global id. */
export function joinPair(first: string, second: string): string {
  return `${encodeURIComponent(first)}/${encodeURIComponent(second)}`;
}

/** The two REST ids in the inner part of a global id; null where there is no such pair. */
export function splitPair(id: string): [first: string, second: string] | null {
  const [first = "", second = "", ...rest] = id.split("/").map(decodeText);
  return first && second && rest.length === 0 ? [first, second] : null;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
