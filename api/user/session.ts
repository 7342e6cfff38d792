import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { ApiContext } from "../context.ts";
import { Unauthenticated } from "../http/httpErrors.ts";
import { deriveKey } from "../security/secret.ts";

/** How long a session lasts: 12 hours. */
const lifetimeSeconds = 12 * 60 * 60;

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

/**
 * Returns the session's id, and the id and name of the token's user. Throws `Unauthenticated` for a forged or expired token, and for one
 * older than the last password change.
 */
export async function readSession(context: ApiContext, token: string): Promise<{ sessionId: string; id: string; name: string }> {
  const { id, version, sessionId } = await verified(context, token);
  const user = await context.db.selectFrom("users").select(["name", "tokenVersion"]).where("id", "=", id).executeTakeFirst();
  if (user === undefined || user.tokenVersion !== version) throw new Unauthenticated();
  return { sessionId, id, name: user.name };
}

async function verified(context: ApiContext, token: string): Promise<{ id: string; version: unknown; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(context.secret, "session"), {
      algorithms: [algorithm],
      currentDate: context.clock(),
      requiredClaims: ["sub", "exp", "iat"],
      maxTokenAge: lifetimeSeconds,
    });
    // The library requires a subject, but does not check that it is a text.
    if (typeof payload.sub !== "string") throw new Unauthenticated();
    return { id: payload.sub, version: payload["version"], sessionId: payload.jti ?? "" };
  } catch {
    throw new Unauthenticated();
  }
}
