import { documentOf, type DocumentRequest } from "#domain/documents/document.ts";
import type { DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { documentSetMessages } from "#domain/documents/documentSet.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { cardAfter } from "../card/documentCard.ts";
import { documentNumbers } from "../numbers/documentNumbers.ts";

/** The shipment as it is once all these documents are generated: with their numbers, dates, and values of the transport card. */
export function shipmentAfter(shipment: Shipment, documents: readonly DocumentRequest[]): Shipment {
  const after = { ...shipment };
  for (const document of documents) {
    Object.assign(after, documentNumbers(document, after), { transport: cardAfter(document, after.transport) });
  }
  return after;
}

/** Two documents of a set that give the same number, date or field of the transport card another value. */
export function contradictions(documents: readonly DocumentRequest[]): Problem[] {
  const given = new Map<string, string>();
  return documents.flatMap(({ kind, request }, index) => {
    const values: FieldValues = request;
    return documentOf(kind).fields.flatMap((field: DocumentField) => {
      const stored = "stores" in field && field.stores ? field.stores : "transport" in field ? field.transport : undefined;
      const value = textOf(values[field.name]);
      if (stored === undefined || value === "") return [];
      const former = given.get(stored) ?? value;
      given.set(stored, former);
      if (former === value) return [];
      const message = `${documentOf(kind).words.name}: ${documentSetMessages.differs(field.label, former)}`;
      return [invalid(message, "documents", String(index), "request", field.name)];
    });
  });
}

function textOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}
