import { Big } from "big.js";
import { minorDigits, toMoney } from "../figures/currency.ts";
import { compare, isZero, keptDecimals, minus, roundToKeep, sum, times, type Decimal } from "../figures/decimal.ts";
import type { ChargeFields } from "./fields/chargeFields.ts";
import type { FieldValues } from "./fields/fieldDefinition.ts";

/** The input of a line's computed figures; weights in packing units. */
export type LineFigures = {
  quantity: Decimal;
  rate: Decimal;
  /** Packing units in one order unit. */
  unitWeight: Decimal;
  netWeightPerPackage: Decimal;
  grossWeightPerPackage: Decimal;
};

/** The charges as entered; GST is computed from its percentage. */
export type ChargeFigures = FieldValues<ChargeFields, Decimal>;

/** A line's computed figures; `packages` is exact and may be a fraction. */
export type LineTotals = { amount: Decimal; packages: Decimal; isWhole: boolean; netWeight: Decimal; grossWeight: Decimal };

/** All computed figures of a shipment. `invoiceValue` = amount before GST + GST; `totalAmount` = that − advance. */
export type ShipmentTotals = {
  lines: LineTotals[];
  subtotal: Decimal;
  amountBeforeGST: Decimal;
  gst: Decimal;
  invoiceValue: Decimal;
  totalAmount: Decimal;
  /** FOB + freight. */
  cnfValue: Decimal;
  /** FOB + freight + insurance, shown apart from the total. */
  cifValue: Decimal;
  totalPackages: Decimal;
  totalNetWeight: Decimal;
  totalGrossWeight: Decimal;
};

/**
 * Computes every figure of a shipment. Line amounts, charges and the GST are rounded
 * half-up to the currency's minor unit, then added, so that a printed column adds up; weights stay exact up to 15 digits.
 */
export function shipmentTotals(currency: string, lineFigures: LineFigures[], charges: ChargeFigures): ShipmentTotals {
  const lines = lineFigures.map((line) => lineTotals(currency, line));
  const money = (amount: Decimal) => toMoney(amount, currency);
  const subtotal = sum(lines.map((line) => line.amount));
  const amountBeforeGST = minus(subtotal, money(charges.discount));
  const gst = money(new Big(amountBeforeGST).times(charges.gstPercentage).div(100).toFixed());
  const invoiceValue = sum([amountBeforeGST, gst]);
  const cnfValue = sum([money(charges.fob), money(charges.freight)]);
  return {
    lines,
    subtotal,
    amountBeforeGST,
    gst,
    invoiceValue,
    totalAmount: minus(invoiceValue, money(charges.advance)),
    cnfValue,
    cifValue: sum([cnfValue, money(charges.insurance)]),
    totalPackages: toKeep(sum(lines.map((line) => line.packages))),
    totalNetWeight: toKeep(sum(lines.map((line) => line.netWeight))),
    totalGrossWeight: toKeep(sum(lines.map((line) => line.grossWeight))),
  };
}

/**
 * A line's amount, packages and weights. Net weight = quantity × unit weight; packages = that ÷ net per package;
 * gross = quantity × unit weight × gross ÷ net per package, multiplied first. Net per package 0: no packages
 * ("In bulk"), and net = gross = quantity × unit weight. Quotients keep six decimals, and every figure at most 15 digits, so
 * figures that we round are never too long to store.
 */
export function lineTotals(currency: string, line: LineFigures): LineTotals {
  const amount = toMoney(times(line.quantity, line.rate), currency);
  const exactWeight = times(line.quantity, line.unitWeight);
  const netWeight = toKeep(exactWeight);
  if (compare(line.netWeightPerPackage, "0") <= 0) return { amount, packages: "0", isWhole: true, netWeight, grossWeight: netWeight };
  const packages = new Big(exactWeight).div(line.netWeightPerPackage);
  const grossWeight = new Big(exactWeight).times(line.grossWeightPerPackage).div(line.netWeightPerPackage);
  return {
    amount,
    packages: roundToKeep(packages.toFixed(), 6),
    isWhole: isZero(packages.mod(1).toFixed()),
    netWeight,
    grossWeight: roundToKeep(grossWeight.toFixed(), 6),
  };
}

/** Whether two figures of a body agree: within (lines + 1) × ½ minor unit of the currency. */
export function agrees(given: Decimal, expected: Decimal, currency: string, lines: number): boolean {
  return isWithin(given, expected, { digits: minorDigits(currency), lines });
}

/**
 * Whether two weights or package counts agree: within (lines + 1) × ½ of their last place, which is the third decimal, or an
 * earlier one if a figure is too long to keep three.
 */
export function agreesInWeight(given: Decimal, expected: Decimal, lines: number): boolean {
  return isWithin(given, expected, { digits: keptDecimals(expected, 3), lines });
}

function isWithin(given: Decimal, expected: Decimal, { digits, lines }: { digits: number; lines: number }): boolean {
  const halfUnit = new Big(10).pow(-digits).div(2);
  return new Big(given)
    .minus(expected)
    .abs()
    .lte(halfUnit.times(lines + 1));
}

/** As exact as 15 digits allow. */
function toKeep(weight: Decimal): Decimal {
  return roundToKeep(weight, 20);
}
