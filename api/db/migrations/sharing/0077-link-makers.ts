import { sql, type Kysely } from "kysely";

/**
 * Who made the address by which a file came (R-1081): a new address gives its link another maker, and a link that ended long ago is deleted.
 * Of the files of before it is the present maker.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("attachments")
    .addColumn("linkMakerId", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`
    UPDATE attachments SET link_maker_id = COALESCE(
      (SELECT maker_id FROM share_links WHERE share_links.owner_id = attachments.owner_id AND share_links.id = attachments.made_by_id),
      ''
    )
    WHERE made_by = 'LINK'
  `.execute(db);
}
