type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Spread on an input that accepts merge fields. */
export const takesFields = { "data-takes-fields": true } as const;

/** The enclosing input that accepts merge fields, if any. */
export function mergeFieldInput(element: EventTarget): TextField | null {
  return isTextField(element) && element.dataset["takesFields"] !== undefined ? element : null;
}

/** The last long text in `area` that accepts merge fields: the body, or the last clause. */
export function lastMergeFieldInput(area: HTMLElement): TextField | null {
  return [...area.querySelectorAll<HTMLTextAreaElement>("textarea[data-takes-fields]")].at(-1) ?? null;
}

/**
 * Inserts `text` at the caret, replacing the selection, and leaves the caret behind it. The input's own handler sees an ordinary input
 * event.
 */
export function insertAtCaret(field: TextField, text: string): void {
  const end = field.value.length;
  field.focus();
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isTextField(target: EventTarget): target is TextField {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
