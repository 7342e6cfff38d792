import { sum, type Decimal } from "#domain/decimal.ts";
import { shipmentTotals, type ChargeFigures, type ShipmentTotals } from "#domain/shipmentTotals.ts";
import { figureOf } from "./figureText.ts";
import { useFormChoices, type UnitChoice } from "./formChoices.ts";
import { useFormValue } from "./formStore.ts";
import { shownLines, type ContainerValues, type FormValues } from "./formValues.ts";

type Known = { values: FormValues; units: readonly UnitChoice[]; totals: ShipmentTotals };

let last: Known | null = null;

/**
 * Every figure that follows from what is typed, by the rules of `#domain`. All figures on the screen ask after each keystroke, so the
 * answer to the latest question is kept, and holds until something is typed that they follow from.
 */
export function totalsOf(values: FormValues, units: readonly UnitChoice[]): ShipmentTotals {
  if (last !== null && last.units === units && hasSameFigures(last.values, values)) return last.totals;
  const lines = shownLines(values).map((line) => ({
    quantity: figureOf(line.quantity),
    rate: figureOf(line.rate),
    unitWeight: units.find(({ id }) => id === line.unitId)?.weight ?? "0",
    netWeightPerPackage: figureOf(line.netWeightPerPackage),
    grossWeightPerPackage: figureOf(line.grossWeightPerPackage),
  }));
  const totals = shipmentTotals(values.currency, lines, chargeFigures(values));
  last = { values, units, totals };
  return totals;
}

function hasSameFigures(left: FormValues, right: FormValues): boolean {
  if (left === right) return true;
  if (left.productCount !== right.productCount || left.currency !== right.currency) return false;
  return left.products === right.products && left.charges === right.charges;
}

/** The charges as exact figures. */
export function chargeFigures({ charges }: FormValues): ChargeFigures {
  const { discount, gstPercentage, advance, fob, freight, insurance, commission } = charges;
  return {
    discount: figureOf(discount),
    gstPercentage: figureOf(gstPercentage),
    advance: figureOf(advance),
    fob: figureOf(fob),
    freight: figureOf(freight),
    insurance: figureOf(insurance),
    commission: figureOf(commission),
  };
}

/** One thing read from the live figures. */
export function useFormTotals<Value>(read: (totals: ShipmentTotals) => Value): Value {
  const { units } = useFormChoices();
  return useFormValue((values) => read(totalsOf(values, units)));
}

type Weights = { net: Decimal; gross: Decimal };

const weights = new WeakMap<readonly ContainerValues[], Weights>();

/** Net and gross weight of the listed containers together; worked out anew only when one of them has changed. */
export function listedWeights({ containers }: FormValues): Weights {
  const known = weights.get(containers) ?? {
    net: sum(containers.map(({ netWeight }) => figureOf(netWeight))),
    gross: sum(containers.map(({ grossWeight }) => figureOf(grossWeight))),
  };
  weights.set(containers, known);
  return known;
}

/** The packaging unit that all lines share: that of the first one; undefined until it is chosen. */
export function useSharedUnit(): UnitChoice | undefined {
  const { units } = useFormChoices();
  const unitId = useFormValue(({ products }) => products[0]?.unitId);
  return units.find(({ id }) => id === unitId);
}
