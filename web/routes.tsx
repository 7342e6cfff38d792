import { redirect, type LoaderFunction, type RouteObject } from "react-router";
import { AppLoading } from "./shell/AppLoading.tsx";
import { DashboardError } from "./shell/errors/DashboardError.tsx";
import { RootError } from "./shell/errors/RootError.tsx";
import { loader as guard } from "./viewer/guard.ts";
import { RootLayout } from "./shell/RootLayout.tsx";
import { isOtherSearch } from "./documentSearch/previewAddress.ts";
import { isSameList } from "./shipment/list/shipmentListAddress.ts";
import { ShipmentError } from "./shipment/detail/ShipmentError.tsx";

type PageModule = { Component: () => React.ReactNode };
type LoaderModule = { loader: LoaderFunction };

/** A lazy route: the page, and the small loader module that starts its query while the page's code loads. */
function lazyPage(page: () => Promise<PageModule>, loader?: () => Promise<LoaderModule>): Pick<RouteObject, "lazy"> {
  const Component = async () => (await page()).Component;
  return { lazy: loader ? { Component, loader: async () => (await loader()).loader } : { Component } };
}

const dashboardPages: RouteObject[] = [
  {
    index: true,
    ...lazyPage(
      () => import("./firm/FirmsPage.tsx"),
      () => import("./firm/FirmsPage.loader.ts"),
    ),
  },
  {
    path: "firm/:firmId?",
    // `?new=1` opens a form over the list; the list's data stays the same.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !isSameList(currentUrl, nextUrl)),
    ...lazyPage(
      () => import("./shipment/list/ShipmentListPage.tsx"),
      () => import("./shipment/list/ShipmentListPage.loader.ts"),
    ),
  },
  {
    path: "firm/:firmId/shipment/:shipmentId?",
    // Its tabs show loaded data, or load by themselves.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    ErrorBoundary: ShipmentError,
    ...lazyPage(
      () => import("./shipment/detail/ShipmentPage.tsx"),
      () => import("./shipment/detail/ShipmentPage.loader.ts"),
    ),
  },
  {
    path: "stats",
    handle: { crumb: "Stats" },
    // The firm and the filters are part of the address; the page itself follows them.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ...lazyPage(
      () => import("./stats/StatsPage.tsx"),
      () => import("./stats/StatsPage.loader.ts"),
    ),
  },
  {
    path: "documents",
    handle: { crumb: "Documents" },
    shouldRevalidate: isOtherSearch,
    ...lazyPage(
      () => import("./documentSearch/DocumentsPage.tsx"),
      () => import("./documentSearch/DocumentsPage.loader.ts"),
    ),
  },
  {
    path: "documents/matrix",
    handle: { crumb: "Document sets" },
    ...lazyPage(
      () => import("./papers/matrix/PapersPage.tsx"),
      () => import("./papers/matrix/PapersPage.loader.ts"),
    ),
  },
  {
    path: "people",
    handle: { crumb: "People" },
    ...lazyPage(
      () => import("./people/PeoplePage.tsx"),
      () => import("./people/PeoplePage.loader.ts"),
    ),
  },
  {
    path: "inbox",
    handle: { crumb: "Inbox" },
    ...lazyPage(
      () => import("./inbox/InboxPage.tsx"),
      () => import("./inbox/InboxPage.loader.ts"),
    ),
  },
  {
    path: "shared",
    handle: { crumb: "Shared with me" },
    ...lazyPage(
      () => import("./shared/SharedListPage.tsx"),
      () => import("./shared/SharedListPage.loader.ts"),
    ),
  },
  {
    path: "shared/bill",
    handle: { crumb: "Create bill" },
    ...lazyPage(
      () => import("./shared/bill/BillPage.tsx"),
      () => import("./shared/bill/BillPage.loader.ts"),
    ),
  },
  {
    path: "shared/documents",
    handle: { crumb: "Shared documents" },
    shouldRevalidate: isOtherSearch,
    ...lazyPage(
      () => import("./shared/documents/SharedDocumentsPage.tsx"),
      () => import("./shared/documents/SharedDocumentsPage.loader.ts"),
    ),
  },
  {
    path: "shared/:sharedId",
    handle: { crumb: "Shared with me" },
    ...lazyPage(
      () => import("./shared/SharedShipmentPage.tsx"),
      () => import("./shared/SharedShipmentPage.loader.ts"),
    ),
  },
  {
    path: "settings",
    handle: { crumb: "Settings" },
    ...lazyPage(
      () => import("./settings/SettingsPage.tsx"),
      () => import("./settings/SettingsPage.loader.ts"),
    ),
  },
  { path: "support", handle: { crumb: "Support" }, ...lazyPage(() => import("./support/SupportPage.tsx")) },
  {
    path: "profile",
    handle: { crumb: "Profile" },
    // The activity's filter is part of the address; it loads by itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ...lazyPage(
      () => import("./account/profile/ProfilePage.tsx"),
      () => import("./account/profile/ProfilePage.loader.ts"),
    ),
  },
];

const protectedRoutes: RouteObject[] = [
  { path: "onboarding", loader: () => redirect("/onboarding/welcome") },
  {
    path: "onboarding/welcome",
    ...lazyPage(
      () => import("./onboarding/welcome/WelcomePage.tsx"),
      () => import("./onboarding/welcome/WelcomePage.loader.ts"),
    ),
  },
  {
    path: "onboarding/:step",
    ...lazyPage(
      () => import("./onboarding/WizardPage.tsx"),
      () => import("./onboarding/WizardPage.loader.ts"),
    ),
  },
  { path: "redirecting", ...lazyPage(() => import("./onboarding/RedirectingPage.tsx")) },
  {
    path: "dashboard",
    ...lazyPage(() => import("./shell/Shell.tsx")),
    children: [{ ErrorBoundary: DashboardError, children: dashboardPages }],
  },
];

/** The routes of all screens. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: AppLoading,
    children: [
      { index: true, ...lazyPage(() => import("./landing/LandingPage.tsx")) },
      { path: "viewer", ...lazyPage(() => import("./fileViewer/ViewerPage.tsx")) },
      {
        ...lazyPage(() => import("./account/AccountLayout.tsx")),
        children: [
          { path: "login", ...lazyPage(() => import("./account/LoginPage.tsx")) },
          { path: "join", ...lazyPage(() => import("./people/EnterCodePage.tsx")) },
          { path: "join/:code", ...lazyPage(() => import("./people/JoinPage.tsx")) },
          { path: "s/:token", ...lazyPage(() => import("./linkVisit/LinkPage.tsx")) },
          { path: "signup", ...lazyPage(() => import("./account/SignUpPage.tsx")) },
        ],
      },
      {
        ...lazyPage(() => import("./shell/SignedInLayout.tsx")),
        loader: guard,
        shouldRevalidate: () => true,
        children: protectedRoutes,
      },
      { path: "*", ...lazyPage(() => import("./shell/errors/NotFoundPage.tsx")) },
    ],
  },
];
