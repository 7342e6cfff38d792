import type { AuditActor } from "#domain/audit/auditTrail.ts";
import type { ApiContext } from "../context.ts";
import { membersOf } from "../db/members.ts";
import { findKey, hasExpired } from "../user/apiKeys.ts";

/** Encodes the requester of a URL: "USER" or "API_KEY", a space, the id. */
export function askerOf({ type, id }: AuditActor): string {
  return `${type} ${id}`;
}

/** The requester of a URL, with the current name; null for a removed member and an ended key, whose URLs end with them. */
export async function actorOf({ db, clock }: Pick<ApiContext, "db" | "clock">, ownerId: string, asker: string): Promise<AuditActor | null> {
  const [type, id = ""] = asker.split(" ");
  if (type === "API_KEY") {
    const key = await findKey(db, { ownerId, id });
    return key && !hasExpired(key, clock()) ? { type, id, name: key.name } : null;
  }
  const user = await membersOf(db, ownerId).select("name").where("id", "=", id).executeTakeFirst();
  return user ? { type: "USER", id, name: user.name } : null;
}
