import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Role } from "#domain/account/role.ts";
import type { ApiContext } from "../context.ts";
import { Unauthenticated } from "../http/httpErrors.ts";
import { noteSeen } from "./lastSeen.ts";
import { deriveKey } from "../security/secret.ts";

/** How long a session lasts: 12 hours. */
const lifetimeSeconds = 12 * 60 * 60;

/** How far the clocks of two machines may differ, or one be set back, without ending a session. */
const clockSeconds = 60;

/** The only algorithm for signing and verifying. */
const algorithm = "HS256";

/** Creates a session token for a user; `version` is the user's token version. Tokens are unique, even within a second. */
export async function openSession(context: ApiContext, user: { id: string; tokenVersion: number }): Promise<string> {
  const now = Math.floor(context.clock().getTime() / 1000);
  return await new SignJWT({ version: user.tokenVersion })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setSubject(user.id)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .sign(deriveKey(context.secret, "session"));
}

type Session = { sessionId: string; id: string; name: string; ownerId: string; role: Role; tokenVersion: number };

/**
 * Returns the session's id, and the token's user with office and role. Records when the user was last seen. Throws `Unauthenticated` for a
 * forged or expired token, for one older than the last password change, and for a removed member's.
 */
export async function readSession(context: ApiContext, token: string): Promise<Session> {
  const { id, version, sessionId } = await verified(context, token);
  const user = await context.db
    .selectFrom("users")
    .leftJoin("lastSeen", (join) => join.onRef("lastSeen.ownerId", "=", "users.ownerId").onRef("lastSeen.userId", "=", "users.id"))
    .select(["users.name", "users.ownerId", "users.role", "users.tokenVersion", "users.removedAt", "lastSeen.at"])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (user === undefined || user.tokenVersion !== version || user.removedAt !== null) throw new Unauthenticated();
  const { name, ownerId, role, tokenVersion, at } = user;
  await noteSeen(context, { ownerId, userId: id }, at);
  return { sessionId, id, name, ownerId, role, tokenVersion };
}

async function verified(context: ApiContext, token: string): Promise<{ id: string; version: unknown; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(context.secret, "session"), {
      algorithms: [algorithm],
      currentDate: context.clock(),
      requiredClaims: ["sub", "exp", "iat"],
    });
    // The library requires a subject, but does not check that it is a text.
    if (typeof payload.sub !== "string") throw new Unauthenticated();
    const age = context.clock().getTime() / 1000 - Number(payload.iat);
    // A clock that was far ahead would have made a session for as much longer.
    if (age < -clockSeconds || age > lifetimeSeconds) throw new Unauthenticated();
    return { id: payload.sub, version: payload["version"], sessionId: payload.jti ?? "" };
  } catch {
    throw new Unauthenticated();
  }
}
