import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import { z } from "zod";
import { auditSentence, type AuditScope } from "#domain/audit/auditSentence.ts";
import { isAuditNoun, type AuditEntry, type AuditNoun } from "#domain/audit/auditTrail.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Db } from "../db/database.ts";
import { isPostgres } from "../db/engine.ts";
import { parseStored } from "../db/storedJson.ts";
import type { Database } from "../db/tables/tables.ts";
import { ProblemError } from "../http/httpErrors.ts";
import type { Range } from "../time/dateRange.ts";

/** Selects an owner's entries by shipment, noun and time; null disables a filter. */
export type TrailFilter = { shipmentId: string | null; noun: AuditNoun | null; range: Range };

/** An entry's position in the trail, which is read from newest to oldest. */
export type TrailPlace = { at: string; id: string };

/** At most `limit` entries older than `after` and newer than `before`: the newest of them, or with `fromEnd` the oldest. */
export type TrailPage = { limit: number; after: TrailPlace | null; before: TrailPlace | null; fromEnd: boolean };

/** Entries from newest to oldest, and whether the filter has older and newer ones. */
export type TrailLines = { entries: AuditEntry[]; hasOlder: boolean; hasNewer: boolean };

/** A page of a trail; `total` counts the whole filter, where the query asks for it. */
export type TrailAnswer = { entries: AuditEntry[]; hasOlder: boolean; hasNewer: boolean; total?: number | undefined };

type Row = Selectable<Database["auditEntries"]>;

/** An index finds the page by position, so its cost does not depend on the trail's length. */
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
  // The cursor's own entry is on its other side.
  return fromEnd
    ? { entries, hasOlder: before !== null, hasNewer: isMore || after !== null }
    : { entries, hasOlder: isMore || before !== null, hasNewer: after !== null };
}

/** Counts the entries that match a filter. */
export async function countAuditTrail(db: Db, ownerId: string, filter: TrailFilter): Promise<number> {
  const { total } = await linesOf(db, ownerId, filter)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Encodes a position as an opaque cursor. */
function toTrailCursor({ at, id }: TrailPlace): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

/** Decodes a cursor; "" returns null. Throws a 400 for any other text. */
export function readTrailCursor(name: string, cursor: string): TrailPlace | null {
  if (cursor === "") return null;
  const [, at = "", id = ""] = /^(\S{24}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString("utf8")) ?? [];
  if (toTrailCursor({ at, id }) !== cursor) throw new ProblemError([invalid(`${name} is no cursor of this list`, name)], { status: 400 });
  return { at, id };
}

/** Reads the noun of a filter; "" returns null. */
export function readNoun(text: string): AuditNoun | null {
  if (text === "" || isAuditNoun(text)) return text || null;
  throw new ProblemError([invalid("The noun is unknown", "noun")], { status: 400 });
}

/** Entries on one side of a position. The index uses the bound on time alone. */
function beyond(place: TrailPlace | null, side: "<" | ">") {
  const { at, id } = place ?? { at: "", id: "" };
  return ({ and, or, eb }: ExpressionBuilder<Database, "auditEntries">) =>
    and([eb("at", `${side}=`, at), or([eb("at", side, at), eb("id", side, id)])]);
}

/**
 * An owner's entries that match a filter. Of a shipment and a noun SQLite would read all lines of the noun: the plus leaves it the index of
 * shipments (R-1232).
 */
export function linesOf(db: Db, ownerId: string, { shipmentId, noun, range }: TrailFilter) {
  const nounColumn = shipmentId === null || isPostgres(db) ? sql.ref("noun") : sql`+noun`;
  return db
    .selectFrom("auditEntries")
    .where("ownerId", "=", ownerId)
    .$if(shipmentId !== null, (query) => query.where("shipmentId", "=", shipmentId))
    .$if(noun !== null, (query) => query.where(nounColumn, "=", noun))
    .$if(range.from !== null, (query) => query.where("at", ">=", range.from))
    .$if(range.to !== null, (query) => query.where("at", "<=", range.to));
}

const nullableText = z.string().nullable();
const changeList = z.array(z.object({ field: z.string(), of: z.string(), from: nullableText, to: nullableText }));

function entryOf(row: Row, scope: AuditScope): AuditEntry {
  const { at, id, actorType, actorId, actorName, action, noun, entityId, shipmentId, name, changeCount, requestId } = row;
  const actor = { type: actorType, id: actorId, name: actorName };
  const changes = parseStored(changeList, row.changes, { column: "auditEntries.changes", id });
  const note = { action, noun, entityId, shipmentId, name, changes, changeCount };
  return { cursor: toTrailCursor({ at, id }), at, actor, ...note, requestId, sentence: auditSentence(actor, note, scope) };
}
