/**
 * Makes Safari focus the control that is pressed, as other browsers do: dialogs and waits give the focus back to what had it (R-1220).
 * Safari focuses by a press only fields and what has a tabindex; it looks once the event is over. Call once a page.
 */
export function focusPressed(): void {
  document.addEventListener(
    "mousedown",
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>("a, button, input, select") : null;
      if (control?.hasAttribute("tabindex") !== false) return;
      control.tabIndex = 0;
      // With it, Tab would stop at this button where the user has Safari pass over buttons.
      setTimeout(() => control.removeAttribute("tabindex"));
    },
    true,
  );
}
