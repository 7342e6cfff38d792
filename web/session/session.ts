import { useSyncExternalStore } from "react";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { clearShipmentLists } from "./shipmentLists.ts";
import { forget, readStored, store } from "./storage.ts";
import { parseUserInfo, serializeUserInfo } from "./storedUserInfo.ts";

/** Why a session ended: the user logged out here, the server rejected the token, or another tab removed it. */
export type SessionEnd = "signedOut" | "expired" | "elsewhere";
type SessionEvent = { kind: "started" } | { kind: "renewed" } | { kind: "ended"; why: SessionEnd };

const listeners = new Set<(event: SessionEvent) => void>();
const userInfoListeners = new Set<() => void>();
let token = readStored("jwt");
let userInfo = parseUserInfo(readStored("userInfo"), token);
/** The token that the user info was loaded with: another token may be another user's. */
let userInfoToken = token;
let isCopyShown = false;
let lastEnd: SessionEnd | null = null;

/** The stored token, or null if nobody is signed in. */
export function currentToken(): string | null {
  return token;
}

/** Why this page's last session ended; null before that, and after another has begun. */
export function lastSessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** The last known user info. It is stored next to the token, so that it survives a reload and a server that is down. */
export function currentUserInfo(): UserInfo | null {
  return userInfo;
}

/** The last known user info if it was loaded with the current token. Shown when the server is unavailable. */
export function ownUserInfo(): UserInfo | null {
  return userInfoToken === token ? userInfo : null;
}

/** `currentUserInfo` as a hook. */
export function useUserInfo(): UserInfo | null {
  return useSyncExternalStore(subscribeUserInfo, currentUserInfo);
}

/** Whether screens show the stored copy because the server failed. */
export function useStoredCopyShown(): boolean {
  return useSyncExternalStore(subscribeUserInfo, () => isCopyShown);
}

/** Sets whether the stored copy is shown. */
export function setStoredCopyShown(isShown: boolean): void {
  isCopyShown = isShown;
  for (const listener of userInfoListeners) listener();
}

/** Starts the session of a user who just logged in or signed up, and drops all data of an earlier user. */
export function startSession(jwt: string): void {
  token = jwt;
  lastEnd = null;
  store("jwt", jwt);
  setUserInfo(null);
  clearShipmentLists();
  emit({ kind: "started" });
}

/** Replaces the token of the same user, as after a password change. */
export function renewToken(jwt: string): void {
  const own = ownUserInfo();
  token = jwt;
  store("jwt", jwt);
  if (own !== null) setUserInfo(own);
}

/** Ends the session once: further calls, such as ten parallel 401 answers, do nothing. */
export function endSession(why: SessionEnd): void {
  if (token === null) return;
  token = null;
  lastEnd = why;
  forget("jwt");
  forget("recent-places");
  setUserInfo(null);
  clearShipmentLists();
  emit({ kind: "ended", why });
}

/** Stores a copy of user info in REST's shape; null removes it. */
export function setUserInfo(info: UserInfo | null): void {
  userInfo = info;
  userInfoToken = token;
  if (info === null || token === null) forget("userInfo");
  else store("userInfo", serializeUserInfo(info, token));
  for (const listener of userInfoListeners) listener();
}

/** Calls back when a session starts, receives another token from another tab, or ends. Returns a function that unsubscribes. */
export function onSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function subscribeUserInfo(listener: () => void): () => void {
  userInfoListeners.add(listener);
  return () => void userInfoListeners.delete(listener);
}

function emit(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

/** Follows other tabs: a removed token ends the session here too, another token is adopted. */
window.addEventListener("storage", ({ key, newValue }) => {
  if (key !== "jwt" && key !== null) return;
  const next = key === null ? null : newValue;
  if (next === token) return;
  if (next === null) return endSession("elsewhere");
  const isFirst = token === null;
  token = next;
  emit({ kind: isFirst ? "started" : "renewed" });
});
