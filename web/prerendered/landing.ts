import "@fontsource-variable/inter/wght.css";
import "../ui/theme/base.css";
import { readStored } from "../session/storage.ts";
import { startApp } from "./startApp.ts";

/**
 * The whole script of the prerendered landing page: plain HTML and CSS until the visitor acts. For a signed-in user the app loads and
 * redirects. Links to sign-in and sign-up prefetch the app on hover, then navigate without a page load.
 */
const ways = { "/login": () => import("../account/LoginPage.tsx"), "/signup": () => import("../account/SignUpPage.tsx") };

function prepare(page: () => Promise<unknown>): void {
  // A failure here is reported when the link is followed.
  void Promise.allSettled([import("../app.tsx"), import("../account/AccountLayout.tsx"), page()]);
}

function handleClick(event: MouseEvent, path: string): void {
  // The user requested a new tab or window.
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
