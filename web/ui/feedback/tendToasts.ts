import { notifications } from "@mantine/notifications";
import { freePlace } from "./freePlace.ts";

/** A cause that goes so soon, in milliseconds, is a dialog that closed together with its error: the error stays. */
const atOnce = 1000;
/** A page that has not changed for so long, in milliseconds, is drawn. */
const settled = 100;

let placing: AbortController | null = null;

/**
 * Keeps the toasts where they cover nothing, until there are none: once they are drawn, and whenever the page has changed, scrolled or been
 * resized.
 */
export function placeToasts(): void {
  if (placing !== null) placing.abort();
  const stop = (placing = new AbortController());
  function place() {
    const toasts = document.querySelector<HTMLElement>('.mantine-Notifications-root[data-position="bottom-right"]');
    if (stop.signal.aborted || toasts === null) return;
    if (toasts.offsetHeight === 0) {
      delete toasts.dataset["placed"];
      return stop.abort();
    }
    const { right, bottom } = freePlace(toasts);
    toasts.style.setProperty("--toast-right", `${right}px`);
    toasts.style.setProperty("--toast-bottom", `${bottom}px`);
    toasts.dataset["placed"] = "";
  }
  let waiting: ReturnType<typeof setTimeout>;
  const placeOnceSettled = () => {
    clearTimeout(waiting);
    waiting = setTimeout(place, settled);
  };
  watchPage(stop, placeOnceSettled);
  requestAnimationFrame(() => requestAnimationFrame(place));
  // Not every Safari tells the end of a scroll.
  const until = { signal: stop.signal, capture: true };
  addEventListener("scroll", placeOnceSettled, until);
  addEventListener("resize", place, until);
}

/**
 * Takes an error away when its cause goes: the form or dialog that it is about leaves the page, or, if it says what was entered
 * wrong (`isInput`), something is entered there.
 */
export function hideWithCause(id: string, cause: Element, isInput: boolean): void {
  const stop = new AbortController();
  const since = performance.now();
  function hide() {
    stop.abort();
    notifications.hide(id);
  }
  watchPage(stop, () => {
    if (cause.isConnected) return;
    if (performance.now() - since > atOnce) hide();
    else stop.abort();
  });
  if (isInput) cause.addEventListener("input", hide, { signal: stop.signal });
  setTimeout(() => stop.abort(), 10_000);
}

/** Calls back whenever elements come to the page or leave it, until it is stopped. */
function watchPage(stop: AbortController, onChange: () => void): void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  stop.signal.addEventListener("abort", () => observer.disconnect());
}
