import { setImmediate as nextTurn } from "node:timers/promises";
import { importMessages } from "#domain/import/import.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { inChunks } from "../../db/inChunks.ts";
import type { SaveContext } from "../../shipment/save/onShipmentSaved.ts";
import { deleteShipments } from "../../shipment/save/deleteShipments.ts";
import type { UndoEntries } from "../undoEntries.ts";
import { together } from "./writeShipments.ts";

type Imported = NonNullable<UndoEntries["shipments"]>;
type Undone = { count: number; kept: { name: string; reason: string }[]; notes: AuditDraft[] };

/**
 * Deletes the imported shipments that nobody touched since: without documents and comments, in their first version, and with no
 * entry of the audit trail but those of the import. Others stay and are named. The caller holds the office's lock.
 */
export async function undoShipments(
  trx: Trx,
  context: SaveContext & { clock: () => Date },
  ownerId: string,
  imported: Imported,
): Promise<Undone> {
  const done: Undone = { count: 0, kept: [], notes: [] };
  const now = context.clock().toISOString();
  for (const part of inChunks(imported)) {
    const states = await statesOf(trx, ownerId, part);
    const free: string[] = [];
    for (const { id } of part) {
      const state = states.get(id);
      // Deleted since: there is nothing left to take back.
      if (!state) continue;
      if (state.reason === null) free.push(id);
      else done.kept.push({ name: state.name, reason: state.reason });
    }
    for (const ids of inChunks(free, together)) {
      await nextTurn();
      // They have no documents, so their final ones need no role.
      const { notes } = await deleteShipments(trx, context, ownerId, { ids, role: "EDITOR", now });
      done.notes.push(...notes);
      done.count += ids.length;
    }
  }
  return done;
}

type State = { name: string; reason: string | null };

async function statesOf(trx: Trx, ownerId: string, imported: Imported): Promise<Map<string, State>> {
  const ids = imported.map(({ id }) => id);
  const rows = await trx
    .selectFrom("shipments")
    .select(["id", "name", "version", "createdAt", "updatedAt"])
    .where("ownerId", "=", ownerId)
    .where("id", "in", ids)
    .execute();
  const withFiles = await idsIn(trx, ownerId, "attachments", ids);
  const withComments = await idsIn(trx, ownerId, "comments", ids);
  const entries = await entriesOf(trx, ownerId, ids);
  const written = new Map(imported.map(({ id, entries: count }) => [id, count]));
  const reasonOf = ({ id, version, createdAt, updatedAt }: (typeof rows)[number]) => {
    if (withFiles.has(id)) return importMessages.hasDocuments;
    const isFirst = version === 1 && createdAt === updatedAt && !withComments.has(id);
    return isFirst && entries.get(id) === written.get(id) ? null : importMessages.changedSince;
  };
  return new Map(rows.map((row) => [row.id, { name: row.name, reason: reasonOf(row) }]));
}

async function idsIn(trx: Trx, ownerId: string, table: "attachments" | "comments", ids: string[]): Promise<Set<string>> {
  const rows = await trx.selectFrom(table).select("shipmentId").where("ownerId", "=", ownerId).where("shipmentId", "in", ids).execute();
  return new Set(rows.map(({ shipmentId }) => shipmentId));
}

/** How many entries of the audit trail each shipment has. */
async function entriesOf(trx: Trx, ownerId: string, ids: string[]): Promise<Map<string | null, number>> {
  const rows = await trx
    .selectFrom("auditEntries")
    .select(({ fn }) => ["shipmentId", fn.countAll<number | string>().as("count")])
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", ids)
    .groupBy("shipmentId")
    .execute();
  return new Map(rows.map(({ shipmentId, count }) => [shipmentId, Number(count)]));
}
