import { includesRole, type Role } from "#domain/account/role.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { currentUserInfo, useUserInfo } from "./session.ts";

/** What a control is for: to write the office's data, or to manage what only owners may. */
type Act = "write" | "manage";

const neededRole: Record<Act, Role> = { write: "EDITOR", manage: "OWNER" };

/**
 * Whether the viewer's role allows an act. Screens show no control for what it does not allow; the service refuses it anyway. Without a
 * role in the user info everything is allowed, as for owners and on servers without roles.
 */
export function useMay(act: Act): boolean {
  return allows(useUserInfo(), act);
}

/** `useMay` outside components. */
export function mayNow(act: Act): boolean {
  return allows(currentUserInfo(), act);
}

function allows(info: UserInfo | null, act: Act): boolean {
  return includesRole(info?.role ?? "OWNER", neededRole[act]);
}
