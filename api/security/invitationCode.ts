import { createHash, randomInt } from "node:crypto";
import { codeAlphabet, codeLength, readCode } from "#domain/account/invitationCode.ts";
import { invitationDays } from "#domain/account/team.ts";

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** A new random code. */
export function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");
}

/** A code's stored digest. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/** The digest of a code as typed; null for a text that is no code. */
export function hashOfTyped(typed: string): string | null {
  const code = readCode(typed);
  return code === null ? null : hashOfCode(code);
}

/** When an invitation that is made now ends. */
export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + invitationDays * millisecondsOfDay);
}
