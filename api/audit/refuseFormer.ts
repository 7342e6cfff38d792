import { isRole, type Role } from "#domain/account/role.ts";
import type { Trx } from "../db/database.ts";
import { refuseRole } from "../http/caller.ts";
import { Unauthenticated } from "../http/httpErrors.ts";

/** Who asks for a write: the person and role that authenticated the request. Writes before a sign-in have neither. */
export type Asking = { ownerId: string; personId?: string; role?: Role };

/**
 * Refuses the write of a member who was removed, or has a lower role, since the request began: a body may come slowly. Call it again
 * after waiting for the office's lock, where the write is about the team or a firm.
 */
export async function refuseFormer(trx: Trx, { ownerId, personId, role }: Asking): Promise<void> {
  if (!personId || role === undefined) return;
  const member = await trx
    .selectFrom("users")
    .select("role")
    .where("ownerId", "=", ownerId)
    .where("id", "=", personId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!member || !isRole(member.role)) throw new Unauthenticated();
  refuseRole(member.role, role);
}
