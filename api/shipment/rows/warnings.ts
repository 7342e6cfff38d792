import type { Shipment } from "#domain/shipment/shipment.ts";
import { reusedNumber, shipmentWarnings, type UniqueNumber } from "#domain/shipment/shipmentWarnings.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import type { Db, Trx } from "../../db/database.ts";

/** The shipment with all its warnings, including document numbers that the firm's other shipments use too. */
export async function withWarnings(db: Db | Trx, ownerId: string, shipment: Shipment): Promise<Shipment> {
  const { containerDetail, container = [] } = shipment;
  const warnings = shipmentWarnings({
    ...shipment,
    products: shipment.products.map((line) => line.package),
    containers: containerDetail?.containers ?? 0,
    container,
  });
  return { ...shipment, warnings: [...(await reusedNumbers(db, ownerId, shipment)), ...warnings] };
}

/** One indexed query for each document number. */
async function reusedNumbers(db: Db | Trx, ownerId: string, shipment: Shipment): Promise<ShipmentWarning[]> {
  const found: ShipmentWarning[] = [];
  for (const field of ["invoiceNo", "piNo"] as const satisfies readonly UniqueNumber[]) {
    const number = shipment[field];
    if (number === "") continue;
    const other = await db
      .selectFrom("shipments")
      .select("name")
      .where("ownerId", "=", ownerId)
      .where("firmId", "=", shipment.firmId)
      .where(field, "=", number)
      .where("id", "!=", shipment.shipmentId)
      .limit(1)
      .executeTakeFirst();
    if (other) found.push(reusedNumber(field, number, other.name));
  }
  return found;
}
