import { redirect, type LoaderFunctionArgs } from "react-router";
import type { OnboardingStatus } from "#domain/account.ts";
import { currentToken } from "../session/session.ts";

/** Where a signed-in user must go instead, or null when the path is theirs to see. */
export function redirectFor(status: OnboardingStatus, pathname: string): string | null {
  const isOnboarding = pathname.startsWith("/onboarding");
  if (status === "ONBOARDING_COMPLETED") return isOnboarding ? "/dashboard" : null;
  return isOnboarding ? null : "/onboarding";
}

/** The sign-in page, remembering where the user came from. */
export function loginPath(cameFrom: string): string {
  return isOwnPath(cameFrom) ? `/login?from=${encodeURIComponent(cameFrom)}` : "/login";
}

/** The remembered path after sign-in, if it is one of ours; anything else could lead to a stranger's site. */
export function rememberedPath(search: URLSearchParams): string | null {
  const from = search.get("from");
  return from !== null && isOwnPath(from) ? from : null;
}

function isOwnPath(path: string): boolean {
  if (!/^\/(?:dashboard|onboarding)(?:[/?#]|$)/.test(path)) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}

/**
 * The loader around all protected routes: without a token to the sign-in page, else by onboarding status. It runs at every
 * navigation, beside the page's own query.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (currentToken() === null) throw redirect(loginPath(pathname + search));
  const { ensureUserInfo } = await import("./loadUserInfo.ts");
  const { status } = await ensureUserInfo().catch((error: unknown) => {
    if (currentToken() === null) throw redirect(loginPath(pathname + search));
    throw error;
  });
  const elsewhere = redirectFor(status, pathname);
  if (elsewhere !== null) throw redirect(elsewhere);
  return null;
}
