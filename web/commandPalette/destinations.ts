import type { UserInfo } from "#domain/account/userInfo.ts";
import { isForPartners, isPartnerAccount, partnerHome } from "../session/partnerAccount.ts";
import { kindNames, kindWords } from "../masterData/kinds.ts";
import type { Destination } from "./recentDestinations.ts";

/** Every screen of the dashboard, and each tab of Settings. */
const screens: readonly Destination[] = [
  { kind: "screen", label: "Home", path: "/dashboard" },
  { kind: "screen", label: "Stats", path: "/dashboard/stats" },
  { kind: "screen", label: "Documents", path: "/dashboard/documents" },
  { kind: "screen", label: "Document sets", path: "/dashboard/documents/matrix" },
  { kind: "screen", label: "People", path: "/dashboard/people" },
  { kind: "screen", label: "Inbox", path: "/dashboard/inbox" },
  { kind: "screen", label: "Support", path: "/dashboard/support" },
  { kind: "screen", label: "Profile", path: "/dashboard/profile" },
  { kind: "screen", label: "Settings", path: "/dashboard/settings" },
  ...kindNames.map((kind): Destination => {
    const { title, path } = kindWords[kind];
    return { kind: "screen", label: title, detail: "Settings", path: `/dashboard/settings?tab=${path}` };
  }),
];

const shared: readonly Destination[] = [
  { kind: "screen", label: "Shared with me", path: partnerHome },
  { kind: "screen", label: "Shared documents", path: `${partnerHome}/documents` },
];

const bill: Destination = { kind: "screen", label: "Create bill", path: `${partnerHome}/bill` };

/** The screens that the user can use. */
export function screensOf(info: UserInfo | null): readonly Destination[] {
  if (isPartnerAccount(info)) {
    const own = info?.type === "BROKER" ? [...shared, bill] : shared;
    return [...own, ...screens.filter(({ path, detail }) => detail === undefined && isForPartners(path))];
  }
  return info?.isPartner ? [...screens, ...shared] : screens;
}

/** The user's firms; each leads to its shipments. */
export function firmDestinations({ firms }: UserInfo): Destination[] {
  return firms.map(({ firmId, name }) => ({ kind: "firm", label: name, detail: "Shipments", path: firmPath(firmId) }));
}

export function firmPath(firmId: string): string {
  return `/dashboard/firm/${encodeURIComponent(firmId)}`;
}
