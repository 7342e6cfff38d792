import { formatQuantity, formatWeight, toWeight } from "#domain/figures/currency.ts";
import { decimalOrZero, isZero, sum, type Decimal } from "#domain/figures/decimal.ts";
import { kilogramsOf } from "#domain/figures/mass.ts";
import { formatPackages } from "#domain/figures/packages.ts";
import type { Container, Figure, Shipment } from "#domain/shipment/shipment.ts";
import { countInWords } from "../numbers/amountInWords.ts";
import { formatSums, type Measure } from "../numbers/measures.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import type { Description } from "./blockTypes.ts";
import { packageCounts, packedGoods } from "./goods.ts";

/** A line of goods as a carrier lists it: gross weight in KG, or with its own unit if that is no mass; volume in m³. */
type CarriedLine = Description & { marks: string; packages: string; gross: string; volume: string };

type CarriedContainer = { number: string; type: string; seals: string; packages: string; gross: string };

export type CarriedGoods = {
  lines: CarriedLine[];
  sum: { packages: string; gross: string; volume: string };
  /** "THREE THOUSAND BAGS ONLY". */
  inWords: string;
  /** Null for a bulk vessel and without listed containers. */
  containers: CarriedContainer[] | null;
};

/** The goods and containers of a bill of lading: no prices. */
export function carriedGoods(shipment: Shipment, figures: ShipmentFigures): CarriedGoods {
  const packed = packedGoods(shipment, figures, false);
  const { products, container = [], type } = shipment;
  const grosses = products.map(({ unit }, index) => inKilograms(figures.totals.lines[index]?.grossWeight ?? "0", unit.packingUnit));
  const volumes = products.map(({ volume }) => figureOf(volume));
  const isContainerised = type === "CONTAINERISED" && container.length > 0;
  return {
    lines: packed.lines.map(({ netEach: _netEach, grossEach: _grossEach, net: _net, ...line }, index) => ({
      ...line,
      gross: weightText(grosses[index]),
      volume: quantityText(volumes[index] ?? "0"),
    })),
    sum: { packages: packed.sum.packages, gross: formatSums(grosses, formatWeight), volume: quantityText(sum(volumes)) },
    inWords: wordsOf(packageCounts(shipment, figures)),
    containers: isContainerised ? container.map((row) => carriedContainer(row)) : null,
  };
}

function carriedContainer(row: Container): CarriedContainer {
  const seals = [row.lineSealNumber, row.rfidSealNumber, row.customsSealNumber].map((seal) => seal.trim());
  const packages = figureOf(row.packages);
  const gross = figureOf(row.grossWeight);
  return {
    number: row.containerNumber.trim(),
    type: [row.size, row.isoType]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(" / "),
    seals: seals.filter(Boolean).join(", "),
    packages: isZero(packages) ? "" : formatPackages(packages, ""),
    gross: isZero(gross) ? "" : weightText(inKilograms(gross, row.unit)),
  };
}

/** A weight in KG, rounded as it is printed, so that the column adds up; one in a unit that is no mass keeps it. */
function inKilograms(weight: Decimal, unit: string): Measure {
  const kilograms = kilogramsOf(weight, unit);
  return kilograms === null ? { figure: weight, unit: unit.trim() } : { figure: toWeight(kilograms), unit: "KG" };
}

/** The column's head says KG. */
function weightText(weight: Measure | undefined): string {
  if (!weight) return "";
  return weight.unit === "KG" ? formatWeight(weight.figure) : `${formatWeight(weight.figure)} ${weight.unit}`;
}

function wordsOf(counts: Measure[]): string {
  const words = counts.filter(({ figure }) => !isZero(figure)).map(({ figure, unit }) => countInWords(figure, unit));
  return words.length === 0 ? "" : `${words.join(" AND ")} ONLY`;
}

function figureOf(figure: Figure): Decimal {
  return decimalOrZero(String(figure));
}

function quantityText(figure: Decimal): string {
  return isZero(figure) ? "" : formatQuantity(figure);
}
