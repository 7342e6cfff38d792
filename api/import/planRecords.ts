import { setImmediate as nextTurn } from "node:timers/promises";
import type { RecordValues } from "#domain/masterData/check.ts";
import { tidy } from "#domain/masterData/check.ts";
import { importMessages, type RowStatus } from "#domain/import/import.ts";
import type { ImportedRecord } from "#domain/import/importKind.ts";
import type { Field } from "#domain/masterData/kind.ts";
import { parseDecimal } from "#domain/figures/decimal.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { folded } from "#domain/text/folded.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { readRecord, type StoredKind } from "../masterData/record.ts";
import type { TableRow } from "./importTable.ts";

/** A stored record: its id, and its values by field. */
export type StoredRecord = { id: string; values: RecordValues };

/** What an import does with a row: `values` to store, and the record that they replace. */
export type PlannedRecord = TableRow & { status: RowStatus; values: RecordValues; before: StoredRecord | null; problems: Problem[] };

/**
 * What makes two records the same: equal `key` fields, and `unless` fields that do not contradict each other. A blank one contradicts
 * nothing.
 */
const identities: Record<ImportedRecord, { key: string[]; unless: string | null }> = {
  BUYER: { key: ["name"], unless: "country" },
  BROKER: { key: ["name"], unless: "country" },
  LOADING_PORT: { key: ["name"], unless: "country" },
  DISCHARGE_PORT: { key: ["name"], unless: "country" },
  PACKAGING_UNIT: { key: ["orderUnit", "packingUnit", "packageType"], unless: "netWeight" },
  GOODS: { key: ["name"], unless: null },
};

/** Rows of one key: the first of each `unless` value, "" for a blank one. Looking through all of them would take quadratic time. */
type Namesakes = Map<string, PlannedRecord>;

/** Stored records of one name that a row is compared with. */
const maxNamesakes = 20;

/** Rows that are checked in one turn of the event loop. */
const rowsPerTurn = 25;

/** Compares the rows with the stored records and each other, by the rules of a single add. A blank cell keeps what is stored. */
export async function planRecords(
  kind: ImportedRecord,
  stored: StoredKind,
  rows: readonly TableRow[],
  known: readonly StoredRecord[],
): Promise<PlannedRecord[]> {
  const { key, unless } = identities[kind];
  const keyOf = (values: RecordValues) => key.map((name) => folded(values[name] ?? "")).join("\n");
  const partOf = (values: RecordValues) => (unless !== null && isGiven(values[unless]) ? folded(values[unless] ?? "") : "");
  const byKey = grouped(known, ({ values }) => keyOf(values));
  const planned = new Map<string, Namesakes>();
  const plan: PlannedRecord[] = [];
  for (const [position, row] of rows.entries()) {
    if (position % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    const sent = tidied(stored.kind.fields, row);
    const [name, part] = [keyOf(sent), partOf(sent)];
    const matches = (byKey.get(name) ?? []).filter(({ values }) => part === "" || ["", part].includes(partOf(values)));
    const checked = matches.map((match) => checkRow(stored, row, match));
    const own =
      checked.find(({ status }) => status === "SAME") ?? (matches.length > 1 ? several(row) : (checked[0] ?? checkRow(stored, row, null)));
    const earlier = earliest(planned.get(name), part);
    const result = earlier && own.status !== "ERROR" && own.status !== "SAME" ? repeated(own, earlier) : own;
    if (result.status === "NEW" || result.status === "CHANGED") keep(planned, name, partOf(result.values), result);
    plan.push(result);
  }
  return plan;
}

function keep(planned: Map<string, Namesakes>, name: string, part: string, row: PlannedRecord): void {
  const namesakes = planned.get(name) ?? new Map<string, PlannedRecord>();
  if (!namesakes.has(part)) namesakes.set(part, row);
  planned.set(name, namesakes);
}

/** The first row that this part does not contradict. */
function earliest(namesakes: Namesakes | undefined, part: string): PlannedRecord | undefined {
  if (part === "") return namesakes?.values().next().value;
  const [same, blank] = [namesakes?.get(part), namesakes?.get("")];
  return same && blank ? (same.row < blank.row ? same : blank) : (same ?? blank);
}

function checkRow(stored: StoredKind, row: TableRow, before: StoredRecord | null): PlannedRecord {
  const { fields } = stored.kind;
  const sent: RecordValues = { ...before?.values, ...Object.fromEntries(row.texts) };
  try {
    const values = readRecord(stored, Object.fromEntries(fields.map(({ name }) => [name, sent[name] ?? ""])));
    const status = before === null ? "NEW" : isSame(values, before.values) ? "SAME" : "CHANGED";
    return { ...row, status, values, before, problems: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ...row, status: "ERROR", values: {}, before, problems: error.problems };
  }
}

function several(row: TableRow): PlannedRecord {
  return { ...row, status: "ERROR", values: {}, before: null, problems: [invalid(importMessages.several)] };
}

/** A second row of one record: it may say the same, and nothing else. */
function repeated(row: PlannedRecord, earlier: PlannedRecord): PlannedRecord {
  if (isSame(row.values, earlier.values)) return { ...row, status: "SAME" };
  return { ...row, status: "ERROR", problems: [invalid(importMessages.sameRow(earlier.row))] };
}

/** The row's texts as they would be stored, without a check. */
function tidied(fields: readonly Field[], { texts }: TableRow): RecordValues {
  return Object.fromEntries(
    fields.map((field) => {
      const text = tidy(field, texts.get(field.name) ?? "");
      return [field.name, field.input === "number" ? (parseDecimal(text) ?? text) : text];
    }),
  );
}

function isSame(one: RecordValues, other: RecordValues): boolean {
  return Object.entries(one).every(([name, value]) => value === (other[name] ?? ""));
}

function isGiven(text = ""): boolean {
  return text !== "" && text !== "0";
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group && group.length < maxNamesakes) group.push(item);
    else if (!group) groups.set(keyOf(item), [item]);
  }
  return groups;
}
