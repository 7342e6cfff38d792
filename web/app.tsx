import "@fontsource-variable/inter/wght.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { routes } from "./routes.tsx";
import { loginPath } from "./session/guard.ts";
import { onSession } from "./session/session.ts";
import { preloadLinks } from "./shell/preloadLinks.ts";
import { ThemeProvider } from "./ui/ThemeProvider.tsx";

/** Shows the screen of the page's address, in place of whatever the page holds so far. Called once a page. */
export function start(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root element.");

  const router = createBrowserRouter(routes);

  // However a session ends, the browser goes to the sign-in page once; who was thrown out comes back to where they were.
  onSession((event) => {
    if (event.kind !== "ended") return;
    const { pathname, search } = router.state.location;
    void router.navigate(event.why === "signedOut" ? "/login" : loginPath(pathname + search), { replace: event.why !== "signedOut" });
  });

  preloadLinks(routes);
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>,
  );
}
