import { z } from "zod";
import { invalid } from "#domain/problem.ts";
import { maxFindLength } from "#domain/search.ts";
import type { Shipment, ShipmentSummary } from "#domain/shipment.ts";
import { flag, parseRequest, text, whole } from "../../http/requestSchema.ts";
import type { Db } from "../../db/database.ts";
import { refuseUnknownFirm } from "../../firm/firm.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { findShipments } from "./findShipments.ts";
import { isAfter, listOrders, readPosition, stands, type ListOrder, type Position } from "./position.ts";
import { readEdge, readRange, type Range } from "../../time/dateRange.ts";
import { readShipments, summaryColumns, summaryOf } from "../rows/readShipments.ts";
import { countOf, shipmentsOf, startOfPage, totalOf, type Selection } from "./shipmentCounts.ts";

/** The largest page. */
const maxLimit = 500;

/** From this offset on, a page is first looked for by the counts of its days. */
const deepOffset = 500;

/** The body of POST /v1/shipment/filter. */
export const listBody = z
  .object({
    limit: whole(1, maxLimit).describe("How many to answer at most; 50 when left out."),
    offset: whole(0, 1_000_000_000).describe("How many to skip, counted from `after` where that is given; 0 when left out."),
    sort: text(4)
      .transform((order) => order || "asc")
      .meta({ enum: ["asc", "desc"], description: "By the time that `sortBy` names; asc, the oldest first, when left out." }),
    startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
    endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
    sortBy: text(20)
      .transform((order) => order || "createdAt")
      .meta({
        enum: [...listOrders],
        description: "The time to sort by: of creation (when left out) or of the last change.",
      }),
    updatedSince: text(40).describe(
      "Only shipments changed then or later: an ISO 8601 date or instant. A change is any of what was entered, a document number, a refresh or an attachment; cells of the stats sheet are none.",
    ),
    after: text(100).describe(
      "Only shipments after this position in the list: `createdAt` (or `updatedAt`, by `sortBy`) and `shipmentId` of a shipment, such as 2025-11-12T08:30:00.000Z/0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a. It may be gone since. Pages that go on so neither lose nor repeat a shipment when others are added or deleted.",
    ),
    before: text(100).describe("Only shipments before this position in the list, written as in `after`."),
    find: text(maxFindLength).describe(
      "Only shipments that have each of these words in their name, in an invoice, PI or contract number, or in a container's number. The newest 5,000 shipments are looked through.",
    ),
    full: flag().describe("Whole shipments instead of summaries."),
  })
  .meta({
    id: "ShipmentFilter",
    example: { limit: 50, sort: "desc", startDate: "2025-04-01", find: "basmati jebel" },
    description: "Which page of which shipments.",
  });

/** Which page of which shipments; `full` asks for whole ones instead of summaries, `find` (not empty) for those that have these words. */
export type ListRequest = {
  range: Range;
  updatedSince: string | null;
  limit: number;
  offset: number;
  sort: "asc" | "desc";
  sortBy: ListOrder;
  after: Position | null;
  before: Position | null;
  full: boolean;
  find: string;
};

/**
 * `offset` is how many shipments of the list stand before the page; a server that does not know positions sends none. `find` tells
 * a caller that the list is a search's result: a server that does not search sends no such field.
 */
export type ShipmentList = { shipments: (ShipmentSummary | Shipment)[]; hasNext: boolean; total: number; offset: number; find?: string };

/** Reads the body of POST /v1/shipment/filter: limit 50, offset 0, sort asc and no range unless told. */
export function readListBody(sent: unknown): ListRequest {
  const { limit, offset, sort, sortBy, startDate, endDate, updatedSince, after, before, full, find } = parseRequest(listBody, sent);
  if (sort !== "asc" && sort !== "desc") throw new ProblemError([invalid("sort must be asc or desc", "sort")], { status: 400 });
  const order = listOrders.find((known) => known === sortBy);
  if (!order) throw new ProblemError([invalid(`sortBy must be ${listOrders.join(" or ")}`, "sortBy")], { status: 400 });
  return {
    range: readRange(startDate, endDate),
    updatedSince: readEdge("updatedSince", updatedSince, "start"),
    limit: limit ?? 50,
    offset: offset ?? 0,
    sort,
    sortBy: order,
    after: readPosition("after", after),
    before: readPosition("before", before),
    full,
    find: find.trim(),
  };
}

/**
 * A page of the owner's shipments, or of one firm's. By the time they were created it costs the same however many are stored: the
 * page is found by an index, total and offset by counts a day.
 */
export async function listShipments(db: Db, ownerId: string, firmId: string | null, asked: ListRequest): Promise<ShipmentList> {
  if (firmId !== null) await refuseUnknownFirm(db, ownerId, firmId);
  const selection: Selection = { firmId, range: asked.range, updatedSince: asked.updatedSince };
  const search = asked.find === "" ? pageOf : pageFound;
  const { ids, total, offset } = await search(db, ownerId, selection, asked);
  const page = ids.slice(0, asked.limit);
  const shipments = asked.full ? await readShipments(db, ownerId, page) : await readSummaries(db, ownerId, page);
  return { shipments, hasNext: ids.length > asked.limit, total, offset, ...(asked.find !== "" && { find: asked.find }) };
}

/** The ids of a page, one more where another page follows; how many shipments there are in all, and before the page. */
type PageOfIds = { ids: string[]; total: number; offset: number };

async function pageOf(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<PageOfIds> {
  const total = await totalOf(db, ownerId, selection);
  const offset = asked.offset + (asked.after ? await countUpTo(db, ownerId, selection, { ...asked, position: asked.after }) : 0);
  return { ids: offset < total ? await idsOf(db, ownerId, selection, asked) : [], total, offset };
}

async function pageFound(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<PageOfIds> {
  const { find, sort, sortBy, after, before, offset, limit } = asked;
  const found = (await findShipments(db, ownerId, selection, find)).map((row) => ({ id: row.id, at: row[sortBy] }));
  const list = found.toSorted((one, other) => (isAfter(one, other, sort) ? 1 : -1));
  const start = offset + (after ? list.filter((row) => !isAfter(row, after, sort)).length : 0);
  const bounded = list.slice(start).filter((row) => before === null || isAfter(before, row, sort));
  return { ids: bounded.slice(0, limit + 1).map(({ id }) => id), total: list.length, offset: start };
}

/** How many shipments of a list stand at a position or before it. */
async function countUpTo(
  db: Db,
  ownerId: string,
  selection: Selection,
  { position, sort, sortBy }: Pick<ListRequest, "sort" | "sortBy"> & { position: Position },
): Promise<number> {
  const { at, id } = position;
  const { range, updatedSince = null } = selection;
  if (sortBy === "updatedAt" || updatedSince !== null)
    return await countOf(shipmentsOf(db, ownerId, selection).where(stands(sortBy, sort === "asc" ? "<=" : ">=", position)));
  // All up to the instant by the counts a day, but for those of the very instant that follow the position.
  const { from, to } = range;
  const upTo = sort === "asc" ? { from, to: to !== null && to < at ? to : at } : { from: from !== null && from > at ? from : at, to };
  const sameInstant = shipmentsOf(db, ownerId, selection).where("createdAt", "=", at);
  const following = await countOf(sameInstant.where("id", sort === "asc" ? ">" : "<", id));
  return (await totalOf(db, ownerId, { ...selection, range: upTo })) - following;
}

/** One id more than a page has, so that the page knows whether another follows. Only the index is read. */
async function idsOf(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<string[]> {
  const { offset, limit, sort, sortBy, after, before } = asked;
  const isCounted = sortBy === "createdAt" && asked.updatedSince === null && after === null && before === null;
  const start =
    isCounted && offset >= deepOffset ? await startOfPage(db, ownerId, selection, { offset, sort }) : { range: selection.range, offset };
  const rows = await shipmentsOf(db, ownerId, { ...selection, range: start.range })
    .where(({ and }) =>
      and([
        ...(after ? [stands(sortBy, sort === "asc" ? ">" : "<", after)] : []),
        ...(before ? [stands(sortBy, sort === "asc" ? "<" : ">", before)] : []),
      ]),
    )
    .select("id")
    .orderBy(sortBy, sort)
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
