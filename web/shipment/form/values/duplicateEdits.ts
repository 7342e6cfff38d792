import type { FormValues } from "./formValues.ts";

/** What is true of one container and of one weighing alone: a VGM declaration of another would be untrue (R-1313). */
const oldOfContainer = {
  containerNumber: "",
  lineSealNumber: "",
  rfidSealNumber: "",
  customsSealNumber: "",
  tareWeight: "",
  maxGrossWeight: "",
  vgmWeight: "",
  vgmWeighedOn: "",
  vgmSlipNo: "",
};

/**
 * A copy without the container numbers, seals, weighings, marks and advance of the shipment before; the same values if there are none
 * (R-747, R-1313).
 */
export function withoutOldValues(values: FormValues): FormValues {
  const { containers, products, charges } = values;
  const isOld =
    Number(charges.advance) !== 0 ||
    products.some(({ marks }) => marks !== "") ||
    containers.some((container) => Object.keys(oldOfContainer).some((name) => Reflect.get(container, name) !== ""));
  if (!isOld) return values;
  return {
    ...values,
    containers: containers.map((container) => ({ ...container, ...oldOfContainer })),
    products: products.map((line) => ({ ...line, marks: "" })),
    charges: { ...charges, advance: "" },
  };
}
