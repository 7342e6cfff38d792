import type { Trx } from "../db/database.ts";
import { membersOf } from "../db/members.ts";
import { refuseRole, type Caller } from "../http/caller.ts";
import { Unauthenticated } from "../http/httpErrors.ts";

/**
 * Refuses the write of a member who was removed, or has a lower role, since the request began: a body may come slowly. Throws
 * `Unauthenticated` or `Forbidden`.
 */
export async function refuseFormer(trx: Trx, { ownerId, personId, role }: Pick<Caller, "ownerId" | "personId" | "role">): Promise<void> {
  const member = await membersOf(trx, ownerId).select("role").where("id", "=", personId).executeTakeFirst();
  if (!member) throw new Unauthenticated();
  refuseRole(member.role, role);
}
