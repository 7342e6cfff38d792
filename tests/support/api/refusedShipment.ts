import { expect } from "vitest";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import { aShipmentBody, type Exporter } from "./anExporter.ts";

export type ShipmentChange = Partial<Record<keyof ShipmentBody, unknown>>;

/** The refusal of a shipment's body with a change, as an add and as an update of a shipment; both must say the same. */
export async function refusedShipment(exporter: Exporter, shipmentId: string, change: ShipmentChange) {
  const body = { ...aShipmentBody(exporter), ...change };
  const added = await exporter.user.post("/v1/shipment/add", body);
  const updated = await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body);
  expect(updated.errors).toEqual(added.errors);
  expect([added.data, updated.data]).toEqual([null, null]);
  return { status: added.status, errors: added.errors };
}
