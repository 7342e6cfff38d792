import { isAccountType, onboardingStatuses } from "#domain/account.ts";
import type { UserInfo } from "#domain/userInfo.ts";

const lists = [
  "firms",
  "originCountry",
  "destinationCountry",
  "buyers",
  "brokers",
  "loadingPorts",
  "dischargePorts",
  "paymentTerms",
  "shipmentTerms",
  "units",
  "goods",
  "currency",
  "declaration",
  "contractFormat",
  "documentTemplates",
] as const satisfies (keyof UserInfo)[];

/** The copy as it is stored, with a mark of the token that it was read with. */
export function serializeUserInfo(info: UserInfo, token: string): string {
  return JSON.stringify({ ...info, session: markOf(token) });
}

/** The end of a token, which is stored in full beside the copy. */
function markOf(token: string): string {
  return token.slice(-16);
}

/**
 * Reads the stored copy of user info with care: whatever is not one counts as none, a missing list as empty. A copy that was read
 * with another token may be another user's, and is none either; one of an older release names no token.
 */
export function parseUserInfo(text: string | null, token: string | null): UserInfo | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { name, email, type, status, session, ...others } = value as Record<string, unknown>;
    if (typeof session === "string" && (token === null || session !== markOf(token))) return null;
    if (typeof name !== "string" || typeof email !== "string" || typeof type !== "string" || !isAccountType(type)) return null;
    if (!onboardingStatuses.some((known) => known === status)) return null;
    const stored: Record<string, unknown> = { ...others, name, email, type, status };
    // The copy was written by this product in exactly this type; only lists that an older release lacked are filled in.
    return { ...stored, ...Object.fromEntries(lists.map((list) => [list, Array.isArray(stored[list]) ? stored[list] : []])) } as UserInfo;
  } catch {
    return null;
  }
}
