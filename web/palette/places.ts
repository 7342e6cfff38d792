import type { UserInfo } from "#domain/userInfo.ts";
import { kindNames, kindWords } from "../masterData/kinds.ts";
import type { Place } from "./recentPlaces.ts";

/** Every screen of the shell; Settings with each of its tabs. */
export const screens: readonly Place[] = [
  { kind: "screen", label: "Home", path: "/dashboard" },
  { kind: "screen", label: "Stats", path: "/dashboard/stats" },
  { kind: "screen", label: "Support", path: "/dashboard/support" },
  { kind: "screen", label: "Profile", path: "/dashboard/profile" },
  { kind: "screen", label: "Settings", path: "/dashboard/settings" },
  ...kindNames.map((kind): Place => {
    const { title, path } = kindWords[kind];
    return { kind: "screen", label: title, detail: "Settings", path: `/dashboard/settings?tab=${path}` };
  }),
];

/** The user's firms, each the door to its shipments. */
export function firmPlaces({ firms }: UserInfo): Place[] {
  return firms.map(({ firmId, name }) => ({ kind: "firm", label: name, detail: "Shipments", path: firmPath(firmId) }));
}

export function firmPath(firmId: string): string {
  return `/dashboard/firm/${encodeURIComponent(firmId)}`;
}
