import type { Db, Trx } from "../db/database.ts";

/** All versions of the document with this key, as `version`, itself included; none for a file without versions. */
export function documentSeries(db: Db | Trx, ownerId: string, key: string) {
  return db
    .selectFrom("documentModels as own")
    .innerJoin("documentModels as version", (join) =>
      join
        .onRef("version.ownerId", "=", "own.ownerId")
        .onRef("version.shipmentId", "=", "own.shipmentId")
        .onRef("version.series", "=", "own.series"),
    )
    .where("own.ownerId", "=", ownerId)
    .where("own.key", "=", key);
}
