import { formatWeight } from "../figures/currency.ts";
import { absolute, compare, isZero, minus, sum, times, type Decimal } from "../figures/decimal.ts";
import { kilogramsOf } from "../figures/mass.ts";
import { containerNumberProblem, plainContainerNumber } from "./containerNumber.ts";
import type { Figure } from "./shipment.ts";
import { exactFigure as exact, warning, type ShipmentWarning } from "./warning.ts";

/** A listed container, as typed or stored. A weight that was not given is 0. Net and gross are in `unit`, the others in KG. */
export type ContainerSubject = {
  containerNumber: string;
  packages: Figure;
  netWeight: Figure;
  grossWeight: Figure;
  unit: string;
  tareWeight: Figure;
  maxGrossWeight: Figure;
  vgmWeight: Figure;
};

/** Warnings about the listed containers and their entered number. */
export function containerWarnings({ containers, container }: { containers: number; container: ContainerSubject[] }): ShipmentWarning[] {
  const listed = container.length;
  const tooMany = `${listed} containers are listed, but the number of containers is ${containers}`;
  const seen = new Map<string, number>();
  return [
    ...(listed > containers ? [warning("TOO_MANY_CONTAINERS", tooMany, "containerDetail", "containers")] : []),
    ...container.flatMap((row, index) => {
      const at = ["container", String(index)];
      const name = `Container ${index + 1}`;
      const plain = plainContainerNumber(row.containerNumber);
      if (plain === "") return [];
      const first = seen.get(plain);
      seen.set(plain, first ?? index);
      const problem = containerNumberProblem(plain);
      const isBelow = !isZero(exact(row.grossWeight)) && compare(exact(row.grossWeight), exact(row.netWeight)) < 0;
      const twice = `${name}: ${plain} is the number of container ${(first ?? index) + 1} too`;
      return [
        ...(first === undefined ? [] : [warning("CONTAINER_TWICE", twice, ...at, "containerNumber")]),
        ...(problem === null ? [] : [warning("CONTAINER_NUMBER", `${name}: ${plain} ${problem}`, ...at, "containerNumber")]),
        ...(isBelow ? [warning("GROSS_BELOW_NET", `${name}: gross weight is below its net weight`, ...at, "grossWeight")] : []),
        ...vgmMessages(row).map((message) => warning("VGM", `${name}: ${message}`, ...at, "vgmWeight")),
      ];
    }),
  ];
}

type Listed = { containerDetail?: { containers: number } | undefined; container?: readonly unknown[] | undefined };

/** The containers that a paper leaves out because they are not listed, as a sentence; "" if it has all. */
export function unlistedWords({ containerDetail, container = [] }: Listed, leftOut: string): string {
  const count = containerDetail?.containers ?? 0;
  return count <= container.length ? "" : `The shipment has ${count} containers, but lists ${container.length}: ${leftOut}`;
}

/** A VGM may differ from gross weight and tare by 5 % of them, and by 1,000 KG: dunnage and moisture explain no more. */
const highestShare = "0.05";
const highestDifference = "1000";

/** What is doubtful about a verified gross mass: above the container's limit, or far from gross weight and tare. */
export function vgmMessages({
  grossWeight,
  unit,
  tareWeight,
  maxGrossWeight,
  vgmWeight,
}: Omit<ContainerSubject, "containerNumber" | "netWeight" | "packages">): string[] {
  const [vgm, tare, highest, gross] = [exact(vgmWeight), exact(tareWeight), exact(maxGrossWeight), kilogramsOf(exact(grossWeight), unit)];
  if (isZero(vgm)) return [];
  const isAbove = !isZero(highest) && compare(vgm, highest) > 0;
  const isComparable = gross !== null && !isZero(gross) && !isZero(tare);
  return [
    ...(isAbove ? [`VGM ${formatWeight(vgm)} KG is above its max gross of ${formatWeight(highest)} KG`] : []),
    ...(isComparable ? deviation(vgm, sum([gross, tare])) : []),
  ];
}

function deviation(vgm: Decimal, expected: Decimal): string[] {
  const difference = absolute(minus(vgm, expected));
  if (compare(difference, highestDifference) <= 0 && compare(difference, times(expected, highestShare)) <= 0) return [];
  const direction = compare(vgm, expected) < 0 ? "below" : "above";
  return [`VGM ${formatWeight(vgm)} KG is ${formatWeight(difference)} KG ${direction} gross weight and tare, ${formatWeight(expected)} KG`];
}
