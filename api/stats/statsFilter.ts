import { z } from "zod";
import { statsLimits } from "#domain/stats.ts";
import { parse, text, whole } from "../body.ts";
import type { Db } from "../db/database.ts";
import { readRange, type Range } from "../shipment/range.ts";
import { shipmentsOf } from "../shipment/shipmentCounts.ts";

/** Which shipments of a firm the sheet shows, by when they were created; "" leaves a filter out. Ports are matched by name. */
export type SheetFilter = {
  firmId: string;
  range: Range;
  brokerId: string;
  portOfLoading: string;
  portOfDischarge: string;
  /** Text that a row must show somewhere, whatever its case. */
  find: string;
};

/** What rows are ordered by; blank cells come last either way. */
export type SheetSort = { columnId: string; direction: "asc" | "desc" };

/** A window of a sheet. */
export type SheetRequest = { filter: SheetFilter; sort: SheetSort | null; limit: number; offset: number };

const filters = {
  brokerId: text(),
  portOfLoading: text(),
  portOfDischarge: text(),
  startDate: text(40),
  endDate: text(40),
  find: text(),
};

const body = z.object({
  ...filters,
  sort: z.object({ columnId: text(), direction: z.enum(["asc", "desc"], { error: "must be asc or desc" }) }).nullish(),
  limit: whole(0, statsLimits.cellsAtOnce),
  offset: whole(0, 1_000_000_000),
});

/** Reads the body of POST shipment-stats/filter (spec section 7, decision 20): the first 10,000 rows, the oldest first, unless told otherwise. */
export function readSheetRequest(firmId: string, sent: unknown): SheetRequest {
  const { sort, limit, offset, ...filter } = parse(body, sent);
  return { filter: filterOf(firmId, filter), sort: sort ?? null, limit: limit ?? statsLimits.cellsAtOnce, offset: offset ?? 0 };
}

/** Reads the body of POST shipment-stats/summary. */
export function readSheetFilter(firmId: string, sent: unknown): SheetFilter {
  return filterOf(firmId, parse(z.object(filters), sent));
}

function filterOf(firmId: string, sent: z.output<z.ZodObject<typeof filters>>): SheetFilter {
  const { startDate, endDate, find, ...rest } = sent;
  return { firmId, range: readRange(startDate, endDate), ...rest, find: find.trim().toLowerCase() };
}

/** Whether the filter names nothing but times, by which shipments are counted. */
export function isByTimeAlone({ brokerId, portOfLoading, portOfDischarge, find }: SheetFilter): boolean {
  return !brokerId && !portOfLoading && !portOfDischarge && !find;
}

/** The shipments of a filter but for its text, as a query to go on with. */
export function filteredShipments(db: Db, ownerId: string, filter: SheetFilter) {
  const { brokerId, portOfLoading, portOfDischarge } = filter;
  return shipmentsOf(db, ownerId, filter)
    .$if(brokerId !== "", (query) => query.where("brokerId", "=", brokerId))
    .$if(portOfLoading !== "", (query) => query.where("portOfLoading", "=", portOfLoading))
    .$if(portOfDischarge !== "", (query) => query.where("portOfDischarge", "=", portOfDischarge));
}
