import type { Kysely } from "kysely";

/** How a firm's documents are printed; empty is the default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["dateStyle", "blankMarks"]) {
    await db.schema
      .alterTable("firms")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
