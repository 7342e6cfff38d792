import type { Kysely } from "kysely";

const wordings = "coveringLetterWording valueDeclarationWording rodtepWording authorityWording originWording vgmWording";

/** A firm's own words where an authority or a bank fixes them; empty prints Lading's proposal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of wordings.split(" ")) {
    await db.schema
      .alterTable("firms")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
