import { toMoney } from "#domain/currency.ts";
import { maxDigits, sum, times, trimZeros, type Decimal } from "#domain/decimal.ts";
import type { Figure } from "#domain/shipment.ts";
import { lineTotals, shipmentTotals, type LineFigures, type LineTotals, type ShipmentTotals } from "#domain/shipmentTotals.ts";
import type { Product, Shipment } from "../rest/shapes/shipment.ts";

/** Money as GraphQL gives it: rounded to the currency's minor unit, with all its decimals. */
export function money(amount: Decimal, currency: string): Decimal {
  return toMoney(amount, currency);
}

/** `money` of an amount that may be unknown. */
export function maybeMoney(amount: Decimal | null, currency: string): Decimal | null {
  return amount === null ? null : toMoney(amount, currency);
}

/** A figure of a REST body: a JSON number, as the REST contract has it, while that holds the decimal exactly; else its text. */
export function toBodyFigure(value: Decimal): Figure {
  const text = trimZeros(value);
  const digits = text.replace(/^-?0*\.?0*|\./g, "").length;
  return digits <= maxDigits ? Number(text) : text;
}

type Line = Pick<Product, "quantity" | "rate" | "unit" | "package">;

/** A saved line's amount; null where the service does not tell what it is computed from. */
export function lineAmount(currency: string, { quantity, rate }: Pick<Line, "quantity" | "rate">): Decimal | null {
  return quantity !== null && rate !== null ? money(times(quantity, rate), currency) : null;
}

/** The computed figures of a saved shipment. Those of its packages and weights are null where a line's are not known. */
export type KnownTotals = Omit<ShipmentTotals, WeightTotal | "lines"> & { [Name in WeightTotal]: Decimal | null };
type WeightTotal = "totalPackages" | "totalNetWeight" | "totalGrossWeight";

/** All computed figures of a saved shipment; null where the service does not tell the lines, their prices or the charges. */
export function totalsOf({ currency, products, charges }: Pick<Shipment, "currency" | "products" | "charges">): KnownTotals | null {
  const lines = products.map(toFigures);
  const known = charges && withoutNulls(charges);
  if (!known || lines.length === 0 || lines.some(({ quantity, rate }) => quantity === null || rate === null)) return null;
  const isWeighed = lines.every((line) => withoutNulls(line) !== null);
  const { lines: _lines, ...totals } = shipmentTotals(currency, lines.map(zeroWhereUnknown), known);
  return isWeighed ? totals : { ...totals, totalPackages: null, totalNetWeight: null, totalGrossWeight: null };
}

/** The weights of a saved shipment, which need no prices. */
export function weightsOf({ products }: Pick<Shipment, "products">): { net: Decimal | null; gross: Decimal | null } {
  const add = (weights: (Decimal | null)[]) => (weights.length > 0 && weights.every((weight) => weight !== null) ? sum(weights) : null);
  const lines = products.map((line) => ({ sent: line.package, computed: weightsOfLine(line) }));
  return {
    net: add(lines.map(({ sent, computed }) => sent.netWeight ?? computed?.netWeight ?? null)),
    gross: add(lines.map(({ sent, computed }) => sent.grossWeight ?? computed?.grossWeight ?? null)),
  };
}

type MaybeFigures = { [Name in keyof LineFigures]: Decimal | null };

function toFigures({ quantity, rate, unit, package: packed }: Line): MaybeFigures {
  const { netWeightPerPackage, grossWeightPerPackage } = packed;
  return { quantity, rate, unitWeight: unit.weight, netWeightPerPackage, grossWeightPerPackage };
}

function weightsOfLine(line: Line): LineTotals | null {
  const figures = withoutNulls({ ...toFigures(line), rate: "0" });
  return figures && lineTotals("", figures);
}

function zeroWhereUnknown({ quantity, rate, unitWeight, netWeightPerPackage, grossWeightPerPackage }: MaybeFigures): LineFigures {
  return {
    quantity: quantity ?? "0",
    rate: rate ?? "0",
    unitWeight: unitWeight ?? "0",
    netWeightPerPackage: netWeightPerPackage ?? "0",
    grossWeightPerPackage: grossWeightPerPackage ?? "0",
  };
}

/** The same figures, if all of them are known. */
function withoutNulls<Name extends string>(figures: Record<Name, Decimal | null>): Record<Name, Decimal> | null {
  const isKnown = Object.values(figures).every((value) => value !== null);
  // Every value has just been seen to be there.
  return isKnown ? (figures as Record<Name, Decimal>) : null;
}
