import { useEffect } from "react";

/** While mounted, Ctrl+Enter (⌘+Enter) submits the form around the focus, unless its button is disabled. */
export function useSubmitKeys(): void {
  useEffect(() => {
    // A listener for each form that wants it: one that goes must not take the keys from those that stay. An object,
    // since the compiler makes one function of functions that are alike.
    const listener = { handleEvent: submitByKeys };
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

/** Of several listeners the first submits; the others find the event handled. */
function submitByKeys(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (form === null || form.querySelector("button[type=submit]:disabled") !== null) return;
  event.preventDefault();
  form.requestSubmit();
}
