import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { apiKeyPrefix, type ApiKey } from "#domain/integrations/apiKey.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";
import { Unauthenticated } from "../http/httpErrors.ts";
import type { Caller } from "../http/caller.ts";

/** A key is the prefix followed, as URL-safe base64, by its owner's id (16 bytes) and 192 random bits. */
const ownerBytes = 16;
const randomLength = 24;

/** Record a key's use at most once a minute. */
const noteMilliseconds = 60 * 1000;

/**
 * Creates a key for an owner. It contains the owner's id, so that a lookup reads only that owner's keys; only the random part is secret.
 */
export function newApiKey(ownerId: string): string {
  const owner = Buffer.from(ownerId.replaceAll("-", ""), "hex");
  return apiKeyPrefix + Buffer.concat([owner, randomBytes(randomLength)]).toString("base64url");
}

/** A key's stored hash. One pass suffices: 192 random bits cannot be guessed. */
export function hashOfApiKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Whether an Authorization token is an API key instead of a session. */
export function isApiKey(token: string): boolean {
  return token.startsWith(apiKeyPrefix);
}

/**
 * Returns the key's office, scope and role, which is its maker's, and records its use. Throws `Unauthenticated` for an unknown,
 * revoked or expired key, and for one of a removed member.
 */
export async function readApiKey({ db, clock }: ApiContext, key: string): Promise<Caller> {
  const ownerId = ownerOf(key);
  const now = clock();
  const row = await db
    .selectFrom("apiKeys")
    .innerJoin("users", "users.id", "apiKeys.makerId")
    .select(["apiKeys.id", "apiKeys.name", "scope", "expiresAt", "lastUsedAt", "makerId", "role"])
    .where("apiKeys.ownerId", "=", ownerId)
    .where("hash", "=", hashOfApiKey(key))
    .where("users.removedAt", "is", null)
    .executeTakeFirst();
  if (!row || hasExpired(row, now)) throw new Unauthenticated();
  const { id, name, scope, lastUsedAt, makerId, role } = row;
  if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= noteMilliseconds) {
    const noted = db.updateTable("apiKeys").set({ lastUsedAt: now.toISOString() }).where("ownerId", "=", ownerId).where("id", "=", id);
    // A full disk must not block reads.
    await noted.execute().catch(() => undefined);
  }
  return { ownerId, personId: makerId, role, scope, actor: { type: "API_KEY", id, name }, sessionId: "", tokenVersion: null };
}

/** Throws `Unauthenticated` for a key that was revoked or has expired since it was read. */
export async function refuseEndedKey(trx: Trx, { clock }: Pick<ApiContext, "clock">, { ownerId, id }: { ownerId: string; id: string }) {
  const key = await trx.selectFrom("apiKeys").select("expiresAt").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  if (!key || hasExpired(key, clock())) throw new Unauthenticated();
}

function hasExpired({ expiresAt }: { expiresAt: string | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** Converts a key to its REST form. */
export function apiKeyOf({ ownerId: _owner, makerId: _maker, hash: _hash, id, ...row }: Selectable<Database["apiKeys"]>): ApiKey {
  return { apiKeyId: id, ...row };
}

function ownerOf(key: string): string {
  const bytes = Buffer.from(key.slice(apiKeyPrefix.length), "base64url");
  if (bytes.length !== ownerBytes + randomLength) throw new Unauthenticated();
  const hex = bytes.subarray(0, ownerBytes).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
