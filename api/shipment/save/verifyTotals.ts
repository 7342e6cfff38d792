import { parseDecimal, trimZeros, type Decimal } from "#domain/figures/decimal.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { checkCharges } from "#domain/shipment/checkCharges.ts";
import { agrees, agreesInWeight, shipmentTotals, type LineFigures, type ShipmentTotals } from "#domain/shipment/shipmentTotals.ts";
import { toMinorUnits } from "../../db/minorUnits.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import type { UnitSnapshot } from "../snapshots/references.ts";
import type { Claim, LineInput, ShipmentInput } from "../input/readShipmentBody.ts";

/**
 * Computes a shipment's figures from its input and the units' snapshots. Throws a `ProblemError` for invalid charges, for figures too large
 * to be exact, and for claims that differ from the computed figure (R-244, R-245, R-246, R-247).
 */
export function computeTotals(input: ShipmentInput, units: Map<string, UnitSnapshot>): ShipmentTotals {
  const { gst: _claimed, ...charges } = input.charges;
  const totals = shipmentTotals(
    input.currency,
    input.products.map((line) => lineFigures(line, units)),
    charges,
  );
  throwIfProblems(checkCharges(input.currency, charges, totals));
  throwIfProblems(checkSizes(input, totals));
  throwIfProblems(checkClaims(input, totals, units));
  return totals;
}

function lineFigures({ unitId, quantity, rate, package: packages }: LineInput, units: Map<string, UnitSnapshot>): LineFigures {
  const { netWeightPerPackage, grossWeightPerPackage } = packages;
  return { quantity, rate, unitWeight: units.get(unitId)?.weight ?? "0", netWeightPerPackage, grossWeightPerPackage };
}

/** JSON numbers and stored minor units hold 15 digits exactly. */
function checkSizes(input: ShipmentInput, totals: ShipmentTotals): Problem[] {
  const isMoney = (amount: Decimal) => parseDecimal(amount) !== null && toMinorUnits(amount, input.currency) !== null;
  const isWeight = (weight: Decimal) => parseDecimal(weight) !== null;
  for (const [position, line] of totals.lines.entries()) {
    const at = ["products", String(input.products[position]?.index ?? position)];
    if (!isMoney(line.amount)) return [invalid("The amount of the line is too large", ...at)];
    if (![line.packages, line.netWeight, line.grossWeight].every(isWeight))
      return [invalid("The weights of the line are too large", ...at)];
  }
  const { gstPercentage: _percentage, gst: _claimed, ...charges } = input.charges;
  const large = Object.entries(charges).find(([, amount]) => !isMoney(amount));
  if (large) return [invalid("The charge is too large", "charges", large[0])];
  const sums = [totals.subtotal, totals.amountBeforeGST, totals.gst, totals.invoiceValue, totals.totalAmount, totals.cifValue];
  if (!sums.every(isMoney)) return [invalid("The amounts are too large", "totalAmount")];
  return [totals.totalNetWeight, totals.totalGrossWeight].every(isWeight) ? [] : [invalid("The weights are too large", "totalQuantity")];
}

function checkClaims(input: ShipmentInput, totals: ShipmentTotals, units: Map<string, UnitSnapshot>): Problem[] {
  const { currency, products, charges } = input;
  const isSameMoney = (given: Decimal, expected: Decimal) => agrees(given, expected, currency, products.length);
  const isSameWeight = (given: Decimal, expected: Decimal) => agreesInWeight(given, expected, products.length);
  const lines = totals.lines.flatMap((line, position) => {
    const product = products[position];
    if (!product) return [];
    const { package: told, index, unitId } = product;
    const at = ["products", String(index), "package"];
    return [
      ...differingType(told.type ?? "", units.get(unitId)?.packageType ?? "", ...at, "type"),
      ...differing("Total packages", told.total, line.packages, isSameWeight, ...at, "total"),
      ...differing("Net weight", told.netWeight, line.netWeight, isSameWeight, ...at, "netWeight"),
      ...differing("Gross weight", told.grossWeight, line.grossWeight, isSameWeight, ...at, "grossWeight"),
    ];
  });
  return [
    ...lines,
    ...differing("GST", charges.gst, totals.gst, isSameMoney, "charges", "gst"),
    ...differing("Total net weight", input.totalQuantity, totals.totalNetWeight, isSameWeight, "totalQuantity"),
    ...differing("Total gross weight", input.totalGrossQuantity, totals.totalGrossWeight, isSameWeight, "totalGrossQuantity"),
    ...differing("Amount before GST", input.amountBeforeGST, totals.amountBeforeGST, isSameMoney, "amountBeforeGST"),
    ...differing("Total amount", input.totalAmount, totals.totalAmount, isSameMoney, "totalAmount"),
  ];
}

/** Documents print the packaging unit's type; another type would let line and unit name two kinds of package. */
function differingType(given: string, expected: string, ...field: string[]): Problem[] {
  if (!given || given.toUpperCase() === expected.trim().toUpperCase()) return [];
  return [invalid(`Package type should be ${expected}, as its packaging details say, not ${given}`, ...field)];
}

type IsSame = (given: Decimal, expected: Decimal) => boolean;

function differing(label: string, given: Claim, expected: Decimal, isSame: IsSame, ...field: string[]): Problem[] {
  if (given === undefined || given === null || isSame(given, expected)) return [];
  return [invalid(`${label} should be ${trimZeros(expected)}, not ${given}`, ...field)];
}
