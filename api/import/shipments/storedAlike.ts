import { parseDecimal, trimZeros } from "#domain/figures/decimal.ts";
import { shipmentColumns } from "#domain/import/shipmentColumns.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { ShipmentInput } from "../../shipment/input/readShipmentBody.ts";
import type { ShipmentGroup } from "./shipmentGroup.ts";

type Line = ShipmentInput["products"][number];

/** What a column of the whole shipment says; the firm is compared before, and a claimed total and an HSN code are no input. */
const heads: Record<string, (input: ShipmentInput) => string> = {
  address: ({ addressId }) => addressId,
  bank: ({ bankId }) => bankId,
  consignee: ({ consigneeId }) => consigneeId,
  buyer: ({ buyerId, consigneeId }) => buyerId ?? consigneeId,
  seller: ({ sellerId }) => sellerId ?? "",
  notifyParties: ({ notifyId }) => notifyId.join(),
  broker: ({ brokerId }) => brokerId,
  ...eachField(shipmentFields, (name) => (input: ShipmentInput) => input[name]),
  type: ({ type }) => type,
  containers: ({ containerDetail }) => String(containerDetail?.containers ?? ""),
  containerLoad: ({ containerDetail }) => containerDetail?.type ?? "",
  ...eachField(
    chargeFields,
    (name) =>
      ({ charges }: ShipmentInput) =>
        charges[name],
  ),
};

const lines: Record<string, (line: Line) => string> = {
  product: ({ productId }) => productId,
  orderUnit: ({ unitId }) => unitId,
  packingUnit: ({ unitId }) => unitId,
  packageType: ({ unitId }) => unitId,
  netWeightPerPackage: (line) => line.package.netWeightPerPackage,
  grossWeightPerPackage: (line) => line.package.grossWeightPerPackage,
  quantity: ({ quantity }) => quantity,
  rate: ({ rate }) => rate,
  ...eachField(lineFields, (name) => (line: Line) => line[name]),
};

/** The first column of the rows that a stored shipment contradicts, with the row's position; null if it says all that they give. */
export function differenceOf(group: ShipmentGroup, sent: ShipmentInput, stored: ShipmentInput): { at: number; column: string } | null {
  for (const [column, read] of Object.entries(heads)) {
    const isGiven = group.head(column) !== "";
    if (isGiven && !isSame(column, read(sent), read(stored))) return { at: group.headAt(column), column };
  }
  for (const [at, { texts }] of group.rows.entries()) {
    const [line, other] = [sent.products[at], stored.products[at]];
    if (!line || !other) return { at, column: "product" };
    const differing = [...texts.keys()].find((column) => {
      const read = lines[column];
      return read !== undefined && !isSame(column, read(line), read(other));
    });
    if (differing !== undefined) return { at, column: differing };
  }
  return stored.products.length > group.rows.length ? { at: group.rows.length - 1, column: "product" } : null;
}

const numbers: ReadonlySet<string> = new Set(shipmentColumns.filter(({ input }) => input === "number").map(({ name }) => name));

function isSame(column: string, one: string, other: string): boolean {
  if (numbers.has(column)) return trimZeros(parseDecimal(one) ?? "0") === trimZeros(parseDecimal(other) ?? "0");
  return one.trim() === other.trim();
}
