import { normalizeEmail, personName } from "#domain/account/account.ts";
import type { AccountType, OnboardingStatus } from "#domain/account/accountType.ts";
import type { Role } from "#domain/account/role.ts";
import { duplicate } from "#domain/http/problem.ts";
import type { Trx } from "../db/database.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { hashPassword } from "../security/password.ts";

type NewUser = {
  id: string;
  ownerId: string;
  role: Role;
  type: AccountType;
  status: OnboardingStatus;
  email: string;
  name: string;
  password: string;
};

/** The row of a new account, with its password hashed. */
export async function newUser({ clock }: { clock: () => Date }, { id, ownerId, role, type, status, email, name, password }: NewUser) {
  return {
    id,
    ownerId,
    role,
    type,
    status,
    removedAt: null,
    email: normalizeEmail(email),
    name: personName(name),
    passwordHash: await hashPassword(password),
    tokenVersion: 1,
    writes: 0,
    createdAt: clock().toISOString(),
  };
}

/** Stores an account. Throws with the message `taken` for an e-mail that has one. */
export async function insertUser(trx: Trx, user: Awaited<ReturnType<typeof newUser>>, taken: string): Promise<void> {
  const made = await trx
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new ProblemError([duplicate(taken, "email")]);
}
