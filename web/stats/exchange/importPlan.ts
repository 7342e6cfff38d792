import { beforeHarmless } from "#domain/stats/cellText.ts";
import { checkCell } from "#domain/stats/statsChecks.ts";
import { statsLimits } from "#domain/stats/stats.ts";
import { systemColumns } from "#domain/stats/systemColumns.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import type { CellChange } from "../edits/undoableEdits.ts";
import type { FilledRow } from "../data/fetchAllRows.ts";
import type { StatsColumn } from "../data/statsColumns.ts";

/** The columns that can identify a line's shipment, in order of preference. */
const keys = systemColumns.filter(({ id }) => id === "shipment" || id === "invoiceNo");

type ImportedCell = CellChange & { readonly shipment: string; readonly columnName: string };

/** What an import would change. With any refusal it changes nothing. */
export type ImportPlan = {
  readonly changes: readonly ImportedCell[];
  /** How many cells already hold the imported text. */
  readonly same: number;
  /** Sentences about skipped lines and columns. */
  readonly leftOut: readonly string[];
  /** Sentences about what prevents the import. */
  readonly refusals: readonly string[];
};

type Import = {
  /** The cells by line; the first line names the columns. */
  readonly lines: readonly (readonly string[])[];
  readonly columns: readonly Pick<StatsColumn, "columnId" | "name" | "editable">[];
  /** The rows in which shipments are looked for. */
  readonly rows: readonly FilledRow[];
};

/**
 * What importing cells would change: each line's shipment is the one row that shows its name or invoice number, and only
 * the user's own columns are taken. A line that is shorter leaves the rest as it is; an empty cell clears.
 */
export function planImport({ lines, columns, rows }: Import): ImportPlan {
  const [head = [], ...body] = lines;
  const names = head.map((name) => beforeHarmless(name).trim());
  const key = keys.find(({ name }) => names.includes(name));
  if (!key)
    return { changes: [], same: 0, leftOut: [], refusals: ["The first line must name the columns, Shipment or Invoice No among them."] };
  const keyAt = names.indexOf(key.name);
  const { own, leftOut } = ownColumns(names, keyAt, columns);
  const found = findShipments({ texts: body.map((line) => beforeHarmless(line[keyAt] ?? "")), keyId: key.id, rows });
  const changes: ImportedCell[] = [];
  const refusals = [...found.refusals];
  let same = 0;
  for (const [index, line] of body.entries()) {
    const row = found.rows[index];
    if (!row) continue;
    for (const { columnId, name, at } of own) {
      const cell = line[at];
      if (cell === undefined) continue;
      const to = beforeHarmless(cell);
      const from = row.cells[columnId] ?? "";
      for (const { message } of checkCell(to)) refusals.push(`Line ${index + 2}, ${name}: ${message}.`);
      if (from === to) same += 1;
      else changes.push({ row: row.ref, columnId, from, to, shipment: row.cells[key.id] ?? "", columnName: name });
    }
  }
  if (changes.length > statsLimits.cellsAtOnce)
    refusals.push(`${statsMessages.cellsTooMany}; these are ${changes.length.toLocaleString("en-US")}.`);
  return { changes, same, leftOut: [...leftOut, ...found.leftOut], refusals };
}

type OwnColumn = { columnId: string; name: string; at: number };

function ownColumns(names: readonly string[], keyAt: number, columns: Import["columns"]): { own: OwnColumn[]; leftOut: string[] } {
  const own: OwnColumn[] = [];
  const unknown: string[] = [];
  const unclear = new Set<string>();
  let system = 0;
  for (const [at, name] of names.entries()) {
    if (at === keyAt || name === "") continue;
    const called = columns.filter((column) => column.name === name);
    const [column] = called;
    if (!column) unknown.push(name);
    else if (called.every(({ editable }) => !editable)) system += 1;
    else if (called.length > 1 || names.indexOf(name) !== names.lastIndexOf(name)) unclear.add(name);
    else own.push({ columnId: column.columnId, name, at });
  }
  const leftOut = [
    ...(system > 0 ? [system === 1 ? "1 system column is skipped." : `${system} system columns are skipped.`] : []),
    ...named("Columns that the sheet does not have", unknown),
    ...named("Column names that stand more than once", [...unclear]),
  ];
  return { own, leftOut };
}

type Search = { texts: readonly string[]; keyId: string; rows: readonly FilledRow[] };

/** The row of each line; null for a line without one. */
function findShipments({ texts, keyId, rows }: Search): { rows: (FilledRow | null)[]; leftOut: string[]; refusals: string[] } {
  const byKey = Map.groupBy(rows, ({ cells }) => cells[keyId] ?? "");
  const lines = Map.groupBy(texts.keys(), (index) => texts[index] ?? "");
  const given = [...lines.keys()].filter((text) => text !== "");
  const nameless = lines.get("")?.length ?? 0;
  const countOf = (text: string) => byKey.get(text)?.length ?? 0;
  return {
    rows: texts.map((text) => (text !== "" && countOf(text) === 1 ? (byKey.get(text)?.[0] ?? null) : null)),
    leftOut: [
      ...(nameless > 0 ? [nameless === 1 ? "1 line names no shipment." : `${nameless} lines name no shipment.`] : []),
      ...named(
        "Not among the shipments that the sheet shows",
        given.filter((text) => countOf(text) === 0),
      ),
      ...named(
        "More than one shipment is called",
        given.filter((text) => countOf(text) > 1),
      ),
    ],
    refusals: named(
      "Shipments that stand in more than one line",
      given.filter((text) => countOf(text) === 1 && (lines.get(text)?.length ?? 0) > 1),
    ),
  };
}

/** How many names a sentence lists before it counts the rest. */
const mostNamed = 10;

function named(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - mostNamed;
  return [`${what}: ${names.slice(0, mostNamed).join(", ")}${rest > 0 ? ` and ${rest.toLocaleString("en-US")} more` : ""}.`];
}
