import { importMessages } from "#domain/import/import.ts";
import { cellValue } from "#domain/import/cellValue.ts";
import { importFields } from "#domain/import/importFields.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { Field } from "#domain/masterData/kind.ts";
import { invalid } from "#domain/http/problem.ts";
import { throwIfProblems } from "../http/httpErrors.ts";

/** How a table is read: whether its first row holds headings, the field of each column ("" for none), and cells that were edited. `firmId`: the firm of shipments that name none. */
export type Reading = { hasHeadings: boolean; fields: string[]; edits: { row: number; column: number; text: string }[]; firmId: string };

/** A row below the headings: its number in the file, its cells, and the texts that are not blank by field. */
export type TableRow = { row: number; cells: string[]; texts: ReadonlyMap<string, string> };

/** The rows to import, without blank ones. Throws if the chosen columns cannot be: a required field without one, or a field with two. */
export function readRows(kind: ImportKind, stored: readonly (readonly string[])[], { hasHeadings, fields, edits }: Reading): TableRow[] {
  const chosen = chooseFields(kind, fields);
  const edited = new Map<number, Map<number, string>>();
  for (const { row, column, text } of edits) edited.set(row, (edited.get(row) ?? new Map<number, string>()).set(column, text));
  return stored.flatMap((own, position) => {
    const row = position + 1;
    if (hasHeadings && position === 0) return [];
    const changes = edited.get(row);
    const cells = own.map((cell, column) => {
      const text = changes?.get(column) ?? cell;
      const field = chosen[column];
      return field ? cellValue(field, text) : text;
    });
    const texts = new Map(cells.flatMap((cell, column) => textOf(chosen[column], cell)));
    return texts.size === 0 ? [] : [{ row, cells, texts }];
  });
}

function textOf(field: Field | undefined, cell: string): [string, string][] {
  return field && cell !== "" ? [[field.name, cell]] : [];
}

function chooseFields(kind: ImportKind, names: readonly string[]): (Field | undefined)[] {
  const fields = importFields(kind);
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const given = names.filter((name) => name !== "");
  const unknown = given.filter((name) => !fields.some((field) => field.name === name));
  const twice = given.filter((name, position) => given.indexOf(name) !== position);
  const missing = fields.filter(({ name, required }) => required && !given.includes(name)).map(({ label }) => label);
  throwIfProblems([
    ...unknown.map((name) => invalid(importMessages.columnUnknown(name), "fields")),
    ...twice.map((name) => invalid(importMessages.columnTwice(labelOf(name)), "fields")),
    ...(missing.length > 0 ? [invalid(importMessages.columnMissing(missing.join(", ")), "fields")] : []),
  ]);
  return names.map((name) => fields.find((field) => field.name === name));
}

type Sent = Omit<Reading, "edits"> & { edits: { row?: number | null | undefined; column?: number | null | undefined; text: string }[] };

/** A request's reading; edits that name no cell are dropped. */
export function readingOf({ hasHeadings, fields, edits, firmId }: Sent): Reading {
  const named = edits.flatMap(({ row, column, text }) =>
    typeof row === "number" && typeof column === "number" ? [{ row, column, text }] : [],
  );
  return { hasHeadings, fields, edits: named, firmId };
}
