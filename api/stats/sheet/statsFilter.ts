import { z } from "zod";
import { asSearched } from "#domain/text/searchWords.ts";
import { isSystemColumn } from "#domain/stats/systemColumns.ts";
import { statsLimits } from "#domain/stats/stats.ts";
import { flag, list, parseRequest, text, whole } from "../../http/requestSchema.ts";
import type { Db } from "../../db/database.ts";
import { readRange, type Range } from "../../time/dateRange.ts";
import { shipmentsOf } from "../../shipment/list/shipmentCounts.ts";

/** Selects shipments of a firm by creation time and further filters; "" disables one. Ports match by name. */
export type SheetFilter = {
  firmId: string;
  range: Range;
  brokerId: string;
  portOfLoading: string;
  portOfDischarge: string;
  /** Text that the row must contain, ignoring case. */
  find: string;
  /** Columns that must each contain a text. */
  columns: ColumnFilter[];
  /** A month as YYYY-MM: rows that the range's charts count in it, whatever their creation time; "" disables it. */
  month: string;
  /** Only these shipments; empty selects all. */
  shipmentIds: string[];
};

/**
 * A column with the text that its cell must contain, ignoring case. With `isWhole`, the cell or one of its listed entries must equal the
 * text. `values` are whole texts of which the cell must show one; "" is a blank cell, and an empty list disables them.
 */
export type ColumnFilter = { columnId: string; text: string; isWhole: boolean; values: string[] };

/** The column to sort by; blank cells come last in both directions. */
export type SheetSort = { columnId: string; direction: "asc" | "desc" };

/** A window of a sheet. */
export type SheetRequest = { filter: SheetFilter; sort: SheetSort | null; limit: number; offset: number };

const columnFilter = z
  .object({
    columnId: text().describe("The id of a column of the sheet."),
    text: text().describe("The text that the cell must contain, ignoring case."),
    isWhole: flag().describe("Whether the cell, or one of its listed entries, must equal the text; false when omitted."),
    values: z
      .array(text(statsLimits.cell))
      .nullish()
      .transform((values) => values ?? [])
      .refine((values) => values.length <= statsLimits.chosenValues, `must have at most ${statsLimits.chosenValues} items`)
      .describe(
        `At most ${statsLimits.chosenValues} texts: the cell, or one of its listed entries, must equal one of them, ignoring case; "" is a blank cell.`,
      ),
  })
  .meta({
    id: "StatsColumnFilter",
    example: { columnId: "portOfDischarge", text: "Jebel Ali" },
    description: "A column with the text that its cell must contain, or the texts of which it must show one.",
    required: ["columnId"],
  });

const month = text(7).refine((value) => value === "" || /^\d{4}-(0[1-9]|1[0-2])$/.test(value), "must be a month as YYYY-MM");

const filters = {
  brokerId: text().describe("Only shipments of this broker."),
  portOfLoading: text().describe("Only shipments with this port of loading, by name."),
  portOfDischarge: text().describe("Only shipments with this port of discharge, by name."),
  startDate: text(40).describe("Only shipments created then or later: an ISO 8601 date or instant."),
  endDate: text(40).describe("Only shipments created then or earlier; a date alone means its last moment."),
  find: text().describe("Only rows that contain this text in any column, ignoring case."),
  columns: list(columnFilter).describe("Only rows that contain each of these texts in its column."),
  month: month.describe("Only rows that the charts of these dates count in this month, YYYY-MM, whatever their creation time."),
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
  description: "Selects the sheet's shipments; blank disables a filter.",
});

/** The body of POST shipment-stats/filter. */
export const windowBody = z
  .object({
    ...filters,
    sort: z
      .object({
        columnId: text().describe("The id of a column of the sheet."),
        direction: z.enum(["asc", "desc"], { error: "must be asc or desc" }).describe("asc: smallest first."),
      })
      .nullish()
      .describe("The column to sort by; oldest shipment first when omitted. Blank cells come last in both directions."),
    limit: whole(0, statsLimits.cellsAtOnce).describe("Maximum number of rows; 10,000 when omitted."),
    offset: whole(0, 1_000_000_000).describe("The number of rows to skip; 0 when omitted."),
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
    description: "Selects rows of the sheet.",
  });

/** The body of POST shipment-stats/values. */
export const valuesBody = z
  .object({
    ...filters,
    columnId: text().describe(
      "The id of the column. Its own condition in `columns` is ignored, so that the list shows what else could be chosen.",
    ),
    search: text().describe("Only values that contain this text, ignoring case."),
    limit: whole(1, statsLimits.listedValues).describe(`Maximum number of values; ${statsLimits.listedValues} when omitted.`),
  })
  .meta({
    id: "StatsValuesRequest",
    example: { columnId: "consignee", search: "hanse", limit: 200, columns: [], shipmentIds: [] },
    description: "Selects rows of the sheet, and the column whose values are listed.",
    required: ["columnId"],
  });

/** What is asked of a column's values. */
export type ValuesRequest = { filter: SheetFilter; columnId: string; search: string; limit: number };

/** Reads the body of POST shipment-stats/values. */
export function readValuesRequest(firmId: string, sent: unknown): ValuesRequest {
  const { columnId, search, limit, ...rest } = parseRequest(valuesBody, sent);
  const filter = filterOf(firmId, rest);
  const columns = filter.columns.filter((column) => column.columnId !== columnId);
  return { filter: { ...filter, columns }, columnId, search: search.trim(), limit: limit ?? statsLimits.listedValues };
}

/** Reads the body of POST shipment-stats/filter. Default: the first 10,000 rows, oldest first. */
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
  const named = columns
    .filter(({ text: wanted, values }) => wanted.trim() !== "" || values.length > 0)
    .map((column) => ({ ...column, text: column.text.trim() }));
  return { firmId, range: readRange(startDate, endDate), ...rest, find: asSearched(find.trim()), columns: named };
}

/** Whether the filter uses only times, so that the daily counts apply. */
export function isByTimeAlone(filter: SheetFilter): boolean {
  const { brokerId, portOfLoading, portOfDischarge, shipmentIds } = filter;
  return !brokerId && !portOfLoading && !portOfDischarge && shipmentIds.length === 0 && !looksInRows(filter);
}

/** The creation range of a filter's rows; open with a month of the charts, which ignores creation time. */
export function timeOf({ month: counted, range }: SheetFilter): Range {
  return counted === "" ? range : { from: null, to: null };
}

/** Whether a filter needs the rows' texts, not only the shipments' columns. */
export function looksInRows({ find, columns, month: counted }: SheetFilter): boolean {
  return find !== "" || columns.length > 0 || counted !== "";
}

/** Whether the user's entries can change a filter's result. */
export function dependsOnEntries({ find, columns }: SheetFilter): boolean {
  return find !== "" || columns.some(({ columnId }) => !isSystemColumn(columnId));
}

/** A query for a filter's shipments, ignoring its texts, to be extended. */
export function filteredShipments(db: Db, ownerId: string, filter: SheetFilter) {
  const { brokerId, portOfLoading, portOfDischarge, shipmentIds } = filter;
  return shipmentsOf(db, ownerId, filter)
    .$if(brokerId !== "", (query) => query.where("brokerId", "=", brokerId))
    .$if(portOfLoading !== "", (query) => query.where("portOfLoading", "=", portOfLoading))
    .$if(shipmentIds.length > 0, (query) => query.where("id", "in", shipmentIds))
    .$if(portOfDischarge !== "", (query) => query.where("portOfDischarge", "=", portOfDischarge));
}
