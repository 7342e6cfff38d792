import type { Decimal } from "#domain/figures/decimal.ts";
import { compare, decimalOrZero } from "#domain/figures/decimal.ts";
import type { RecordValues } from "#domain/masterData/check.ts";

type PackagingUnitInput = {
  orderUnit: string;
  packingUnit: string;
  weight: Decimal;
  packageType: string;
  netWeight: Decimal | null;
  grossWeight: Decimal | null;
};

/** The input of the form's texts: net and gross weight are sent only if they are not zero (R-161). */
export function packagingUnitInput(values: RecordValues): PackagingUnitInput {
  const { orderUnit = "", packingUnit = "", weight = "", packageType = "", netWeight, grossWeight } = values;
  return { orderUnit, packingUnit, weight, packageType, netWeight: ifAny(netWeight), grossWeight: ifAny(grossWeight) };
}

type Unit = { orderUnit: string; packingUnit: string; packageType: string; netWeight?: Decimal | null | undefined };

/** A packaging unit's name in lists: "MT to KG, BAG of 25 KG", "MT to MT, BULK". */
export function unitName({ orderUnit, packingUnit, packageType, netWeight }: Unit): string {
  const net = ifAny(netWeight);
  return `${orderUnit} to ${packingUnit}, ${packageType}${net === null ? "" : ` of ${net} ${packingUnit}`}`;
}

function ifAny(weight: string | null | undefined): Decimal | null {
  return weight && compare(decimalOrZero(weight), "0") > 0 ? weight : null;
}
