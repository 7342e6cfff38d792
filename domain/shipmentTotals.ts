import { Big } from "big.js";
import { toMoney } from "./currency.ts";
import { compare, isZero, minus, sum, times, type Decimal } from "./decimal.ts";

/** What a line's figures are worked out from; weights in packing units. */
export type LineFigures = {
  quantity: Decimal;
  rate: Decimal;
  /** Packing units in one order unit. */
  unitWeight: Decimal;
  netWeightPerPackage: Decimal;
  grossWeightPerPackage: Decimal;
};

/** The charges as entered; GST is worked out from its percentage. */
export type ChargeFigures = {
  discount: Decimal;
  gstPercentage: Decimal;
  advance: Decimal;
  fob: Decimal;
  freight: Decimal;
  insurance: Decimal;
  commission: Decimal;
};

/** A line's worked-out figures; `packages` is exact and may be a fraction. */
export type LineTotals = { amount: Decimal; packages: Decimal; isWhole: boolean; netWeight: Decimal; grossWeight: Decimal };

/** All worked-out figures of a shipment. `invoiceValue` = amount before GST + GST; `totalAmount` = that − advance. */
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
 * Works out every figure of a shipment (spec section 5, Calculations). Line amounts, charges and the GST are rounded
 * half-up to the currency's minor unit, then added, so that a printed column adds up; weights stay exact.
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
    totalPackages: sum(lines.map((line) => line.packages)),
    totalNetWeight: sum(lines.map((line) => line.netWeight)),
    totalGrossWeight: sum(lines.map((line) => line.grossWeight)),
  };
}

/**
 * A line's amount, packages and weights. Net weight = quantity × unit weight; packages = that ÷ net per package;
 * gross = quantity × unit weight × gross ÷ net per package, multiplied first. Net per package 0: no packages
 * ("In bulk"), and net = gross = quantity × unit weight.
 */
export function lineTotals(currency: string, line: LineFigures): LineTotals {
  const amount = toMoney(times(line.quantity, line.rate), currency);
  const netWeight = times(line.quantity, line.unitWeight);
  if (compare(line.netWeightPerPackage, "0") <= 0) return { amount, packages: "0", isWhole: true, netWeight, grossWeight: netWeight };
  const packages = new Big(netWeight).div(line.netWeightPerPackage);
  const grossWeight = new Big(netWeight).times(line.grossWeightPerPackage).div(line.netWeightPerPackage);
  return {
    amount,
    packages: packages.round(6, Big.roundHalfUp).toFixed(),
    isWhole: isZero(packages.mod(1).toFixed()),
    netWeight,
    grossWeight: grossWeight.round(6, Big.roundHalfUp).toFixed(),
  };
}

/** Whether two figures of a body agree: within (lines + 1) × ½ minor unit of the currency. */
export function agrees(given: Decimal, expected: Decimal, currency: string, lines: number): boolean {
  const halfUnit = new Big(toMoneyStep(currency)).div(2);
  return new Big(given)
    .minus(expected)
    .abs()
    .lte(halfUnit.times(lines + 1));
}

function toMoneyStep(currency: string): Decimal {
  const digits = toMoney("0", currency).split(".")[1]?.length ?? 0;
  return new Big(10).pow(-digits).toFixed();
}
