import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import type { DocumentSort } from "#domain/documents/documentSearch.ts";
import { invalid } from "#domain/http/problem.ts";
import {
  maxSearchedExporters,
  sharedReference,
  sharedSearchMessages,
  type FoundSharedDocument,
  type FoundSharedDocuments,
} from "#domain/partners/sharedShipment.ts";
import { isEmptySearch, parseSearch, type SearchQuery } from "#domain/text/searchQuery.ts";
import type { Db } from "../../db/database.ts";
import { compare, countGroups, countValues, facet, namedCounts } from "../../documentSearch/read/facetCounts.ts";
import { findHits, placeOf } from "../../documentSearch/read/findHits.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { attachmentOf, withFacts } from "../files/sharedAttachment.ts";
import { activePartnerships, visibleFiles } from "../grants.ts";
import { firmName } from "../sharedColumns.ts";
import { listExporters } from "../list/sharedList.ts";
import { visibleDocuments, type VisibleDocument } from "./visibleDocuments.ts";

/** Which shared documents to find; "" and an empty list do not narrow. `partnerId` names an exporter. */
export type SharedSearch = {
  q: string;
  types: AttachmentType[];
  partnerId: string;
  shipmentId: string;
  sort: DocumentSort;
  limit: number;
  offset: number;
  withFacets: boolean;
  /** Ends a search that nobody waits for. */
  signal: AbortSignal;
};

/**
 * Finds documents that exporters share with the office (R-1100): a page, how many there are, and their facets if asked for. What the office sees
 * is read once, and words are those that it sees (ADR-0147).
 */
export async function findSharedDocuments(db: Db, ownerId: string, search: SharedSearch): Promise<FoundSharedDocuments> {
  const { q, shipmentId, types, partnerId, sort, offset, limit, signal } = search;
  const query = parseSearch(q);
  const exporterIds = await searchedExporters(db, ownerId, { query, partnerId });
  const found = await visibleDocuments(db, ownerId, { query, shipmentId, exporterIds, isRanked: sort === "RELEVANCE", signal });
  const page = found
    .filter((document) => types.length === 0 || types.includes(document.kind))
    .filter((document) => partnerId === "" || document.partnerId === partnerId)
    .toSorted((one, other) => orders[sort](one, other) || compare(one.partnerId, other.partnerId))
    .slice(offset, offset + limit);
  return { documents: await readPage(db, ownerId, { page, query }), ...(await countShared(db, ownerId, { found, search })) };
}

/** The offices whose words to look up: of all exporters, so that their facet counts, or of the only one asked for where they are too many. */
async function searchedExporters(
  db: Db,
  ownerId: string,
  { query, partnerId }: { query: SearchQuery; partnerId: string },
): Promise<string[]> {
  const hasWords = !isEmptySearch(query);
  const partnerships = await activePartnerships(db, ownerId)
    .select(["sharedWith.exporterOwnerId", "sharedWith.partnerId"])
    .$if(hasWords, (all) => all.limit(maxSearchedExporters + 1))
    .execute();
  if (!hasWords || partnerships.length <= maxSearchedExporters) {
    return [...new Set(partnerships.map(({ exporterOwnerId }) => exporterOwnerId))];
  }
  throwIfProblems(partnerId === "" ? [invalid(sharedSearchMessages.tooManyExporters, "partnerId")] : []);
  const chosen = activePartnerships(db, ownerId).where("sharedWith.partnerId", "=", partnerId);
  return (await chosen.select("sharedWith.exporterOwnerId").execute()).map(({ exporterOwnerId }) => exporterOwnerId);
}

type Order = (one: VisibleDocument, other: VisibleDocument) => number;

const byKey: Order = (one, other) => compare(one.key, other.key);
const newest: Order = (one, other) => compare(other.storedAt, one.storedAt) || byKey(other, one);

/** The orders of the office's own search. */
const orders: Record<DocumentSort, Order> = {
  RELEVANCE: (one, other) => Number(other.isInHead) - Number(one.isInHead) || newest(one, other),
  NEWEST: newest,
  OLDEST: (one, other) => newest(other, one),
  NAME: (one, other) => compare(one.lowerName, other.lowerName) || byKey(one, other),
  LARGEST: (one, other) => other.size - one.size || byKey(one, other),
};

async function readPage(
  db: Db,
  ownerId: string,
  { page, query }: { page: readonly VisibleDocument[]; query: SearchQuery },
): Promise<FoundSharedDocument[]> {
  if (page.length === 0) return [];
  const rows = await shownFiles(db, ownerId, page).execute();
  const found = new Map(rows.map((row) => [shareOf(row), row]));
  const shown = page.flatMap((place) => found.get(shareOf(place)) ?? []);
  const hits = await findHits(db, shown, query);
  return shown.map((row) => {
    const hit = hits.get(placeOf(row));
    return {
      ...attachmentOf(row),
      partnerId: row.partnerId,
      shipmentId: row.shipmentId,
      exporter: firmName(row),
      reference: sharedReference(row),
      snippet: hit?.snippet ?? [],
      page: hit?.page ?? null,
    };
  });
}

type Place = Pick<VisibleDocument, "ownerId" | "key" | "shipmentId" | "partnerId">;

/** The files of a page. By their shipments, because SQLite would else look through all that their exporters share with anybody (R-1228). */
export function shownFiles(db: Db, ownerId: string, page: readonly Place[]) {
  const all = (name: keyof Place) => [...new Set(page.map((place) => place[name]))];
  return withFacts(visibleFiles(db, ownerId))
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "attachments.ownerId").onRef("shipments.id", "=", "attachments.shipmentId"),
    )
    .select(["attachments.ownerId", "attachments.shipmentId", "sharedWith.partnerId"])
    .select(["shipments.firm", "shipments.invoiceNo", "shipments.piNo", "shipments.contractNo", "shipments.createdAt"])
    .where("attachments.ownerId", "in", all("ownerId"))
    .where("attachments.key", "in", all("key"))
    .where("shipmentPartners.partnerId", "in", all("partnerId"))
    .where("shipmentPartners.shipmentId", "in", all("shipmentId"));
}

/** An exporter may share a file in two roles of the office. */
function shareOf({ partnerId, ...place }: { partnerId: string; ownerId: string; key: string }): string {
  return `${placeOf(place)}/${partnerId}`;
}

async function countShared(
  db: Db,
  ownerId: string,
  { found, search: { types, partnerId, withFacets } }: { found: readonly VisibleDocument[]; search: SharedSearch },
): Promise<Pick<FoundSharedDocuments, "total" | "facets">> {
  const groups = found.map((document) => ({ kind: document.kind, partnerId: document.partnerId, count: 1 }));
  type Group = (typeof groups)[number];
  const byType = facet(({ kind }: Group) => [kind], types);
  const byExporter = facet((group: Group) => [group.partnerId], partnerId === "" ? [] : [partnerId]);
  const all = [byType, byExporter];
  const total = countGroups(groups, all);
  if (!withFacets) return { total, facets: null };
  const names = new Map((await listExporters(db, ownerId)).map((exporter) => [exporter.partnerId, exporter.name]));
  return {
    total,
    facets: {
      types: namedCounts(countValues(groups, byType, all), (type) => attachmentTypeNames[type]),
      exporters: namedCounts(countValues(groups, byExporter, all), (id) => names.get(id) ?? ""),
    },
  };
}
