import type { Trx } from "./database.ts";
import type { Database } from "./tables/tables.ts";

/** Tables of master data, of which an office has so many rows. */
export type RecordsTable = keyof Pick<
  Database,
  "buyers" | "brokers" | "loadingPorts" | "dischargePorts" | "packagingUnits" | "goods" | "documentTemplates" | "contractFormats" | "firms"
>;

/** How many records an office has in a table. Requires the office's lock where a limit depends on it. */
export async function countRecords(trx: Trx, ownerId: string, table: RecordsTable): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .where("ownerId", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
