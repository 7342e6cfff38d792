import type { FastifyRequest } from "fastify";
import { shipmentNotices } from "#domain/shipment.ts";
import { malformed, Refusal } from "../refusal.ts";

/** The version of the shipment that a call was made from: of its body, or of If-Match; null where neither tells one. */
export function versionOf(request: FastifyRequest, version: number | null): number | null {
  const header = request.headers["if-match"];
  if (version !== null || header === undefined || header === "*") return version;
  const tag = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header);
  if (!tag) throw malformed("If-Match must hold the version of a shipment");
  return Number(tag[1]);
}

/** Refuses what was made from another version of a shipment than the stored one; null means that the caller does not care. */
export function refuseStale(stored: number, opened: number | null): void {
  if (opened === null || opened === stored) return;
  throw new Refusal([{ message: shipmentNotices.stale, code: "CONFLICT", field: ["version"] }]);
}
