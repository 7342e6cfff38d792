import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkCell, checkColumnName, checkColumnWidth } from "#domain/stats/statsChecks.ts";
import { rowColourOf, statsLimits, type RowColourHex } from "#domain/stats/stats.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { readWindow } from "./sheet/sheetWindow.ts";
import { addColumn, deleteColumn, readColumns, renameColumn, resizeColumn, type ColumnPlace } from "./entries/statsColumns.ts";
import { cellBody, cellsBody, coloursBody, newColumnBody, statsOperations } from "./statsOperations.ts";
import { colourRows, saveCells } from "./entries/statsEntries.ts";
import { readSheetFilter, readSheetRequest, readValuesRequest } from "./sheet/statsFilter.ts";

/** Routes of the stats sheet, and those for many cells and rows at once. */
export function statsRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db, sheetOrders: orders, sheetSummaries: summaries } = context;

  app.get("/v1/shipment-stats/columns", { config: { spec: statsOperations.columns } }, async (request) => {
    const firmColumns = await readColumns(db, request.ownerId, queryText(request, "firmId"));
    return answer({ firmColumns });
  });

  app.post("/v1/shipment-stats/filter", { config: { access: "read", spec: statsOperations.filter } }, async (request) => {
    const asked = readSheetRequest(queryText(request, "firmId"), request.body);
    return answer(await readWindow({ db, orders }, request.ownerId, asked));
  });

  app.post("/v1/shipment-stats/summary", { config: { access: "read", spec: statsOperations.summary } }, async (request) => {
    const filter = readSheetFilter(queryText(request, "firmId"), request.body);
    return answer(await summaries.summaryOf(request.ownerId, filter));
  });

  app.post("/v1/shipment-stats/values", { config: { access: "read", spec: statsOperations.values } }, async (request) => {
    const asked = readValuesRequest(queryText(request, "firmId"), request.body);
    return answer(await context.sheetValues.valuesOf(request.ownerId, asked));
  });

  app.patch("/v1/shipment-stats/cell", { config: { spec: statsOperations.cell } }, async (request) => {
    const change = { shipmentId: queryText(request, "shipmentId"), ...parseRequest(cellBody, request.body) };
    throwIfProblems(checkCell(change.value, "value"));
    const [row] = await auditedTransaction(context, request, (trx) =>
      saveCells(trx, request.ownerId, { changes: [change], act: null, placeOf: () => [] }),
    );
    return answer(row);
  });

  app.patch("/v1/shipment-stats/cells", { config: { spec: statsOperations.cells } }, async (request) => {
    const { cells, act } = parseRequest(cellsBody, request.body);
    throwIfProblems(checkCount(cells.length, { none: statsMessages.cellsMissing, many: statsMessages.cellsTooMany, field: "cells" }));
    throwIfProblems(cells.flatMap(({ value }, index) => checkCell(value, "cells", String(index), "value")).slice(0, 10));
    const shipmentStats = await auditedTransaction(context, request, (trx) =>
      saveCells(trx, request.ownerId, { changes: cells, act: act ?? null, placeOf: (index) => ["cells", String(index)] }),
    );
    return answer({ shipmentStats });
  });

  app.patch("/v1/shipment-stats/colour", { config: { spec: statsOperations.colour } }, async (request) => {
    const shipmentIds = [queryText(request, "shipmentId")];
    const colour = readColour(queryText(request, "colour"));
    const [row] = await auditedTransaction(context, request, (trx) =>
      colourRows(trx, request.ownerId, { shipmentIds, colour, placeOf: () => ["shipmentId"] }),
    );
    return answer(row);
  });

  app.patch("/v1/shipment-stats/colours", { config: { spec: statsOperations.colours } }, async (request) => {
    const sent = parseRequest(coloursBody, request.body);
    const { shipmentIds } = sent;
    throwIfProblems(
      checkCount(shipmentIds.length, { none: statsMessages.rowsMissing, many: statsMessages.rowsTooMany, field: "shipmentIds" }),
    );
    const colour = readColour(sent.colour);
    const placeOf = (index: number) => ["shipmentIds", String(index)];
    const shipmentStats = await auditedTransaction(context, request, (trx) =>
      colourRows(trx, request.ownerId, { shipmentIds, colour, placeOf }),
    );
    return answer({ shipmentStats });
  });

  app.post("/v1/shipment-stats/column/add", { config: { spec: statsOperations.addColumn } }, async (request) => {
    const { columnName, width: sent } = parseRequest(newColumnBody, request.body);
    const width = sent ?? statsLimits.defaultWidth;
    throwIfProblems([...checkColumnName(columnName, "columnName"), ...checkColumnWidth(width)]);
    const column = { firmId: queryText(request, "firmId"), name: columnName.trim(), width };
    return await idempotent(context, request, (commit) => commit((trx) => addColumn(trx, request.ownerId, column)));
  });

  app.patch("/v1/shipment-stats/column/width", { config: { spec: statsOperations.resizeColumn } }, async (request) => {
    const width = queryWidth(request);
    throwIfProblems(checkColumnWidth(width));
    return answer(await auditedTransaction(context, request, (trx) => resizeColumn(trx, request.ownerId, placeOfColumn(request), width)));
  });

  app.patch("/v1/shipment-stats/column/rename", { config: { spec: statsOperations.renameColumn } }, async (request) => {
    const name = queryText(request, "name");
    throwIfProblems(checkColumnName(name, "name"));
    return answer(
      await auditedTransaction(context, request, (trx) => renameColumn(trx, request.ownerId, placeOfColumn(request), name.trim())),
    );
  });

  app.delete("/v1/shipment-stats/column/delete", { config: { spec: statsOperations.deleteColumn } }, async (request) => {
    return await idempotent(context, request, (commit) => commit((trx) => deleteColumn(trx, request.ownerId, placeOfColumn(request))));
  });
}

function placeOfColumn(request: Parameters<typeof queryText>[0]): ColumnPlace {
  return { firmId: queryText(request, "firmId"), columnId: queryText(request, "columnId") };
}

/** The width in the query; NaN unless it is a whole number in plain digits. */
function queryWidth(request: FastifyRequest): number {
  const width = queryText(request, "width");
  return /^\d{1,9}$/.test(width) ? Number(width) : Number.NaN;
}

function readColour(hex: string): RowColourHex {
  const colour = rowColourOf(hex);
  if (!colour) throw new ProblemError([invalid(statsMessages.colourUnknown, "colour")]);
  return colour.hex;
}

function checkCount(count: number, { none, many, field }: { none: string; many: string; field: string }) {
  if (count === 0) return [invalid(none, field)];
  return count > statsLimits.cellsAtOnce ? [{ message: many, code: "TOO_LARGE" as const, field: [field] }] : [];
}
