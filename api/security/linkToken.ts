import { createHash, randomBytes } from "node:crypto";

/** Bytes of a share link's token: 160 bits, which nobody finds by trying. */
const tokenBytes = 20;

/** A new random token, as it is part of a link's address. */
export function newLinkToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** A token's stored digest. */
export function hashOfLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
