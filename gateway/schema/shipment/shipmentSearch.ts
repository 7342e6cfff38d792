import { z } from "zod";
import { hasWords, searchWords } from "#domain/search.ts";
import { text } from "../../rest/shapes/fields.ts";
import type { Query, Rest } from "../../rest/restClient.ts";
import { shipmentPage } from "../../rest/shapes/shipment.ts";

/** What a list tells of a shipment that can be looked for. */
const searched = z.object({
  name: text,
  invoiceNo: text,
  piNo: text,
  contractNo: text,
  container: z.array(z.object({ containerNumber: text })).nullish(),
});

/** So many of the newest shipments are asked for, the most that every server of the contract gives at once. */
const reach = 100;

/** The body of POST /v1/shipment/filter with something to look for. */
export type SearchBody = { limit: number; offset: number; sort: string; find: string };

/** Searches in the place of a server that cannot: among its newest shipments, by what its list tells of them. */
export async function searchHere(rest: Rest, query: Query, body: SearchBody): Promise<{ shipments: unknown[]; total: number }> {
  const { find, limit, offset, sort, ...others } = body;
  const newest = await rest.search("/v1/shipment/filter", query, { ...others, limit: reach, offset: 0, sort: "desc" }, shipmentPage);
  const words = searchWords(find);
  const found = newest.shipments.filter((row) => {
    const { success, data } = searched.safeParse(row);
    if (!success) return false;
    const { name, invoiceNo, piNo, contractNo, container } = data;
    return hasWords(words, [name, invoiceNo, piNo, contractNo, ...(container ?? []).map(({ containerNumber }) => containerNumber)]);
  });
  const sorted = sort === "desc" ? found : found.toReversed();
  return { shipments: sorted.slice(offset, offset + limit), total: found.length };
}
