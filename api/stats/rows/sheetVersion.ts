import type { Db, Trx } from "../../db/database.ts";

/** Counts the changes of a firm's sheet, and of its shipments alone. */
export type SheetVersion = { version: number; shipmentsVersion: number };

/** Counts a change of a firm's sheet in the same transaction: of its shipments, or of the user's entries. */
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
