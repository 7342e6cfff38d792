import { redirect, type LoaderFunctionArgs } from "react-router";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { isForPartners, isPartnerAccount, partnerHome } from "../session/partnerAccount.ts";
import { currentToken } from "../session/session.ts";

/** Where a signed-in user is redirected, or null if they may see the path. A partner's account has its own home. */
function redirectFor({ status, type }: Pick<UserInfo, "status" | "type">, pathname: string): string | null {
  const isOnboarding = pathname.startsWith("/onboarding");
  if (isPartnerAccount({ type }) && !isForPartners(pathname)) return partnerHome;
  if (status === "ONBOARDING_COMPLETED") return isOnboarding ? "/dashboard" : null;
  return isOnboarding ? null : "/onboarding";
}

/** The sign-in page's address, with the user's original path. */
export function loginPath(cameFrom: string): string {
  return isOwnPath(cameFrom) ? `/login?from=${encodeURIComponent(cameFrom)}` : "/login";
}

/** The path to return to after sign-in. Only our own paths count, since anything else could lead to another site. */
export function rememberedPath(search: URLSearchParams): string | null {
  const from = search.get("from");
  return from !== null && isOwnPath(from) ? from : null;
}

function isOwnPath(path: string): boolean {
  if (!/^\/(?:dashboard|onboarding|join)(?:[/?#]|$)/.test(path)) return false;
  return new URL(path, window.location.origin).origin === window.location.origin;
}

/**
 * The loader of all protected routes: redirects to the sign-in page without a token, else by onboarding status. It runs at every
 * navigation, in parallel with the page's query.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  if (currentToken() === null) throw redirect(loginPath(pathname + search));
  const { ensureUserInfo } = await import("./loadUserInfo.ts");
  const info = await ensureUserInfo().catch((error: unknown) => {
    if (currentToken() === null) throw redirect(loginPath(pathname + search));
    throw error;
  });
  const elsewhere = redirectFor(info, pathname);
  if (elsewhere !== null) throw redirect(elsewhere);
  return null;
}
