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

/** Reads the stored copy of user info with care: whatever is not one counts as none, a missing list as empty. */
export function parseUserInfo(text: string | null): UserInfo | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { name, email, type, status } = value as Record<string, unknown>;
    if (typeof name !== "string" || typeof email !== "string" || typeof type !== "string" || !isAccountType(type)) return null;
    if (!onboardingStatuses.some((known) => known === status)) return null;
    const stored = value as Record<string, unknown>;
    // The copy was written by this product in exactly this type; only lists that an older release lacked are filled in.
    return { ...stored, ...Object.fromEntries(lists.map((list) => [list, Array.isArray(stored[list]) ? stored[list] : []])) } as UserInfo;
  } catch {
    return null;
  }
}
