import type { ShipmentEvent } from "#domain/integrations/event.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import { countStored } from "../../audit/recordRoom.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { inChunks } from "../../db/inChunks.ts";
import type { SentShipment } from "../input/readShipmentBody.ts";
import { countShipments } from "../list/shipmentCounts.ts";
import { hasPartners } from "../partners/matchPartners.ts";
import { sharedBySave } from "../partners/sharedBySave.ts";
import {
  bytesOfSave,
  containerRows,
  noDocumentNumbers,
  notifyRows,
  productRows,
  shipmentColumns,
  type Save,
} from "../rows/shipmentRows.ts";
import { withPackaging, type Snapshots } from "../snapshots/references.ts";
import { shipmentsSaved, type SaveContext } from "./onShipmentSaved.ts";
import { computeTotals } from "./verifyTotals.ts";

/** What a save of the input writes, with these records. Throws a `ProblemError` for figures that are refused. */
export function saveOf(sent: SentShipment, snapshots: Snapshots): Save {
  const input = withPackaging(sent, snapshots);
  return { input, snapshots, totals: computeTotals(input, snapshots.units) };
}

/** What a new shipment is stored with. `now` is an ISO instant. */
type NewShipment = { save: Save; now: string };

/** A stored shipment: its id, and its lines for the audit trail. */
type Stored = { shipmentId: string; notes: [AuditDraft, ...AuditDraft[]] };

/** Stores a new shipment with all that follows from it. The caller holds the office's lock. */
export async function storeNewShipment(trx: Trx, context: SaveContext, ownerId: string, added: NewShipment): Promise<Stored> {
  const [stored] = await storeNewShipments(trx, context, ownerId, [added]);
  if (!stored) throw new Error("A new shipment was not stored");
  return stored;
}

/** Stores new shipments, some dozens at most, as `storeNewShipment` does each, by as many statements as for one (R-1332). */
export async function storeNewShipments(trx: Trx, context: SaveContext, ownerId: string, added: readonly NewShipment[]): Promise<Stored[]> {
  const stored = added.map(({ save, now }) => ({ shipmentId: newId(), save, now }));
  const rows = stored.map(({ shipmentId, save, now }) => ({
    ownerId,
    id: shipmentId,
    ...shipmentColumns(save),
    status: null,
    cancelReason: null,
    ...noDocumentNumbers,
    version: 1,
    size: bytesOfSave({ ownerId, shipmentId }, save),
    createdAt: now,
    updatedAt: now,
  }));
  const [inserted] = await trx.insertInto("shipments").values(rows).returning(hasPartners(ownerId)).execute();
  await insertLines(trx, ownerId, stored);
  for (const { size } of rows) countStored(trx, ownerId, size);
  const shipments = new Map(stored.map(({ shipmentId, save }) => [shipmentId, save.input.name]));
  const partners = inserted?.hasPartners === 1 ? await sharedBySave(trx, ownerId, { shipments, now: stored.at(-1)?.now ?? "" }) : [];
  const notesOf = Map.groupBy(partners, ({ shipmentId }) => shipmentId);
  await countShipments(trx, ownerId, rows, 1);
  const events = stored.map(({ shipmentId, save: { input }, now }): ShipmentEvent => ({
    type: "shipment.created",
    firmId: input.firmId,
    shipmentId,
    key: null,
    at: now,
  }));
  await shipmentsSaved(trx, context, { ownerId, events, hasNewValues: true });
  return stored.map(({ shipmentId, save: { input } }) => ({
    shipmentId,
    notes: [{ action: "ADDED", noun: "SHIPMENT", entityId: shipmentId, shipmentId, name: input.name }, ...(notesOf.get(shipmentId) ?? [])],
  }));
}

/** Stores the parts of shipments that have none. */
export async function insertLines(trx: Trx, ownerId: string, shipments: readonly { shipmentId: string; save: Save }[]): Promise<void> {
  const rowsOf = <Row>(read: (own: { ownerId: string; shipmentId: string }, save: Save) => Row[]) =>
    inChunks(shipments.flatMap(({ shipmentId, save }) => read({ ownerId, shipmentId }, save)));
  for (const rows of rowsOf(productRows)) await trx.insertInto("shipmentProducts").values(rows).execute();
  for (const rows of rowsOf(containerRows)) await trx.insertInto("shipmentContainers").values(rows).execute();
  for (const rows of rowsOf(notifyRows)) await trx.insertInto("shipmentNotifyParties").values(rows).execute();
}
