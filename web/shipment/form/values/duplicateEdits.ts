import type { FormValues } from "./formValues.ts";

const oldOfContainer = { containerNumber: "", lineSealNumber: "", rfidSealNumber: "", customsSealNumber: "" };

/** A copy without the container numbers, seals, marks and advance of the shipment before; the same values if there are none. */
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
