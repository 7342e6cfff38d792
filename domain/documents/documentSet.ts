import type { DocumentKind } from "./document.ts";
import type { DocumentField } from "./documentDefinition.ts";
import { numberFields, type NumberField } from "./numbering/numberFields.ts";

/** The documents that a set has by default. */
export const standardKinds = ["contract", "proforma-invoice", "invoice", "packing-list"] as const satisfies readonly DocumentKind[];

/** Words of sets of documents. */
export const documentSetMessages = {
  empty: "Please choose at least one document",
  mergeOne: "One merged PDF needs at least two documents",
  twice: (document: string) => `The ${document} is in the set twice`,
  differs: (field: string, value: string) => `${field} is ${value} in another document of the set`,
  tooLong: "The documents took too long to draw. Please try with fewer.",
  mergedName: "Documents",
  generated: (count: number) => (count === 1 ? "1 document generated successfully" : `${count} documents generated successfully`),
} as const;

/** Whether the shipment stores the field's number or date, so that all documents of a set share it. */
export function isStoredNumber(field: DocumentField): field is DocumentField & { type: "number" | "date"; stores: string } {
  return "stores" in field && field.stores !== undefined;
}

/** The numbers that documents of a set need: those of their required fields. */
export function neededNumbers(definitions: readonly { fields: readonly DocumentField[] }[]): Set<NumberField> {
  const needed = new Set<NumberField>();
  for (const { fields } of definitions) {
    for (const field of fields) {
      const number = "stores" in field && field.required ? numberFields.find((each) => each === field.stores) : undefined;
      if (number) needed.add(number);
    }
  }
  return needed;
}
