import type { FastifyRequest } from "fastify";
import { shipmentNotices, type Shipment } from "#domain/shipment.ts";
import { digestOf } from "../../http/etag.ts";
import { malformed, ProblemError } from "../../http/httpErrors.ts";

/** The highest version that both stores can hold. */
export const maxVersion = 2_147_483_647;

/** The version of the shipment that a call was made from: of its body, or of If-Match; null where neither tells one. */
export function versionOf(request: FastifyRequest, version: number | null): number | null {
  const header = request.headers["if-match"];
  if (version !== null || header === undefined || header === "*") return version;
  const tag = /^(?:W\/)?"?(\d{1,9})(?:\.[\w-]+)?"?$/.exec(header);
  if (!tag) throw malformed("If-Match must hold the version of a shipment");
  return Number(tag[1]);
}

/**
 * The ETag of a shipment's answer, such as `"3.p9Zk…"`: its version, which If-Match compares, and a digest of the rest, since a
 * file that is attached, or master data that changes, shows in the answer and leaves the version as it is.
 */
export function etagOf(shipment: Shipment): string {
  return `"${shipment.version}.${digestOf(JSON.stringify(shipment))}"`;
}

/** Refuses what was made from another version of a shipment than the stored one; null means that the caller does not care. */
export function refuseStale(stored: number, opened: number | null): void {
  if (opened === null || opened === stored) return;
  throw new ProblemError([{ message: shipmentNotices.stale, code: "CONFLICT", field: ["version"] }]);
}
