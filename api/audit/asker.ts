import type { AuditActor } from "#domain/audit/auditTrail.ts";
import { membersOf } from "../db/members.ts";
import type { AuditContext } from "./auditedTransaction.ts";

/** Encodes the requester of a URL: "USER" or "API_KEY", a space, the id. */
export function askerOf({ type, id }: AuditActor): string {
  return `${type} ${id}`;
}

/** The requester of a URL, with the current name; null for a removed member and an ended key, whose URLs end with them. */
export async function actorOf(
  { db, clock }: Pick<AuditContext, "db" | "clock">,
  ownerId: string,
  asker: string,
): Promise<AuditActor | null> {
  const [type, id = ""] = asker.split(" ");
  if (type === "API_KEY") {
    const key = await db
      .selectFrom("apiKeys")
      .select("name")
      .where("ownerId", "=", ownerId)
      .where("id", "=", id)
      .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", clock().toISOString())]))
      .executeTakeFirst();
    return key ? { type, id, name: key.name } : null;
  }
  const user = await membersOf(db, ownerId).select("name").where("id", "=", id).executeTakeFirst();
  return user ? { type: "USER", id, name: user.name } : null;
}
