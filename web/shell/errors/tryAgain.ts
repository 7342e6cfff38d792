import { unreachable } from "../../relay/RequestError.ts";

/** Reloads the page if the server responds. Otherwise the browser would show its own error page without our navigation. */
export async function tryAgain(): Promise<void> {
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer !== null) return window.location.reload();
  // Public screens use this file too, and load no toasts.
  const { showError } = await import("../../ui/feedback/toast.ts");
  showError(unreachable);
}
