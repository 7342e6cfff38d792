import { expect } from "vitest";
import type { ShipmentSummary } from "#domain/shipment/shipment.ts";
import type { Exporter } from "../anExporter.ts";

/** A page of shipments as the service lists them. */
export type List = { shipments: ShipmentSummary[]; hasNext: boolean; total: number; offset: number };

/** The page of an exporter's shipments that `body` and the address ask for. */
export async function listShipments({ user }: Exporter, body: object, query = ""): Promise<List> {
  const { errors, data } = await user.post<List>(`/v1/shipment/filter${query}`, body);
  expect(errors).toEqual([]);
  return data;
}
