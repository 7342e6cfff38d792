import type { Role } from "#domain/account/role.ts";
import { parseDecimal, type Decimal } from "#domain/figures/decimal.ts";
import type { ShipmentEvent } from "#domain/integrations/event.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { Figure, Shipment } from "#domain/shipment/shipment.ts";
import { auditedResult, type AuditDraft, type Audited } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { Forbidden } from "../../http/httpErrors.ts";
import { hasPartners } from "../partners/matchPartners.ts";
import { sharedBySave } from "../partners/sharedBySave.ts";
import { sharesChanged } from "../partners/tellPartners.ts";
import { shipmentSaved, type SaveContext } from "./onShipmentSaved.ts";
import { withMasterDataDrift } from "../rows/masterDataDrift.ts";
import { computeTotals } from "./verifyTotals.ts";
import { loadSnapshots } from "../snapshots/loadSnapshots.ts";
import { enteredOf } from "../rows/fieldColumns.ts";
import { findShipment } from "../rows/readShipments.ts";
import { mergeSnapshots, referencesOf, refuseUnknown, snapshotsOf, withPackaging, type Snapshots } from "../snapshots/references.ts";
import type { SentShipment, ShipmentInput } from "../input/readShipmentBody.ts";
import { shipmentChanges } from "./shipmentChanges.ts";
import { countShipment } from "../list/shipmentCounts.ts";
import { containerRows, noDocumentNumbers, notifyRows, productRows, shipmentColumns, type Save } from "../rows/shipmentRows.ts";
import { openForChange, type Change } from "./openForChange.ts";
import { touchShipment } from "./touchShipment.ts";
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
  const save = saveOf(input, snapshots);
  const id = newId();
  const times = { createdAt: now, updatedAt: now };
  const inserted = await trx
    .insertInto("shipments")
    .values({ ownerId, id, ...shipmentColumns(save), status: null, cancelReason: null, ...noDocumentNumbers, version: 1, ...times })
    .returning(hasPartners(ownerId))
    .executeTakeFirstOrThrow();
  await insertLines(trx, { ownerId, shipmentId: id }, save);
  const partners = inserted.hasPartners === 1 ? await sharedBySave(trx, ownerId, { shipmentId: id, shipment: save.input.name, now }) : [];
  await countShipment(trx, ownerId, { firmId: input.firmId, createdAt: now, change: 1 });
  const event: ShipmentEvent = { type: "shipment.created", firmId: input.firmId, shipmentId: id, key: null, at: now };
  await shipmentSaved(trx, context, { ownerId, event, hasNewValues: true });
  const saved = await withWarnings(trx, ownerId, withMasterDataDrift(await savedShipment(trx, ownerId, id), snapshots));
  return auditedResult(saved, { action: "ADDED", noun: "SHIPMENT", entityId: id, shipmentId: id, name: saved.name }, ...partners);
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

function saveOf(sent: SentShipment, snapshots: Snapshots): Save {
  const input = withPackaging(sent, snapshots);
  return { input, snapshots, totals: computeTotals(input, snapshots.units) };
}

function auditedSave(action: "CHANGED" | "REFRESHED", before: Shipment, after: Shipment, partners: AuditDraft[]): Audited<Shipment> {
  const { shipmentId, name } = before;
  const changes = shipmentChanges(before, after);
  return auditedResult(after, { action, noun: "SHIPMENT", entityId: shipmentId, shipmentId, name, changes }, ...partners);
}

/**
 * Deletes a shipment with all its parts, and returns the keys of its files, whose rows it deletes too. Locks the shipment's row first, so
 * that no file can be attached after reading the others. Throws a 403 if a document is final, unless the caller is an owner.
 */
export async function deleteShipment(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  { id, role, now }: { id: string; role: Role; now: string },
): Promise<Audited<string[]>> {
  await lockOwner(trx, ownerId);
  await touchShipment(trx, ownerId, { shipmentId: id, now });
  if (role !== "OWNER") await refuseFinalDocuments(trx, ownerId, id);
  const files = await trx
    .deleteFrom("files")
    .where("ownerId", "=", ownerId)
    .where("key", "in", (query) =>
      query.selectFrom("attachments").select("key").where("ownerId", "=", ownerId).where("shipmentId", "=", id),
    )
    .returning("key")
    .execute();
  const shares = await trx
    .deleteFrom("shipmentPartners")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", id)
    .where("state", "=", "SHARED")
    .returning("partnerId")
    .execute();
  const partnerIds = shares.map(({ partnerId }) => partnerId);
  await sharesChanged(trx, ownerId, partnerIds);
  const gone = await trx
    .deleteFrom("shipments")
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .returning(["firmId", "createdAt", "name"])
    .executeTakeFirstOrThrow();
  await countShipment(trx, ownerId, { ...gone, change: -1 });
  const event: ShipmentEvent = { type: "shipment.deleted", firmId: gone.firmId, shipmentId: id, key: null, at: now };
  await shipmentSaved(trx, context, { ownerId, event, hasNewValues: false });
  return auditedResult(
    files.map(({ key }) => key),
    { action: "DELETED", noun: "SHIPMENT", entityId: id, shipmentId: id, name: gone.name },
  );
}

async function refuseFinalDocuments(trx: Trx, ownerId: string, shipmentId: string): Promise<void> {
  const final = await trx
    .selectFrom("attachments")
    .select("key")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("state", "=", "FINAL")
    .limit(1)
    .executeTakeFirst();
  if (final) throw new Forbidden(reviewMessages.shipmentFinal);
}

async function overwrite(
  trx: Trx,
  context: SaveContext,
  before: Shipment,
  { ownerId, now }: { ownerId: string; now: string },
  save: Save,
): Promise<{ after: Shipment; partners: AuditDraft[] }> {
  const own = { ownerId, shipmentId: before.shipmentId };
  const updated = await trx
    .updateTable("shipments")
    .set({ ...shipmentColumns(save), version: before.version + 1, updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("id", "=", before.shipmentId)
    .returning(hasPartners(ownerId))
    .executeTakeFirstOrThrow();
  for (const table of ["shipmentProducts", "shipmentContainers", "shipmentNotifyParties"] as const) {
    await trx.deleteFrom(table).where("ownerId", "=", ownerId).where("shipmentId", "=", before.shipmentId).execute();
  }
  await insertLines(trx, own, save);
  const about = { shipmentId: before.shipmentId, shipment: save.input.name, now };
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

async function insertLines(trx: Trx, own: { ownerId: string; shipmentId: string }, save: Save): Promise<void> {
  await trx.insertInto("shipmentProducts").values(productRows(own, save)).execute();
  const containers = containerRows(own, save);
  if (containers.length > 0) await trx.insertInto("shipmentContainers").values(containers).execute();
  const parties = notifyRows(own, save);
  if (parties.length > 0) await trx.insertInto("shipmentNotifyParties").values(parties).execute();
}

async function savedShipment(trx: Trx, ownerId: string, id: string): Promise<Shipment> {
  const shipment = await findShipment(trx, ownerId, id);
  if (!shipment) throw new Error("A shipment is missing in the transaction that saved it");
  return shipment;
}

/** Converts a stored shipment to input, without claims on computed figures. */
function inputOf(shipment: Shipment): ShipmentInput {
  const { containerDetail, container = [], charges } = shipment;
  return {
    ...shipment,
    ...referencesOf(shipment),
    ...enteredOf(shipmentFields, shipment),
    products: shipment.products.map((line, index) => ({
      ...line,
      ...enteredOf(lineFields, line),
      index,
      quantity: exact(line.quantity),
      rate: exact(line.rate),
      package: {
        netWeightPerPackage: exact(line.package.netWeightPerPackage),
        grossWeightPerPackage: exact(line.package.grossWeightPerPackage),
      },
    })),
    charges: { ...enteredOf(chargeFields, charges), gst: null },
    containerDetail: containerDetail ?? null,
    container: container.map((row) => enteredOf(containerFields, row)),
    totalQuantity: null,
    totalGrossQuantity: null,
    amountBeforeGST: null,
    totalAmount: null,
  };
}

/** A stored figure as exact decimal; at most 15 digits, so the number is exact. */
function exact(figure: Figure): Decimal {
  return parseDecimal(figure) ?? "0";
}
