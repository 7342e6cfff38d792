import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** Open invitations to an office. Who has a code knows no owner, so an index finds invitations by the code's digest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = columns(ownedTable(db, "invitations", ["id"]), "text", ["makerId", "codeHash", "role", "email?", "createdAt", "expiresAt"]);
  await referencesOwner(table, "invitations").execute();
  await db.schema.createIndex("invitations_code").on("invitations").column("codeHash").unique().execute();
}
