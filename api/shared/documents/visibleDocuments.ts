import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import { isEmptySearch, type SearchQuery } from "#domain/text/searchQuery.ts";
import type { Db } from "../../db/database.ts";
import { inChunks } from "../../db/inChunks.ts";
import { isPostgres } from "../../db/engine.ts";
import { matchedDocuments, matchName, type SearchScope } from "../../documentSearch/index/wordIndex.ts";
import { foundEntries } from "../../documentSearch/read/selection.ts";
import { activeShares, visibleFiles } from "../grants.ts";

/** A document that the office sees, once for each partnership through which an exporter shares it. */
export type VisibleDocument = {
  ownerId: string;
  key: string;
  shipmentId: string;
  partnerId: string;
  kind: AttachmentType;
  lowerName: string;
  size: number;
  storedAt: string;
  /** Whether its name or numbers have all words of the search; false unless the search is ranked. */
  isInHead: boolean;
};

/** `isRanked`: what is in a document's head is asked for. */
type Search = { query: SearchQuery; shipmentId: string; exporterIds: readonly string[]; isRanked: boolean; signal: AbortSignal };

/** The names (`matchName`) of one exporter's documents that have a search's words, by where these are. */
type Words = Record<SearchScope, ReadonlySet<string | number>>;

/** With so few documents that have the words, their shipments are looked at; with more, all shared ones. */
const fewNames = 1_000;

/** How many shipments' documents a query reads. The embedded engine serves nobody else meanwhile. */
const shipmentsAtOnce = { embedded: 100, postgres: 5_000 };

/**
 * The documents of these exporters that the office sees and that have a search's words (ADR-0147), in no order. It never looks at more than what
 * the office sees and `fewNames`, and between its queries others are served (ADR-0150). Throws the signal's reason when that aborts.
 */
export async function visibleDocuments(db: Db, ownerId: string, search: Search): Promise<VisibleDocument[]> {
  const found: VisibleDocument[] = [];
  for (const exporterId of search.exporterIds) {
    search.signal.throwIfAborted();
    const rows = [];
    for await (const piece of visibleRows(db, ownerId, { ...search, exporterId })) {
      rows.push(...piece);
      await nextTurn();
      search.signal.throwIfAborted();
    }
    // Looked up after the rows: words of before, which may not be for the partner, count for no document whose words are stored by now.
    const words = rows.length === 0 || isEmptySearch(search.query) ? null : await lookUp(db, exporterId, search);
    for (const { entry, dueAt, ...document } of rows) {
      // While the words of a changed name or shipment are made, the text alone counts.
      const isFound = words === null || words[dueAt === null ? "ALL" : "TEXT"].has(entry);
      if (isFound) found.push({ ...document, isInHead: words !== null && dueAt === null && words.HEAD.has(entry) });
    }
  }
  return found;
}

async function lookUp(db: Db, exporterId: string, { query, isRanked }: Pick<Search, "query" | "isRanked">): Promise<Words> {
  const [ALL, TEXT] = [await namesWith(db, exporterId, { query, scope: "ALL" }), await namesWith(db, exporterId, { query, scope: "TEXT" })];
  return { ALL, TEXT, HEAD: isRanked ? await namesWith(db, exporterId, { query, scope: "HEAD" }) : new Set() };
}

async function namesWith(
  db: Db,
  exporterId: string,
  search: { query: SearchQuery; scope: SearchScope },
): Promise<ReadonlySet<string | number>> {
  const names = z.array<z.ZodType<string | number>>(isPostgres(db) ? z.string() : z.number());
  const found = await matchedDocuments(db, exporterId, { ...search, reader: "PARTNER" });
  await nextTurn();
  return new Set(names.parse(JSON.parse(found ?? "[]")));
}

type Walk = Pick<Search, "query" | "shipmentId"> & { exporterId: string };

/** What the office sees of one exporter, in pieces: all that may have the words. */
async function* visibleRows(db: Db, ownerId: string, { query, exporterId, shipmentId }: Walk) {
  const candidates = isEmptySearch(query) ? null : await fewCandidates(db, exporterId, query);
  const among = candidates && (await shipmentsWith(db, exporterId, candidates).execute()).map((entry) => entry.shipmentId);
  for (const [partnerId, shipmentIds] of await sharedShipments(db, ownerId, { exporterId, shipmentId, among })) {
    const most = isPostgres(db) ? shipmentsAtOnce.postgres : shipmentsAtOnce.embedded;
    for (const part of inChunks(shipmentIds, most)) yield await visibleEntries(db, ownerId, { partnerId, shipmentIds: part }).execute();
  }
}

/** The documents that may have the words; null if they are not few. */
async function fewCandidates(db: Db, exporterId: string, query: SearchQuery): Promise<(string | number)[] | null> {
  const all = await namesWith(db, exporterId, { query, scope: "ALL" });
  if (all.size > fewNames) return null;
  const inTexts = await namesWith(db, exporterId, { query, scope: "TEXT" });
  return inTexts.size > fewNames ? null : [...all.union(inTexts)];
}

/** The shipments of an exporter's few documents. */
export function shipmentsWith(db: Db, exporterId: string, candidates: readonly (string | number)[]) {
  return foundEntries(db, exporterId, JSON.stringify(candidates)).select("shipmentId").distinct();
}

type Shared = Pick<Walk, "exporterId" | "shipmentId"> & { among: readonly string[] | null };

/** The shipments that an exporter shares with the office, by partnership; with `among` only these. */
async function sharedShipments(db: Db, ownerId: string, { exporterId, shipmentId, among }: Shared): Promise<Map<string, string[]>> {
  if (among?.length === 0) return new Map();
  const shares = await activeShares(db, ownerId)
    .select(["sharedWith.partnerId", "shipmentPartners.shipmentId"])
    .where("sharedWith.exporterOwnerId", "=", exporterId)
    .$if(shipmentId !== "", (shared) => shared.where("shipmentPartners.shipmentId", "=", shipmentId))
    .$if(among !== null, (shared) => shared.where("shipmentPartners.shipmentId", "in", among))
    .execute();
  const byPartnership = Map.groupBy(shares, ({ partnerId }) => partnerId);
  return new Map(Array.from(byPartnership, ([partnerId, list]) => [partnerId, list.map((share) => share.shipmentId)]));
}

/** What the office sees of some shipments, with the search's entries. */
export function visibleEntries(db: Db, ownerId: string, { partnerId, shipmentIds }: { partnerId: string; shipmentIds: readonly string[] }) {
  return visibleFiles(db, ownerId)
    .innerJoin("documentEntries", (join) =>
      join.onRef("documentEntries.ownerId", "=", "attachments.ownerId").onRef("documentEntries.key", "=", "attachments.key"),
    )
    .select(matchName(db).as("entry"))
    .select(["attachments.ownerId", "attachments.key", "attachments.shipmentId", "sharedWith.partnerId"])
    .select(["documentEntries.kind", "documentEntries.dueAt", "documentEntries.size", "documentEntries.storedAt"])
    .select(({ fn }) => fn<string>("lower", ["documentEntries.name"]).as("lowerName"))
    .where("sharedWith.partnerId", "=", partnerId)
    .where("shipmentPartners.shipmentId", "in", shipmentIds);
}
