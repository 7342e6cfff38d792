import { z } from "zod";
import { invalid } from "#domain/problem.ts";
import { maxFindLength } from "#domain/search.ts";
import type { Shipment, ShipmentSummary } from "#domain/shipment.ts";
import { flag, parse, text, whole } from "../body.ts";
import type { Db } from "../db/database.ts";
import { refuseUnknownFirm } from "../firm/firm.ts";
import { Refusal } from "../refusal.ts";
import { findShipmentIds } from "./findShipments.ts";
import { readRange, type Range } from "./range.ts";
import { readShipments, summaryColumns, summaryOf } from "./readShipments.ts";
import { shipmentsOf, startOfPage, totalOf, type Selection } from "./shipmentCounts.ts";

/** The largest page. */
const maxLimit = 500;

/** From this offset on, a page is first looked for by the counts of its days. */
const deepOffset = 500;

/** The body of POST /v1/shipment/filter. */
export const listBody = z
  .object({
    limit: whole(1, maxLimit).describe("How many to answer at most; 50 when left out."),
    offset: whole(0, 1_000_000_000).describe("How many to skip; 0 when left out."),
    sort: text(4)
      .transform((order) => order || "asc")
      .meta({ enum: ["asc", "desc"], description: "By the time of creation; asc, the oldest first, when left out." }),
    startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
    endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
    find: text(maxFindLength).describe(
      "Only shipments that have each of these words in their name, in an invoice, PI or contract number, or in a container's number. The newest 5,000 shipments are looked through.",
    ),
    full: flag().describe("Whole shipments instead of summaries."),
  })
  .meta({ id: "ShipmentFilter", description: "Which page of which shipments." });

/** Which page of which shipments; `full` asks for whole ones instead of summaries, `find` (not empty) for those that have these words. */
export type ListRequest = { range: Range; limit: number; offset: number; sort: "asc" | "desc"; full: boolean; find: string };

/** `find` tells a caller that the list is a search's result: a server that does not search sends no such field. */
export type ShipmentList = { shipments: (ShipmentSummary | Shipment)[]; hasNext: boolean; total: number; find?: string };

/** Reads the body of POST /v1/shipment/filter: limit 50, offset 0, sort asc and no range unless told (spec section 9). */
export function readListBody(sent: unknown): ListRequest {
  const { limit, offset, sort, startDate, endDate, full, find } = parse(listBody, sent);
  if (sort !== "asc" && sort !== "desc") throw new Refusal([invalid("sort must be asc or desc", "sort")], { status: 400 });
  return { limit: limit ?? 50, offset: offset ?? 0, sort, range: readRange(startDate, endDate), full, find: find.trim() };
}

/**
 * A page of the owner's shipments, or of one firm's, by the time they were created. It costs the same however many are
 * stored: the page is found by an index, the total by counts a day.
 */
export async function listShipments(db: Db, ownerId: string, firmId: string | null, asked: ListRequest): Promise<ShipmentList> {
  if (firmId !== null) await refuseUnknownFirm(db, ownerId, firmId);
  const selection: Selection = { firmId, range: asked.range };
  const { ids, total } = asked.find === "" ? await pageOf(db, ownerId, selection, asked) : await pageFound(db, ownerId, selection, asked);
  const page = ids.slice(0, asked.limit);
  const shipments = asked.full ? await readShipments(db, ownerId, page) : await readSummaries(db, ownerId, page);
  return { shipments, hasNext: ids.length > asked.limit, total, ...(asked.find !== "" && { find: asked.find }) };
}

/** The ids of a page, one more where another page follows, and how many shipments there are. */
type PageOfIds = { ids: string[]; total: number };

async function pageOf(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<PageOfIds> {
  const total = await totalOf(db, ownerId, selection);
  return { ids: asked.offset < total ? await idsOf(db, ownerId, selection, asked) : [], total };
}

async function pageFound(db: Db, ownerId: string, selection: Selection, { find, sort, offset, limit }: ListRequest): Promise<PageOfIds> {
  const newestFirst = await findShipmentIds(db, ownerId, selection, find);
  const found = sort === "desc" ? newestFirst : newestFirst.toReversed();
  return { ids: found.slice(offset, offset + limit + 1), total: found.length };
}

/** One id more than a page has, so that the page knows whether another follows. Only the index is read. */
async function idsOf(db: Db, ownerId: string, selection: Selection, { offset, limit, sort }: ListRequest): Promise<string[]> {
  const start = offset < deepOffset ? { range: selection.range, offset } : await startOfPage(db, ownerId, selection, { offset, sort });
  const rows = await shipmentsOf(db, ownerId, { ...selection, range: start.range })
    .select("id")
    .orderBy("createdAt", sort)
    .orderBy("id", sort)
    .limit(limit + 1)
    .offset(start.offset)
    .execute();
  return rows.map(({ id }) => id);
}

async function readSummaries(db: Db, ownerId: string, ids: string[]): Promise<ShipmentSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("shipments").select(summaryColumns).where("ownerId", "=", ownerId).where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
