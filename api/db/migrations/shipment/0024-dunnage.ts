import type { Kysely } from "kysely";

/** Adds the dunnage of a container, which its verified gross mass includes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shipmentContainers")
    .addColumn("dunnageWeight", "text", (column) => column.notNull().defaultTo("0"))
    .execute();
}
