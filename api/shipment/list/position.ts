import { sql, type RawBuilder, type SqlBool } from "kysely";
import { invalid } from "#domain/http/problem.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/engine.ts";
import { ProblemError } from "../../http/httpErrors.ts";

/** What lists can sort by. */
export const listOrders = ["createdAt", "updatedAt", "name", "invoiceDate"] as const;
export type ListOrder = (typeof listOrders)[number];

/** Characters of a name that lists sort by, so that a position stays short. */
const nameReach = 100;

/** A shipment's position in a list: its key in the list's order, as `orderKey` computes it, and its id for equal keys. */
export type Position = { at: string; id: string };

/** What a list sorts by. Both engines ignore the case of A to Z in names, and compare other characters by their codes. */
export function orderKey(db: Db, order: ListOrder): RawBuilder<string> {
  if (order !== "name") return sql<string>`${sql.ref(order)}`;
  const name = sql`substr(${sql.ref("name")}, 1, ${sql.lit(nameReach)})`;
  return isPostgres(db) ? sql<string>`lower(${name} collate "C")` : sql<string>`lower(${name})`;
}

/** Reads `after` or `before` of a filter's body; "" returns null. Throws a 400 for an invalid position. */
export function readPosition(name: string, sent: string, order: ListOrder): Position | null {
  if (sent === "") return null;
  const [, text = "", id = ""] = /^(.*)\/([\w-]{1,64})$/s.exec(sent) ?? [];
  const at = id === "" ? null : readers[order](text);
  if (at !== null) return { at, id };
  throw new ProblemError([invalid(`${name} must be ${examples[order]}`, name)], { status: 400 });
}

const readers: Record<ListOrder, (text: string) => string | null> = {
  createdAt: readTime,
  updatedAt: readTime,
  name: (text) => [...text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())].slice(0, nameReach).join(""),
  // Shipments without a date are in the list as well.
  invoiceDate: (text) => (text === "" ? "" : fromDayMonthYear(text)),
};

const exampleTime = "an instant and a shipment's id, such as 2025-11-12T08:30:00.000Z/0195f3a2";
const examples: Record<ListOrder, string> = {
  createdAt: exampleTime,
  updatedAt: exampleTime,
  name: "a shipment's name and id, such as Rice to Jebel Ali/0195f3a2",
  invoiceDate: "an invoice's date or nothing, and a shipment's id, such as 12/11/2025/0195f3a2",
};

function readTime(text: string): string | null {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text ? text : null;
}

/** Compares shipments with a position in a list's order, in a form that an index of both columns supports. */
export function stands(db: Db, order: ListOrder, comparison: "<" | "<=" | ">" | ">=", { at, id }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${orderKey(db, order)}, ${sql.ref("id")}) ${sql.raw(comparison)} (${at}, ${id})`;
}

/** Whether a row follows a position in a list of that direction. */
export function isAfter(row: Position, { at, id }: Position, sort: "asc" | "desc"): boolean {
  const isLater = row.at === at ? row.id > id : row.at > at;
  const isEarlier = row.at === at ? row.id < id : row.at < at;
  return sort === "asc" ? isLater : isEarlier;
}
