import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { DocumentSort, FoundDocument, FoundDocuments } from "#domain/documents/documentSearch.ts";
import { parseSearch, type SearchQuery } from "#domain/text/searchQuery.ts";
import { findHit, type Hit } from "#domain/text/snippet.ts";
import type { Db } from "../../db/database.ts";
import { readAttachments } from "../../shipment/rows/attachmentRows.ts";
import { snapshotName } from "../snapshotName.ts";
import { countAll, countDocuments } from "./facets.ts";
import { selectedEntries, sorted, withMatches, type Selection } from "./selection.ts";

export type DocumentsRequest = Selection & { sort: DocumentSort; limit: number; offset: number; withFacets: boolean };

/** A snippet comes from this part of a text, in characters; all of it is read for one document (`readDocumentText`). */
export const snippetReach = 200_000;
/** Characters that all snippets of an answer may search, so that one answer keeps nobody waiting. */
const answerReach = 1_000_000;
/** Texts read by one query: each query is a round trip, and each text may have `snippetReach` characters. */
const textsAtOnce = 10;

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
export async function findKeys(db: Db, ownerId: string, request: DocumentsRequest): Promise<string[]> {
  const { limit, offset, sort, matched } = request;
  const keysOf = async (selection: Selection, order: DocumentSort) => {
    const entries = sorted(db, ownerId, selectedEntries(db, ownerId, selection), { ...selection, sort: order });
    return (await entries.select("documentEntries.key").limit(limit).offset(offset).execute()).map(({ key }) => key);
  };
  if (sort === "RELEVANCE" && matched?.HEAD && matched.HEAD !== "[]") {
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
  const hits = await findHits(db, ownerId, keys, query);
  const found = new Map<string, FoundDocument>();
  for (const { key, shipmentId, firm, consignee, state, problem, pages, isNewest, ...row } of rows) {
    const attachment = attachments.get(shipmentId)?.find((one) => one.key === key);
    if (!attachment) continue;
    const hit = hits.get(key);
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

/** Where the search hits each document's text. Lets other requests in between two documents. */
async function findHits(db: Db, ownerId: string, keys: string[], query: SearchQuery): Promise<Map<string, Hit>> {
  const hits = new Map<string, Hit>();
  if (query.terms.length === 0) return hits;
  let left = answerReach;
  for (let at = 0; at < keys.length; at += textsAtOnce) {
    const some = keys.slice(at, at + textsAtOnce);
    const rows = await db
      .selectFrom("documentTexts")
      .select(["key", sql<string>`substr(text, 1, ${sql.lit(snippetReach)})`.as("text")])
      .where("ownerId", "=", ownerId)
      .where("key", "in", some)
      .execute();
    const texts = new Map(rows.map(({ key, text }) => [key, text]));
    for (const key of some) {
      const text = texts.get(key) ?? "";
      left -= text.length;
      if (left < 0) return hits;
      const hit = findHit(text, query);
      if (hit) hits.set(key, hit);
      await nextTurn();
    }
  }
  return hits;
}
