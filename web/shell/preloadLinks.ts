import { matchRoutes, RouterContextProvider, type Params, type RouteObject } from "react-router";
import { aheadRequest } from "../relay/aheadRequest.ts";
import { currentToken } from "../session/session.ts";

/** How long, in ms, pointer or focus rests on a link before its page is loaded: less is passing by. */
const rest = 60;

/**
 * Loads the page behind a link, code and data, while a person is about to follow it: when the mouse rests on the link or
 * the keyboard reaches it. One pair of listeners serves every link there is. A finger that scrolls loads nothing. Called
 * once a page.
 */
export function preloadLinks(routes: RouteObject[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function handlePoint({ target }: Event) {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link !== null && link.target === "") timer = setTimeout(() => preload(routes, new URL(link.href)), rest);
  }
  document.addEventListener("pointerover", (event) => event.pointerType !== "touch" && handlePoint(event));
  document.addEventListener("focusin", handlePoint);
}

function preload(routes: RouteObject[], url: URL): void {
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || (url.pathname === pathname && url.search === search)) return;
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    if (route.path === "*" || follows(route, url)) continue;
    // A failure here is told where it matters: when the link is followed.
    preloadRoute(route, url, params).catch(() => null);
  }
}

/** Whether the page is there already and follows the address by itself. */
function follows({ shouldRevalidate }: RouteObject, nextUrl: URL): boolean {
  const currentUrl = new URL(window.location.href);
  const places = { currentUrl, currentParams: {}, nextUrl, nextParams: {} };
  return currentUrl.pathname === nextUrl.pathname && shouldRevalidate?.({ ...places, defaultShouldRevalidate: true }) === false;
}

async function preloadRoute({ lazy, path = "" }: RouteObject, url: URL, params: Params): Promise<void> {
  if (typeof lazy !== "object") return;
  async function startLoader(loader: RouteObject["loader"] | null) {
    // Every page with a loader is a private one.
    if (typeof loader !== "function" || currentToken() === null) return;
    await loader({ request: aheadRequest(url), url, params, pattern: path, context: new RouterContextProvider() });
  }
  await Promise.all([lazy.Component?.(), lazy.loader?.().then(startLoader)]);
}
