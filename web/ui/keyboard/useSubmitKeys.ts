import { useEffect } from "react";

/** While mounted, Ctrl+Enter (⌘+Enter) submits the form around the focus, unless its button is disabled. */
export function useSubmitKeys(): void {
  useEffect(() => {
    window.addEventListener("keydown", submitByKeys);
    return () => window.removeEventListener("keydown", submitByKeys);
  }, []);
}

/** One function for all that use it, so that a page with several of them listens once. */
function submitByKeys(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (form === null || form.querySelector("button[type=submit]:disabled") !== null) return;
  event.preventDefault();
  form.requestSubmit();
}
