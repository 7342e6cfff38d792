import { toMoney } from "#domain/currency.ts";
import { maxDigits, trimZeros, type Decimal } from "#domain/decimal.ts";
import type { Figure } from "#domain/shipment.ts";
import { shipmentTotals, type LineFigures, type ShipmentTotals } from "#domain/shipmentTotals.ts";
import type { Product, Shipment } from "./shipmentAnswer.ts";

/** Money as GraphQL gives it: rounded to the currency's minor unit, with all its decimals. */
export function money(amount: Decimal, currency: string): Decimal {
  return toMoney(amount, currency);
}

/** A figure of a REST body: a JSON number, as spec section 7 has it, while that holds the decimal exactly; else its text. */
export function toBodyFigure(value: Decimal): Figure {
  const text = trimZeros(value);
  const digits = text.replace(/^-?0*\.?0*|\./g, "").length;
  return digits <= maxDigits ? Number(text) : text;
}

/** What a saved line's figures are worked out from. */
export function lineFigures({
  quantity,
  rate,
  unit,
  package: packed,
}: Pick<Product, "quantity" | "rate" | "unit" | "package">): LineFigures {
  const { netWeightPerPackage, grossWeightPerPackage } = packed;
  return { quantity, rate, unitWeight: unit.weight, netWeightPerPackage, grossWeightPerPackage };
}

/** All worked-out figures of a saved shipment. */
export function totalsOf({ currency, products, charges }: Shipment): ShipmentTotals {
  return shipmentTotals(currency, products.map(lineFigures), charges);
}
