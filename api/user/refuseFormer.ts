import { includesRole, type Role } from "#domain/account/role.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { membersOf } from "../db/members.ts";
import { refuseRole, type Caller } from "../http/caller.ts";
import { Forbidden, Unauthenticated } from "../http/httpErrors.ts";
import { refuseEndedKey } from "./apiKeys.ts";

/**
 * Refuses the write of a member who was removed, or has a lower role, since the request began, and of a session or key that has ended: a body
 * may come slowly. `needed` is the role that the act needs. Throws `Unauthenticated` or `Forbidden`.
 */
export async function refuseFormer(trx: Trx, context: Pick<ApiContext, "clock">, caller: Caller, needed: Role): Promise<void> {
  const { ownerId, personId, role, actor, tokenVersion } = caller;
  const member = await membersOf(trx, ownerId).select(["role", "tokenVersion"]).where("id", "=", personId).executeTakeFirst();
  if (!member || (tokenVersion !== null && member.tokenVersion !== tokenVersion)) throw new Unauthenticated();
  if (tokenVersion === null) await refuseEndedKey(trx, context, { ownerId, id: actor.id });
  refuseRole(member.role, needed);
  // Parts of the act may have been decided by the former role.
  if (!includesRole(member.role, role)) throw new Forbidden("Your role was changed at this moment. Please try again.");
}
