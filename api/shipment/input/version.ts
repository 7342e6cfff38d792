import type { FastifyReply, FastifyRequest } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";
import { shipmentNotices, type Shipment } from "#domain/shipment/shipment.ts";
import { digestOf } from "../../http/etag.ts";
import { conflict, malformed } from "../../http/httpErrors.ts";

/** The highest version that both engines can store. */
export const maxVersion = 2_147_483_647;

/** The shipment version that a call is based on: the body's, or If-Match's; null if neither is present. */
export function versionOf(request: FastifyRequest, version: number | null): number | null {
  const header = request.headers["if-match"];
  if (version !== null || header === undefined || header === "*") return version;
  const tag = /^(?:W\/)?"?(\d{1,10})(?:\.[\w-]+)?"?$/.exec(header);
  if (!tag) throw malformed("The version, in If-Match or the body, must be that of a shipment", "version");
  return Number(tag[1]);
}

/**
 * The ETag of a shipment's answer, such as `"3.p9Zk…"`: its version, which If-Match compares, and a digest of the rest. Attachments and
 * master data change the answer without changing the version.
 */
export function etagOf(shipment: Shipment): string {
  return `"${shipment.version}.${digestOf(JSON.stringify(shipment))}"`;
}

/** Throws if the shipment has another version than the caller's; null skips the check. */
export function refuseStale(stored: number, opened: number | null): void {
  if (opened === null || opened === stored) return;
  throw conflict(shipmentNotices.stale, "version");
}

/** Adds the ETag of a saved shipment to its answer. */
export function withVersion(reply: FastifyReply, envelope: Envelope<Shipment>): Envelope<Shipment> {
  if (envelope.data) void reply.header("etag", etagOf(envelope.data));
  return envelope;
}
