import { toMoney } from "#domain/figures/currency.ts";
import { sum, times, type Decimal } from "#domain/figures/decimal.ts";
import {
  lineTotals,
  shipmentTotals,
  type ChargeFigures,
  type LineFigures,
  type LineTotals,
  type ShipmentTotals,
} from "#domain/shipment/shipmentTotals.ts";

type PerPackage = "netWeightPerPackage" | "grossWeightPerPackage";
type Weights = "netWeight" | "grossWeight";

/** The figures of a saved product line; null where the service does not send one. */
export type SavedLine = {
  quantity: Decimal | null;
  rate: Decimal | null;
  unit: { weight: Decimal | null };
  package: { [Name in PerPackage | Weights]: Decimal | null };
};

/** What the totals of a saved shipment are computed from. `charges` is null or missing where the service does not send them. */
export type SavedFigures = {
  currency: string;
  products: SavedLine[];
  charges?: { [Name in keyof ChargeFigures]: Decimal | null } | null | undefined;
};

/** A saved line's amount, rounded to the currency's minor unit; null where quantity or rate is unknown. */
export function lineAmount(currency: string, { quantity, rate }: Pick<SavedLine, "quantity" | "rate">): Decimal | null {
  return quantity !== null && rate !== null ? toMoney(times(quantity, rate), currency) : null;
}

/** The computed figures of a saved shipment. Package and weight totals are null where one line's figures are unknown. */
export type KnownTotals = Omit<ShipmentTotals, WeightTotal | "lines"> & { [Name in WeightTotal]: Decimal | null };
type WeightTotal = "totalPackages" | "totalNetWeight" | "totalGrossWeight";

/** Computes all totals of a saved shipment; null where lines, a price or the charges are unknown. */
export function totalsOf({ currency, products, charges }: SavedFigures): KnownTotals | null {
  const lines = products.map(toFigures);
  const known = charges && withoutNulls(charges);
  if (!known || lines.length === 0 || lines.some(({ quantity, rate }) => quantity === null || rate === null)) return null;
  const isWeighed = lines.every((line) => withoutNulls(line) !== null);
  const { lines: _lines, ...totals } = shipmentTotals(currency, lines.map(zeroWhereUnknown), known);
  return isWeighed ? totals : { ...totals, totalPackages: null, totalNetWeight: null, totalGrossWeight: null };
}

/** Adds up the weights of a saved shipment, which need no prices. A weight is null where one line's weight is unknown. */
export function weightsOf({ products }: Pick<SavedFigures, "products">): { net: Decimal | null; gross: Decimal | null } {
  const add = (weights: (Decimal | null)[]) => (weights.length > 0 && weights.every((weight) => weight !== null) ? sum(weights) : null);
  const lines = products.map((line) => ({ sent: line.package, computed: weightsOfLine(line) }));
  return {
    net: add(lines.map(({ sent, computed }) => sent.netWeight ?? computed?.netWeight ?? null)),
    gross: add(lines.map(({ sent, computed }) => sent.grossWeight ?? computed?.grossWeight ?? null)),
  };
}

type MaybeFigures = { [Name in keyof LineFigures]: Decimal | null };

function toFigures({ quantity, rate, unit, package: packed }: SavedLine): MaybeFigures {
  const { netWeightPerPackage, grossWeightPerPackage } = packed;
  return { quantity, rate, unitWeight: unit.weight, netWeightPerPackage, grossWeightPerPackage };
}

function weightsOfLine(line: SavedLine): LineTotals | null {
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

/** The same figures if all are known, else null. */
function withoutNulls<Name extends string>(figures: Record<Name, Decimal | null>): Record<Name, Decimal> | null {
  const isKnown = Object.values(figures).every((value) => value !== null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not narrow a record by a check of its values.
  return isKnown ? (figures as Record<Name, Decimal>) : null;
}
