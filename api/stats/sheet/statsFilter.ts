import { z } from "zod";
import { isSystemColumn, statsLimits } from "#domain/stats.ts";
import { flag, list, parseRequest, text, whole } from "../../http/requestSchema.ts";
import type { Db } from "../../db/database.ts";
import { readRange, type Range } from "../../time/dateRange.ts";
import { shipmentsOf } from "../../shipment/list/shipmentCounts.ts";

/** Which shipments of a firm the sheet shows, by when they were created; "" leaves a filter out. Ports are matched by name. */
export type SheetFilter = {
  firmId: string;
  range: Range;
  brokerId: string;
  portOfLoading: string;
  portOfDischarge: string;
  /** Text that a row must show somewhere, whatever its case. */
  find: string;
  /** Columns that must each show a text. */
  columns: ColumnFilter[];
  /** A month as YYYY-MM: the rows that the charts of the range count in it, whenever they were created; "" for none. */
  month: string;
  /** These shipments alone; none names all. */
  shipmentIds: string[];
};

/** A column and what its cell must show, whatever its case: as a part of it, or as the whole of it or of one entry that it lists. */
export type ColumnFilter = { columnId: string; text: string; isWhole: boolean };

/** What rows are ordered by; blank cells come last either way. */
export type SheetSort = { columnId: string; direction: "asc" | "desc" };

/** A window of a sheet. */
export type SheetRequest = { filter: SheetFilter; sort: SheetSort | null; limit: number; offset: number };

const columnFilter = z
  .object({
    columnId: text().describe("The id of a column of the sheet."),
    text: text().describe("What its cell must show, whatever its case."),
    isWhole: flag().describe("Whether the cell, or an entry that it lists, must be just that; a part of it is enough when left out."),
  })
  .meta({
    id: "StatsColumnFilter",
    example: { columnId: "portOfDischarge", text: "Jebel Ali" },
    description: "A column and what it must show.",
    required: ["columnId", "text"],
  });

const month = text(7).refine((value) => value === "" || /^\d{4}-(0[1-9]|1[0-2])$/.test(value), "must be a month as YYYY-MM");

const filters = {
  brokerId: text().describe("Only shipments of this broker."),
  portOfLoading: text().describe("Only shipments from the port of this name."),
  portOfDischarge: text().describe("Only shipments to the port of this name."),
  startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
  endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
  find: text().describe("Only rows that show this text in any column, whatever its case."),
  columns: list(columnFilter).describe("Only rows that show each of these texts in its column."),
  month: month.describe("Only rows that the charts of these dates count in this month, YYYY-MM, whenever they were created."),
  shipmentIds: z
    .array(text())
    .nullish()
    .transform((ids) => ids ?? [])
    .refine((ids) => ids.length <= statsLimits.rowsAtOnce, `must have at most ${statsLimits.rowsAtOnce} items`)
    .describe(`Only the rows of these shipments, at most ${statsLimits.rowsAtOnce}.`),
};

/** The body of POST shipment-stats/summary. */
export const filterBody = z.object(filters).meta({
  id: "StatsFilter",
  example: { startDate: "2025-04-01", endDate: "2026-03-31", columns: [], shipmentIds: [] },
  description: "Which shipments the sheet shows; blank leaves a filter out.",
});

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
  .meta({
    id: "StatsWindow",
    example: {
      startDate: "2025-04-01",
      endDate: "2026-03-31",
      sort: { columnId: "invoiceNo", direction: "asc" },
      limit: 500,
      offset: 0,
      columns: [],
      shipmentIds: [],
    },
    description: "Which rows of the sheet.",
  });

/** Reads the body of POST shipment-stats/filter: the first 10,000 rows, the oldest first, unless told otherwise. */
export function readSheetRequest(firmId: string, sent: unknown): SheetRequest {
  const { sort, limit, offset, ...filter } = parseRequest(windowBody, sent);
  return { filter: filterOf(firmId, filter), sort: sort ?? null, limit: limit ?? statsLimits.cellsAtOnce, offset: offset ?? 0 };
}

/** Reads the body of POST shipment-stats/summary. */
export function readSheetFilter(firmId: string, sent: unknown): SheetFilter {
  return filterOf(firmId, parseRequest(filterBody, sent));
}

function filterOf(firmId: string, sent: z.output<z.ZodObject<typeof filters>>): SheetFilter {
  const { startDate, endDate, find, columns, ...rest } = sent;
  const named = columns.filter(({ text: wanted }) => wanted.trim() !== "").map((column) => ({ ...column, text: column.text.trim() }));
  return { firmId, range: readRange(startDate, endDate), ...rest, find: find.trim().toLowerCase(), columns: named };
}

/** Whether the filter names nothing but times, by which shipments are counted. */
export function isByTimeAlone(filter: SheetFilter): boolean {
  const { brokerId, portOfLoading, portOfDischarge, shipmentIds } = filter;
  return !brokerId && !portOfLoading && !portOfDischarge && shipmentIds.length === 0 && !looksInRows(filter);
}

/** When the rows of a filter were created: a month of the charts counts whenever that was. */
export function timeOf({ month: counted, range }: SheetFilter): Range {
  return counted === "" ? range : { from: null, to: null };
}

/** Whether a filter looks into rows, beyond what the shipments' own columns tell. */
export function looksInRows({ find, columns, month: counted }: SheetFilter): boolean {
  return find !== "" || columns.length > 0 || counted !== "";
}

/** Whether what the user entered beside shipments has a say in what a filter leaves. */
export function dependsOnEntries({ find, columns }: SheetFilter): boolean {
  return find !== "" || columns.some(({ columnId }) => !isSystemColumn(columnId));
}

/** The shipments of a filter but for its text, as a query to go on with. */
export function filteredShipments(db: Db, ownerId: string, filter: SheetFilter) {
  const { brokerId, portOfLoading, portOfDischarge, shipmentIds } = filter;
  return shipmentsOf(db, ownerId, filter)
    .$if(brokerId !== "", (query) => query.where("brokerId", "=", brokerId))
    .$if(portOfLoading !== "", (query) => query.where("portOfLoading", "=", portOfLoading))
    .$if(shipmentIds.length > 0, (query) => query.where("id", "in", shipmentIds))
    .$if(portOfDischarge !== "", (query) => query.where("portOfDischarge", "=", portOfDischarge));
}
