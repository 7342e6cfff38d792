/**
 * Brings what a visitor has done in the served form over to the app's own, which has the same controls in the same order:
 * what is typed and chosen, the focus with its selection, and last the press that waits for its effect.
 */
export function transferFormState(from: HTMLElement, to: HTMLElement, pressed: HTMLElement | null): void {
  const [old, fresh] = [controlsOf(from), controlsOf(to)];
  const counterpart = (control: Element | null) => fresh[old.findIndex((one) => one === control)];
  for (const control of old) {
    const same = counterpart(control);
    if (!(control instanceof HTMLInputElement) || !(same instanceof HTMLInputElement)) continue;
    if (control.type === "radio") {
      if (control.checked && !same.checked) same.click();
    } else if (control.value !== same.value) type(same, control.value);
  }
  const focused = document.activeElement;
  const next = counterpart(focused);
  next?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && next instanceof HTMLInputElement && focused.selectionStart !== null) {
    next.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? "none");
  }
  counterpart(pressed)?.click();
}

function controlsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("input, button, a")];
}

/** As if typed: React watches the property of the element itself, and takes a value set past it for the user's. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
