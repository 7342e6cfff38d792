import { importWords } from "#domain/import/importKind.ts";
import { importMessages, type Import } from "#domain/import/import.ts";
import { auditedResult, itemChanges, type Audited, type AuditDraft } from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { conflict } from "../http/httpErrors.ts";
import { insertRecords } from "../masterData/insertRecords.ts";
import { recordChanges, recordName, textBytes } from "../masterData/record.ts";
import { refuseLarge } from "../masterData/refuseFull.ts";
import type { SaveContext } from "../shipment/save/onShipmentSaved.ts";
import type { Reading } from "./importTable.ts";
import { overwriteRecords } from "./overwriteRecords.ts";
import { cellsOf, findImport, importOf, importTimes, refuseManyImports } from "./importRows.ts";
import { planImport, refuseErrors, type ImportPlan } from "./plan.ts";
import { writeShipments } from "./shipments/writeShipments.ts";
import type { UndoEntries } from "./undoEntries.ts";

/** What was written: counts, what takes it back, and the lines of the audit trail. */
type Written = { added: number; changed: number; undo: UndoEntries; notes: AuditDraft[] };

type Ask = { importId: string; reading: Reading; skipsErrors: boolean };

/** Services that an import uses. */
export type ImportContext = SaveContext & { clock: () => Date };

/** Writes an uploaded table in the caller's transaction, which must hold the office's lock. */
export async function applyImport(trx: Trx, context: ImportContext, ownerId: string, ask: Ask): Promise<Audited<Import>> {
  const row = await findImport(trx, context, ownerId, ask.importId);
  if (row.state !== "READ") throw conflict(importMessages.done);
  await refuseManyImports(trx, context, ownerId);
  const plan = await planImport(trx, ownerId, { kind: row.kind, cells: cellsOf(row), reading: ask.reading });
  refuseErrors(plan, ask.skipsErrors);
  const { added, changed, undo, notes } = await write(trx, context, ownerId, plan);
  const after = {
    state: "APPLIED",
    cells: "[]",
    rowCount: 0,
    undo: JSON.stringify(undo),
    added,
    changed,
    ...importTimes(context),
  } as const;
  await trx.updateTable("imports").set(after).where("ownerId", "=", ownerId).where("id", "=", row.id).execute();
  const counts = [countChange(`added ${importWords(row.kind).title.toLowerCase()}`, added), countChange("changed", changed)].flat();
  const note = { action: "IMPORTED", noun: "IMPORT", entityId: row.id, name: row.fileName, changes: counts } as const;
  return auditedResult(importOf({ ...row, ...after }), note, ...notes);
}

async function write(trx: Trx, context: ImportContext, ownerId: string, plan: ImportPlan): Promise<Written> {
  if (plan.type === "list") return await writeItems(trx, ownerId, plan);
  if (plan.type === "records") return await writeRecords(trx, ownerId, plan);
  return { added: plan.shipments.length, changed: 0, ...(await writeShipments(trx, context, ownerId, plan.shipments)) };
}

function countChange(field: string, count: number) {
  return count === 0 ? [] : [{ field, of: "", from: "", to: String(count) }];
}

async function writeRecords(trx: Trx, ownerId: string, plan: Extract<ImportPlan, { type: "records" }>): Promise<Written> {
  const { stored } = plan;
  const added = plan.rows.filter(({ status }) => status === "NEW").map(({ values }) => ({ ...values, ownerId, id: newId() }));
  const changed = plan.rows.flatMap(({ status, values, before }) => (status === "CHANGED" && before ? [{ values, before }] : []));
  await overwriteRecords(
    trx,
    stored,
    changed.map(({ values, before }) => ({ ...values, ownerId, id: before.id })),
  );
  // After the changes, which may have made room.
  await insertRecords(trx, ownerId, stored, added);
  // Added ones have had the whole summed.
  const isLarger = changed.some(({ values, before }) => textBytes(stored, values) > textBytes(stored, before.values));
  if (added.length === 0 && isLarger) await refuseLarge(trx, ownerId);
  const fieldsOf = (row: Record<string, string>) => Object.fromEntries(stored.kind.fields.map(({ name }) => [name, row[name] ?? ""]));
  return {
    added: added.length,
    changed: changed.length,
    undo: {
      items: [],
      records: [
        ...added.map((row) => ({ id: row.id, before: null, after: fieldsOf(row) })),
        ...changed.map(({ values, before }) => ({ id: before.id, before: fieldsOf(before.values), after: values })),
      ],
    },
    notes: [
      ...added.map((row) => ({ action: "ADDED", noun: stored.noun, entityId: row.id, name: recordName(stored, row) }) as const),
      ...changed.map(({ values, before }) => changeNote(plan, before.id, before.values, values)),
    ],
  };
}

/** The line of the audit trail for a record that an import changed, or an undo changed back. */
export function changeNote(
  { stored }: Pick<Extract<ImportPlan, { type: "records" }>, "stored">,
  id: string,
  from: Record<string, string>,
  to: Record<string, string>,
): AuditDraft {
  const changes = recordChanges(stored, from, to);
  return { action: "CHANGED", noun: stored.noun, entityId: id, name: recordName(stored, from), changes };
}

async function writeItems(trx: Trx, ownerId: string, { list, known, rows }: Extract<ImportPlan, { type: "list" }>): Promise<Written> {
  const items = rows.filter(({ status }) => status === "NEW").map(({ text }) => text);
  const values = items.map((text, position) => ({ ownerId, list: list.name, position: known.length + position, text }));
  await trx.insertInto("listItems").values(values).execute();
  const note: AuditDraft = { action: "CHANGED", noun: list.setting, changes: itemChanges("item", known, [...known, ...items]) };
  return { added: items.length, changed: 0, undo: { records: [], items }, notes: [note] };
}
