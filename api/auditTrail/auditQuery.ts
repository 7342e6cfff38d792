import type { ExpressionBuilder, Selectable } from "kysely";
import { auditSentence, type AuditScope } from "#domain/auditSentence.ts";
import { isAuditNoun, type AuditChange, type AuditEntry, type AuditNoun } from "#domain/auditTrail.ts";
import { invalid } from "#domain/problem.ts";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/tables.ts";
import { ProblemError } from "../http/httpErrors.ts";
import type { Range } from "../time/dateRange.ts";

/** Which lines of an owner's trail: of one shipment, of one noun, of a time; null leaves a filter out. */
export type TrailFilter = { shipmentId: string | null; noun: AuditNoun | null; range: Range };

/** The place of a line in the trail, which is read from the newest line to the oldest. */
export type TrailPlace = { at: string; id: string };

/** At most `limit` lines that are older than `after` and newer than `before`: the newest of them, or the oldest with `fromEnd`. */
export type TrailPage = { limit: number; after: TrailPlace | null; before: TrailPlace | null; fromEnd: boolean };

/** Lines from the newest to the oldest, and whether there are older and newer ones in the filter. */
export type TrailLines = { entries: AuditEntry[]; hasOlder: boolean; hasNewer: boolean };

/** A page of a trail; `total` counts the whole filter, where the query asks for it. */
export type TrailAnswer = { entries: AuditEntry[]; hasOlder: boolean; hasNewer: boolean; total?: number | undefined };

type Row = Selectable<Database["auditEntries"]>;

/** A page costs the same however long the trail is: it is found by its place in an index. */
export async function readAuditTrail(
  db: Db,
  ownerId: string,
  filter: TrailFilter,
  page: TrailPage,
  scope: AuditScope,
): Promise<TrailLines> {
  const { limit, after, before, fromEnd } = page;
  const direction = fromEnd ? "asc" : "desc";
  const rows = await linesOf(db, ownerId, filter)
    .selectAll()
    .$if(after !== null, (query) => query.where(beyond(after, "<")))
    .$if(before !== null, (query) => query.where(beyond(before, ">")))
    .orderBy("at", direction)
    .orderBy("id", direction)
    .limit(limit + 1)
    .execute();
  const isMore = rows.length > limit;
  const read = rows.slice(0, limit);
  if (fromEnd) read.reverse();
  const entries = read.map((row) => entryOf(row, scope));
  // Beyond a cursor lies the line that it stands for, at least.
  return fromEnd
    ? { entries, hasOlder: before !== null, hasNewer: isMore || after !== null }
    : { entries, hasOlder: isMore || before !== null, hasNewer: after !== null };
}

/** How many lines a filter has. */
export async function countAuditTrail(db: Db, ownerId: string, filter: TrailFilter): Promise<number> {
  const { total } = await linesOf(db, ownerId, filter)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The cursor of a place, opaque to callers. */
export function toTrailCursor({ at, id }: TrailPlace): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** The place that a cursor stands for; null for "". Refuses every other text with a 400. */
export function readTrailCursor(name: string, cursor: string): TrailPlace | null {
  if (cursor === "") return null;
  const [, at = "", id = ""] = /^(\S{24}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (toTrailCursor({ at, id }) !== cursor) throw new ProblemError([invalid(`${name} is no cursor of this list`, name)], { status: 400 });
  return { at, id };
}

/** Reads a noun of a filter; "" leaves it out. */
export function readNoun(text: string): AuditNoun | null {
  if (text === "" || isAuditNoun(text)) return text || null;
  throw new ProblemError([invalid("The noun is unknown", "noun")], { status: 400 });
}

/** Lines on one side of a place. The bound of the time alone is what an index can go by. */
function beyond(place: TrailPlace | null, side: "<" | ">") {
  const { at, id } = place ?? { at: "", id: "" };
  return ({ and, or, eb }: ExpressionBuilder<Database, "auditEntries">) =>
    and([eb("at", `${side}=`, at), or([eb("at", side, at), eb("id", side, id)])]);
}

function linesOf(db: Db, ownerId: string, { shipmentId, noun, range }: TrailFilter) {
  return db
    .selectFrom("auditEntries")
    .where("ownerId", "=", ownerId)
    .$if(shipmentId !== null, (query) => query.where("shipmentId", "=", shipmentId))
    .$if(noun !== null, (query) => query.where("noun", "=", noun))
    .$if(range.from !== null, (query) => query.where("at", ">=", range.from))
    .$if(range.to !== null, (query) => query.where("at", "<=", range.to));
}

function entryOf(row: Row, scope: AuditScope): AuditEntry {
  const { at, id, actorType, actorId, actorName, action, noun, entityId, shipmentId, name, changeCount, requestId } = row;
  const actor = { type: actorType, id: actorId, name: actorName };
  // Written by record.ts alone.
  const changes = JSON.parse(row.changes) as AuditChange[];
  const note = { action, noun, entityId, shipmentId, name, changes, changeCount };
  return { cursor: toTrailCursor({ at, id }), at, actor, ...note, requestId, sentence: auditSentence(actor, note, scope) };
}
