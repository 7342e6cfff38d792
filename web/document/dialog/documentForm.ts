import type { UseFormReturnType } from "@mantine/form";
import { useEffect } from "react";
import { documentMessages, missingInDocument, type DocumentRequest } from "#domain/documents/document.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";

/** The version of the shipment that the document is generated from, and what to do if it is no longer the stored one. */
export type Generation = { version: number | null; onStale: () => void };

/**
 * Whether a document's request is complete. If not, shows a toast, marks every missing field and focuses the first. The form's fields have
 * the request's names.
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

/** A date input's value as GraphQL takes it. Null means none was entered, which leaves the stored date unchanged. */
export function dayOrNull(value: string): string | null {
  return value === "" ? null : value;
}

/**
 * Handles a rejected document: marks its fields, unless the shipment changed elsewhere. `names` maps the input's field names to the form's
 * where they differ.
 */
export function markFieldErrors<Values>(
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

/** Updates untouched fields when the shipment's stored numbers and dates change elsewhere. */
export function useStoredNumbers<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>, stored: Partial<Values>): void {
  useEffect(() => {
    const [initial, values] = [form.getInitialValues(), form.getValues()];
    if (Object.entries(stored).every(([field, value]) => initial[field] === value)) return;
    const untouched = Object.entries(stored).filter(([field]) => values[field] === initial[field]);
    form.setInitialValues({ ...initial, ...stored });
    form.setValues({ ...values, ...Object.fromEntries(untouched) });
  }, [form, stored]);
}
