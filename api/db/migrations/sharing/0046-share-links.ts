import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner, referencesRecord } from "../schemaHelpers.ts";

/** Share links to documents of a shipment, the documents of each, and what visitors did (ADR-0112). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ["shipmentId", "makerId", "tokenHash", "passwordHash?", "createdAt", "expiresAt", "revokedAt?", "openedAt?", "lastTryAt"];
  const numbers = ["asksName", "allowsDownload", "showsProgress", "tries"];
  const links = columns(columns(ownedTable(db, "shareLinks", ["id"]), "text", texts), "integer", numbers);
  const ofShipment = { name: "shareLinks", column: "shipmentId", target: "shipments", whenGone: "cascade" } as const;
  await referencesRecord(referencesOwner(links, "shareLinks"), ofShipment).execute();
  await db.schema.createIndex("share_links_token").on("shareLinks").column("tokenHash").unique().execute();
  await db.schema.createIndex("share_links_shipment").on("shareLinks").columns(["ownerId", "shipmentId", "id"]).execute();
  await db.schema.createIndex("share_links_maker").on("shareLinks").columns(["ownerId", "makerId"]).execute();
  await db.schema.createIndex("share_links_expiry").on("shareLinks").column("expiresAt").execute();

  const documents = columns(ownedTable(db, "shareLinkDocuments", ["linkId", "key"]), "integer", ["position"]);
  const ofFile = { name: "shareLinkDocuments", column: "key", target: "files", key: "key", whenGone: "cascade" } as const;
  await referencesRecord(referencesRecord(documents, ofLink("shareLinkDocuments")), ofFile).execute();
  await db.schema.createIndex("share_link_documents_file").on("shareLinkDocuments").columns(["ownerId", "key"]).execute();

  const views = columns(ownedTable(db, "shareViews", ["linkId", "id"]), "text", [
    "visit",
    "act",
    "key",
    "at",
    "name",
    "email",
    "network",
    "document",
  ]);
  await referencesRecord(views, ofLink("shareViews")).execute();
  await db.schema
    .createIndex("share_views_visit")
    .on("shareViews")
    .columns(["ownerId", "linkId", "visit", "act", "key"])
    .unique()
    .execute();
}

function ofLink(name: string) {
  return { name, column: "linkId", target: "shareLinks", whenGone: "cascade" } as const;
}
