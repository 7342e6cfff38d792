import { absolute, compare, minus, sum, times, type Decimal } from "#domain/figures/decimal.ts";
import { kilogramsOf } from "#domain/figures/mass.ts";
import { isSameOrPreciser } from "#domain/shipment/progress/sameName.ts";
import { maxProductLines } from "#domain/shipment/shipment.ts";

/**
 * Whether two documents state the same under a label. One of two texts may be more precise, as a port with its country; totals must be equal,
 * and weights may have other units: "5,513.200 MT" is "5,513,200.00 KG".
 */
export function isSameFact(label: string, one: string, other: string): boolean {
  if (one === other) return true;
  if (!label.startsWith("Total")) return isSameOrPreciser(wholeWords(one), wholeWords(other));
  const [mass, otherMass] = [massIn(one), massIn(other)];
  if (mass === null || otherMass === null) return false;
  // Papers of carriage add the lines as they print them in KG: half a gram for each.
  const ofLines = mass.unit === otherMass.unit ? "0" : times("0.0005", String(maxProductLines));
  const most = sum([mass.rounding, otherMass.rounding, ofLines]);
  return compare(absolute(minus(mass.kilograms, otherMass.kilograms)), most) <= 0;
}

/** Long facts of older documents are stored cut off, maybe inside a word, and end in an ellipsis. */
function wholeWords(fact: string): string {
  return fact.endsWith("…") ? fact.slice(0, fact.lastIndexOf(" ")) : fact;
}

/** A printed weight with its unit, and how much its rounding may have changed it, both in kilograms; null for other texts. */
function massIn(text: string): { kilograms: Decimal; rounding: Decimal; unit: string } | null {
  const [, figure = "", unit = ""] = /^([\d,]{1,30}(?:\.\d{1,10})?) (\S{1,20})$/.exec(text) ?? [];
  const plain = figure.replaceAll(",", "");
  const kilograms = figure === "" ? null : kilogramsOf(plain, unit);
  // "75.450": half of the last decimal is 0.0005.
  const rounding = kilogramsOf(`${plain.replaceAll(/\d/g, "0")}${plain.includes(".") ? "5" : ".5"}`, unit);
  return kilograms === null || rounding === null ? null : { kilograms, rounding, unit: unit.toUpperCase() };
}

/** Whether a total is less than another of the same unit, as that of a part shipment and its contract: "160 BAGS" of "400 BAGS". */
export function isPartOf(label: string, part: string, whole: string): boolean {
  if (!label.startsWith("Total")) return false;
  const [partMass, wholeMass] = [massIn(part), massIn(whole)];
  if (partMass !== null && wholeMass !== null) return compare(partMass.kilograms, wholeMass.kilograms) < 0;
  const [some, all] = [countIn(part), countIn(whole)];
  // "1 BAG" of "400 BAGS".
  return some !== null && all !== null && all.unit.startsWith(some.unit) && compare(some.figure, all.figure) < 0;
}

function countIn(text: string): { figure: Decimal; unit: string } | null {
  const [, figure = "", unit = ""] = /^([\d,]{1,30}(?:\.\d{1,10})?) ([^\d+]{1,100})$/.exec(text) ?? [];
  return figure === "" ? null : { figure: figure.replaceAll(",", ""), unit: unit.toUpperCase() };
}
