import { formatQuantity, formatWeight } from "../figures/currency.ts";
import { absolute, compare, dividedBy, isZero, minus, sum, times, type Decimal } from "../figures/decimal.ts";
import { kilogramsOf } from "../figures/mass.ts";
import type { ContainerSubject } from "./containerWarnings.ts";
import type { Figure } from "./shipment.ts";
import { exactFigure as exact, warning, type ShipmentWarning } from "./warning.ts";

/** What the goods of all lines weigh, in packing units, and the whole packages that documents print of them. */
export type GoodsSums = { netWeight: Figure; grossWeight: Figure; unit: string; packages: Figure };

type Subject = { containers: number; container: readonly ContainerSubject[]; goods: GoodsSums };

/**
 * Weights and packages of the containers that add up to others than the goods', which papers print one below the other (R-1119). Nothing
 * is compared while a container is not listed or lacks the figure, or if its unit says nothing in the goods' unit.
 */
export function containerSumWarnings({ containers, container, goods }: Subject): ShipmentWarning[] {
  if (container.length === 0 || container.length !== containers) return [];
  const weights = [
    ["netWeight", "net"],
    ["grossWeight", "gross"],
  ] as const;
  const ofWeights = weights.flatMap(([field, name]) => {
    const factors = container.map(({ unit }) => unitsIn(unit, goods.unit));
    const amounts = container.map((row, index) => times(exact(row[field]), factors[index] ?? "0"));
    const [listed, expected] = [sum(amounts), exact(goods[field])];
    if (isZero(expected) || amounts.some(isZero)) return [];
    if (compare(absolute(minus(listed, expected)), roundingOf(factors)) <= 0) return [];
    const [one, other] = [listed, expected].map((weight) => `${formatWeight(weight)} ${goods.unit}`.trim());
    return [warning("CONTAINER_WEIGHT", `The containers weigh ${one} ${name}, but the goods ${other}`, "container", "0", field)];
  });
  return [...ofWeights, ...packageWarnings(container, exact(goods.packages))];
}

function packageWarnings(container: readonly ContainerSubject[], expected: Decimal): ShipmentWarning[] {
  const counts = container.map(({ packages }) => exact(packages));
  const listed = sum(counts);
  if (isZero(expected) || counts.some(isZero) || compare(listed, expected) === 0) return [];
  const message = `The containers hold ${formatQuantity(listed)} packages, but the goods are ${formatQuantity(expected)}`;
  return [warning("CONTAINER_PACKAGES", message, "container", "0", "packages")];
}

/** Goods' units in one unit of a container; null if neither their names nor masses agree. */
function unitsIn(unit: string, goodsUnit: string): Decimal | null {
  if (unit.trim().toUpperCase() === goodsUnit.trim().toUpperCase()) return "1";
  const [kilograms, perUnit] = [kilogramsOf("1", unit), kilogramsOf("1", goodsUnit)];
  return kilograms === null || perUnit === null ? null : dividedBy(kilograms, perUnit);
}

/** What rounding to the two decimals of weights, or to the three of a larger unit, explains: half of the last one for each figure. */
function roundingOf(factors: readonly (Decimal | null)[]): Decimal {
  const halves = factors.map((factor) => (compare(factor ?? "0", "1") > 0 ? times("0.0005", factor ?? "0") : "0.005"));
  return sum(["0.005", ...halves]);
}
