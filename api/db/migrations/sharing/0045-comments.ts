import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner, referencesRecord } from "../schemaHelpers.ts";

/** Comments on shipments and their files, and the documents that some of them ask for (ADR-0111). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ["shipmentId", "key?", "text", "audience", "authorOwnerId", "authorId", "authorName", "authorPartnerId?", "createdAt"];
  const request = ["type?", "partnerId?", "dueDay", "fulfilledKey?", "fulfilledAt?"];
  const table = columns(columns(ownedTable(db, "comments", ["id"]), "text", [...texts, ...request]), "integer", ["isOverdueTold"]);
  const ofShipment = referencesRecord(referencesOwner(table, "comments"), {
    name: "comments",
    column: "shipmentId",
    target: "shipments",
    whenGone: "cascade",
  });
  await referencesRecord(ofShipment, { name: "comments", column: "key", target: "files", key: "key", whenGone: "cascade" }).execute();
  await db.schema.createIndex("comments_shipment").on("comments").columns(["ownerId", "shipmentId", "id"]).execute();
  // Deleting a file deletes its comments; without the index that scans all comments of the owner.
  await db.schema.createIndex("comments_file").on("comments").columns(["ownerId", "key"]).where("key", "is not", null).execute();
  await db.schema.createIndex("comments_due").on("comments").column("dueDay").where("dueDay", "!=", "").execute();
}
