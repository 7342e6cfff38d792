import { useLocation } from "react-router";

/** The state of a link to a shared shipment: the list or the search that it is in, with filters and page (R-1262). */
export function useBackState(): { back: string } {
  const { pathname, search } = useLocation();
  return { back: `${pathname}${search}` };
}

/** Where Back leads from a shared shipment: to what led there, as it was left; else to all that is shared. */
export function useBackPath(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("back" in state)) return "/dashboard/shared";
  return typeof state.back === "string" ? state.back : "/dashboard/shared";
}
