import { createHmac, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
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
