import type { ShipmentEvent } from "#domain/integrations/event.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import type { SentShipment } from "../input/readShipmentBody.ts";
import { countShipment } from "../list/shipmentCounts.ts";
import { hasPartners } from "../partners/matchPartners.ts";
import { sharedBySave } from "../partners/sharedBySave.ts";
import { containerRows, noDocumentNumbers, notifyRows, productRows, shipmentColumns, type Save } from "../rows/shipmentRows.ts";
import { withPackaging, type Snapshots } from "../snapshots/references.ts";
import { shipmentSaved, type SaveContext } from "./onShipmentSaved.ts";
import { computeTotals } from "./verifyTotals.ts";

/** What a save of the input writes, with these records. Throws a `ProblemError` for figures that are refused. */
export function saveOf(sent: SentShipment, snapshots: Snapshots): Save {
  const input = withPackaging(sent, snapshots);
  return { input, snapshots, totals: computeTotals(input, snapshots.units) };
}

/** A stored shipment: its id, and its lines for the audit trail. */
type Stored = { shipmentId: string; notes: [AuditDraft, ...AuditDraft[]] };

/** Stores a new shipment with all that follows from it. The caller holds the office's lock. `now` is an ISO instant. */
export async function storeNewShipment(
  trx: Trx,
  context: SaveContext,
  ownerId: string,
  { save, now }: { save: Save; now: string },
): Promise<Stored> {
  const shipmentId = newId();
  const { firmId, name } = save.input;
  const times = { createdAt: now, updatedAt: now };
  const inserted = await trx
    .insertInto("shipments")
    .values({
      ownerId,
      id: shipmentId,
      ...shipmentColumns(save),
      status: null,
      cancelReason: null,
      ...noDocumentNumbers,
      version: 1,
      ...times,
    })
    .returning(hasPartners(ownerId))
    .executeTakeFirstOrThrow();
  await insertLines(trx, { ownerId, shipmentId }, save);
  const partners = inserted.hasPartners === 1 ? await sharedBySave(trx, ownerId, { shipmentId, shipment: name, now }) : [];
  await countShipment(trx, ownerId, { firmId, createdAt: now, change: 1 });
  const event: ShipmentEvent = { type: "shipment.created", firmId, shipmentId, key: null, at: now };
  await shipmentSaved(trx, context, { ownerId, event, hasNewValues: true });
  return { shipmentId, notes: [{ action: "ADDED", noun: "SHIPMENT", entityId: shipmentId, shipmentId, name }, ...partners] };
}

/** Stores the parts of a shipment that has none. */
export async function insertLines(trx: Trx, own: { ownerId: string; shipmentId: string }, save: Save): Promise<void> {
  await trx.insertInto("shipmentProducts").values(productRows(own, save)).execute();
  const containers = containerRows(own, save);
  if (containers.length > 0) await trx.insertInto("shipmentContainers").values(containers).execute();
  const parties = notifyRows(own, save);
  if (parties.length > 0) await trx.insertInto("shipmentNotifyParties").values(parties).execute();
}
