import type { Kysely } from "kysely";

/** What else visitors of a share link may do: decide about its documents, and upload some (ADR-0119). Of former links neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["allowsDecision", "allowsUpload"]) {
    await db.schema
      .alterTable("shareLinks")
      .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
