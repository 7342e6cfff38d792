import { createHmac, randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../db/database.ts";
import { StartRefused } from "../db/dataDirectory.ts";

const minimumBytes = 32;

/**
 * The secret that signs sessions and file URLs: the given one, or the one in the data directory, created on first start from 48 random
 * bytes with owner-only access. Throws `StartRefused` if it is too short.
 */
export function readSecret(dataDir: string, given?: string): string {
  const path = join(dataDir, "jwt-secret");
  const secret = given || storedSecret(path);
  if (Buffer.byteLength(secret) >= minimumBytes) return secret;
  throw new StartRefused(`${given ? "JWT_SECRET" : `The secret ${path}`} must have at least ${minimumBytes} bytes.`);
}

/**
 * Warns where accounts were made under a secret that is gone, as on another machine without JWT_SECRET: the new one signs everybody out, and
 * signs webhooks otherwise than their receivers know. Call it before `readSecret` (R-1338).
 */
export async function warnOfLostSecret(db: Db, dataDir: string, logger: Pick<FastifyBaseLogger, "warn">): Promise<void> {
  const path = join(dataDir, "jwt-secret");
  if (existsSync(path) || !(await db.selectFrom("users").select("id").limit(1).executeTakeFirst())) return;
  logger.warn(
    { path },
    "the secret of these accounts is missing, and another is made: put the former one back, from a backup or the other machine",
  );
}

/** Derives a separate key for each use of the secret. */
export function deriveKey(secret: string, use: string): Buffer {
  return createHmac("sha256", secret).update(use).digest();
}

function storedSecret(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (!isMissing(error)) throw new StartRefused(`The secret ${path} cannot be read.`, { cause: error });
  }
  makeSecret(path);
  return readFileSync(path, "utf8").trim();
}

/** Writes a temporary file and links it, so that a crash leaves no partial secret, and one of two concurrent first starts wins. */
function makeSecret(path: string): void {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, randomBytes(48).toString("base64url"));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
