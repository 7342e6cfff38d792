import { times, type Decimal } from "./decimal.ts";

/** Metric tonnes in one unit of mass, by the names that packaging units give it. */
const tonnes: Record<string, Decimal> = {
  MT: "1",
  MTS: "1",
  TONNE: "1",
  TONNES: "1",
  QTL: "0.1",
  QUINTAL: "0.1",
  QUINTALS: "0.1",
  KG: "0.001",
  KGS: "0.001",
  KILOGRAM: "0.001",
  KILOGRAMS: "0.001",
  G: "0.000001",
  GM: "0.000001",
  GMS: "0.000001",
  GRAM: "0.000001",
  GRAMS: "0.000001",
  LB: "0.00045359237",
  LBS: "0.00045359237",
};

/** Metric tonnes (MT) in one unit; null if the unit is no unit of mass, or is ambiguous (TON). */
export function tonnesIn(unit: string): Decimal | null {
  return tonnes[unit.trim().toUpperCase().replace(/\.$/, "")] ?? null;
}

/** A mass in `unit` as kilograms (KG); null if the unit is no unit of mass. */
export function kilogramsOf(mass: Decimal, unit: string): Decimal | null {
  const perUnit = tonnesIn(unit);
  return perUnit === null ? null : times(mass, times(perUnit, "1000"));
}
