import type { UserInfo } from "#domain/account/userInfo.ts";
import { useUserInfo } from "./session.ts";

/** The home of an account that an exporter invited as its partner. */
export const partnerHome = "/dashboard/shared";

/** What such an account can use of the dashboard. */
const partnerPlaces = [
  partnerHome,
  "/dashboard/people",
  "/dashboard/inbox",
  "/dashboard/settings",
  "/dashboard/support",
  "/dashboard/profile",
];

/** Whether the account is an importer's, a broker's or a CHA's: it has no shipments of its own. */
export function isPartnerAccount(info: Pick<UserInfo, "type"> | null): boolean {
  return info !== null && info.type !== "EXPORTER";
}

/** `isPartnerAccount` of the viewer. */
export function useIsPartnerAccount(): boolean {
  return isPartnerAccount(useUserInfo());
}

/** Whether such an account can use a path of the dashboard. */
export function isForPartners(pathname: string): boolean {
  return partnerPlaces.some((place) => pathname === place || pathname.startsWith(`${place}/`));
}
