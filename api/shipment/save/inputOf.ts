import { parseDecimal, type Decimal } from "#domain/figures/decimal.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { Figure, Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentInput } from "../input/readShipmentBody.ts";
import { enteredOf } from "../rows/fieldColumns.ts";
import { referencesOf } from "../snapshots/references.ts";

/** Converts a stored shipment to input, without claims on computed figures. */
export function inputOf(shipment: Shipment): ShipmentInput {
  const { containerDetail, container = [], charges } = shipment;
  return {
    ...shipment,
    ...referencesOf(shipment),
    ...enteredOf(shipmentFields, shipment),
    products: shipment.products.map((line, index) => ({
      ...line,
      ...enteredOf(lineFields, line),
      index,
      quantity: exact(line.quantity),
      rate: exact(line.rate),
      package: {
        netWeightPerPackage: exact(line.package.netWeightPerPackage),
        grossWeightPerPackage: exact(line.package.grossWeightPerPackage),
      },
    })),
    charges: { ...enteredOf(chargeFields, charges), gst: null },
    containerDetail: containerDetail ?? null,
    container: container.map((row) => enteredOf(containerFields, row)),
    totalQuantity: null,
    totalGrossQuantity: null,
    amountBeforeGST: null,
    totalAmount: null,
  };
}

/** A stored figure as exact decimal; at most 15 digits, so the number is exact. */
function exact(figure: Figure): Decimal {
  return parseDecimal(figure) ?? "0";
}
