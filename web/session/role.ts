import { includesRole, roleMessages, type Role } from "#domain/account/role.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { createSignal } from "../ui/store/store.ts";
import { currentUserInfo, useUserInfo } from "./session.ts";

const changes = createSignal<Role | null>();

/** Notes that the service refused something in these words. If it is for the user's role, that has changed since it was read (R-1263). */
export function noteRefusal(text: string): void {
  if (text === roleMessages.readOnly || text === roleMessages.ownerNeeded) changes.emit(null);
}

/** Notes the user's role as the service says it now, so that a raised one shows without a reload too (R-1264); null if it does not say. */
export function noteRole(role: Role | null): void {
  const info = currentUserInfo();
  if (role !== null && info !== null && role !== (info.role ?? "OWNER")) changes.emit(role);
}

/** Calls back when the user's role seems to have changed. Returns a function that unsubscribes. */
export const onRoleChanged = changes.subscribe;

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
