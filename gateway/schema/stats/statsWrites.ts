import type { CellAct, RowColourHex } from "#domain/stats/stats.ts";
import { z } from "zod";
import { callCost, type Context } from "../../builder/context.ts";
import { isUnknownCall } from "../../rest/optionalCall.ts";
import { shipment } from "../../rest/shapes/shipment.ts";
import { statsPage, statsRow, type StatsRow } from "../../rest/shapes/stats/stats.ts";

/** A cell to write, by REST ids. */
export type CellWrite = { shipmentId: string; columnId: string; value: string; version?: number | null | undefined };

/** A foreign service may not return the changed row. */
const maybeRow = statsRow.nullish().catch(null);
const manyRows = z.object({ shipmentStats: z.array(statsRow) });

/** Writes one cell and returns its row. */
export async function writeCell({ shipmentId, columnId, value, version }: CellWrite, context: Context): Promise<StatsRow[]> {
  const body = { columnId, value, ...(typeof version === "number" ? { version } : {}) };
  const row = await context.rest.write({ method: "PATCH", path: "/v1/shipment-stats/cell", query: { shipmentId }, body }, maybeRow);
  return row ? [row] : await readRows([shipmentId], context);
}

/**
 * Writes cells in one call and returns their rows. A service without that call gets one call per cell, up to the first
 * rejection; each is charged.
 */
export async function writeCells(cells: CellWrite[], act: CellAct | null, context: Context): Promise<StatsRow[]> {
  try {
    const body = { cells, ...(act !== null && { act }) };
    return (await context.rest.write({ method: "PATCH", path: "/v1/shipment-stats/cells", body, takes: "long" }, manyRows)).shipmentStats;
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    context.chargeCost(callCost * cells.length);
    for (const { shipmentId, columnId, value } of cells)
      await context.rest.write(
        { method: "PATCH", path: "/v1/shipment-stats/cell", query: { shipmentId }, body: { columnId, value } },
        z.unknown(),
      );
    return await readRows([...new Set(cells.map(({ shipmentId }) => shipmentId))], context);
  }
}

/** Colours rows in one call and returns them; one call per row on a service without that call. */
export async function writeColour(shipmentIds: string[], colour: RowColourHex, context: Context): Promise<StatsRow[]> {
  const colourOne = (shipmentId: string) =>
    context.rest.write({ method: "PATCH", path: "/v1/shipment-stats/colour", query: { shipmentId, colour } }, maybeRow);
  const [first, ...others] = shipmentIds;
  if (first !== undefined && others.length === 0) {
    const row = await colourOne(first);
    return row ? [row] : await readRows([first], context);
  }
  try {
    const body = { shipmentIds, colour };
    return (await context.rest.write({ method: "PATCH", path: "/v1/shipment-stats/colours", body, takes: "long" }, manyRows)).shipmentStats;
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    context.chargeCost(callCost * shipmentIds.length);
    for (const shipmentId of shipmentIds) await colourOne(shipmentId);
    return await readRows(shipmentIds, context);
  }
}

/** Reads the written rows from the sheets of their firms, for a service that does not return them. */
async function readRows(shipmentIds: string[], { rest }: Context): Promise<StatsRow[]> {
  const found = new Map<string, StatsRow>();
  for (const shipmentId of shipmentIds) {
    if (found.has(shipmentId)) continue;
    const { firmId } = await rest.getOne("/v1/shipment", { shipmentId }, shipment);
    const page = await rest.search("/v1/shipment-stats/filter", { firmId }, {}, statsPage);
    for (const row of page.shipmentStats) found.set(row.shipmentId, row);
  }
  return shipmentIds.flatMap((id) => found.get(id) ?? []);
}
