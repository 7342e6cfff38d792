import { checkCharges } from "#domain/shipment/checkCharges.ts";
import { checkShipment, missingFields, shipmentCheckMessages } from "#domain/shipment/shipmentCheck.ts";
import type { UnitChoice } from "./formChoices.ts";
import { draftOf } from "./formDraft.ts";
import type { FormErrors } from "./formStore.ts";
import { chargeFigures, totalsOf } from "./formTotals.ts";
import type { FormValues } from "./formValues.ts";

/** Why a form cannot be saved: one text for the toast, and one per field. */
export type Refusal = { message: string; errors: FormErrors };

/** Checks the form before a save; null if it is valid. All missing fields are listed in one sentence and marked. */
export function checkForm(values: FormValues, units: readonly UnitChoice[]): Refusal | null {
  const draft = draftOf(values);
  const missing = missingFields(draft);
  const errors: Record<string, string> = {};
  for (const { path, label } of missing) errors[path.join(".")] = `${label} is required`;
  const problems = [...checkShipment(draft), ...checkCharges(values.currency, chargeFigures(values), totalsOf(values, units))];
  for (const { message, field } of problems) {
    const path = pathOfField(field ?? []);
    if (path !== "") errors[path] ??= message;
  }
  if (values.type === "CONTAINERISED") Object.assign(errors, unnumberedContainers(values));
  const [first] = problems;
  if (first === undefined) return null;
  // While fields are missing, the toast names only those; other errors are marked, and reported once the fields are filled in.
  const message = missing.length > 0 ? first.message : [...new Set(problems.map((problem) => problem.message))].join(", ");
  return { message, errors };
}

/** Maps the gateway's error paths, which follow the sent body, to the form's. */
export function pathOfField(field: readonly string[]): string {
  const [root = "", ...rest] = field[0] === "input" ? field.slice(1) : field;
  const names: Record<string, string> = { container: "containers", notifyId: "notifyIds", notifyPartyIds: "notifyIds" };
  return [names[root] ?? root, ...rest.filter((step) => step !== "package")].join(".");
}

function unnumberedContainers({ containers }: FormValues): Record<string, string> {
  const blank = containers.flatMap(({ containerNumber }, index) => (containerNumber.trim() === "" ? [index] : []));
  return Object.fromEntries(blank.map((index) => [`containers.${index}.containerNumber`, shipmentCheckMessages.containerNumbers]));
}
