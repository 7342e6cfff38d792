import type { Db, Trx } from "../../db/database.ts";

/** How often a firm's sheet, and of that its shipments alone, have changed. */
export type SheetVersion = { version: number; shipmentsVersion: number };

/** Notes in the transaction that does it that a firm's sheet changed: its shipments, or what the user entered beside them. */
export async function raiseSheetVersion(trx: Trx, ownerId: string, firmId: string, what: "shipments" | "entries"): Promise<void> {
  const shipments = what === "shipments" ? 1 : 0;
  await trx
    .insertInto("statsSheets")
    .values({ ownerId, firmId, systemWidths: "{}", version: 1, shipmentsVersion: shipments })
    .onConflict((conflict) =>
      conflict.columns(["ownerId", "firmId"]).doUpdateSet((column) => ({
        version: column("statsSheets.version", "+", 1),
        shipmentsVersion: column("statsSheets.shipmentsVersion", "+", shipments),
      })),
    )
    .execute();
}

/** The versions of a firm's sheet; 0 before its first change. */
export async function readSheetVersion(db: Db, ownerId: string, firmId: string): Promise<SheetVersion> {
  const row = await db
    .selectFrom("statsSheets")
    .select(["version", "shipmentsVersion"])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .executeTakeFirst();
  return row ?? { version: 0, shipmentsVersion: 0 };
}
