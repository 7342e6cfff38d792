import type { Db } from "../../../api/db/database.ts";

/** Gives every stored shipment a row of the stats sheet with these cells, while no service runs on the data. */
export async function seedCells(db: Db, cells: Record<string, string>): Promise<void> {
  await db
    .insertInto("statsRows")
    .columns(["ownerId", "shipmentId", "cells", "colour", "version"])
    .expression(
      db
        .selectFrom("shipments")
        .select(({ lit, val }) => [
          "ownerId",
          "id",
          val(JSON.stringify(cells)).as("cells"),
          val("#ffffff").as("colour"),
          lit(1).as("version"),
        ]),
    )
    .execute();
}
