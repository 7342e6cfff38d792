import "@fontsource-variable/inter/wght.css";
import "../ui/theme/base.css";
import { readStored } from "../session/storage.ts";
import { startApp } from "./startApp.ts";

/**
 * All the script of the landing page as it is served: HTML and CSS until there is something to do. Whoever is signed in
 * gets the app, which sends them on. The ways to sign in and up fetch it as soon as they are pointed at,
 * and then go on without another page load.
 */
const ways = { "/login": () => import("../account/LoginPage.tsx"), "/signup": () => import("../account/SignUpPage.tsx") };

function prepare(page: () => Promise<unknown>): void {
  // A failure here is told where it matters: when the way is taken.
  void Promise.allSettled([import("../app.tsx"), import("../account/AccountLayout.tsx"), page()]);
}

function handleClick(event: MouseEvent, path: string): void {
  // A new tab or window was asked for.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState(null, "", path);
  startApp().catch(() => location.reload());
}

if (readStored("jwt") !== null) startApp().catch(() => document.documentElement.removeAttribute("data-signed-in"));

for (const [path, page] of Object.entries(ways)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)) {
    for (const sign of ["pointerenter", "touchstart", "focus"])
      link.addEventListener(sign, () => prepare(page), { once: true, passive: true });
    link.addEventListener("click", (event) => handleClick(event, path));
  }
}
