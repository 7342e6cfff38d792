import "@fontsource-variable/inter/wght.css";
import "../ui/theme/base.css";
import { whenInputIdle } from "./whenInputIdle.ts";
import { transferFormState } from "./transferFormState.ts";
import { startApp } from "./startApp.ts";

/**
 * The whole script of the prerendered Sign In and Sign Up pages: HTML forms that accept typing at once. At the visitor's first input the
 * app loads and replaces the page unseen; a button pressed before that is pressed again in the app's form.
 */
const page = document.querySelector<HTMLElement>("[data-prerendered]");
const notice = document.querySelector("[data-notice]");
const signs = ["pointermove", "pointerdown", "focusin", "keydown", "input"] as const;

let pressed: HTMLElement | null = null;

function hydrate(): void {
  if (page === null) return;
  startApp({ whenReady: whenInputIdle, transferState: (screen) => transferFormState(page, screen, pressed) }).catch(() => {
    // The next input tries again; if a button was pressed, show the error.
    if (pressed !== null && notice) notice.textContent = "The page could not be loaded. Check your connection and try again.";
    pressed?.removeAttribute("aria-busy");
    pressed = null;
    listen();
  });
}

function listen(): void {
  for (const sign of signs) document.addEventListener(sign, hydrate, { once: true, passive: true });
}

function handleClick(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a") : null;
  if (control === null) return;
  event.preventDefault();
  pressed?.removeAttribute("aria-busy");
  pressed = control;
  control.setAttribute("aria-busy", "true");
  if (notice) notice.textContent = "";
  hydrate();
}

page?.addEventListener("click", handleClick);
listen();

/** Prefetch what the app needs when the browser is idle. */
function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-later]")) link.rel = "prefetch";
}

// Safari supports neither idle callbacks nor prefetch.
if ("requestIdleCallback" in window) addEventListener("load", () => requestIdleCallback(fetchAhead));
