import { isObject } from "#domain/typedObject.ts";
import { isAccountType, onboardingStatuses } from "#domain/account/accountType.ts";
import { roles } from "#domain/account/role.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";

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

/** The copy as stored, marked with the token it was loaded with. */
export function serializeUserInfo(info: UserInfo, token: string): string {
  return JSON.stringify({ ...info, session: markOf(token) });
}

/** The end of a token. The full token is stored next to the copy anyway. */
function markOf(token: string): string {
  return token.slice(-16);
}

/**
 * Parses the stored copy of user info; null if it is invalid, and an empty array for a missing list. A copy loaded with another token may
 * be another user's and is ignored; one of an older release has no mark.
 */
export function parseUserInfo(text: string | null, token: string | null): UserInfo | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const { name, email, type, status, session, ...others } = value;
    if (typeof session === "string" && (token === null || session !== markOf(token))) return null;
    if (typeof name !== "string" || typeof email !== "string" || typeof type !== "string" || !isAccountType(type)) return null;
    if (!onboardingStatuses.some((known) => known === status)) return null;
    if (others["role"] !== undefined && !roles.some((known) => known === others["role"])) return null;
    const stored: Record<string, unknown> = { ...others, name, email, type, status };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This product wrote it; only lists that an older release lacked are missing.
    return { ...stored, ...Object.fromEntries(lists.map((list) => [list, Array.isArray(stored[list]) ? stored[list] : []])) } as UserInfo;
  } catch {
    return null;
  }
}
