import { readListPlace, listSearch, type ListPlace } from "../shipment/list/shipmentListAddress.ts";

/** The list's page in the address: that of a list of shipments, and the exporter by its global id; null for all. */
export type SharedPlace = ListPlace & { exporter: string | null };

export function readSharedPlace(search: URLSearchParams): SharedPlace {
  return { ...readListPlace(search), exporter: search.get("exporter") || null };
}

export function sharedSearch({ exporter, ...place }: SharedPlace): string {
  const search = new URLSearchParams(listSearch(place));
  if (exporter !== null) search.set("exporter", exporter);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** The page of a shared shipment, by its global id. */
export function sharedPath(id: string): string {
  return `/dashboard/shared/${encodeURIComponent(id)}`;
}

/** The page that finds documents of shared shipments. */
export const sharedDocumentsPath = "/dashboard/shared/documents";
