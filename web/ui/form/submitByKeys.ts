import type { KeyboardEvent } from "react";

/** Submits the form around the focus by Ctrl+Enter (⌘+Enter), unless its button is disabled. For `onKeyDown`. */
export function submitByKeys(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
  const form = event.target.closest("form");
  if (form === null || form.querySelector("button[type=submit]:disabled") !== null) return;
  event.preventDefault();
  form.requestSubmit();
}
