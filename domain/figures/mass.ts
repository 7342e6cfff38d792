import { times, type Decimal } from "./decimal.ts";

/** Metric tonnes in one unit of mass, by the names that packaging units give it. */
const tonnes: Record<string, Decimal> = {
  MT: "1",
  MTS: "1",
  TONNE: "1",
  TONNES: "1",
  "M/T": "1",
  "METRIC TON": "1",
  "METRIC TONS": "1",
  "METRIC TONNE": "1",
  "METRIC TONNES": "1",
  QTL: "0.1",
  QUINTAL: "0.1",
  QUINTALS: "0.1",
  KG: "0.001",
  KGS: "0.001",
  KILO: "0.001",
  KILOS: "0.001",
  KILOGRAM: "0.001",
  KILOGRAMS: "0.001",
  G: "0.000001",
  GM: "0.000001",
  GMS: "0.000001",
  GRAM: "0.000001",
  GRAMS: "0.000001",
  LB: "0.00045359237",
  LBS: "0.00045359237",
  POUND: "0.00045359237",
  POUNDS: "0.00045359237",
  "TROY OUNCE": "0.0000311034768",
  "TROY OUNCES": "0.0000311034768",
  "TROY OZ": "0.0000311034768",
  CARAT: "0.0000002",
  CARATS: "0.0000002",
};

/** Metric tonnes (MT) in one unit; null if the unit is no unit of mass, or is ambiguous (TON, OZ). */
export function tonnesIn(unit: string): Decimal | null {
  return tonnes[unit.trim().toUpperCase().replace(/\.$/, "")] ?? null;
}

/** A mass in `unit` as kilograms (KG); null if the unit is no unit of mass. */
export function kilogramsOf(mass: Decimal, unit: string): Decimal | null {
  const perUnit = tonnesIn(unit);
  return perUnit === null ? null : times(mass, times(perUnit, "1000"));
}
