import type { UserInfo } from "#domain/account/userInfo.ts";
import { createSignal, createStore, useStore } from "../ui/store/store.ts";
import { clearShipmentLists } from "./shipmentLists.ts";
import { forget, readStored, store } from "./storage.ts";
import { parseUserInfo, serializeUserInfo } from "./storedUserInfo.ts";

/** Why a session ended: the user logged out here, the server rejected the token, or another tab removed it. */
export type SessionEnd = "signedOut" | "expired" | "elsewhere";
type SessionEvent = { kind: "started" } | { kind: "renewed" } | { kind: "ended"; why: SessionEnd };

const events = createSignal<SessionEvent>();
let token = readStored("jwt");
const userInfo = createStore(parseUserInfo(readStored("userInfo"), token));
/** The token that the user info was loaded with: another token may be another user's. */
let userInfoToken = token;
const isCopyShown = createStore(false);
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
export const currentUserInfo = userInfo.get;

/** Whose data a key of browser storage names: the signed-in user's id, or "" if nobody is signed in. A server without ids has e-mails alone. */
export function currentUserId(): string {
  const info = userInfo.get();
  return info?.userId ?? info?.email ?? "";
}

/** The last known user info if it was loaded with the current token. Shown when the server is unavailable. */
export function ownUserInfo(): UserInfo | null {
  return userInfoToken === token ? userInfo.get() : null;
}

/** `currentUserInfo` as a hook. */
export function useUserInfo(): UserInfo | null {
  return useStore(userInfo);
}

/** Whether screens show the stored copy because the server failed. */
export function useStoredCopyShown(): boolean {
  return useStore(isCopyShown);
}

/** Sets whether the stored copy is shown. */
export const setStoredCopyShown = isCopyShown.set;

/**
 * Starts the session of a user who just logged in or signed up, and drops all data of an earlier user. Whether the browser keeps it: else it
 * ends with the page.
 */
export function startSession(jwt: string): boolean {
  token = jwt;
  lastEnd = null;
  const isKept = store("jwt", jwt);
  setUserInfo(null);
  clearShipmentLists();
  events.emit({ kind: "started" });
  return isKept;
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
  // Not that of a user who has signed in since in another tab.
  if (readStored("jwt") === token) forget("jwt");
  token = null;
  lastEnd = why;
  forget("recent-places");
  setUserInfo(null);
  clearShipmentLists();
  events.emit({ kind: "ended", why });
}

let isLeft = false;

/** Loads the page again for another user, whose token another tab stored. */
export function leaveToAnother(): void {
  isLeft = true;
  location.reload();
}

/** Whether the page still shows a user who is not the one that is signed in now. */
export function isOfAnother(): boolean {
  return isLeft;
}

/**
 * Stores a copy of user info in REST's shape; null removes it. The same copy is not written again: a large office's takes the browser
 * longer to write than to compare (R-1226).
 */
export function setUserInfo(info: UserInfo | null): void {
  userInfoToken = token;
  if (info === null || token === null) forget("userInfo");
  else {
    const copy = serializeUserInfo(info, token);
    if (readStored("userInfo") !== copy) store("userInfo", copy);
  }
  userInfo.set(info);
}

/** Calls back when a session starts, receives another token from another tab, or ends. Returns a function that unsubscribes. */
export const onSession = events.subscribe;

/**
 * Follows other tabs: a removed token ends the session here too, another token is adopted. What is stored counts: a page that comes back
 * from the browser's page cache receives the changes of a while ago.
 */
window.addEventListener("storage", ({ key }) => {
  if (key !== "jwt" && key !== null) return;
  const next = readStored("jwt");
  if (next === token) return;
  if (next === null) return endSession("elsewhere");
  const kind = token === null ? "started" : "renewed";
  token = next;
  events.emit({ kind });
});

/** Such a page shows nothing of a session that is not the stored one any more: it loads again. */
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted && readStored("jwt") !== token) location.reload();
});
