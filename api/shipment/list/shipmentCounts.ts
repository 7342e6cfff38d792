import type { Db, Trx } from "../../db/database.ts";
import { dayOf, momentsOf, splitByDays, type Days, type Range } from "../../time/dateRange.ts";

/** Selects an owner's shipments by firm, creation time, last change, status and consignee; null disables a filter. */
export type Selection = {
  firmId: string | null;
  range: Range;
  updatedSince?: string | null;
  status?: string | null;
  consigneeId?: string | null;
};

/** A counted part of a selection: a day, or part of a day. */
type Bucket = Range & { shipments: number };

/** Counts added shipments of a day (1 or more) or a deleted one (-1), in the same transaction. */
export async function countShipment(
  trx: Trx,
  ownerId: string,
  { firmId, createdAt, change }: { firmId: string; createdAt: string; change: number },
): Promise<void> {
  await trx
    .insertInto("shipmentCounts")
    .values({ ownerId, firmId, day: dayOf(createdAt), shipments: change })
    .onConflict((conflict) =>
      conflict
        .columns(["ownerId", "firmId", "day"])
        .doUpdateSet((column) => ({ shipments: column("shipmentCounts.shipments", "+", change) })),
    )
    .execute();
}

/** Counts shipments that were added (1) or deleted (-1) together, in the same transaction: a statement for each firm and day. */
export async function countShipments(
  trx: Trx,
  ownerId: string,
  shipments: readonly { firmId: string; createdAt: string }[],
  change: 1 | -1,
): Promise<void> {
  for (const ofDay of Map.groupBy(shipments, ({ firmId, createdAt }) => `${firmId} ${dayOf(createdAt)}`).values()) {
    const [first] = ofDay;
    if (first) await countShipment(trx, ownerId, { ...first, change: change * ofDay.length });
  }
}

/** Whether the daily counts count a selection. */
export function hasDailyCounts({ updatedSince = null, status = null, consigneeId = null }: Selection): boolean {
  return updatedSince === null && status === null && consigneeId === null;
}

/**
 * Counts a selection: whole days by their stored counts, the rest of the first and last day row by row. With `updatedSince`, `status` or
 * `consigneeId`, counts by that column's index.
 */
export async function totalOf(db: Db, ownerId: string, selection: Selection): Promise<number> {
  if (!hasDailyCounts(selection)) return await countOf(shipmentsOf(db, ownerId, selection));
  const { firmId, range } = selection;
  const { days, before, after } = splitByDays(range);
  const whole =
    days &&
    (await countsOf(db, ownerId, firmId, days)
      .select((column) => column.fn.sum("shipments").as("total"))
      .executeTakeFirst());
  return Number(whole?.total ?? 0) + (await countPiece(db, ownerId, firmId, before)) + (await countPiece(db, ownerId, firmId, after));
}

/**
 * The start of a deep page: the range from the day that contains the shipment at this offset, and the offset within that range. "desc"
 * searches backwards. Reading then skips shipments of one day instead of all before them.
 */
export async function startOfPage(
  db: Db,
  ownerId: string,
  selection: Selection,
  { offset, sort }: { offset: number; sort: "asc" | "desc" },
): Promise<{ range: Range; offset: number }> {
  const { range } = selection;
  const buckets = await bucketsOf(db, ownerId, selection);
  let left = offset;
  for (const bucket of sort === "asc" ? buckets : buckets.toReversed()) {
    if (left < bucket.shipments) {
      return { range: sort === "asc" ? { from: bucket.from, to: range.to } : { from: range.from, to: bucket.to }, offset: left };
    }
    left -= bucket.shipments;
  }
  return { range, offset };
}

async function bucketsOf(db: Db, ownerId: string, { firmId, range }: Selection): Promise<Bucket[]> {
  const { days, before, after } = splitByDays(range);
  const counted = days
    ? await countsOf(db, ownerId, firmId, days)
        .select((column) => ["day", column.fn.sum("shipments").as("total")])
        .groupBy("day")
        .orderBy("day")
        .execute()
    : [];
  const whole = counted.map(({ day, total }) => ({ ...momentsOf(day), shipments: Number(total) }));
  const piece = async (open: Range | null) => (open ? [{ ...open, shipments: await countPiece(db, ownerId, firmId, open) }] : []);
  return [...(await piece(before)), ...whole, ...(await piece(after))];
}

function countsOf(db: Db, ownerId: string, firmId: string | null, { first, last }: Days) {
  return db
    .selectFrom("shipmentCounts")
    .where("ownerId", "=", ownerId)
    .$if(firmId !== null, (query) => query.where("firmId", "=", firmId ?? ""))
    .$if(first !== null, (query) => query.where("day", ">=", first ?? ""))
    .$if(last !== null, (query) => query.where("day", "<=", last ?? ""));
}

async function countPiece(db: Db, ownerId: string, firmId: string | null, range: Range | null): Promise<number> {
  if (!range) return 0;
  return await countOf(shipmentsOf(db, ownerId, { firmId, range }));
}

/** Counts a query's shipments row by row. */
export async function countOf(shipments: ReturnType<typeof shipmentsOf>): Promise<number> {
  const row = await shipments.select((column) => column.fn.countAll().as("total")).executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** A query for a selection's shipments, to be extended. */
export function shipmentsOf(db: Db, ownerId: string, selection: Selection) {
  const { firmId, range, updatedSince = null, status = null, consigneeId = null } = selection;
  return db
    .selectFrom("shipments")
    .where("ownerId", "=", ownerId)
    .$if(firmId !== null, (query) => query.where("firmId", "=", firmId ?? ""))
    .$if(range.from !== null, (query) => query.where("createdAt", ">=", range.from ?? ""))
    .$if(range.to !== null, (query) => query.where("createdAt", "<=", range.to ?? ""))
    .$if(updatedSince !== null, (query) => query.where("updatedAt", ">=", updatedSince ?? ""))
    .$if(status !== null, (query) => query.where("status", "=", status))
    .$if(consigneeId !== null, (query) => query.where("consigneeId", "=", consigneeId ?? ""));
}
