import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "./secret.ts";

/** How long an address works: 5 minutes. */
export const addressSeconds = 5 * 60;

/** What an address is signed for: `purpose` has a key of its own, `terms` are all that the address says. */
export type Signed = { purpose: "files" | "audit trail"; terms: string };

/** When an address that is made now ends, in seconds since 1970. */
export function expiryOf({ clock }: { clock: () => Date }): number {
  return Math.floor(clock().getTime() / 1000) + addressSeconds;
}

/** The signature that is the right to what an address leads to. */
export function signatureOf(context: { secret: string }, signed: Signed): string {
  return sign(context, signed).toString("base64url");
}

/** Whether an address was signed here and still works; compared in constant time. */
export function isSigned(context: { secret: string; clock: () => Date }, signed: Signed, signature: string, expires: number): boolean {
  const given = Buffer.from(signature, "base64url");
  const expected = sign(context, signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return expires * 1000 >= context.clock().getTime();
}

function sign({ secret }: { secret: string }, { purpose, terms }: Signed): Buffer {
  return createHmac("sha256", deriveKey(secret, purpose)).update(terms).digest();
}
