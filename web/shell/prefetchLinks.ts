import { matchRoutes, RouterContextProvider, type Params, type RouteObject } from "react-router";
import { prefetchRequest } from "../relay/page/prefetchRequest.ts";
import { currentToken } from "../session/session.ts";

/** How long, in ms, pointer or focus must rest on a link before its page is prefetched. */
const hoverDelay = 60;

/**
 * Prefetches the code and data of a link's page when the mouse rests on the link or the keyboard reaches it. A button or list entry that
 * leads to a page has `data-leads-to`. Listeners are on the document. Touch prefetches nothing, since a finger may be scrolling. Call once
 * a page.
 */
export function prefetchLinks(routes: RouteObject[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function handlePoint({ target }: Pick<Event, "target">) {
    clearTimeout(timer);
    const address = target instanceof Element ? addressAt(target) : null;
    if (address !== null) timer = setTimeout(() => prefetch(routes, new URL(address, window.location.href)), hoverDelay);
  }
  /** In a list box the focus stays in the field, whose `aria-activedescendant` names the active entry. */
  function handleKey({ target }: Event) {
    const id = target instanceof Element ? target.getAttribute("aria-activedescendant") : null;
    const entry = id === null ? null : document.getElementById(id);
    if (entry !== null) handlePoint({ target: entry });
  }
  document.addEventListener("pointerover", (event) => event.pointerType !== "touch" && handlePoint(event));
  document.addEventListener("focusin", handlePoint);
  document.addEventListener("keyup", handleKey);
}

/** The address that a click on this element opens in this window; null if none. */
function addressAt(element: Element): string | null {
  const link = element.closest<HTMLElement>("a[href], [data-leads-to]");
  if (!(link instanceof HTMLAnchorElement)) return link?.dataset["leadsTo"] ?? null;
  return link.target === "" ? link.href : null;
}

function prefetch(routes: RouteObject[], url: URL): void {
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return;
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    if (route.path === "*" || follows(route, url)) continue;
    // A failure here is reported when the link is followed.
    prefetchRoute(route, url, params).catch(() => null);
  }
}

/** Whether the page is already shown and handles the change of address itself. */
function follows({ shouldRevalidate }: RouteObject, nextUrl: URL): boolean {
  const currentUrl = new URL(window.location.href);
  const places = { currentUrl, currentParams: {}, nextUrl, nextParams: {} };
  return currentUrl.pathname === nextUrl.pathname && shouldRevalidate?.({ ...places, defaultShouldRevalidate: true }) === false;
}

async function prefetchRoute({ lazy, path = "" }: RouteObject, url: URL, params: Params): Promise<void> {
  if (typeof lazy !== "object") return;
  async function startLoader(loader: RouteObject["loader"] | null) {
    // Every page with a loader needs a session.
    if (typeof loader !== "function" || currentToken() === null) return;
    await loader({ request: prefetchRequest(url), url, params, pattern: path, context: new RouterContextProvider() });
  }
  await Promise.all([lazy.Component?.(), lazy.loader?.().then(startLoader)]);
}
