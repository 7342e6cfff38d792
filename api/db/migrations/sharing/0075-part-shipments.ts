import type { Kysely } from "kysely";
import { ownedTable, referencesRecord } from "../schemaHelpers.ts";

/** The other shipments that parts of a merged file are of (R-1004, ADR-0159). What was merged before stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofFile = { name: "partShipments", column: "key", target: "files", key: "key", whenGone: "cascade" } as const;
  await referencesRecord(ownedTable(db, "partShipments", ["key", "shipmentId"]), ofFile).execute();
}
