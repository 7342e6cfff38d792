import { expect } from "vitest";
import type { Charges, Packages, Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { aLine, aShipmentBody, type Exporter } from "../anExporter.ts";

export type EnteredLine = { quantity?: number | string; rate?: number | string; each?: Partial<Packages> };

/** A body of one line of 10 MT with these figures, without any figure that the service can compute. */
export function enteredShipment(exporter: Exporter, line: EnteredLine, charges: Partial<Charges> = {}) {
  const { quantity = 10, rate = 1000, each = {} } = line;
  const {
    totalQuantity: _net,
    totalGrossQuantity: _gross,
    amountBeforeGST: _before,
    totalAmount: _total,
    ...body
  } = aShipmentBody(exporter);
  const { total: _packages, netWeight: _lineNet, grossWeight: _lineGross, ...perPackage } = { ...aLine(exporter).package, ...each };
  return { ...body, products: [{ ...aLine(exporter, { quantity, rate }), package: perPackage }], charges };
}

export async function savedShipment({ user }: Exporter, body: object): Promise<Shipment> {
  const { data, errors } = await user.post<Shipment>("/v1/shipment/add", body);
  expect(errors).toEqual([]);
  return data;
}

/** The reasons why a body is refused with 422. */
export async function refusedTotals({ user }: Exporter, body: object): Promise<unknown[]> {
  const { status, data, errors } = await user.post("/v1/shipment/add", body);
  expect({ status, data }).toEqual({ status: 422, data: null });
  return errors;
}

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
