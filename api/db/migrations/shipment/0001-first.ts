import { sql, type Kysely } from "kysely";
import { columns, referencesOwner, referencesRecord, ownedTable } from "../schemaHelpers.ts";

/** Accounts, master data, files and shipments. tables.ts describes the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createFiles(db);
  await createMasterData(db);
  await createFirms(db);
  await createShipments(db);
  await createLines(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const users = db.schema.createTable("users").addColumn("id", "text", (column) => column.primaryKey());
  await columns(columns(users, "text", ["email", "name", "type", "status", "passwordHash", "createdAt"]), "integer", [
    "tokenVersion",
    "writes",
  ]).execute();
  await db.schema.createIndex("users_email").on("users").column("email").unique().execute();
  const attempts = db.schema.createTable("loginAttempts").addColumn("emailHash", "text", (column) => column.primaryKey());
  await columns(columns(attempts, "integer", ["failures"]), "text", ["lastFailureAt"]).execute();
  const keys = ownedTable(db, "idempotencyKeys", ["key"]);
  await columns(referencesOwner(keys, "idempotencyKeys"), "text", ["digest", "answer", "createdAt"]).execute();
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  const files = columns(ownedTable(db, "files", ["key"]), "text", ["kind", "name", "contentType", "createdAt"]);
  await columns(referencesOwner(files, "files"), "integer", ["size", "isAttached"]).execute();
  // A partial index for finding uploads that were never attached: nearly every file is attached.
  const loose = db.schema.createIndex("files_loose").on("files").columns(["ownerId", "createdAt"]);
  await loose.where(sql.ref("isAttached"), "=", sql.lit(0)).execute();
}

async function createMasterData(db: Kysely<unknown>): Promise<void> {
  const list = ownedTable(db, "listItems", ["list", "position"], { position: "integer" });
  await columns(referencesOwner(list, "listItems"), "text", ["text"]).execute();
  const records: Record<string, string[]> = {
    buyers: ["name", "address", "country"],
    brokers: ["name", "country"],
    loadingPorts: ["name", "country"],
    dischargePorts: ["name", "country"],
    packagingUnits: ["orderUnit", "packingUnit", "weight", "packageType", "netWeight", "grossWeight"],
    goods: ["name", "hsnCode", "specification"],
    contractFormats: ["name", "fields"],
    documentTemplates: ["name", "heading", "body"],
  };
  for (const [name, fields] of Object.entries(records)) {
    await columns(referencesOwner(ownedTable(db, name, ["id"]), name), "text", fields).execute();
  }
}

async function createFirms(db: Kysely<unknown>): Promise<void> {
  let firms = columns(ownedTable(db, "firms", ["id"]), "text", ["name", "ieCode", "pan", "stampKey", "letterHeadKey?"]);
  for (const column of ["stampKey", "letterHeadKey"]) {
    firms = referencesRecord(firms, { name: "firms", column, target: "files", key: "key", whenGone: "restrict" });
  }
  await referencesOwner(firms, "firms").execute();
  const rows: Record<string, string[]> = {
    firmAddresses: ["name", "address", "gst"],
    firmBanks: ["nickname", "accountNumber", "iban", "accountHolderName", "bank", "bankAddress", "swiftCode"],
  };
  for (const [name, texts] of Object.entries(rows)) {
    const table = columns(columns(ownedTable(db, name, ["firmId", "id"]), "integer", ["position"]), "text", texts);
    await referencesRecord(table, { name, column: "firmId", target: "firms", whenGone: "cascade" }).execute();
  }
}

async function createShipments(db: Kysely<unknown>): Promise<void> {
  let table = ownedTable(db, "shipments", ["id"]);
  table = columns(table, "text", ["firmId", "name", "status?", "type", "addressId", "sellerId?", "consigneeId", "brokerId", "bankId"]);
  table = columns(table, "text", ["firm", "address", "seller?", "consignee", "broker", "bankDetails"]);
  table = columns(table, "text", ["originCountry", "destinationCountry", "preCarriage", "placeOfReceipt", "vessel", "portOfLoading"]);
  table = columns(table, "text", ["portOfDischarge", "finalDestination", "termsOfPayment", "termsOfShipment", "currency"]);
  table = columns(table, "text", ["declaration", "notes", "gstPercentage", "totalQuantity", "totalGrossQuantity", "containerLoad?"]);
  table = columns(table, "bigint", ["gst", "advance", "discount", "fob", "freight", "insurance", "commission"]);
  table = columns(table, "bigint", ["amountBeforeGst", "totalAmount"]);
  table = columns(table, "text", ["invoiceNo", "invoiceDate", "piNo", "piDate", "contractNo", "contractDate", "createdAt", "updatedAt"]);
  table = columns(table, "integer", ["isSellerDifferent", "containers?", "version"]);
  await referencesRecord(table, { name: "shipments", column: "firmId", target: "firms", whenGone: "restrict" }).execute();
  const index = db.schema.createIndex("shipments_firm").on("shipments");
  await index.columns(["ownerId", "firmId", "createdAt", "id"]).execute();
  await db.schema.createIndex("shipments_owner").on("shipments").columns(["ownerId", "createdAt", "id"]).execute();
  const counts = ownedTable(db, "shipmentCounts", ["firmId", "day"]);
  await columns(referencesRecord(counts, { name: "shipmentCounts", column: "firmId", target: "firms", whenGone: "cascade" }), "integer", [
    "shipments",
  ]).execute();
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  const texts = [
    "productId",
    "unitId",
    "name",
    "hsnCode",
    "orderUnit",
    "packingUnit",
    "packageType",
    "marks",
    "description",
    "specification",
  ];
  const figures = [
    "unitWeight",
    "quantity",
    "rate",
    "packages",
    "netWeight",
    "grossWeight",
    "netWeightPerPackage",
    "grossWeightPerPackage",
  ];
  const containers = ["containerNumber", "lineSealNumber", "rfidSealNumber", "size", "lot", "netWeight", "grossWeight", "unit"];
  await columns(columns(lines(db, "shipmentProducts"), "text", [...texts, ...figures]), "bigint", ["amount"]).execute();
  await columns(lines(db, "shipmentContainers"), "text", containers).execute();
  await columns(lines(db, "shipmentNotifyParties"), "text", ["buyerId", "snapshot"]).execute();
  const attachments = columns(ownedTable(db, "attachments", ["shipmentId", "key"]), "text", ["updatedAt"]);
  const linked = referencesRecord(attachments, { name: "attachments", column: "shipmentId", target: "shipments", whenGone: "cascade" });
  await referencesRecord(linked, { name: "attachments", column: "key", target: "files", key: "key", whenGone: "cascade" }).execute();
  // Deleting a file deletes its link; without the index that scans all attachments of the owner.
  await db.schema.createIndex("attachments_file").on("attachments").columns(["ownerId", "key"]).unique().execute();
}

function lines(db: Kysely<unknown>, name: string) {
  const table = ownedTable(db, name, ["shipmentId", "position"], { position: "integer" });
  return referencesRecord(table, { name, column: "shipmentId", target: "shipments", whenGone: "cascade" });
}
