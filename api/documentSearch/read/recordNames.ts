import type { Db } from "../../db/database.ts";

/** More names than a list shows; the others stay without. */
const maxNames = 500;

/** The present names of an owner's firms and buyers; deleted ones have none. */
export async function readNames(
  db: Db,
  ownerId: string,
  { firmIds, buyerIds }: { firmIds: string[]; buyerIds: string[] },
): Promise<{ firms: Map<string, string>; buyers: Map<string, string> }> {
  const names = async (table: "firms" | "buyers", ids: string[]) => {
    if (ids.length === 0) return new Map<string, string>();
    const rows = await db
      .selectFrom(table)
      .select(["id", "name"])
      .where("ownerId", "=", ownerId)
      .where("id", "in", ids.slice(0, maxNames))
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return { firms: await names("firms", firmIds), buyers: await names("buyers", buyerIds) };
}
