import type { z } from "zod";

/** The place of a JSON text: its column as "table.column", and the id of its row. */
export type StoredAt = { column: string; id: string };

/** A JSON column holds something that Lading does not write there. Names the place, never the content. */
export class DamagedRow extends Error {
  constructor({ column, id }: StoredAt) {
    super(`The stored JSON in ${column} of row ${id} is damaged`);
  }
}

/** Parses a JSON column and checks it by its schema, which must not transform: the value stays as stored. Throws `DamagedRow`. */
export function parseStored<T>(schema: z.ZodType<T>, json: string, at: StoredAt): T {
  return parseStoredAs((value): value is T => schema.safeParse(value).success, json, at);
}

/** The same with a check by hand, for columns that are read by the thousand. */
export function parseStoredAs<T>(isSound: (value: unknown) => value is T, json: string, at: StoredAt): T {
  const value = parse(json);
  if (!isSound(value)) throw new DamagedRow(at);
  return value;
}

/** Undefined, which is no JSON value, for a text that is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
