import type { UseFormReturnType } from "@mantine/form";
import { documentMessages, missingInDocument, type DocumentRequest } from "#domain/document.ts";
import { showError } from "../ui/toast.ts";

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
