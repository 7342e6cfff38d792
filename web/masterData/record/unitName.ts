import { compare, decimalOrZero, type Decimal } from "#domain/figures/decimal.ts";

type Unit = { orderUnit: string; packingUnit: string; packageType: string; netWeight?: Decimal | null | undefined };

/** A packaging unit's name in lists: "MT to KG, BAG of 25 KG", "MT to MT, BULK". */
export function unitName({ orderUnit, packingUnit, packageType, netWeight }: Unit): string {
  const isPacked = netWeight && compare(decimalOrZero(netWeight), "0") > 0;
  return `${orderUnit} to ${packingUnit}, ${packageType}${isPacked ? ` of ${netWeight} ${packingUnit}` : ""}`;
}
