import { isObject } from "#domain/typedObject.ts";
import { fault } from "../../errors/errors.ts";
import { parseTolerantly } from "./parsing/tolerantParse.ts";
import { shipment, shipmentSummary, type Shipment, type ShipmentSummary } from "./shipment.ts";

/** Parses a row of the service's list, which may be a whole shipment. Throws BAD_UPSTREAM_RESPONSE for a row without an id. */
export function parseListRow(row: unknown, rest: { noteLost(route: string, fields: string[]): void }): ShipmentSummary | Shipment {
  const read = isObject(row) && "products" in row ? parseTolerantly(shipment, row) : parseTolerantly(shipmentSummary, row);
  if ("fault" in read) throw fault("BAD_UPSTREAM_RESPONSE", `The service's list is incomplete at ${read.fault}`);
  if (read.lost.length > 0)
    rest.noteLost(
      "POST /v1/shipment/filter",
      read.lost.map((field) => `shipments[].${field}`),
    );
  return read.data;
}

/** Throws BAD_UPSTREAM_RESPONSE if no row came of a window in which the service counts some: its page would be empty without a word (R-1245). */
export function refuseLack({ rows, total, offset, limit }: { rows: number; total: number; offset: number; limit: number }): void {
  if (rows === 0 && limit > 0 && total > offset) throw fault("BAD_UPSTREAM_RESPONSE", "The service's list lacks its rows");
}
