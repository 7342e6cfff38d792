import { setImmediate as nextTurn } from "node:timers/promises";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { inChunks } from "../../db/inChunks.ts";
import type { Save } from "../../shipment/rows/shipmentRows.ts";
import type { SaveContext } from "../../shipment/save/onShipmentSaved.ts";
import { storeNewShipments } from "../../shipment/save/storeNewShipment.ts";
import type { UndoEntries } from "../undoEntries.ts";

/** Shipments that are written, or deleted by an undo, by the same statements and in one turn of the event loop. */
export const together = 20;

type Written = { undo: UndoEntries; notes: AuditDraft[] };

/** Stores the shipments as single adds would, a millisecond apart in the order of the file, so that lists keep it. */
export async function writeShipments(
  trx: Trx,
  context: SaveContext & { clock: () => Date },
  ownerId: string,
  saves: readonly Save[],
): Promise<Written> {
  const start = context.clock().getTime() - saves.length;
  const shipments: NonNullable<UndoEntries["shipments"]> = [];
  const all: AuditDraft[] = [];
  const added = saves.map((save, position) => ({ save, now: new Date(start + position).toISOString() }));
  for (const part of inChunks(added, together)) {
    await nextTurn();
    for (const { shipmentId, notes } of await storeNewShipments(trx, context, ownerId, part)) {
      shipments.push({ id: shipmentId, entries: notes.length });
      all.push(...notes);
    }
  }
  return { undo: { records: [], items: [], shipments }, notes: all };
}
