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
import { ThemeProvider } from "./ui/theme/ThemeProvider.tsx";

/** How the app comes into a page that was served as HTML: when it may, and what it carries over into its own screen. */
export type Hydration = { whenReady: () => Promise<void>; transferState: (screen: HTMLElement) => void };

/**
 * Shows the screen of the page's address. A page that was served as HTML stays until that screen is there, and goes in the
 * same moment. Called once a page.
 */
export async function start(hydration?: Hydration): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root element.");

  const router = createBrowserRouter(routes);

  // However a session ends, the browser goes to the sign-in page once; who was thrown out comes back to where they were.
  onSession((event) => {
    if (event.kind !== "ended") return;
    const { pathname, search } = router.state.location;
    void router.navigate(event.why === "signedOut" ? "/login" : loginPath(pathname + search), { replace: event.why !== "signedOut" });
  });

  prefetchLinks(routes);
  const served = document.querySelector("[data-front]");
  if (served !== null) await isInitialized(router);
  await hydration?.whenReady();
  flushSync(() =>
    createRoot(root).render(
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

/** Resolves once the code and data of the first screen are there. */
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
