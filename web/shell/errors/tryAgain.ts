import { unreachable } from "../../relay/RequestError.ts";

/** Reloads the page if the server responds; otherwise a message says that it cannot be reached. */
export async function tryAgain(): Promise<void> {
  if (await reloadIfReachable()) return;
  // Public screens use this file too, and load no toasts.
  const { showError } = await import("../../ui/feedback/toast.ts");
  showError(unreachable);
}

/** Reloads the page, or returns false if the server does not respond: the browser would show its own error page without our navigation. */
export async function reloadIfReachable(): Promise<boolean> {
  const answer = await fetch(location.href, { method: "HEAD", headers: { Accept: "text/html" }, cache: "no-store" }).catch(() => null);
  if (answer !== null) location.reload();
  return answer !== null;
}
