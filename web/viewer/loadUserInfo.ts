import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Disposable,
  type Environment,
  type ReaderFragment,
  type SingularReaderSelector,
  type Snapshot,
} from "relay-runtime";
import type { UserInfo } from "#domain/account/userInfo.ts";
import type { viewerUserInfoQuery } from "../__generated__/viewerUserInfoQuery.graphql.ts";
import { createEnvironment, currentEnvironment } from "../relay/environment.ts";
import { RequestError } from "../relay/RequestError.ts";
import { showError } from "../ui/feedback/toast.ts";
import { onRoleChanged } from "../session/role.ts";
import {
  currentToken,
  currentUserInfo,
  leaveToAnother,
  setStoredCopyShown,
  onSession,
  ownUserInfo,
  setUserInfo,
} from "../session/session.ts";
import { readUserInfo } from "./readUserInfo.ts";
import { viewerUserInfo } from "./viewerUserInfo.ts";

const loadFailed = "Failed to load user information";

let request: Promise<UserInfo> | null = null;
let subscriptions: Disposable[] = [];

/**
 * The signed-in user's info, loaded once per session; afterwards it follows every change of the store. If loading fails and the session is
 * still valid, it falls back to the stored copy and shows a toast. Throws if there is none.
 */
export async function ensureUserInfo(): Promise<UserInfo> {
  request ??= load();
  const loaded = await request;
  // The stored info includes changes made since the answer.
  return currentUserInfo() ?? loaded;
}

/** Loads user info again. */
export function reloadUserInfo(): Promise<UserInfo> {
  request = load();
  return request;
}

async function load(): Promise<UserInfo> {
  const token = currentToken();
  const environment = currentEnvironment();
  try {
    const info = await fetchUserInfo(environment);
    if (token === currentToken()) follow(environment);
    setStoredCopyShown(false);
    return info;
  } catch (error) {
    // The next screen tries again.
    request = null;
    const copy = ownUserInfo();
    if ((error instanceof RequestError && error.status === 401) || copy === null) throw error;
    showError(loadFailed);
    setStoredCopyShown(true);
    return copy;
  }
}

async function fetchUserInfo(environment: Environment): Promise<UserInfo> {
  await fetchQuery<viewerUserInfoQuery>(environment, viewerUserInfo, {}, { fetchPolicy: "network-only" }).toPromise();
  const info = readUserInfo((selector) => dataOf(environment.lookup(selector)));
  if (info === null) throw new Error(loadFailed);
  return info;
}

/** Keeps the viewer in the store, and the user info in step with every mutation. Only what changed is read again. */
function follow(environment: Environment): void {
  unsubscribe();
  subscriptions = [environment.retain(createOperationDescriptor(getRequest(viewerUserInfo), {}))];
  const known = new Map<ReaderFragment, Snapshot>();
  const begin = (selector: SingularReaderSelector): Snapshot => {
    const snapshot = environment.lookup(selector);
    const adopt = (next: Snapshot) => {
      known.set(selector.node, next);
      keep();
    };
    known.set(selector.node, snapshot);
    subscriptions.push(environment.subscribe(snapshot, adopt));
    return snapshot;
  };
  const keep = () => {
    const info = readUserInfo((selector) => dataOf(known.get(selector.node) ?? begin(selector)));
    if (info !== null) setUserInfo(info);
  };
  keep();
}

function dataOf({ data, isMissingData }: Snapshot): unknown {
  return isMissingData ? null : data;
}

function unsubscribe(): void {
  for (const { dispose } of subscriptions) dispose();
  subscriptions = [];
}

/**
 * Another tab changed the token: the same user continues with fresh info; another user gets a reloaded page without any data of the first.
 */
async function adoptNewToken(): Promise<void> {
  const before = currentUserInfo();
  const now = await fetchUserInfo(createEnvironment()).catch(() => null);
  if (now === null) return;
  if (before === null || before.userId !== now.userId) return leaveToAnother();
  await reloadUserInfo();
}

onSession(({ kind }) => {
  request = null;
  // The store's data belongs to the previous token.
  unsubscribe();
  setStoredCopyShown(false);
  if (kind === "renewed") void adoptNewToken();
});

onRoleChanged(() => void reloadUserInfo().catch(() => null));
