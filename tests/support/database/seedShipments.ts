import { newId } from "../../../api/db/id.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { storeKeys } from "../../../api/stats/rows/statsKeys.ts";

/** So many rows are inserted at once; each engine allows some tens of thousands of parameters. */
const chunk = 200;

/**
 * Copies a stored shipment once for each ISO instant, with its product lines and counts, in one transaction, while no
 * service runs on the data. The copies are named "Seed 0", "Seed 1", … in the order given.
 */
export async function seedShipments(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  shipmentId: string,
  createdAt: string[],
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    await db.transaction().execute(async (trx) => {
      const shipment = await trx.selectFrom("shipments").selectAll().where("id", "=", shipmentId).executeTakeFirstOrThrow();
      const lines = await trx.selectFrom("shipmentProducts").selectAll().where("shipmentId", "=", shipmentId).execute();
      const { ownerId, firmId } = shipment;
      const copies = createdAt.map((time, index) => ({
        ...shipment,
        id: newId(),
        name: `Seed ${index}`,
        createdAt: time,
        updatedAt: time,
      }));
      for (let at = 0; at < copies.length; at += chunk) {
        const some = copies.slice(at, at + chunk);
        await trx.insertInto("shipments").values(some).execute();
        await trx
          .insertInto("shipmentProducts")
          .values(some.flatMap(({ id }) => lines.map((line) => ({ ...line, shipmentId: id }))))
          .execute();
      }
      for (let at = 0; at < copies.length; at += chunk)
        await storeKeys(
          trx,
          ownerId,
          copies.slice(at, at + chunk).map(({ id }) => id),
        );
      const days = Map.groupBy(createdAt, (time) => time.slice(0, 10));
      for (const [day, times] of days) {
        await trx
          .insertInto("shipmentCounts")
          .values({ ownerId, firmId, day, shipments: times.length })
          .onConflict((conflict) =>
            conflict
              .columns(["ownerId", "firmId", "day"])
              .doUpdateSet((column) => ({ shipments: column("shipmentCounts.shipments", "+", times.length) })),
          )
          .execute();
      }
    });
  } finally {
    await close();
  }
}
