import { sql, type RawBuilder } from "kysely";
import type { Db } from "./database.ts";

/** Rows that one statement deletes: the embedded database answers nobody meanwhile. */
const slice = 1_000;

/** When the rows of a table were made, by its index on that column. */
const columns = {
  events: "createdAt",
  idempotencyKeys: "createdAt",
  inbox: "at",
  mails: "createdAt",
  webhookDeliveries: "createdAt",
} as const;

/**
 * Deletes a table's rows of before an instant, the oldest first, about a thousand in a statement (R-1195): after weeks of standstill a start
 * has all of theirs to delete. Rows that do not meet `only` stay. It may be broken off after any statement, and run in two processes at once.
 * `remove` deletes the rows of a slice, if more than that is to be done.
 */
export async function deleteOlder(
  db: Db,
  table: keyof typeof columns,
  oldest: string,
  {
    only = sql`1 = 1`,
    remove = async (where) => void (await sql`delete from ${sql.table(table)} where ${where}`.execute(db)),
  }: { only?: RawBuilder<unknown>; remove?: (where: RawBuilder<unknown>) => Promise<void> } = {},
): Promise<void> {
  const [rows, at] = [sql.table(table), sql.ref(columns[table])];
  let from = "";
  for (;;) {
    const next = sql<{
      at: string;
    }>`select ${at} as at from ${rows} where ${at} > ${from} and ${at} < ${oldest} order by ${at} limit 1 offset ${sql.lit(slice)}`;
    const last = (await next.execute(db)).rows[0]?.at;
    if (last === undefined) break;
    await remove(sql`${at} > ${from} and ${at} <= ${last} and ${only}`);
    from = last;
  }
  await remove(sql`${at} < ${oldest} and ${only}`);
}
