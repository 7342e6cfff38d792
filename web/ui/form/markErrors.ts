import { flushSync } from "react-dom";

type Form = { setErrors: (errors: Record<string, string>) => void; getInputNode: (path: string) => HTMLElement | null };

/** Marks the invalid fields, by their path in the form, and focuses the first. */
export function markErrors(form: Form, errors: Record<string, string>): void {
  // A folded field appears with its error.
  flushSync(() => form.setErrors(errors));
  for (const path of Object.keys(errors)) {
    const input = form.getInputNode(path);
    if (input !== null) return focusable(input).focus();
  }
}

/** A group of boxes takes no focus, its first box does. */
function focusable(node: HTMLElement): HTMLElement {
  return node.tabIndex < 0 ? (node.querySelector<HTMLElement>("input, textarea, select, button") ?? node) : node;
}
