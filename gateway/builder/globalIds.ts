import { globalId } from "#domain/http/globalId.ts";

const urlSafe = /^[A-Za-z0-9_-]{1,1024}$/;

/** Encodes `Type:restId` in URL-safe base64: opaque to clients and stable. */
export function encodeId(type: string, id: string): string {
  return globalId(type, id);
}

/** No id of the service has it: the service leaves it out of what it reads, so that the rest would name another record, or none. */
const nul = "\0";

/** Decodes a global id to its type and REST id; null for everything that `encodeId` did not make. */
export function decodeId(given: string): { type: string; id: string } | null {
  if (!urlSafe.test(given)) return null;
  const text = Buffer.from(given, "base64url").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 1 || colon === text.length - 1 || text.includes(nul)) return null;
  // Compared as a whole: `globalId` remembers types, and this one may be anything.
  return Buffer.from(text, "utf8").toString("base64url") === given ? { type: text.slice(0, colon), id: text.slice(colon + 1) } : null;
}

/** An attachment's id contains its shipment's, because REST needs both. */
export function encodeAttachmentId(shipmentId: string, key: string): string {
  return encodeId("Attachment", joinPair(shipmentId, key));
}

/** Joins two REST ids to the inner part of one global id. */
export function joinPair(first: string, second: string): string {
  return `${encodeURIComponent(first)}/${encodeURIComponent(second)}`;
}

/** Splits the inner part of a global id into two REST ids; null when it is no pair. */
export function splitPair(id: string): [first: string, second: string] | null {
  const [first = "", second = "", ...rest] = id.split("/").map(decodeText);
  return first && second && rest.length === 0 ? [first, second] : null;
}

function decodeText(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes(nul) ? "" : decoded;
  } catch {
    return "";
  }
}
