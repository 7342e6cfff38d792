import type { Member, Team } from "#domain/account/team.ts";
import { teamMessages } from "#domain/account/team.ts";
import type { Role } from "#domain/account/role.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Db, Trx } from "../db/database.ts";
import { membersOf } from "../db/members.ts";
import { officeName } from "../firm/officeName.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";

/** An office's name and people. */
export async function readTeam(db: Db | Trx, ownerId: string): Promise<Pick<Team, "office" | "members">> {
  return { office: await officeName(db, ownerId), members: await readMembers(db, ownerId) };
}

/** The people of an office in the order of joining. */
async function readMembers(db: Db | Trx, ownerId: string): Promise<Member[]> {
  return await membersOf(db, ownerId)
    .leftJoin("lastSeen", (join) => join.onRef("lastSeen.ownerId", "=", "users.ownerId").onRef("lastSeen.userId", "=", "users.id"))
    .select(["users.id as memberId", "users.name", "users.email", "users.role", "lastSeen.at as lastSeenAt"])
    .orderBy("users.id")
    .execute();
}

/** A member for a change in a transaction that holds the office's lock. Another office's member is not found, like an unknown id. */
export async function findMember(trx: Trx, ownerId: string, memberId: string): Promise<{ name: string; role: Role }> {
  const member = await membersOf(trx, ownerId).select(["name", "role"]).where("id", "=", memberId).executeTakeFirst();
  if (!member) throw notFound(teamMessages.memberNotFound, "memberId");
  return member;
}

/** Throws if a member is the office's last owner. The lock on the office makes two such changes wait for each other. */
export async function refuseLastOwner(trx: Trx, ownerId: string, memberId: string): Promise<void> {
  const other = await membersOf(trx, ownerId)
    .select("id")
    .where("id", "!=", memberId)
    .where("role", "=", "OWNER")
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new ProblemError([invalid(teamMessages.lastOwner, "memberId")]);
}

/**
 * Removes a member: ends their sessions, frees the e-mail, and revokes their API keys, whose names it returns. The row keeps the name, and
 * the first person's row goes on being the office (ADR-0091).
 */
export async function removeMember(trx: Trx, ownerId: string, { memberId, now }: { memberId: string; now: Date }) {
  await trx
    .updateTable("users")
    .set((row) => ({
      removedAt: now.toISOString(),
      email: `removed ${memberId}`,
      passwordHash: "",
      tokenVersion: row("tokenVersion", "+", 1),
    }))
    .where("ownerId", "=", ownerId)
    .where("id", "=", memberId)
    .execute();
  await trx.deleteFrom("lastSeen").where("ownerId", "=", ownerId).where("userId", "=", memberId).execute();
  await trx.deleteFrom("inbox").where("ownerId", "=", ownerId).where("personId", "=", memberId).execute();
  const keys = trx.deleteFrom("apiKeys").where("ownerId", "=", ownerId).where("makerId", "=", memberId);
  return await keys.returning(["id", "name"]).execute();
}
