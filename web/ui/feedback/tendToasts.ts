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
  let waiting = 0;
  const observer = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = window.setTimeout(place, settled);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stop.signal.addEventListener("abort", () => observer.disconnect());
  requestAnimationFrame(() => requestAnimationFrame(place));
  for (const kind of ["scrollend", "resize"]) addEventListener(kind, place, { signal: stop.signal, capture: true, passive: true });
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
  const observer = new MutationObserver(() => {
    if (cause.isConnected) return;
    if (performance.now() - since > atOnce) hide();
    else stop.abort();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stop.signal.addEventListener("abort", () => observer.disconnect());
  if (isInput) cause.addEventListener("input", hide, { signal: stop.signal });
  setTimeout(() => stop.abort(), 10_000);
}
