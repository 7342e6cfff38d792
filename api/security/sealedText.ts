import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deriveKey } from "./secret.ts";

const algorithm = "aes-256-gcm";
const sizes = { nonce: 12, tag: 16 };

type Sealing = { secret: string; use: string };

/** Encrypts a text for the database with a key derived from the service's secret for that use. */
export function sealText(text: string, { secret, use }: Sealing): string {
  const nonce = randomBytes(sizes.nonce);
  const cipher = createCipheriv(algorithm, deriveKey(secret, use), nonce);
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64");
}

/** Decrypts a sealed text; null if it was altered, or sealed with another secret. */
export function openSealed(sealed: string, { secret, use }: Sealing): string | null {
  const bytes = Buffer.from(sealed, "base64");
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(secret, use), bytes.subarray(0, sizes.nonce));
    decipher.setAuthTag(bytes.subarray(sizes.nonce, sizes.nonce + sizes.tag));
    return decipher.update(bytes.subarray(sizes.nonce + sizes.tag), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
