import type { DocumentSort, FoundDocument, FoundDocuments } from "#domain/documents/documentSearch.ts";
import { parseSearch, type SearchQuery } from "#domain/text/searchQuery.ts";
import type { Db } from "../../db/database.ts";
import { readAttachments } from "../../shipment/rows/attachmentRows.ts";
import { snapshotName } from "../snapshotName.ts";
import { countAll, countDocuments } from "./facets.ts";
import { findHits, placeOf } from "./findHits.ts";
import { orderOf, selectedEntries, withMatches, type Searched, type Selection } from "./selection.ts";

export type DocumentsRequest = Selection & { sort: DocumentSort; limit: number; offset: number; withFacets: boolean };

/** Finds an owner's documents: a page of them, how many there are, and their facets if asked for. */
export async function findDocuments(db: Db, ownerId: string, asked: DocumentsRequest): Promise<FoundDocuments> {
  const request = await withMatches(db, ownerId, asked);
  const { withFacets } = request;
  const keys = await findKeys(db, ownerId, request);
  const documents = await readDocuments(db, ownerId, { keys, query: parseSearch(request.q) });
  if (withFacets) return { documents, ...(await countDocuments(db, ownerId, request)) };
  return { documents, total: await countAll(db, ownerId, request), facets: null };
}

/**
 * The keys of a page. A page that documents with all words in their head fill is read in the order of an index: sorting thousands of
 * documents by where their words are takes most of the time (ADR-0122).
 */
export async function findKeys(db: Db, ownerId: string, request: Searched<DocumentsRequest>): Promise<string[]> {
  const { limit, offset, sort, matched } = request;
  const keysOf = async (selection: Searched<Selection>, order: DocumentSort) => {
    const entries = selectedEntries(db, ownerId, selection).orderBy(orderOf(db, { ...selection, sort: order }));
    return (await entries.select("documentEntries.key").limit(limit).offset(offset).execute()).map(({ key }) => key);
  };
  if (sort === "RELEVANCE" && matched.HEAD !== null && matched.HEAD !== "[]") {
    const heads = await keysOf({ ...request, matched: { ...matched, ALL: matched.HEAD } }, "NEWEST");
    if (heads.length === limit) return heads;
  }
  return await keysOf(request, sort);
}

/** Documents by their keys, in that order; unknown ones are left out. */
async function readDocuments(db: Db, ownerId: string, { keys, query }: { keys: string[]; query: SearchQuery }): Promise<FoundDocument[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom("documentEntries as e")
    .innerJoin("shipments as s", (join) => join.onRef("s.ownerId", "=", "e.ownerId").onRef("s.id", "=", "e.shipmentId"))
    .select(["e.key", "e.shipmentId", "e.firmId", "e.buyerId", "e.state", "e.problem", "e.origin", "e.isNewest", "e.pages"])
    .select(["s.name as shipmentName", "s.firm", "s.consignee"])
    .where("e.ownerId", "=", ownerId)
    .where("e.key", "in", keys)
    .execute();
  const attachments = await readAttachments(db, ownerId, [...new Set(rows.map(({ shipmentId }) => shipmentId))]);
  const places = keys.map((key) => ({ ownerId, key }));
  const hits = await findHits(db, places, query);
  const found = new Map<string, FoundDocument>();
  for (const { key, shipmentId, firm, consignee, state, problem, pages, isNewest, ...row } of rows) {
    const attachment = attachments.get(shipmentId)?.find((one) => one.key === key);
    if (!attachment) continue;
    const hit = hits.get(placeOf({ ownerId, key }));
    found.set(key, {
      ...attachment,
      ...row,
      shipmentId,
      firmName: snapshotName(firm),
      buyerName: snapshotName(consignee),
      isGenerated: row.origin === "GENERATED",
      isNewest: isNewest === 1,
      textState: state,
      problem,
      pageCount: pages,
      snippet: hit?.snippet ?? [],
      page: hit?.page ?? null,
    });
  }
  return keys.flatMap((key) => found.get(key) ?? []);
}
