import type { Db } from "../../db/database.ts";

/** Of more records than so many, all of the owner are read: a shorter statement, of at most 10,000 names. */
const listed = 500;

/** The present names of an owner's firms and buyers; deleted ones have none. */
export async function readNames(
  db: Db,
  ownerId: string,
  { firmIds, buyerIds }: { firmIds: string[]; buyerIds: string[] },
): Promise<{ firms: Map<string, string>; buyers: Map<string, string> }> {
  const names = async (table: "firms" | "buyers", ids: string[]) => {
    if (ids.length === 0) return new Map<string, string>();
    const all = db.selectFrom(table).select(["id", "name"]).where("ownerId", "=", ownerId);
    const rows = await (ids.length > listed ? all : all.where("id", "in", ids)).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return { firms: await names("firms", firmIds), buyers: await names("buyers", buyerIds) };
}
