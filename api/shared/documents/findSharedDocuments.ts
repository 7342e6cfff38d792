import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
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
import { isEmptySearch, parseSearch } from "#domain/text/searchQuery.ts";
import type { Db } from "../../db/database.ts";
import { hasWords, isMatched, matchName, type SearchScope } from "../../documentSearch/index/wordIndex.ts";
import { countGroups, countValues, facet, namedCounts } from "../../documentSearch/read/facetCounts.ts";
import { findHits, placeOf } from "../../documentSearch/read/findHits.ts";
import { isHeadNeeded, orderOf, type Matched, type Searched } from "../../documentSearch/read/selection.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { attachmentOf, withFacts } from "../files/sharedAttachment.ts";
import { activePartnerships, visibleFiles } from "../grants.ts";
import { firmName } from "../sharedColumns.ts";
import { listExporters } from "../sharedList.ts";

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
};

/**
 * Finds documents that exporters share with the office (R-1100): a page, how many there are, and their facets if asked for. Each query starts
 * with what the office sees, and words are those that it sees (ADR-0147).
 */
export async function findSharedDocuments(db: Db, ownerId: string, asked: SharedSearch): Promise<FoundSharedDocuments> {
  const exporterIds = isEmptySearch(parseSearch(asked.q)) ? [] : await searchedExporters(db, ownerId, asked);
  const matched = await visibleMatches(db, { ownerId, exporterIds }, asked);
  const search = { ...asked, matched };
  const documents = await readPage(db, ownerId, search);
  return { documents, ...(await countShared(db, ownerId, search)) };
}

/** The offices whose words to look up: of all exporters, so that their facet counts, or of the only one asked for where they are too many. */
async function searchedExporters(db: Db, ownerId: string, { partnerId }: SharedSearch): Promise<string[]> {
  const partnerships = await activePartnerships(db, ownerId)
    .select(["sharedWith.exporterOwnerId", "sharedWith.partnerId"])
    .limit(maxSearchedExporters + 1)
    .execute();
  if (partnerships.length <= maxSearchedExporters) return [...new Set(partnerships.map(({ exporterOwnerId }) => exporterOwnerId))];
  throwIfProblems(partnerId === "" ? [invalid(sharedSearchMessages.tooManyExporters, "partnerId")] : []);
  const chosen = activePartnerships(db, ownerId).where("sharedWith.partnerId", "=", partnerId);
  return (await chosen.select("sharedWith.exporterOwnerId").execute()).map(({ exporterOwnerId }) => exporterOwnerId);
}

/** The office's documents of all exporters: what it sees of their shipments, with the search's entries. */
function visibleEntries(db: Db, ownerId: string) {
  return visibleFiles(db, ownerId).innerJoin("documentEntries", (join) =>
    join.onRef("documentEntries.ownerId", "=", "attachments.ownerId").onRef("documentEntries.key", "=", "attachments.key"),
  );
}

/**
 * The documents that the office sees and that have a search's words, as `isMatched` takes them; null for an empty search, and for heads if the
 * order does not need them. The words of a name or shipment that has just changed are those of before, which may not be for the partner: until
 * the new ones are stored, the text alone counts. What the office sees of an exporter is walked once.
 */
async function visibleMatches(
  db: Db,
  { ownerId, exporterIds }: { ownerId: string; exporterIds: readonly string[] },
  { q, sort }: Pick<SharedSearch, "q" | "sort">,
): Promise<Matched> {
  const query = parseSearch(q);
  if (isEmptySearch(query)) return { ALL: null, HEAD: null };
  const needsHead = isHeadNeeded(query, sort);
  const found: (string | number)[] = [];
  const inHeads: (string | number)[] = [];
  for (const exporterId of exporterIds) {
    const has = (scope: SearchScope) => hasWords(db, exporterId, { query, scope, reader: "PARTNER" });
    const rows = await visibleEntries(db, ownerId)
      .select(matchName(db).as("name"))
      .$if(needsHead, (entries) =>
        entries.select(({ eb, and }) =>
          eb
            .case()
            .when(and([eb("documentEntries.dueAt", "is", null), has("HEAD")]))
            .then(1)
            .else(0)
            .end()
            .as("isInHead"),
        ),
      )
      .where("sharedWith.exporterOwnerId", "=", exporterId)
      .where(({ eb, and, or }) =>
        or([and([eb("documentEntries.dueAt", "is", null), has("ALL")]), and([eb("documentEntries.dueAt", "is not", null), has("TEXT")])]),
      )
      .execute();
    for (const { name, isInHead } of rows) {
      found.push(name);
      if (isInHead === 1) inHeads.push(name);
    }
    await nextTurn();
  }
  return { ALL: JSON.stringify(found), HEAD: needsHead ? JSON.stringify(inHeads) : null };
}

/** The visible documents under the filters that no facet counts. */
function searchedEntries(db: Db, ownerId: string, { matched, shipmentId }: Searched<SharedSearch>) {
  let entries = visibleEntries(db, ownerId);
  if (matched.ALL !== null) entries = entries.where(isMatched(db, matched.ALL));
  if (shipmentId !== "") entries = entries.where("attachments.shipmentId", "=", shipmentId);
  return entries;
}

async function readPage(db: Db, ownerId: string, search: Searched<SharedSearch>): Promise<FoundSharedDocument[]> {
  const { types, partnerId, limit, offset } = search;
  const page = await searchedEntries(db, ownerId, search)
    .$if(types.length > 0, (entries) => entries.where("documentEntries.kind", "in", types))
    .$if(partnerId !== "", (entries) => entries.where("sharedWith.partnerId", "=", partnerId))
    .select(["attachments.ownerId", "attachments.key", "sharedWith.partnerId"])
    .orderBy(sql`${orderOf(db, search)}, shared_with.partner_id`)
    .limit(limit)
    .offset(offset)
    .execute();
  if (page.length === 0) return [];
  const rows = await withFacts(visibleFiles(db, ownerId))
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "attachments.ownerId").onRef("shipments.id", "=", "attachments.shipmentId"),
    )
    .select(["attachments.ownerId", "attachments.shipmentId", "sharedWith.partnerId"])
    .select(["shipments.firm", "shipments.invoiceNo", "shipments.piNo", "shipments.contractNo", "shipments.createdAt"])
    .where("attachments.ownerId", "in", [...new Set(page.map((place) => place.ownerId))])
    .where(
      "attachments.key",
      "in",
      page.map(({ key }) => key),
    )
    .execute();
  const found = new Map(rows.map((row) => [shareOf(row), row]));
  const shown = page.flatMap((place) => found.get(shareOf(place)) ?? []);
  const hits = await findHits(db, shown, parseSearch(search.q));
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

/** An exporter may share a file in two roles of the office. */
function shareOf({ partnerId, ...place }: { partnerId: string; ownerId: string; key: string }): string {
  return `${placeOf(place)}/${partnerId}`;
}

async function countShared(
  db: Db,
  ownerId: string,
  search: Searched<SharedSearch>,
): Promise<Pick<FoundSharedDocuments, "total" | "facets">> {
  const groups = await searchedEntries(db, ownerId, search)
    .select(["documentEntries.kind", "sharedWith.partnerId"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["documentEntries.kind", "sharedWith.partnerId"])
    .execute();
  type Group = (typeof groups)[number];
  const types = facet(({ kind }: Group) => [kind], search.types);
  const exporters = facet((group: Group) => [group.partnerId], search.partnerId === "" ? [] : [search.partnerId]);
  const all = [types, exporters];
  const total = countGroups(groups, all);
  if (!search.withFacets) return { total, facets: null };
  const names = new Map((await listExporters(db, ownerId)).map((exporter) => [exporter.partnerId, exporter.name]));
  return {
    total,
    facets: {
      types: namedCounts(countValues(groups, types, all), (type) => attachmentTypeNames[type]),
      exporters: namedCounts(countValues(groups, exporters, all), (partnerId) => names.get(partnerId) ?? ""),
    },
  };
}
