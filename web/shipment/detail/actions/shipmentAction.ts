import { documents, generateSet, type DocumentKind } from "#domain/documents/document.ts";
import { documentGroups, type DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { keysOf } from "#domain/typedObject.ts";

/** An action of a shipment's Actions menu: a document, a set of them, an upload, a merge. */
export type ShipmentAction = DocumentKind | "set" | "upload" | "merge";

type ActionEntry = {
  action: ShipmentAction;
  label: string;
  /** Other words by which it is found. */
  searchedAs: readonly string[];
};

const groups = keysOf(documentGroups).map((group) => {
  const entries: ActionEntry[] = documents
    .filter((document) => document.group === group)
    .map(({ kind, words }) => ({ action: kind, label: `Generate ${words.name}`, searchedAs: searchedAs(words) }));
  if (group !== "standard") return { name: documentGroups[group], entries };
  const upload: ActionEntry = { action: "upload", label: "Upload Documents", searchedAs: [] };
  const merge: ActionEntry = { action: "merge", label: "Merge Documents", searchedAs: [] };
  const set: ActionEntry = { action: "set", label: generateSet, searchedAs: ["Set", "Several Documents"] };
  return { name: documentGroups[group], entries: [upload, ...entries, merge, set] };
});

/** The groups of the Actions menu with their entries, in order. Upload and Merge are around the standard documents, and a set follows. */
export const shipmentActionGroups = groups.filter(({ entries }) => entries.length > 0);

/** All entries of the Actions menu. */
export const shipmentActions = shipmentActionGroups.flatMap(({ entries }) => entries);

function searchedAs(words: DocumentDefinition["words"]): readonly string[] {
  return words.searchedAs ?? [];
}

/** Whether an action generates a document. */
export function isDocument(action: ShipmentAction | null): action is DocumentKind {
  return action !== null && action !== "set" && action !== "upload" && action !== "merge";
}
