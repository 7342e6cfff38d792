import type { Role } from "#domain/account/role.ts";
import type { Db, Trx } from "./database.ts";

/** Selects from an office's people, without those who were removed. */
export function membersOf(db: Db | Trx, ownerId: string) {
  return db.selectFrom("users").where("users.ownerId", "=", ownerId).where("users.removedAt", "is", null);
}

/** What a person may do in their office now; null once they were removed. */
export async function roleNow(db: Db, { ownerId, personId }: { ownerId: string; personId: string }): Promise<Role | null> {
  const member = await membersOf(db, ownerId).select("role").where("id", "=", personId).executeTakeFirst();
  return member?.role ?? null;
}
