const controls = "a[href], button:enabled, input:enabled, textarea:enabled";

/**
 * The ref of an element whose controls come and go: when the one with the focus goes, the one of the same name takes the focus, as a link
 * of the next page's pager; else the nearest control, or the page's content. While the element loads, the content has it.
 */
export function handFocusOn(root: HTMLElement | null): (() => void) | undefined {
  if (root === null) return undefined;
  const region = root;
  let held: HTMLElement | null = null;
  let places: Element[] = [];
  function remember({ target }: FocusEvent) {
    held = target instanceof HTMLElement ? target : null;
    places = placesAround(held, region);
  }
  function handOn() {
    if (held === null || held.isConnected) return;
    const main = document.querySelector<HTMLElement>("main");
    const { activeElement, body } = document;
    // The user, or a dialog, has moved it meanwhile.
    if (activeElement !== body && activeElement !== main) return void (held = null);
    const isLoading = region.querySelector("[aria-busy=true]") !== null;
    const heir = namedLike(held, region) ?? (isLoading ? null : nearestControl(places));
    if (heir === null && !isLoading) held = null;
    (heir ?? main)?.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(handOn);
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    region.removeEventListener("focusin", remember);
  };
}

/** Where to look for another control, the nearest first: an element, its neighbours, and so on up to the root. */
export function placesAround(element: Element | null, root: Element): Element[] {
  const places: Element[] = [];
  for (let at = element; at !== null && at !== root; at = at.parentElement) {
    for (const place of [at, at.nextElementSibling, at.previousElementSibling]) if (place !== null) places.push(place);
  }
  return places;
}

/** The control with the name of one that is gone, or within what has the name of a part that is gone with it. */
function namedLike(element: Element, root: Element): HTMLElement | null {
  const named = [...root.querySelectorAll("[aria-label]")];
  for (let at = element.closest("[aria-label]"); at !== null; at = at.parentElement?.closest("[aria-label]") ?? null) {
    const name = at.getAttribute("aria-label");
    const twin = named.find((other) => other.getAttribute("aria-label") === name);
    const control = twin && controlOf(twin);
    if (control) return control;
  }
  return null;
}

/** The first control of places that are still there. */
export function nearestControl(places: readonly Element[]): HTMLElement | null {
  for (const place of places) {
    const control = place.isConnected ? controlOf(place) : null;
    if (control !== null) return control;
  }
  return null;
}

/** An element if it is a control; else the one in it that says where the user is, or its first. One that is not drawn takes no focus. */
function controlOf(place: Element): HTMLElement | null {
  if (place instanceof HTMLElement && place.matches(controls)) return isDrawn(place) ? place : null;
  const within = [...place.querySelectorAll<HTMLElement>("a[aria-current=page]"), ...place.querySelectorAll<HTMLElement>(controls)];
  return within.find(isDrawn) ?? null;
}

function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
