import { documentOf, missingInDocument, type DocumentKind } from "#domain/documents/document.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { withSetEnclosed } from "#domain/documents/enclosures.ts";
import { isStoredNumber, neededNumbers } from "#domain/documents/documentSet.ts";
import { numberedFields, numberFields, type NumberField } from "#domain/documents/numbering/numberFields.ts";
import { readProposedValues } from "#domain/documents/proposedValue.ts";
import type { DocumentInput } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";
import { documentInputOf } from "../dialog/documentInput.ts";
import { initialValues } from "../dialog/documentForm.ts";
import type { SetNumbers, SetProposal } from "./setProposal.ts";

/** The numbers that the chosen documents need, in the order of their documents. */
export function numbersOf(kinds: readonly DocumentKind[]): NumberField[] {
  const needed = neededNumbers(kinds.map(documentOf));
  return numberFields.filter((field) => needed.has(field));
}

/** What the dialog shows for a number or date: as entered, else as proposed. */
export function shownNumber(name: keyof SetNumbers, entered: SetNumbers, proposal: SetProposal): string {
  return entered[name] ?? proposal.numbers[name];
}

/** The needed numbers and dates that are blank. */
export function blankNumbers(kinds: readonly DocumentKind[], entered: SetNumbers, proposal: SetProposal): (keyof SetNumbers)[] {
  return numbersOf(kinds)
    .flatMap((field) => [field, numberedFields[field]])
    .filter((name) => shownNumber(name, entered, proposal).trim() === "");
}

/** The labels of required fields for which nothing is proposed; empty if the document can be in the set. */
export function missingLabels(kind: DocumentKind, proposal: SetProposal): string[] {
  const definition: DocumentDefinition = documentOf(kind);
  const missing = missingInDocument(definition, valuesOf(definition, proposal));
  return definition.fields.filter((field) => missing.includes(field.name) && !isStoredNumber(field)).map(({ label }) => label);
}

/** A document of the set as GraphQL takes it: what is proposed, with the set's numbers. Those of other documents follow from the set. */
export function setDocument(
  kind: DocumentKind,
  { kinds, entered, proposal }: { kinds: readonly DocumentKind[]; entered: SetNumbers; proposal: SetProposal },
): DocumentInput {
  const definition: DocumentDefinition = documentOf(kind);
  const proposed = valuesOf(definition, proposal);
  const shared = definition.fields.filter(isStoredNumber).map((field) => {
    const name = stored.find((each) => each === field.stores);
    return [field.name, field.required && name ? shownNumber(name, entered, proposal) : ""] as const;
  });
  const enclosing = definition.fields.flatMap((field) => {
    const rows = proposed[field.name];
    const isEnclosing = field.type === "rows" && field.proposedFrom === "attachments" && Array.isArray(rows);
    const isSoleBill = valuesOf(documentOf("bill-of-exchange"), proposal)["set"] === "ONE";
    return isEnclosing ? [[field.name, withSetEnclosed(rows, { kinds, most: field.most, isSoleBill })] as const] : [];
  });
  return documentInputOf(definition, { ...proposed, ...Object.fromEntries([...shared, ...enclosing]) });
}

const stored = numberFields.flatMap((field) => [field, numberedFields[field]] as const);

function valuesOf(definition: DocumentDefinition, { values }: SetProposal): Record<string, unknown> {
  const proposed = readProposedValues(definition.fields, values.get(definition.noun) ?? []);
  return initialValues(definition.fields, { stored: {}, proposed });
}
