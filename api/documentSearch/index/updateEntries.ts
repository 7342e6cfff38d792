import { sql } from "kysely";
import type { ShipmentEvent } from "#domain/integrations/event.ts";
import type { OnShipmentsSaved, ShipmentsSaved } from "../../shipment/save/onShipmentSaved.ts";
import type { Trx } from "../../db/database.ts";
import { isPostgres } from "../../db/engine.ts";

/** A shipment whose documents changed, and when. */
type Changed = { ownerId: string; shipmentId: string; at: string };

/**
 * Keeps the entries of a shipment's documents like the documents, in the transaction that changes them: a new document waits to be
 * read from the commit on, so no crash loses it; a changed name, or a change of the shipment, has the words made again.
 */
export const updateEntries: OnShipmentsSaved = async (trx, { events, ...saved }) => {
  for (const event of events) await updateEntriesOf(trx, { ...saved, event });
};

type Saved = Pick<ShipmentsSaved, "ownerId" | "hasNewValues"> & { event: ShipmentEvent };

async function updateEntriesOf(trx: Trx, { ownerId, event, hasNewValues }: Saved): Promise<void> {
  const { shipmentId, at } = event;
  // A new shipment has no documents yet, a deleted one none any more.
  if (event.type === "milestone.reached" || event.type === "shipment.created" || event.type === "shipment.deleted") return;
  // A "shipment.updated" comes with a new document, and has the others follow.
  if (event.type === "attachment.added") return await addEntry(trx, { ownerId, shipmentId, at, key: event.key ?? "" });
  await followFiles(trx, { ownerId, shipmentId, at });
  if (hasNewValues) await followShipment(trx, { ownerId, shipmentId, at });
}

async function addEntry(trx: Trx, { ownerId, shipmentId, at, key }: Changed & { key: string }): Promise<void> {
  const number = isPostgres(trx) ? sql`0` : sql`(SELECT COALESCE(MAX(number), 0) + 1 FROM document_entries)`;
  await sql`INSERT INTO document_entries
    (owner_id, key, shipment_id, firm_id, buyer_id, kind, name, stored_at, state, problem, due_at,
     size, origin, audience, review, invoice_date, is_newest, attempts, revision, pages, number)
    SELECT f.owner_id, f.key, s.id, s.firm_id, s.consignee_id, f.kind, f.name, f.created_at, 'PENDING', '', ${at},
      f.size, CASE WHEN a.made_by <> 'OFFICE' THEN a.made_by WHEN m.shipment_version > 0 THEN 'GENERATED' ELSE 'UPLOADED' END,
      a.audience, a.state, s.invoice_date, 1, 0, 0, NULL, ${number}
    FROM files AS f
    JOIN attachments AS a ON a.owner_id = f.owner_id AND a.key = f.key
    JOIN shipments AS s ON s.owner_id = f.owner_id AND s.id = ${shipmentId}
    LEFT JOIN document_models AS m ON m.owner_id = f.owner_id AND m.key = f.key
    WHERE f.owner_id = ${ownerId} AND f.key = ${key}`.execute(trx);
}

/** Follows a renamed or otherwise changed file, who may see it and how far it has come, and which version is the newest. */
async function followFiles(trx: Trx, { ownerId, shipmentId, at }: Changed): Promise<void> {
  await sql`UPDATE document_entries SET name = f.name, kind = f.kind, due_at = ${at}, revision = revision + 1
    FROM files AS f
    WHERE document_entries.owner_id = ${ownerId} AND document_entries.shipment_id = ${shipmentId}
      AND f.owner_id = ${ownerId} AND f.key = document_entries.key
      AND (f.name <> document_entries.name OR f.kind <> document_entries.kind)`.execute(trx);
  await sql`UPDATE document_entries SET audience = a.audience, review = a.state
    FROM attachments AS a
    WHERE document_entries.owner_id = ${ownerId} AND document_entries.shipment_id = ${shipmentId}
      AND a.owner_id = ${ownerId} AND a.key = document_entries.key
      AND (a.audience <> document_entries.audience OR a.state <> document_entries.review)`.execute(trx);
  const isNewest = sql`CASE WHEN EXISTS (SELECT 1 FROM document_models AS m
      JOIN document_models AS later ON later.owner_id = m.owner_id AND later.shipment_id = m.shipment_id
        AND later.series = m.series AND later.version > m.version
      WHERE m.owner_id = document_entries.owner_id AND m.key = document_entries.key) THEN 0 ELSE 1 END`;
  await sql`UPDATE document_entries SET is_newest = ${isNewest}
    WHERE owner_id = ${ownerId} AND shipment_id = ${shipmentId} AND is_newest <> ${isNewest}`.execute(trx);
}

async function followShipment(trx: Trx, { ownerId, shipmentId, at }: Changed): Promise<void> {
  await sql`UPDATE document_entries SET firm_id = s.firm_id, buyer_id = s.consignee_id, invoice_date = s.invoice_date, due_at = ${at}, revision = revision + 1
    FROM shipments AS s
    WHERE document_entries.owner_id = ${ownerId} AND document_entries.shipment_id = ${shipmentId}
      AND s.owner_id = ${ownerId} AND s.id = ${shipmentId}`.execute(trx);
}
