import "@fontsource-variable/inter/wght.css";
import "./ui/theme/base.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routes } from "./routes.tsx";
import { loginPath } from "./viewer/guard.ts";
import { onSession } from "./session/session.ts";
import { prefetchLinks } from "./shell/prefetchLinks.ts";
import { focusPressed } from "./ui/keyboard/focusPressed.ts";
import { ThemeProvider } from "./ui/theme/ThemeProvider.tsx";

/** How the app replaces a prerendered page: when it may, and how form state moves to the app's screen. */
export type Hydration = { whenReady: () => Promise<void>; transferState: (screen: HTMLElement) => void };

/** Invitations and share links are for people without an account too. */
const needsNoSession = /^\/(?:join|s)\//;

/**
 * Renders the screen of the page's address. A prerendered page stays until that screen is ready, then is replaced at once. Call once a
 * page.
 */
export async function start(hydration?: Hydration): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root element.");

  const router = createBrowserRouter(routes);

  // When a session ends, go to the sign-in page once. A user whose session expired returns to the same place after signing in.
  onSession((event) => {
    if (event.kind !== "ended") return;
    const { pathname, search } = router.state.location;
    if (needsNoSession.test(pathname)) return;
    void router.navigate(event.why === "signedOut" ? "/login" : loginPath(pathname + search), { replace: event.why !== "signedOut" });
  });

  prefetchLinks(routes);
  focusPressed();
  const served = document.querySelector("[data-prerendered]");
  if (served !== null) await isInitialized(router);
  await hydration?.whenReady();
  flushSync(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </StrictMode>,
    ),
  );
  hydration?.transferState(root);
  served?.remove();
}

/** A part of a page that catches a failed request shows it, or does without: it is no error of the program for the console. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof Error && error.name === "RequestError")) console.error(error);
}

/** Resolves once the code and data of the first screen are loaded. */
function isInitialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
