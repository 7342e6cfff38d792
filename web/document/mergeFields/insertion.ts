type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Spread on an input whose text may name merge fields. */
export const takesFields = { "data-takes-fields": true } as const;

/** The input that may name merge fields and holds this element, if it is one. */
export function fieldTaker(element: EventTarget): TextField | null {
  return isTextField(element) && element.dataset["takesFields"] !== undefined ? element : null;
}

/** The last longer text in `area` that may name merge fields: the body, or the last clause. */
export function lastFieldTaker(area: HTMLElement): TextField | null {
  return [...area.querySelectorAll<HTMLTextAreaElement>("textarea[data-takes-fields]")].at(-1) ?? null;
}

/** Writes `text` at the caret, in place of what is marked, and goes on there; the input's own handler hears of it as of a key. */
export function insertAtCaret(field: TextField, text: string): void {
  const end = field.value.length;
  field.focus();
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isTextField(target: EventTarget): target is TextField {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}
