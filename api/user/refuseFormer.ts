import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { membersOf } from "../db/members.ts";
import { refuseRole, type Caller } from "../http/caller.ts";
import { Unauthenticated } from "../http/httpErrors.ts";
import { refuseEndedKey } from "./apiKeys.ts";

/**
 * Refuses the write of a member who was removed, or has a lower role, since the request began, and of a session or key that has ended: a body
 * may come slowly. Throws `Unauthenticated` or `Forbidden`.
 */
export async function refuseFormer(trx: Trx, context: Pick<ApiContext, "clock">, caller: Caller): Promise<void> {
  const { ownerId, personId, role, actor, tokenVersion } = caller;
  const member = await membersOf(trx, ownerId).select(["role", "tokenVersion"]).where("id", "=", personId).executeTakeFirst();
  if (!member || (tokenVersion !== null && member.tokenVersion !== tokenVersion)) throw new Unauthenticated();
  if (tokenVersion === null) await refuseEndedKey(trx, context, { ownerId, id: actor.id });
  refuseRole(member.role, role);
}
