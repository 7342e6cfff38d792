import { unreachable } from "../../relay/RequestError.ts";

/** Loads the page anew if the server answers at all: else the browser would show a page of its own, without our navigation. */
export async function tryAgain(): Promise<void> {
  const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer !== null) return window.location.reload();
  // The screens of strangers, which have this one too, need no toasts.
  const { showError } = await import("../../ui/feedback/toast.ts");
  showError(unreachable);
}
