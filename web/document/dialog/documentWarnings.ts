import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import type { DocumentWarning } from "../preview/useDocumentPreview.ts";

/** A preview's warnings: those about a field by its path in the form, and the others. */
export type DocumentWarnings = { byPath: ReadonlyMap<string, string[]>; others: string[] };

/** Sorts a preview's warnings. The paths of fields are those of the mutation's input, where the document's own are `at`: document, billOfLading. */
export function documentWarnings(
  { graphqlName, fields }: DocumentDefinition,
  warnings: readonly DocumentWarning[],
  at: readonly string[] = ["document", graphqlName],
): DocumentWarnings {
  const byPath = new Map<string, string[]>();
  const others: string[] = [];
  for (const { message, code, field } of warnings) {
    const [first = "", ...rest] = field.slice(at.length);
    const found = fields.find(({ name, graphqlName: inputName = name }) => inputName === first);
    if (found && at.every((step, index) => field[index] === step)) {
      const path = [found.name, ...rest].join(".");
      byPath.set(path, [...(byPath.get(path) ?? []), message]);
    } else if (code !== "BREAK_UP_OMITTED") {
      // The switch that asks for a break-up says why there is none.
      others.push(message);
    }
  }
  return { byPath, others };
}
