import { sql, type RawBuilder, type SqlBool } from "kysely";
import { invalid } from "#domain/http/problem.ts";
import { ProblemError } from "../../http/httpErrors.ts";

/** The times that lists can sort by. */
export const listOrders = ["createdAt", "updatedAt"] as const;
export type ListOrder = (typeof listOrders)[number];

/** A shipment's position in a list: its time in the list's order, and its id for equal times. */
export type Position = { at: string; id: string };

const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)\/([\w-]{1,64})$/;

/** Reads `after` or `before` of a filter's body; "" returns null. Throws a 400 for an invalid position. */
export function readPosition(name: string, sent: string): Position | null {
  if (sent === "") return null;
  const [, at = "", id = ""] = form.exec(sent) ?? [];
  const time = Date.parse(at);
  if (!Number.isNaN(time) && new Date(time).toISOString() === at) return { at, id };
  throw new ProblemError([invalid(`${name} must be an instant and a shipment's id, such as 2025-11-12T08:30:00.000Z/0195f3a2`, name)], {
    status: 400,
  });
}

/** Compares shipments with a position in a list's order, in a form that an index of both columns supports. */
export function stands(order: ListOrder, comparison: "<" | "<=" | ">" | ">=", { at, id }: Position): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(order)}, ${sql.ref("id")}) ${sql.raw(comparison)} (${at}, ${id})`;
}

/** Whether a row follows a position in a list of that direction. */
export function isAfter(row: Position, { at, id }: Position, sort: "asc" | "desc"): boolean {
  const isLater = row.at === at ? row.id > id : row.at > at;
  const isEarlier = row.at === at ? row.id < id : row.at < at;
  return sort === "asc" ? isLater : isEarlier;
}
