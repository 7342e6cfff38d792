import type { Db, Trx } from "../../db/database.ts";
import { dayOf, momentsOf, splitByDays, type Days, type Range } from "../../time/dateRange.ts";

/** Which of an owner's shipments: of one firm or of all, by the time they were created, and changed since an instant. */
export type Selection = { firmId: string | null; range: Range; updatedSince?: string | null };

/** Part of a selection: a day, or an open piece of one. */
type Bucket = Range & { shipments: number };

/** Counts a shipment that is added (1) or deleted (-1), in the transaction that does it. */
export async function countShipment(
  trx: Trx,
  ownerId: string,
  { firmId, createdAt, change }: { firmId: string; createdAt: string; change: 1 | -1 },
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

/**
 * How many shipments a selection has: whole days from their counts, what is left of the first and last day one by one; those
 * changed since an instant by their index.
 */
export async function totalOf(db: Db, ownerId: string, { firmId, range, updatedSince = null }: Selection): Promise<number> {
  if (updatedSince !== null) return await countOf(shipmentsOf(db, ownerId, { firmId, range, updatedSince }));
  const { days, before, after } = splitByDays(range);
  const whole =
    days &&
    (await countsOf(db, ownerId, firmId, days)
      .select((column) => column.fn.sum("shipments").as("total"))
      .executeTakeFirst());
  return Number(whole?.total ?? 0) + (await countPiece(db, ownerId, firmId, before)) + (await countPiece(db, ownerId, firmId, after));
}

/**
 * Where a deep page starts: the range from the day on (against it for "desc") in which the shipment of this offset lies,
 * and the offset inside that. Reading then skips shipments of one day instead of all before them.
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

/** How many shipments a query finds, counted one by one. */
export async function countOf(shipments: ReturnType<typeof shipmentsOf>): Promise<number> {
  const row = await shipments.select((column) => column.fn.countAll().as("total")).executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** The shipments of a selection, as a query to go on with. */
export function shipmentsOf(db: Db, ownerId: string, { firmId, range, updatedSince = null }: Selection) {
  return db
    .selectFrom("shipments")
    .where("ownerId", "=", ownerId)
    .$if(firmId !== null, (query) => query.where("firmId", "=", firmId ?? ""))
    .$if(range.from !== null, (query) => query.where("createdAt", ">=", range.from ?? ""))
    .$if(range.to !== null, (query) => query.where("createdAt", "<=", range.to ?? ""))
    .$if(updatedSince !== null, (query) => query.where("updatedAt", ">=", updatedSince ?? ""));
}
