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
  brokerId: text().describe("Only shipments of this broker."),
  portOfLoading: text().describe("Only shipments from the port of this name."),
  portOfDischarge: text().describe("Only shipments to the port of this name."),
  startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
  endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
  find: text().describe("Only rows that show this text in any column, whatever its case."),
};

/** The body of POST shipment-stats/summary. */
export const filterBody = z
  .object(filters)
  .meta({ id: "StatsFilter", description: "Which shipments the sheet shows; blank leaves a filter out." });

/** The body of POST shipment-stats/filter. */
export const windowBody = z
  .object({
    ...filters,
    sort: z
      .object({
        columnId: text().describe("The id of a column of the sheet."),
        direction: z.enum(["asc", "desc"], { error: "must be asc or desc" }).describe("asc: the smallest first."),
      })
      .nullish()
      .describe("What rows are ordered by; the oldest shipment first when left out. Blank cells come last either way."),
    limit: whole(0, statsLimits.cellsAtOnce).describe("How many rows to answer at most; 10,000 when left out."),
    offset: whole(0, 1_000_000_000).describe("How many rows to skip; 0 when left out."),
  })
  .meta({ id: "StatsWindow", description: "Which rows of the sheet." });

/** Reads the body of POST shipment-stats/filter (spec section 7, decision 20): the first 10,000 rows, the oldest first, unless told otherwise. */
export function readSheetRequest(firmId: string, sent: unknown): SheetRequest {
  const { sort, limit, offset, ...filter } = parse(windowBody, sent);
  return { filter: filterOf(firmId, filter), sort: sort ?? null, limit: limit ?? statsLimits.cellsAtOnce, offset: offset ?? 0 };
}

/** Reads the body of POST shipment-stats/summary. */
export function readSheetFilter(firmId: string, sent: unknown): SheetFilter {
  return filterOf(firmId, parse(filterBody, sent));
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
