import { z } from "zod";
import { importStates, rowStatuses } from "#domain/import/import.ts";
import { importKinds } from "#domain/import/importKind.ts";
import { count, id, instant, text } from "./parsing/fields.ts";

const column = z.object({ heading: text, field: text, samples: z.array(z.string()) });

export const importShape = z.object({
  importId: id,
  kind: z.enum(importKinds),
  fileName: text,
  state: z.enum(importStates),
  hasHeadings: z.boolean(),
  rowCount: count,
  columns: z.array(column),
  notes: z.array(z.string()),
  at: instant,
  until: instant,
  added: count,
  changed: count,
});
export const importsShape = z.object({ imports: z.array(importShape) });

export const checkShape = z.object({
  counts: z.object({ new: count, changed: count, same: count, errors: count }),
  rows: z.array(
    z.object({
      row: count,
      status: z.enum(rowStatuses),
      cells: z.array(z.string()),
      problems: z.array(z.object({ column: count.nullable(), message: text })),
    }),
  ),
  rowCount: count,
});

export const undoneShape = z.object({
  importId: id,
  undone: count,
  keptCount: count,
  kept: z.array(z.object({ name: text, reason: text })),
});

const mapping = z.object({
  mappingId: id,
  kind: z.enum(importKinds),
  name: text,
  columns: z.array(z.object({ heading: text, field: text })),
});
export const mappingShape = mapping;
export const mappingsShape = z.object({ mappings: z.array(mapping) });
