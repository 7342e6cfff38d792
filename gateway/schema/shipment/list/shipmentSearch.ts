import { z } from "zod";
import { hasWords, searchWords } from "#domain/text/searchWords.ts";
import { text } from "../../../rest/shapes/parsing/fields.ts";
import type { Query, Rest } from "../../../rest/restClient.ts";
import { shipmentPage } from "../../../rest/shapes/shipment.ts";

/** The searchable fields of a list's row. */
const searched = z.object({
  name: text,
  invoiceNo: text,
  piNo: text,
  contractNo: text,
  container: z.array(z.object({ containerNumber: text })).nullish(),
});

/** How many of the newest shipments are searched: the most that every service returns at once. */
const reach = 100;

/** The body of POST /v1/shipment/filter with a search. */
export type SearchBody = { limit: number; offset: number; sort: string; find: string };

/** Searches the newest shipments of a service that cannot search, by the fields of its list. */
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
