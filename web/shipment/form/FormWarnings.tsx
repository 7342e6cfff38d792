import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { shipmentWarnings } from "#domain/shipment/shipmentWarnings.ts";
import { WarningList } from "../../ui/feedback/WarningList.tsx";
import { draftFields } from "./values/enteredFields.ts";
import { sumOfWeights } from "#domain/figures/currency.ts";
import { figureOf } from "#domain/figures/enteredFigure.ts";
import { sumOfPackages } from "#domain/figures/packages.ts";
import { useFormChoices, type UnitChoice } from "./values/formChoices.ts";
import { useFormValue } from "./values/formStore.ts";
import { chargeFigures, totalsOf } from "./values/formTotals.ts";
import { shownLines, type FormValues } from "./values/formValues.ts";

/** Warnings about the shipment as typed, before it is saved. Only the service can find reused document numbers. */
export function FormWarnings() {
  const { units } = useFormChoices();
  // As one string, which stays equal while the warnings do.
  const messages = useFormValue((values) => JSON.stringify(warningsOf(values, units)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written just above.
  return <WarningList messages={JSON.parse(messages) as string[]} />;
}

function warningsOf(values: FormValues, units: readonly UnitChoice[]): string[] {
  const { amountBeforeGST, lines } = totalsOf(values, units);
  const unit = units.find(({ id }) => id === values.products[0]?.unitId)?.packingUnit ?? "";
  const warnings = shipmentWarnings({
    ...values,
    products: shownLines(values).map((line) => ({
      netWeightPerPackage: figureOf(line.netWeightPerPackage),
      grossWeightPerPackage: figureOf(line.grossWeightPerPackage),
    })),
    containers: Number(figureOf(values.containerDetail.containerCount)),
    container: values.containers.map((row) => draftFields(containerFields, row)),
    charges: chargeFigures(values),
    goods: {
      netWeight: sumOfWeights(lines.map(({ netWeight }) => netWeight)),
      grossWeight: sumOfWeights(lines.map(({ grossWeight }) => grossWeight)),
      unit,
      packages: sumOfPackages(lines.map((line) => line.packages)),
    },
    amountBeforeGST,
    texts: { ...values, name: "", notes: "", products: shownLines(values) },
  });
  return warnings.map(({ message }) => message);
}
