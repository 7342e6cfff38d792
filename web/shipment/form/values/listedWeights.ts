import { sum, type Decimal } from "#domain/figures/decimal.ts";
import { figureOf } from "#domain/figures/enteredFigure.ts";
import type { ContainerValues, FormValues } from "./formValues.ts";

type Weights = { unit: string; net: Decimal; gross: Decimal };

const weights = new WeakMap<readonly ContainerValues[], Weights[]>();

/** Net and gross weight of the listed containers, each unit for itself; computed again only when one of them has changed. */
export function listedWeights({ containers }: FormValues): Weights[] {
  const known = weights.get(containers) ?? weightsOf(containers);
  weights.set(containers, known);
  return known;
}

/** A container without a weight is of no unit. */
function weightsOf(containers: readonly ContainerValues[]): Weights[] {
  const weighed = containers.filter(({ netWeight, grossWeight }) => netWeight.trim() !== "" || grossWeight.trim() !== "");
  return [...Map.groupBy(weighed, ({ unit }) => unit.trim().toUpperCase())].map(([unit, alike]) => ({
    unit,
    net: sum(alike.map(({ netWeight }) => figureOf(netWeight))),
    gross: sum(alike.map(({ grossWeight }) => figureOf(grossWeight))),
  }));
}
