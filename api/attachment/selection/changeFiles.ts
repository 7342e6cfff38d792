import { attachmentMessages } from "#domain/documents/attachment.ts";
import { audienceMessages } from "#domain/partners/audience.ts";
import { invalid } from "#domain/http/problem.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { notFound, ProblemError } from "../../http/httpErrors.ts";
import { shipmentSaved } from "../../shipment/save/onShipmentSaved.ts";
import { touchShipment } from "../../shipment/save/touchShipment.ts";

/** Files of one shipment, each key once; `now` is an ISO instant. */
export type FilesOfShipment = { shipmentId: string; keys: readonly [string, ...string[]]; now: string };

/** What a change of a shipment's files writes to the trail, and whether anything is different now. */
export type FilesChanged = { notes: AuditDraft[]; hasChanged: boolean };

/**
 * Changes files of any of an owner's shipments, shipment by shipment, and publishes each shipment that changed. Returns how many files were
 * named, and the entries for the trail. Throws for no file, and "not found" at the first key that is none of the owner's.
 */
export async function changeFiles(
  trx: Trx,
  context: ApiContext,
  { ownerId, keys: asked }: { ownerId: string; keys: readonly string[] },
  change: (files: FilesOfShipment) => Promise<FilesChanged>,
): Promise<{ files: number; notes: [AuditDraft, ...AuditDraft[]] }> {
  const keys = [...new Set(asked)];
  if (keys.length === 0) throw new ProblemError([invalid(audienceMessages.nothingChosen, "keys")]);
  await lockOwner(trx, ownerId);
  const rows = await trx
    .selectFrom("attachments")
    .select(["key", "shipmentId"])
    .where("ownerId", "=", ownerId)
    .where("key", "in", keys)
    .execute();
  const shipmentOf = new Map(rows.map(({ key, shipmentId }) => [key, shipmentId]));
  const unknown = keys.find((key) => !shipmentOf.has(key));
  if (unknown !== undefined) throw notFound(attachmentMessages.notFound, "keys", String(asked.indexOf(unknown)));
  const now = context.clock().toISOString();
  const notes: AuditDraft[] = [];
  // All shipments before all events, as every other write locks them.
  const shipments = [...Map.groupBy(keys, (key) => shipmentOf.get(key) ?? "")].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const changed: { shipmentId: string; firmId: string }[] = [];
  for (const [shipmentId, [first = "", ...others]] of shipments) {
    const { firmId } = await touchShipment(trx, ownerId, { shipmentId, now });
    const done = await change({ shipmentId, keys: [first, ...others], now });
    notes.push(...done.notes);
    if (done.hasChanged) changed.push({ shipmentId, firmId });
  }
  for (const { shipmentId, firmId } of changed) {
    const event = { type: "shipment.updated", firmId, shipmentId, key: null, at: now } as const;
    await shipmentSaved(trx, context, { ownerId, event, hasNewValues: false });
  }
  const [first = { action: "CHANGED", noun: "ATTACHMENT", name: `${keys.length} documents` }, ...others] = notes;
  return { files: keys.length, notes: [first, ...others] };
}
