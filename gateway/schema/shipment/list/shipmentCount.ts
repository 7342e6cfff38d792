import type { z } from "zod";
import { fault } from "../../../errors/errors.ts";
import type { Query, Rest } from "../../../rest/restClient.ts";
import { refuseLack } from "../../../rest/shapes/listRow.ts";
import { shipmentPage } from "../../../rest/shapes/shipment.ts";

type ShipmentPage = z.output<typeof shipmentPage>;

/** The body of POST /v1/shipment/filter. */
export type FilterBody = { limit: number; offset: number };

/** Longer lists are not counted by searching for their end. */
const maxCounted = 1_000_000;

/** Adds the list's length to a page. When the service does not send it, searches for the end by reading single rows. */
export async function counted(rest: Rest, query: Query, body: FilterBody, page: ShipmentPage): Promise<ShipmentPage & { total: number }> {
  const { shipments, total, hasNext } = page;
  if (typeof total === "number") {
    if (typeof page.offset !== "number") refuseLack({ rows: shipments.length, total, ...body });
    return { ...page, total };
  }
  const end = body.offset + shipments.length;
  const isWhole = hasNext === false || (hasNext !== true && shipments.length < body.limit);
  if (isWhole && (shipments.length > 0 || body.offset === 0)) return { ...page, total: end };
  const isThere = async (row: number) =>
    (await rest.search("/v1/shipment/filter", query, { ...body, limit: 1, offset: row - 1 }, shipmentPage)).shipments.length > 0;
  // Counted from 1. After the loop, row `known` exists and row `gone` does not.
  let known = shipments.length > 0 ? end : 0;
  let gone = body.offset + shipments.length + 1;
  while (shipments.length > 0 && (await isThere(gone))) {
    known = gone;
    gone *= 2;
    if (gone > maxCounted) throw fault("BAD_UPSTREAM_RESPONSE", "The service does not tell how long its list is");
  }
  while (gone - known > 1) {
    const middle = Math.floor((known + gone) / 2);
    if (await isThere(middle)) known = middle;
    else gone = middle;
  }
  return { ...page, total: known };
}
