import type { FastifyRequest } from "fastify";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import type { AuditDraft } from "../audit/auditDraft.ts";
import { wakeAfterCommit } from "../audit/wakeAfterCommit.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { queryText } from "../http/query.ts";
import { sharedBy } from "./sharedBy.ts";

/** The shared shipment that a request is about, with the caller's office. */
export function placeOf(request: FastifyRequest) {
  return { ownerId: request.ownerId, partnerId: queryText(request, "partnerId"), shipmentId: queryText(request, "shipmentId") };
}

/** Locks the exporter's office, so that the partner cannot be revoked meanwhile, and throws if the shipment is not shared now. */
export async function lockShare(trx: Trx, request: FastifyRequest) {
  const { ownerId, ...place } = placeOf(request);
  const { exporterId } = await sharedBy(trx, ownerId, place);
  await lockOwner(trx, exporterId);
  return await sharedBy(trx, ownerId, place);
}

/** Writes the exporter's entries, by the person and its name for the partner, and wakes its office. */
export async function tellExporter(
  trx: Trx,
  context: ApiContext,
  { actor, id }: FastifyRequest,
  { exporterId, partner, notes }: { exporterId: string; partner: string; notes: AuditDraft[] },
): Promise<void> {
  const author = { ownerId: exporterId, actor: { ...actor, name: `${actor.name} (${partner})` }, id };
  await appendAuditEntries(trx, context, author, notes);
  wakeAfterCommit(trx, exporterId);
}

/** The entry in the partner's own trail, which knows no shipments of others; it says for which exporter this was done (R-1209). */
export function ownNote({ action, noun, entityId, name = "" }: AuditDraft, exporter: string, changes: AuditChange[] = []): AuditDraft {
  return { action, noun, entityId: entityId ?? null, name: `${name} for ${exporter}`.trim(), changes };
}
