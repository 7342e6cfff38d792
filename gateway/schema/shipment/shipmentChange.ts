import { optionalContainerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { optionalShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { invalid } from "#domain/http/problem.ts";
import { shipmentCheckMessages } from "#domain/shipment/shipmentCheck.ts";
import { Refused } from "../../errors/errors.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { noCharges, type Shipment } from "../../rest/shapes/shipment.ts";
import { savedInput } from "./fieldInputs.ts";
import type { ShipmentInput } from "./shipmentBody.ts";

/** New values of some of a shipment's fields; null clears one. */
export type ShipmentChange = { [Name in keyof ShipmentInput]?: ShipmentInput[Name] | null | undefined };

/**
 * Merges a change into a saved shipment and returns the whole input (ADR-0019). Charges change one by one, every other list or object
 * as a whole. A cleared required field becomes empty, and the service names it. Throws `Refused` for a cleared type, and when the
 * service does not send a field that stays.
 */
export function changedShipment(saved: Shipment, { charges, products, type, ...given }: ShipmentChange): ShipmentInput {
  if (type === null) throw new Refused([invalid(`${shipmentCheckMessages.requiredPrefix}Shipment Type`, "type")]);
  const stored = inputOf({
    ...saved,
    type: type ?? saved.type,
    products: products === undefined ? saved.products : [],
    charges: charges === null ? noCharges : saved.charges && { ...saved.charges, ...zeroForNull(charges ?? {}) },
  });
  // Null becomes empty for texts and ids; the other fields accept null as empty.
  const changes = Object.entries(given).map(([name, value]) => [
    name,
    value ?? (typeof Reflect.get(stored, name) === "string" ? "" : null),
  ]);
  return {
    ...stored,
    ...Object.fromEntries(changes),
    ...(type === undefined ? {} : { type }),
    ...(products === undefined ? {} : { products: products ?? [] }),
    ...(charges === null ? { charges } : {}),
  };
}

/** Replaces cleared charges by 0. */
function zeroForNull(charges: NonNullable<ShipmentChange["charges"]>): Record<string, string> {
  return Object.fromEntries(Object.entries(charges).map(([name, charge]) => [name, charge ?? "0"]));
}

/** Converts a saved shipment to the input that would create it again. Throws `Refused` when the service does not send a needed field. */
export function inputOf(saved: Shipment): ShipmentInput {
  const { firmId, address, bankDetails, seller, buyer, consignee, broker, notifyParties, products, container, containerDetail } = saved;
  const { gst: _computed, ...charges } = known(saved.charges, "charges of this shipment");
  const { containers, type: load } = containerDetail ?? {};
  for (const [name, charge] of Object.entries(charges)) known(charge, `${name} of this shipment`);
  return {
    ...saved,
    ...savedInput(optionalShipmentFields, saved),
    type: known(saved.type, "type of this shipment"),
    firmId: encodeId("Firm", firmId),
    addressId: address.addressId,
    bankId: bankDetails.bankId,
    sellerId: seller ? encodeId("Buyer", seller.buyerId) : null,
    isBuyerDifferent: Boolean(buyer),
    buyerId: buyer ? encodeId("Buyer", buyer.buyerId) : null,
    consigneeId: encodeId("Buyer", consignee.buyerId),
    notifyPartyIds: notifyParties.map(({ buyerId }) => encodeId("Buyer", buyerId)),
    brokerId: encodeId("Broker", broker.brokerId),
    products: products.map((line) => ({
      ...line,
      ...savedInput(lineFields, line),
      quantity: known(line.quantity, "quantities of this shipment"),
      rate: known(line.rate, "rates of this shipment"),
      productId: encodeId("Goods", line.productId),
      unitId: encodeId("PackagingUnit", line.unitId),
      netWeightPerPackage: line.package.netWeightPerPackage,
      grossWeightPerPackage: line.package.grossWeightPerPackage,
    })),
    charges,
    containerDetail: typeof containers === "number" && load ? { containerCount: containers, type: load } : null,
    containers: container.map((row) => ({ ...row, ...savedInput(optionalContainerFields, row) })),
  };
}

/** Returns a required value. Throws `Refused` when the service does not send it. */
export function known<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Refused([invalid(`The service does not tell the ${what}`)]);
  return value;
}
