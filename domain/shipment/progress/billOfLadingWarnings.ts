import { formatQuantity, formatWeight, sumOfWeights, toWeight } from "../../figures/currency.ts";
import { compare, decimalsOf, isZero, roundHalfUp, sum, trimZeros, type Decimal } from "../../figures/decimal.ts";
import { kilogramsOf } from "../../figures/mass.ts";
import { wholePackages } from "../../figures/packages.ts";
import { plainContainerNumber } from "../containerNumber.ts";
import type { Shipment } from "../shipment.ts";
import { exactFigure, warning, type ShipmentWarning } from "../warning.ts";
import { isSamePlace, isSameVessel } from "./sameName.ts";
import { transportFields, type TransportFieldName } from "./transportFields.ts";

/** Facts on the bill of lading that differ from the shipment. A fact that either of them lacks is not compared. */
export function billOfLadingWarnings(shipment: Shipment): ShipmentWarning[] {
  const { transport } = shipment;
  return [
    ...nameWarnings("vesselOnBl", shipment.vessel, isSameVessel(transport.vesselOnBl, shipment.vessel)),
    ...nameWarnings("polOnBl", shipment.portOfLoading, isSamePlace(transport.polOnBl, shipment.portOfLoading)),
    ...nameWarnings("podOnBl", shipment.portOfDischarge, isSamePlace(transport.podOnBl, shipment.portOfDischarge)),
    ...packageWarnings(shipment),
    ...grossWarnings(shipment),
    ...containerWarnings(shipment),
  ];

  function nameWarnings(field: "vesselOnBl" | "polOnBl" | "podOnBl", expected: string, isSame: boolean): ShipmentWarning[] {
    return isSame ? [] : [differs(field, transport[field], expected)];
  }
}

function differs(field: TransportFieldName, given: string, expected: string): ShipmentWarning {
  return warning("BILL_OF_LADING", `${transportFields[field].label} is ${given}, but the shipment has ${expected}`, "transport", field);
}

/** Packages are counted as documents print them: a started one is a whole one, of each line or of the total. */
function packageWarnings({ products, transport: { packagesOnBl } }: Shipment): ShipmentWarning[] {
  const counts = products.map((line) => exactFigure(line.package.total));
  const total = sum(counts.map(wholePackages));
  if (packagesOnBl === null || isZero(total)) return [];
  const given = exactFigure(packagesOnBl);
  if ([total, wholePackages(sum(counts))].some((count) => compare(count, given) === 0)) return [];
  return [differs("packagesOnBl", formatQuantity(given), formatQuantity(total))];
}

/** A gross weight may be in the shipment's packing units or in kilograms, rounded to as many decimals as were entered. */
function grossWarnings({ products, transport: { grossOnBl } }: Shipment): ShipmentWarning[] {
  if (grossOnBl === null) return [];
  const given = exactFigure(grossOnBl);
  const [unit = "", ...otherUnits] = new Set(products.map((line) => line.unit.packingUnit));
  // As papers add them up: each line as it is printed in its packing unit, on a bill of lading then in KG.
  const weights = products.map((line) => toWeight(exactFigure(line.package.grossWeight)));
  const kilograms = products.map((line, index) => kilogramsOf(weights[index] ?? "0", line.unit.packingUnit));
  const isMass = (weight: Decimal | null): weight is Decimal => weight !== null;
  const totals = [
    ...(otherUnits.length === 0 ? [{ weight: sumOfWeights(weights), unit, decimals: 3 }] : []),
    ...(kilograms.every(isMass) ? [{ weight: sumOfWeights(kilograms), unit: "KG", decimals: decimalsOf(given) }] : []),
  ].filter(({ weight }) => !isZero(weight));
  const [expected] = totals;
  if (expected === undefined || totals.some(({ weight, decimals }) => compare(roundHalfUp(weight, decimals), given) === 0)) return [];
  return [differs("grossOnBl", formatWeight(trimZeros(given)), `${formatWeight(expected.weight)} ${expected.unit}`.trim())];
}

/** Container numbers as a set: order, blanks, hyphens and case do not matter. */
function containerWarnings({ container = [], transport: { containersOnBl } }: Shipment): ShipmentWarning[] {
  const listed = new Set(container.map(({ containerNumber }) => plainContainerNumber(containerNumber)).filter((number) => number !== ""));
  const onBl = new Set(containersOnBl.split(/[,;/\n]/).flatMap(containerNumbersIn));
  if (listed.size === 0 || onBl.size === 0) return [];
  const parts = [
    { numbers: listed.difference(onBl), words: "not on the B/L" },
    { numbers: onBl.difference(listed), words: "only on the B/L" },
  ].flatMap(({ numbers, words }) =>
    numbers.size === 0 ? [] : [`${shortList([...numbers])} ${numbers.size === 1 ? "is" : "are"} ${words}`],
  );
  if (parts.length === 0) return [];
  return [warning("BILL_OF_LADING", `${transportFields.containersOnBl.label} differ: ${parts.join("; ")}`, "transport", "containersOnBl")];
}

/** The container numbers of a text between commas: one, or several with blanks between them. */
function containerNumbersIn(text: string): string[] {
  const plain = plainContainerNumber(text);
  if (plain === "") return [];
  return /^(?:[A-Z]{4}\d{7})+$/.test(plain) ? (plain.match(/.{11}/g) ?? []) : [plain];
}

/** At most three of them, and how many more there are. */
function shortList(numbers: string[]): string {
  const more = numbers.length - 3;
  return numbers.slice(0, 3).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
