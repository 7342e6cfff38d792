import type { OperationType } from "relay-runtime";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";
import { ensureUserInfo } from "./loadUserInfo.ts";

/**
 * Starts the query of a page of the user's master data once user info, which has all of it, is in the store: else a large office's lists
 * would come twice. Mutations keep them up to date there, so the server is queried only if some are missing: a late answer must not undo
 * what was added meanwhile.
 */
export async function loadUserInfoPage<Query extends OperationType>(
  start: Omit<Parameters<typeof loadPage<Query>>[0], "fetchPolicy">,
): Promise<LoadedPage<Query>> {
  // The guard says why it failed; the page tries for itself.
  await ensureUserInfo().catch(() => null);
  start.request.signal.throwIfAborted();
  return loadPage<Query>({ ...start, fetchPolicy: "store-or-network" });
}
