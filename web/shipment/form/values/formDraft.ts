import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import type { ShipmentDraft } from "#domain/shipment/shipmentCheck.ts";
import { draftFields } from "./enteredFields.ts";
import { figureOf } from "#domain/figures/enteredFigure.ts";
import { chosenNotifyIds, shownLines, type FormValues } from "./formValues.ts";

/** The form as the rules of `#domain` read it. */
export function draftOf(values: FormValues): ShipmentDraft {
  return {
    ...values,
    notifyId: chosenNotifyIds(values),
    products: shownLines(values).map((line) => ({
      ...line,
      ...draftFields(lineFields, line),
      quantity: figureOf(line.quantity),
      rate: figureOf(line.rate),
      package: {
        netWeightPerPackage: figureOf(line.netWeightPerPackage),
        grossWeightPerPackage: figureOf(line.grossWeightPerPackage),
      },
    })),
    containers: Number(figureOf(values.containerDetail.containerCount)),
    containerLoad: values.containerDetail.type,
    container: values.containers.map((container) => draftFields(containerFields, container)),
  };
}
