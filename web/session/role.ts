import { includesRole, roleMessages, type Role } from "#domain/account/role.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { createSignal } from "../ui/store/store.ts";
import { currentUserInfo, useUserInfo } from "./session.ts";

const refusals = createSignal<string>();

/** Notes that the service refused something in these words. If it is for the user's role, that has changed since it was read (R-1263). */
export function noteRefusal(text: string): void {
  if (text === roleMessages.readOnly || text === roleMessages.ownerNeeded) refusals.emit(text);
}

/** Calls back when something was refused to the user's role. Returns a function that unsubscribes. */
export const onRoleRefused = refusals.subscribe;

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
