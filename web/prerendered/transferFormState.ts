/**
 * Copies what a visitor did in the prerendered form to the app's form, which has the same controls in the same order: values, focus with
 * selection, and finally the pressed button. Before that it removes the prerendered page, in which the form would look for its fields.
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
  const button = counterpart(pressed);
  from.remove();
  button?.click();
}

function controlsOf(page: HTMLElement): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("input, button, a")];
}

/** Simulates typing: React overrides the element's own `value` property, and takes a value set by the prototype's setter for user input. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
