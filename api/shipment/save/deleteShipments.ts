import type { Role } from "#domain/account/role.ts";
import type { ShipmentEvent } from "#domain/integrations/event.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import type { Audited, AuditDraft } from "../../audit/auditDraft.ts";
import { bytesOf, countStored } from "../../audit/recordRoom.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { Forbidden } from "../../http/httpErrors.ts";
import { countShipments } from "../list/shipmentCounts.ts";
import { sharesChanged } from "../partners/tellPartners.ts";
import { shipmentsSaved, type SaveContext } from "./onShipmentSaved.ts";
import { readProgress } from "../progress/storedProgress.ts";
import { touchShipments } from "./touchShipment.ts";

/**
 * Deletes shipments, some dozens at most, with all their parts, and returns the keys of their files, whose rows it deletes too. Locks the
 * shipments' rows first, so that no file can be attached after reading the others. Throws a 403 if a document is final, unless the caller is an
 * owner (R-929). `now` is an ISO instant.
 */
export async function deleteShipments(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  { ids, role, now }: { ids: readonly string[]; role: Role; now: string },
): Promise<Audited<string[]>> {
  await lockOwner(trx, ownerId);
  await touchShipments(trx, ownerId, { shipmentIds: ids, now });
  if (role !== "OWNER") await refuseFinalDocuments(trx, ownerId, ids);
  const files = await trx
    .deleteFrom("files")
    .where("ownerId", "=", ownerId)
    .where("key", "in", (query) =>
      query.selectFrom("attachments").select("key").where("ownerId", "=", ownerId).where("shipmentId", "in", ids),
    )
    .returning("key")
    .execute();
  const shares = await trx
    .deleteFrom("shipmentPartners")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", ids)
    .where("state", "=", "SHARED")
    .returning("partnerId")
    .execute();
  const partnerIds = shares.map(({ partnerId }) => partnerId);
  await sharesChanged(trx, ownerId, partnerIds);
  countStored(trx, ownerId, -(await bytesOfParts(trx, ownerId, ids)));
  const deleted = await trx
    .deleteFrom("shipments")
    .where("ownerId", "=", ownerId)
    .where("id", "in", ids)
    .returning(["id", "firmId", "createdAt", "name", "size"])
    .execute();
  await countShipments(trx, ownerId, deleted, -1);
  for (const { size } of deleted) countStored(trx, ownerId, -size);
  const byId = new Map(deleted.map((row) => [row.id, row]));
  const gone = ids.flatMap((id) => byId.get(id) ?? []);
  const events = gone.map(({ id, firmId }): ShipmentEvent => ({ type: "shipment.deleted", firmId, shipmentId: id, key: null, at: now }));
  await shipmentsSaved(trx, context, { ownerId, events, hasNewValues: false });
  const notes = gone.map(({ id, name }): AuditDraft => ({ action: "DELETED", noun: "SHIPMENT", entityId: id, shipmentId: id, name }));
  return { answer: files.map(({ key }) => key), notes };
}

/** The bytes of the shipments' cards and cells, which count apart from their size. */
async function bytesOfParts(trx: Trx, ownerId: string, ids: readonly string[]): Promise<number> {
  const progress = await readProgress(trx, ownerId, [...ids]);
  const cells = await trx.selectFrom("statsRows").select("cells").where("ownerId", "=", ownerId).where("shipmentId", "in", ids).execute();
  return [...ids.map((id) => progress(id).transport), ...cells].reduce((bytes, row) => bytes + bytesOf(row), 0);
}

async function refuseFinalDocuments(trx: Trx, ownerId: string, shipmentIds: readonly string[]): Promise<void> {
  const final = await trx
    .selectFrom("attachments")
    .select("key")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", shipmentIds)
    .where("state", "=", "FINAL")
    .limit(1)
    .executeTakeFirst();
  if (final) throw new Forbidden(reviewMessages.shipmentFinal);
}
