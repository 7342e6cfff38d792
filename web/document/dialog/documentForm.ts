import { useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect } from "react";
import { missingInDocument } from "#domain/documents/document.ts";
import type { DocumentDefinition, DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { checkClauses, clausesOf } from "./clauses/contractClauses.ts";
import { fieldFaults } from "./fieldFaults.ts";

/** A dialog's values by the names of the document's fields; dates are YYYY-MM-DD. */
export type DocumentForm = UseFormReturnType<Record<string, unknown>>;

/** The numbers and dates that the shipment stores, by their names there; and what the service proposes, by the fields' names. */
export type Proposals = { stored: FieldValues; proposed: FieldValues };

/** The form of a document. Untouched fields follow when the shipment's stored values change elsewhere. */
export function useDocumentForm({ fields }: DocumentDefinition, proposals: Proposals): DocumentForm {
  const proposed = initialValues(fields, proposals);
  const form = useForm<Record<string, unknown>>({ initialValues: proposed });
  const texts = JSON.stringify(proposed);
  useEffect(() => {
    const next: Record<string, unknown> = JSON.parse(texts);
    const [initial, values] = [form.getInitialValues(), form.getValues()];
    const changed = Object.entries(next).filter(([name, value]) => typeof value === "string" && initial[name] !== value);
    if (changed.length === 0) return;
    const untouched = changed.filter(([name]) => values[name] === initial[name]);
    form.setInitialValues({ ...initial, ...Object.fromEntries(changed) });
    form.setValues({ ...values, ...Object.fromEntries(untouched) });
  }, [form, texts]);
  return form;
}

/** The values with which a dialog opens. A service that proposes none leaves the shipment's numbers and the defaults. */
export function initialValues(fields: readonly DocumentField[], proposals?: Proposals): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field, proposals)]));
}

function initialValue(field: DocumentField, { stored, proposed }: Proposals = { stored: {}, proposed: {} }): unknown {
  // The page hears of a new number before the proposals do.
  const proposal = ("stores" in field && stored[field.stores ?? ""]) || proposed[field.name];
  if (field.type === "clauses") return clausesOf(Array.isArray(proposal) ? proposal : []);
  if (proposal !== undefined && proposal !== "") return proposal;
  if ("default" in field) return field.default;
  if (field.type === "rows") return field.required ? [initialValues(field.columns)] : [];
  return "";
}

/** A field as its dialog shows it: a number that nobody entered or stored says that it is proposed (R-1035). */
export function hinted(field: DocumentField, form: DocumentForm, { stored, proposed }: Proposals): DocumentField {
  if (field.type !== "number" || !field.stores || stored[field.stores]) return field;
  const value = form.values[field.name];
  return value === "" || value !== proposed[field.name] ? field : { ...field, hint: "Proposed. Change it if your numbers are others." };
}

/** What is said in place of the preview while the document cannot be drawn; null if it can. */
export function previewHint(definition: DocumentDefinition, values: FieldValues): string | null {
  if (missingInDocument(definition, values).length > 0) return definition.words.hint;
  return fieldFaults(definition.fields, values)[0]?.[1] ?? null;
}

/** Whether the form can be sent. If not, shows a toast, marks every faulty field and focuses the first. */
export function isComplete(definition: DocumentDefinition, form: DocumentForm): boolean {
  const missing = missingInDocument(definition, form.values);
  const clauseError = definition.fields.flatMap(({ type, name }) => (type === "clauses" ? clauseErrors(name, form.values[name]) : []));
  const unfit = fieldFaults(definition.fields, form.values);
  const faults = [...missing.map((name) => [name, definition.words.incomplete] as const), ...clauseError, ...unfit];
  const [first] = faults;
  if (first === undefined) return true;
  markErrors(form, Object.fromEntries(faults));
  showError(first[1], missing.length > 0 ? "Required" : "Validation Error");
  return false;
}

function clauseErrors(name: string, value: unknown): (readonly [string, string])[] {
  const [first] = checkClauses(Array.isArray(value) ? value : []).values();
  return first ? [[name, first.name ?? first.value ?? ""]] : [];
}

/** Marks the fields of a rejected document. Their paths are those of the mutation's input: document, invoice, remarks; `depth` is 2 there. */
export function markFieldErrors(form: DocumentForm, { fields }: DocumentDefinition, errors: readonly UserError[], depth = 2): void {
  const marks = errors.map(({ message, field }) => {
    const [first = "", ...rest] = (field ?? []).slice(depth);
    return { message, field: [fields.find(({ graphqlName }) => graphqlName === first)?.name ?? first, ...rest] };
  });
  markErrors(form, formErrors(marks));
}
