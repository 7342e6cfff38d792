import type { Selectable } from "kysely";
import type { Event } from "#domain/integrations/event.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { deleteOlder } from "../db/deleteOlder.ts";
import type { Database } from "../db/tables/tables.ts";

/** An event with its position in the owner's sequence. */
export type PlacedEvent = Event & { position: number };

/** Retention of events, for clients that resume later: 7 days. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Stores events, one at least, in the transaction of their changes: no event is lost, and none describes a change that was rolled back. Locks
 * the owner's event count until the commit, so positions follow commit order without gaps.
 */
export async function publishEvents(trx: Trx, ownerId: string, events: readonly Event[]): Promise<void> {
  const first = (await lockEventCount(trx, ownerId, events.length)) - events.length + 1;
  const nothing = { firmId: null, shipmentId: null, partnerId: null, key: null, milestone: null };
  const rows = events.map(({ at: createdAt, ...rest }, at) => ({ ownerId, position: first + at, ...nothing, ...rest, createdAt }));
  await trx.insertInto("events").values(rows).execute();
}

/** Raises and returns the owner's event count. Blocks the owner's other publishers until the transaction ends. */
export async function lockEventCount(trx: Trx, ownerId: string, raise: number): Promise<number> {
  const { last } = await trx
    .insertInto("eventCounts")
    .values({ ownerId, last: raise })
    .onConflict((conflict) => conflict.column("ownerId").doUpdateSet((row) => ({ last: row("eventCounts.last", "+", raise) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}

/** An owner's events after a position, oldest first, at most `limit`. */
export async function readEvents(db: Db, ownerId: string, { after, limit }: { after: number; limit: number }): Promise<PlacedEvent[]> {
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();
  return rows.map(eventOf);
}

/** The position of the owner's latest event; 0 without events. */
export async function lastPosition(db: Db, ownerId: string): Promise<number> {
  const row = await db.selectFrom("eventCounts").select("last").where("ownerId", "=", ownerId).executeTakeFirst();
  return row?.last ?? 0;
}

/** The position of the owner's newest event before an instant; 0 if none is stored. Later events have later positions. */
export async function positionBefore(db: Db, ownerId: string, instant: string): Promise<number> {
  const row = await db
    .selectFrom("events")
    .select("position")
    .where("ownerId", "=", ownerId)
    .where("createdAt", "<", instant)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** Whether all events after a position are still stored. */
export async function isKept(db: Db, ownerId: string, after: number): Promise<boolean> {
  const last = await lastPosition(db, ownerId);
  if (after >= last) return after === last;
  const [next] = await readEvents(db, ownerId, { after, limit: 1 });
  return next?.position === after + 1;
}

/** Deletes events older than 7 days. */
export async function deleteOldEvents({ db, clock }: ApiContext): Promise<void> {
  const oldest = new Date(clock().getTime() - keptMilliseconds).toISOString();
  await deleteOlder(db, "events", oldest);
}

function eventOf({
  position,
  type,
  firmId,
  shipmentId,
  partnerId,
  key,
  milestone,
  createdAt: at,
}: Selectable<Database["events"]>): PlacedEvent {
  const event =
    partnerId === null ? { type, firmId, shipmentId, key, ...(milestone !== null && { milestone }), at } : { type, partnerId, at };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written only by `publishEvents`, which accepts no other events.
  return { position, ...(event as Event) };
}
