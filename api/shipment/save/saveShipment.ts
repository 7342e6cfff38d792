import type { ShipmentEvent } from "#domain/integrations/event.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { auditedResult, type AuditDraft, type Audited } from "../../audit/auditDraft.ts";
import { countStored } from "../../audit/recordRoom.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { hasPartners } from "../partners/matchPartners.ts";
import { sharedBySave } from "../partners/sharedBySave.ts";
import { shipmentSaved, type SaveContext } from "./onShipmentSaved.ts";
import { withMasterDataDrift } from "../rows/masterDataDrift.ts";
import { loadSnapshots } from "../snapshots/loadSnapshots.ts";
import { findShipment } from "../rows/readShipments.ts";
import { mergeSnapshots, refuseUnknown, snapshotsOf } from "../snapshots/references.ts";
import type { SentShipment } from "../input/readShipmentBody.ts";
import { inputOf } from "./inputOf.ts";
import { shipmentChanges } from "./shipmentChanges.ts";
import { insertLines, saveOf, storeNewShipment } from "./storeNewShipment.ts";
import { countShipment } from "../list/shipmentCounts.ts";
import { bytesOfSave, shipmentColumns, type Save } from "../rows/shipmentRows.ts";
import { openForChange, type Change } from "./openForChange.ts";
import { withWarnings } from "../rows/warnings.ts";

/** Adds a shipment with snapshots of all referenced records, and returns it. `now` is an ISO instant. */
export async function addShipment(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  { input, now }: { input: SentShipment; now: string },
): Promise<Audited<Shipment>> {
  await lockOwner(trx, ownerId);
  const snapshots = await loadSnapshots(trx, ownerId, input);
  refuseUnknown(input, snapshots);
  const { shipmentId, notes } = await storeNewShipment(trx, context, ownerId, { save: saveOf(input, snapshots), now });
  const saved = await withWarnings(trx, ownerId, withMasterDataDrift(await savedShipment(trx, ownerId, shipmentId), snapshots));
  return auditedResult(saved, ...notes);
}

/** Replaces the input. References that the shipment already has keep their snapshots, new ones get new snapshots. */
export async function updateShipment(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  change: Change,
  input: SentShipment,
): Promise<Audited<Shipment>> {
  const before = await openForChange(trx, ownerId, change);
  const masterData = await loadSnapshots(trx, ownerId, input);
  const snapshots = mergeSnapshots(snapshotsOf(before, input.firmId), masterData);
  refuseUnknown(input, snapshots);
  const save = saveOf(input, snapshots);
  const { after, partners } = await overwrite(trx, context, before, { ownerId, now: change.now }, save);
  return auditedSave("CHANGED", before, await withWarnings(trx, ownerId, withMasterDataDrift(after, masterData)), partners);
}

/** Takes new snapshots of the master data; deleted records keep their old one. Weights follow the new units. */
export async function refreshShipment(trx: Trx, context: SaveContext, ownerId: string, change: Change): Promise<Audited<Shipment>> {
  const before = await openForChange(trx, ownerId, change);
  const input = inputOf(before);
  const masterData = await loadSnapshots(trx, ownerId, input);
  const snapshots = mergeSnapshots(masterData, snapshotsOf(before));
  const save = saveOf(input, snapshots);
  const { after, partners } = await overwrite(trx, context, before, { ownerId, now: change.now }, save);
  return auditedSave("REFRESHED", before, await withWarnings(trx, ownerId, withMasterDataDrift(after, masterData)), partners);
}

function auditedSave(action: "CHANGED" | "REFRESHED", before: Shipment, after: Shipment, partners: AuditDraft[]): Audited<Shipment> {
  const { shipmentId, name } = before;
  const changes = shipmentChanges(before, after);
  return auditedResult(after, { action, noun: "SHIPMENT", entityId: shipmentId, shipmentId, name, changes }, ...partners);
}

async function overwrite(
  trx: Trx,
  context: SaveContext,
  before: Shipment,
  { ownerId, now }: { ownerId: string; now: string },
  save: Save,
): Promise<{ after: Shipment; partners: AuditDraft[] }> {
  const size = bytesOfSave({ ownerId, shipmentId: before.shipmentId }, save);
  const stored = await trx
    .selectFrom("shipments")
    .select("size")
    .where("ownerId", "=", ownerId)
    .where("id", "=", before.shipmentId)
    .executeTakeFirstOrThrow();
  countStored(trx, ownerId, size - stored.size);
  const updated = await trx
    .updateTable("shipments")
    .set({ ...shipmentColumns(save), version: before.version + 1, size, updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("id", "=", before.shipmentId)
    .returning(hasPartners(ownerId))
    .executeTakeFirstOrThrow();
  for (const table of ["shipmentProducts", "shipmentContainers", "shipmentNotifyParties"] as const) {
    await trx.deleteFrom(table).where("ownerId", "=", ownerId).where("shipmentId", "=", before.shipmentId).execute();
  }
  await insertLines(trx, ownerId, [{ shipmentId: before.shipmentId, save }]);
  const about = { shipments: new Map([[before.shipmentId, save.input.name]]), now };
  const partners = updated.hasPartners === 1 ? await sharedBySave(trx, ownerId, about) : [];
  const event: ShipmentEvent = { type: "shipment.updated", firmId: save.input.firmId, shipmentId: before.shipmentId, key: null, at: now };
  if (before.firmId !== event.firmId) {
    await countShipment(trx, ownerId, { ...before, change: -1 });
    await countShipment(trx, ownerId, { firmId: event.firmId, createdAt: before.createdAt, change: 1 });
    // Notify viewers of the firm the shipment moved from.
    await shipmentSaved(trx, context, { ownerId, event: { ...event, firmId: before.firmId }, hasNewValues: false });
  }
  await shipmentSaved(trx, context, { ownerId, event, hasNewValues: true });
  return { after: await savedShipment(trx, ownerId, before.shipmentId), partners };
}

async function savedShipment(trx: Trx, ownerId: string, id: string): Promise<Shipment> {
  const shipment = await findShipment(trx, ownerId, id);
  if (!shipment) throw new Error("A shipment is missing in the transaction that saved it");
  return shipment;
}
