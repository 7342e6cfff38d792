import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./secret.ts";

/** Lifetime of a signed URL: 5 minutes. */
export const addressSeconds = 5 * 60;

type Purpose = "files" | "audit trail" | "documents" | "shared files" | "approval records" | "link visits" | "link files";

/** The signed content of a URL: `purpose` selects the key, `terms` covers all parameters. */
export type Signed = { purpose: Purpose; terms: string };

/** The expiry of a URL signed now, in seconds since 1970. */
export function expiryOf({ clock }: { clock: () => Date }): number {
  return Math.floor(clock().getTime() / 1000) + addressSeconds;
}

/** The signature that authorises a URL. */
export function signatureOf(context: { secret: string }, signed: Signed): string {
  return sign(context, signed).toString("base64url");
}

/** Whether this service signed the URL and it has not expired; compares in constant time. */
export function isSigned(context: { secret: string; clock: () => Date }, signed: Signed, signature: string, expires: number): boolean {
  const given = Buffer.from(signature, "base64url");
  const expected = sign(context, signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return expires * 1000 >= context.clock().getTime();
}

function sign({ secret }: { secret: string }, { purpose, terms }: Signed): Buffer {
  return createHmac("sha256", deriveKey(secret, purpose)).update(terms).digest();
}
