import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { shipmentTotals, type ChargeFigures, type ShipmentTotals } from "#domain/shipment/shipmentTotals.ts";
import { draftFields } from "./enteredFields.ts";
import { figureOf } from "#domain/figures/enteredFigure.ts";
import { useFormChoices, type UnitChoice } from "./formChoices.ts";
import { useFormValue } from "./formStore.ts";
import { shownLines, type FormValues } from "./formValues.ts";

type Known = { values: FormValues; units: readonly UnitChoice[]; totals: ShipmentTotals };

let last: Known | null = null;

/**
 * All computed figures, by the rules of `#domain`. Every figure on the screen reads them after each keystroke, so the last result is cached
 * until one of its inputs changes.
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
  return draftFields(chargeFields, charges);
}

/** Selects one of the live totals. */
export function useFormTotals<Value>(read: (totals: ShipmentTotals) => Value): Value {
  const { units } = useFormChoices();
  return useFormValue((values) => read(totalsOf(values, units)));
}

/** The packaging unit that all lines share: the first line's; undefined until it is chosen. */
export function useSharedUnit(): UnitChoice | undefined {
  const { units } = useFormChoices();
  const unitId = useFormValue(({ products }) => products[0]?.unitId);
  return units.find(({ id }) => id === unitId);
}
