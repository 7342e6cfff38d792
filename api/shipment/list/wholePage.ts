import { setImmediate as nextTurn } from "node:timers/promises";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Db } from "../../db/database.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { readShipments } from "../rows/readShipments.ts";

/** So much is read in one turn of the event loop: a shipment may have 500 containers, which are a megabyte. */
const atOnce = { shipments: 50, containers: 500 };

/** A gateway reads and parses a page in one turn. 500 usual shipments take less. */
const maxPageBytes = 8 * 1024 * 1024;
const pageTooLarge = "These shipments have more than 8 MB in all. Ask for fewer at once";

/**
 * The whole shipments of a page, in pieces between which others are served. Throws TOO_LARGE for more than one shipment of more
 * than 8 MB in all (R-1371).
 */
export async function readWholePage(db: Db, ownerId: string, ids: string[]): Promise<Shipment[]> {
  const page: Shipment[] = [];
  let bytes = 0;
  for (const piece of piecesOf(ids, await containerCounts(db, ownerId, ids))) {
    if (page.length > 0) await nextTurn();
    for (const shipment of await readShipments(db, ownerId, piece)) {
      bytes += Buffer.byteLength(JSON.stringify(shipment));
      page.push(shipment);
    }
    if (bytes > maxPageBytes && page.length > 1) throw new ProblemError([{ message: pageTooLarge, code: "TOO_LARGE", field: ["limit"] }]);
  }
  return page;
}

async function containerCounts(db: Db, ownerId: string, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("shipmentContainers")
    .select(({ fn }) => ["shipmentId", fn.countAll().as("count")])
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", ids)
    .groupBy("shipmentId")
    .execute();
  return new Map(rows.map(({ shipmentId, count }) => [shipmentId, Number(count)]));
}

function piecesOf(ids: string[], containers: Map<string, number>): string[][] {
  const pieces: string[][] = [];
  let left = { shipments: 0, containers: 0 };
  for (const id of ids) {
    const count = containers.get(id) ?? 0;
    if (left.shipments === 0 || left.containers < count) {
      pieces.push([]);
      left = { ...atOnce };
    }
    pieces.at(-1)?.push(id);
    left = { shipments: left.shipments - 1, containers: left.containers - count };
  }
  return pieces;
}
