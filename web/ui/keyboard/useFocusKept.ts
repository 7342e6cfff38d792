import { useEffect, useRef } from "react";

/** The last button that was pressed before a wait. A wait that follows at once finds it barred, without the focus. */
let pressed: Element | null = null;

/** What cannot have the focus for now. */
const barred = ":disabled, [inert] *";

/** For how many frames a button that something else still disables is tried again: a second. */
const mostFrames = 60;

/**
 * A browser takes the focus from a button that is disabled while it waits, and from a field whose form is inert. If the focus went nowhere
 * else, it is back there afterwards, or on the dialog or the page's content if the control is gone. Call the returned function before the
 * wait.
 */
export function useFocusKept(isWaiting: boolean): () => void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    return () => void requestAnimationFrame(() => giveBack(held.current, mostFrames));
  }, [isWaiting]);
  return () => {
    const { activeElement } = document;
    if (activeElement !== document.body) pressed = activeElement;
    held.current = activeElement === document.body && !pressed?.matches(barred) ? null : pressed;
  };
}

function giveBack(held: Element | null, frames: number): void {
  if (document.activeElement !== document.body || !(held instanceof HTMLElement)) return;
  if (!held.isConnected) focusContent();
  else if (held.matches(barred)) {
    if (frames > 0) requestAnimationFrame(() => giveBack(held, frames - 1));
  } else held.focus();
}

/** Gives the focus, if nothing has it, to the topmost dialog, or else to the page's content. */
export function focusContent(): void {
  if (document.activeElement !== document.body) return;
  [...document.querySelectorAll<HTMLElement>("main, [role=dialog]")].at(-1)?.focus({ preventScroll: true });
}
