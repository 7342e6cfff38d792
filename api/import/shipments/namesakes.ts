import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db, Trx } from "../../db/database.ts";
import { inChunks } from "../../db/inChunks.ts";
import type { ShipmentInput } from "../../shipment/input/readShipmentBody.ts";
import { readShipments } from "../../shipment/rows/readShipments.ts";
import { inputOf } from "../../shipment/save/inputOf.ts";

/** Names of a query, and shipments that are read in one turn of the event loop. */
const chunk = 50;

/** Stored shipments of one name that a table is compared with: the newest. */
const maxNamesakes = 3;

/** The office's stored shipments of these names, as the input of a save. */
export async function namesakesOf(db: Db | Trx, ownerId: string, names: readonly string[]): Promise<Map<string, ShipmentInput[]>> {
  const ids: string[] = [];
  for (const part of inChunks(names, chunk)) {
    const rows = await newestOf(db, ownerId, part).execute();
    ids.push(...rows.map(({ id }) => id));
    await nextTurn();
  }
  const inputs: ShipmentInput[] = [];
  for (const part of inChunks(ids, chunk)) {
    for (const shipment of await readShipments(db, ownerId, part)) inputs.push(inputOf(shipment));
    await nextTurn();
  }
  return Map.groupBy(inputs, ({ name }) => name);
}

/** The newest shipments of each name: the index of names finds them, where the order of all ids would read every shipment of the office (R-1231). */
export function newestOf(db: Db | Trx, ownerId: string, names: readonly string[]) {
  return db
    .selectFrom(
      db
        .selectFrom("shipments")
        .select("id")
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("name").orderBy("id", "desc"))
            .as("place"),
        )
        .where("ownerId", "=", ownerId)
        .where("name", "in", names)
        .as("namesakes"),
    )
    .select("id")
    .where("place", "<=", maxNamesakes)
    .orderBy("place");
}
