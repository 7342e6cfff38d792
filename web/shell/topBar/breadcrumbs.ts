import { useEffect } from "react";
import { useMatches, useParams } from "react-router";
import { useUserInfo } from "../../session/session.ts";
import { createStore, useStore } from "../../ui/store/store.ts";

const pageName = createStore<string | null>(null);

/** A route's own breadcrumb: `handle: { crumb: "Support" }`. */
type RouteHandle = { crumb: string };

/** Passes the name of the page's subject, such as a shipment, to the breadcrumbs. */
export function useBreadcrumb(name: string | null): void {
  useEffect(() => {
    pageName.set(name);
    return () => pageName.set(null);
  }, [name]);
}

/** The breadcrumbs after the home icon: the section; or the firm; or the firm and the shipment. */
export function useBreadcrumbs(): { firm: { id: string; name: string } | null; page: string | null } {
  const { firmId, shipmentId } = useParams();
  const page = useStore(pageName);
  const userInfo = useUserInfo();
  const handles = useMatches().map(({ handle }) => handle);
  const crumb = handles.find(isHandle)?.crumb ?? null;
  if (firmId === undefined) return { firm: null, page: crumb };
  const name = userInfo?.firms.find((firm) => firm.firmId === firmId)?.name ?? "Firm";
  return { firm: { id: firmId, name }, page: shipmentId === undefined ? null : (page ?? "Shipment") };
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "crumb" in handle;
}
