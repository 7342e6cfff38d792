import { z } from "zod";
import { invalid } from "#domain/http/problem.ts";
import { maxFindLength } from "#domain/shipment/search.ts";
import { shipmentStatuses } from "#domain/shipment/progress/milestone.ts";
import type { Shipment, ShipmentSummary } from "#domain/shipment/shipment.ts";
import { flag, parseRequest, text, whole } from "../../http/requestSchema.ts";
import type { Db } from "../../db/database.ts";
import { refuseUnknownFirm } from "../../firm/firm.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { findShipments } from "./findShipments.ts";
import { isAfter, listOrders, orderKey, readPosition, stands, type ListOrder, type Position } from "./position.ts";
import { readEdge, readRange, type Range } from "../../time/dateRange.ts";
import { summaryColumns, summaryOf } from "../rows/readShipments.ts";
import { readWholePage } from "./wholePage.ts";
import { countOf, hasDailyCounts, shipmentsOf, startOfPage, totalOf, type Selection } from "./shipmentCounts.ts";

/** Maximum page size. */
const maxLimit = 500;

/** Most shipments of a selection that are sorted by name or invoice date; lists by time are read from an index at any length. */
const maxSorted = 20_000;

/** From this offset on, find the page by the daily counts first. */
const deepOffset = 500;

/** The body of POST /v1/shipment/filter. */
export const listBody = z
  .object({
    limit: whole(1, maxLimit).describe("Maximum number of shipments; 50 when omitted."),
    offset: whole(0, 1_000_000_000).describe("The number of shipments to skip, counted from `after` if given; 0 when omitted."),
    sort: text(4)
      .transform((order) => order || "asc")
      .meta({ enum: ["asc", "desc"], description: "The direction of `sortBy`; asc (oldest first) when omitted." }),
    startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
    endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
    sortBy: text(20)
      .transform((order) => order || "createdAt")
      .meta({
        enum: [...listOrders],
        description:
          "What to sort by: creation (the default), last change, name (by its first 100 characters, in any case) or invoice date (those without one before all others). By name or date only lists of at most 20,000 shipments.",
      }),
    updatedSince: text(40).describe(
      "Only shipments changed then or later: an ISO 8601 date or instant. Entered values, document numbers, refreshes and attachments count as changes; cells of the stats sheet do not.",
    ),
    after: text(400).describe(
      "Only shipments after this position in the list: `createdAt` (or what `sortBy` names) and `shipmentId` of a shipment, such as 2025-11-12T08:30:00.000Z/0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a. That shipment may be deleted meanwhile. Such pages neither lose nor repeat shipments when others are added or deleted.",
    ),
    before: text(400).describe("Only shipments before this position in the list, in the form of `after`."),
    find: text(maxFindLength).describe(
      "Only shipments that contain each of these words in their name, in an invoice, PI or contract number, or in a container's number. Searches the newest 20,000 shipments.",
    ),
    status: text(40).meta({
      enum: ["", ...shipmentStatuses],
      description: "Only shipments with this status; empty or omitted: with any or none.",
    }),
    consigneeId: text(100).describe("Only shipments to this buyer; empty or omitted: to any."),
    full: flag().describe("Whole shipments instead of summaries; a page of at most 8 MB, else TOO_LARGE."),
  })
  .meta({
    id: "ShipmentFilter",
    example: { limit: 50, sort: "desc", startDate: "2025-04-01", find: "basmati jebel" },
    description: "Selects a page of shipments.",
  });

/** A page of a list. `full` requests whole shipments instead of summaries; a non-empty `find` searches for all of its words. */
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
  status: string | null;
  consigneeId: string | null;
};

/**
 * A page. `offset` counts the shipments before it; older servers do not send it. `find` marks a search's result; servers without search do
 * not send it. `status` and `consigneeId` do the same for a filtered list.
 */
export type ShipmentList = {
  shipments: (ShipmentSummary | Shipment)[];
  hasNext: boolean;
  total: number;
  offset: number;
  find?: string;
  status?: string;
  consigneeId?: string;
};

/** Reads the body of POST /v1/shipment/filter. Defaults: limit 50, offset 0, sort asc, no range. */
export function readListBody(sent: unknown): ListRequest {
  const { limit, offset, sort, sortBy, startDate, endDate, updatedSince, after, before, full, find, status, consigneeId } = parseRequest(
    listBody,
    sent,
  );
  if (sort !== "asc" && sort !== "desc") throw new ProblemError([invalid("sort must be asc or desc", "sort")], { status: 400 });
  const order = listOrders.find((known) => known === sortBy);
  if (!order) throw new ProblemError([invalid(`sortBy must be ${listOrders.join(" or ")}`, "sortBy")], { status: 400 });
  if (status !== "" && !shipmentStatuses.includes(status)) {
    throw new ProblemError([invalid(`status must be ${shipmentStatuses.join(" or ")}`, "status")], { status: 400 });
  }
  return {
    range: readRange(startDate, endDate),
    updatedSince: readEdge("updatedSince", updatedSince, "start"),
    limit: limit ?? 50,
    offset: offset ?? 0,
    sort,
    sortBy: order,
    after: readPosition("after", after, order),
    before: readPosition("before", before, order),
    full,
    find: find.trim(),
    status: status || null,
    consigneeId: consigneeId || null,
  };
}

/**
 * A page of the owner's shipments, or of one firm's. By creation time its cost does not grow with their number: an index finds the page,
 * daily counts give total and offset.
 */
export async function listShipments(db: Db, ownerId: string, firmId: string | null, asked: ListRequest): Promise<ShipmentList> {
  if (firmId !== null) await refuseUnknownFirm(db, ownerId, firmId);
  const selection: Selection = {
    firmId,
    range: asked.range,
    updatedSince: asked.updatedSince,
    status: asked.status,
    consigneeId: asked.consigneeId,
  };
  const search = asked.find === "" ? pageOf : pageFound;
  const { ids, total, offset } = await search(db, ownerId, selection, asked);
  const page = ids.slice(0, asked.limit);
  const shipments = asked.full ? await readWholePage(db, ownerId, page) : await readSummaries(db, ownerId, page);
  const filters = {
    ...(asked.find !== "" && { find: asked.find }),
    ...(asked.status !== null && { status: asked.status }),
    ...(asked.consigneeId !== null && { consigneeId: asked.consigneeId }),
  };
  return { shipments, hasNext: ids.length > asked.limit, total, offset, ...filters };
}

/** The ids of a page, plus one if another page follows; the total, and the number before the page. */
type PageOfIds = { ids: string[]; total: number; offset: number };

async function pageOf(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<PageOfIds> {
  const total = await totalOf(db, ownerId, selection);
  if (total > maxSorted && !isByTime(asked)) {
    const limits = `At most ${maxSorted.toLocaleString("en")} shipments are sorted by name or invoice date, and these are ${total.toLocaleString("en")}`;
    throw new ProblemError([invalid(`${limits}. Choose a shorter time, or sort by creation`, "sortBy")], { status: 400 });
  }
  const offset = asked.offset + (asked.after ? await countUpTo(db, ownerId, selection, { ...asked, position: asked.after }) : 0);
  return { ids: offset < total ? await idsOf(db, ownerId, selection, asked) : [], total, offset };
}

async function pageFound(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<PageOfIds> {
  const { find, sort, sortBy, after, before, offset, limit } = asked;
  const found = await findShipments(db, ownerId, selection, { find, sortBy });
  const list = found.toSorted((one, other) => (isAfter(one, other, sort) ? 1 : -1));
  const start = offset + (after ? list.filter((row) => !isAfter(row, after, sort)).length : 0);
  const bounded = list.slice(start).filter((row) => before === null || isAfter(before, row, sort));
  return { ids: bounded.slice(0, limit + 1).map(({ id }) => id), total: list.length, offset: start };
}

function isByTime({ sortBy }: ListRequest): boolean {
  return sortBy === "createdAt" || sortBy === "updatedAt";
}

/** Counts a list's shipments up to and including a position. */
async function countUpTo(
  db: Db,
  ownerId: string,
  selection: Selection,
  { position, sort, sortBy }: Pick<ListRequest, "sort" | "sortBy"> & { position: Position },
): Promise<number> {
  const { at, id } = position;
  const { range } = selection;
  if (sortBy !== "createdAt" || !hasDailyCounts(selection))
    return await countOf(shipmentsOf(db, ownerId, selection).where(stands(db, sortBy, sort === "asc" ? "<=" : ">=", position)));
  // Counts up to the instant by the daily counts, minus those of the same instant after the position.
  const { from, to } = range;
  const upTo = sort === "asc" ? { from, to: to !== null && to < at ? to : at } : { from: from !== null && from > at ? from : at, to };
  const sameInstant = shipmentsOf(db, ownerId, selection).where("createdAt", "=", at);
  const following = await countOf(sameInstant.where("id", sort === "asc" ? ">" : "<", id));
  return (await totalOf(db, ownerId, { ...selection, range: upTo })) - following;
}

/** Reads one id more than the page size, to detect a following page. Reads only the index. */
async function idsOf(db: Db, ownerId: string, selection: Selection, asked: ListRequest): Promise<string[]> {
  const { offset, limit, sort, sortBy, after, before } = asked;
  const isCounted = sortBy === "createdAt" && hasDailyCounts(selection) && after === null && before === null;
  const start =
    isCounted && offset >= deepOffset ? await startOfPage(db, ownerId, selection, { offset, sort }) : { range: selection.range, offset };
  const rows = await shipmentsOf(db, ownerId, { ...selection, range: start.range })
    .where(({ and }) =>
      and([
        ...(after ? [stands(db, sortBy, sort === "asc" ? ">" : "<", after)] : []),
        ...(before ? [stands(db, sortBy, sort === "asc" ? "<" : ">", before)] : []),
      ]),
    )
    .select("id")
    .orderBy(orderKey(db, sortBy), sort)
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
