import { sumOfWeights, toWeight } from "#domain/figures/currency.ts";
import { parseDecimal, type Decimal } from "#domain/figures/decimal.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import type { Product, Shipment } from "#domain/shipment/shipment.ts";
import { shipmentTotals, type ChargeFigures, type LineFigures, type ShipmentTotals } from "#domain/shipment/shipmentTotals.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";

/** A shipment's figures as exact decimals, entered and computed. */
export type ShipmentFigures = { lines: LineFigures[]; charges: ChargeFigures; totals: ShipmentTotals };

/** Reads a stored shipment's figures and computes its totals, weights as printed. Throws a DocumentProblem at a figure that is no number. */
export function figuresOf({ currency, products, charges }: Shipment): ShipmentFigures {
  const chargeFigures = eachField(chargeFields, (name) => figureAt(charges[name], "charges", name));
  const lines = products.map(lineFigures);
  return { lines, charges: chargeFigures, totals: withPrintedWeights(shipmentTotals(currency, lines, chargeFigures)) };
}

/** The weights of each line as documents print them, then added, so that a printed column adds up. */
function withPrintedWeights(totals: ShipmentTotals): ShipmentTotals {
  const lines = totals.lines.map((line) => ({ ...line, netWeight: toWeight(line.netWeight), grossWeight: toWeight(line.grossWeight) }));
  return {
    ...totals,
    lines,
    totalNetWeight: sumOfWeights(lines.map(({ netWeight }) => netWeight)),
    totalGrossWeight: sumOfWeights(lines.map(({ grossWeight }) => grossWeight)),
  };
}

/** An exact decimal; no value counts as 0. Throws a DocumentProblem with the path of a value that is no number. */
export function figureAt(value: unknown, ...field: string[]): Decimal {
  if (value === null || value === undefined || value === "") return "0";
  const figure = parseDecimal(value);
  if (figure === null) throw new DocumentProblem(`${field.join(" ")} is not a number`, "INVALID", field);
  return figure;
}

function lineFigures(product: Product, index: number): LineFigures {
  const at = ["products", String(index)];
  return {
    quantity: figureAt(product.quantity, ...at, "quantity"),
    rate: figureAt(product.rate, ...at, "rate"),
    unitWeight: figureAt(product.unit.weight, ...at, "unit", "weight"),
    netWeightPerPackage: figureAt(product.package.netWeightPerPackage, ...at, "package", "netWeightPerPackage"),
    grossWeightPerPackage: figureAt(product.package.grossWeightPerPackage, ...at, "package", "grossWeightPerPackage"),
  };
}
