import type { Db, Trx } from "../db/database.ts";
import { membersOf } from "../db/members.ts";

/** An office is called by its first firm; before it has one, by its first owner. */
export async function officeName(db: Db | Trx, ownerId: string): Promise<string> {
  const firm = await db.selectFrom("firms").select("name").where("ownerId", "=", ownerId).orderBy("id").limit(1).executeTakeFirst();
  if (firm) return firm.name;
  const owner = await membersOf(db, ownerId).select("name").where("role", "=", "OWNER").orderBy("id").limit(1).executeTakeFirst();
  return owner?.name ?? "";
}
