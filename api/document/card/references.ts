import { documentOf, type DocumentRequest } from "#domain/documents/document.ts";
import type { DocumentField, FieldValues, ReferenceName } from "#domain/documents/documentDefinition.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { keysOf } from "#domain/typedObject.ts";

/** What a shipment stores as its references. A date is YYYY-MM-DD. An empty text means that there is none. */
type References = Readonly<Record<ReferenceName, string>>;

/** The number that a reference belongs to: a date says nothing without it, and belongs to no other number. */
const numberOf: Record<ReferenceName, ReferenceName> = {
  orderNo: "orderNo",
  orderDate: "orderNo",
  lcNo: "lcNo",
  lcDate: "lcNo",
  lcIssuingBank: "lcNo",
};

/** All references, the number of an order or a credit before what belongs to it. */
export const referenceNames = keysOf(numberOf);

/**
 * What a document fills in on a shipment (R-1117): references that it names and the shipment lacks, of a credit or an order that the shipment
 * names too or not at all. What the shipment has stays.
 */
export function filledReferences({ kind, request }: DocumentRequest, stored: References): Partial<References> {
  const given = givenReferences(kind, request);
  const filled = [...given].filter(([name, text]) => {
    // A paper without a field for the number is about the shipment's own.
    const number = given.get(numberOf[name]) ?? stored[numberOf[name]];
    return text !== "" && stored[name] === "" && number !== "" && [number, ""].includes(stored[numberOf[name]]);
  });
  return Object.fromEntries(filled);
}

function givenReferences(kind: DocumentRequest["kind"], request: FieldValues): Map<ReferenceName, string> {
  const fields: readonly DocumentField[] = documentOf(kind).fields;
  return new Map(
    fields.flatMap((field) =>
      "fills" in field && field.fills ? [[field.fills, storedText(field.fills, request[field.name])] as const] : [],
    ),
  );
}

function storedText(name: ReferenceName, value: unknown): string {
  if (typeof value !== "string") return "";
  return shipmentFields[name].type === "date" ? (fromDayMonthYear(value) ?? "") : value.trim();
}
