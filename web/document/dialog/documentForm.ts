import type { UseFormReturnType } from "@mantine/form";
import { useEffect } from "react";
import { documentMessages, missingInDocument, type DocumentRequest } from "#domain/document.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";

/** The version of the shipment that a document is wanted of, and what to do when it is not the stored one any more. */
export type Generation = { version: number | null; onStale: () => void };

/**
 * Whether a document's request has all it needs. If not, the user is told, every missing field is marked and the first
 * one focused. The form's fields are named as the request's.
 */
export function isComplete<Values>(document: DocumentRequest, form: UseFormReturnType<Values>): boolean {
  const missing = missingInDocument(document);
  const [first] = missing;
  if (first === undefined) return true;
  const text = document.kind === "custom-document" ? documentMessages.customIncomplete : documentMessages.incomplete;
  form.setErrors(Object.fromEntries(missing.map((field) => [field, text])));
  form.getInputNode(first)?.focus();
  showError(text, "Validation Error");
  return false;
}

/** A date input's value as GraphQL takes it: null where none was given, which leaves the stored date as it is. */
export function dayOrNull(value: string): string | null {
  return value === "" ? null : value;
}

/**
 * What a dialog does with a refusal: its fields are marked, unless it is the shipment that changed elsewhere. `names` has the
 * form's names of the input's fields that are called otherwise.
 */
export function markRefusals<Values>(
  form: UseFormReturnType<Values>,
  { onStale }: Generation,
  names: Record<string, string> = {},
): (errors: readonly UserError[]) => void {
  return (errors) => {
    if (errors.some(({ code }) => code === "CONFLICT")) return onStale();
    const marks = Object.entries(formErrors(errors)).map(([field, message]) => [names[field] ?? field, message]);
    form.setErrors(Object.fromEntries(marks));
  };
}

/** Lets the fields that the user has not touched follow the shipment's stored numbers and dates, should they change elsewhere. */
export function useStoredNumbers<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>, stored: Partial<Values>): void {
  useEffect(() => {
    const [initial, values] = [form.getInitialValues(), form.getValues()];
    if (Object.entries(stored).every(([field, value]) => initial[field] === value)) return;
    const untouched = Object.entries(stored).filter(([field]) => values[field] === initial[field]);
    form.setInitialValues({ ...initial, ...stored });
    form.setValues({ ...values, ...Object.fromEntries(untouched) });
  }, [form, stored]);
}
