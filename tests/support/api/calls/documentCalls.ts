import { documentOf, type DocumentKind } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { GeneratedDocument } from "../../../../api/document/drawFile.ts";
import type { GeneratedSet } from "../../../../api/document/set/generateSet.ts";
import type { Preview } from "../../../../api/document/render/documentRenderer.ts";
import { aPackRequest } from "../../fixtures/customsRequests.ts";
import { aCertificateRequest, aLetterRequest } from "../../fixtures/documentRequests.ts";
import type { TestUser } from "../aUser.ts";

/** Values that every document of a kind needs; kinds not named here need a number and a date. */
const given: Partial<Record<DocumentKind, Record<string, unknown>>> = {
  contract: { contractNumber: "TV/SC/1", contractDate: "06/10/2025", fields: { Packing: "In new bags.", Arbitration: "In London." } },
  "proforma-invoice": { piNo: "TV/PI/1", piDate: "03/10/2025" },
  "custom-document": { name: "Undertaking", heading: "UNDERTAKING", body: "We undertake." },
  "covering-letter": { ...aLetterRequest(), letterNo: "TV/EXP/1" },
  "beneficiary-certificate": { ...aCertificateRequest(), invoiceNo: "TV/EXP/1" },
  // Its data sheet warns of a shipment without a price break-up.
  "customs-pack": { ...aPackRequest({ dataSheet: false }), packNo: "TV/EXP/1", invoiceNo: "TV/EXP/1" },
};

/** A complete request for a document, as REST takes it. */
export function requestOf(kind: DocumentKind): Record<string, unknown> {
  const required = documentOf(kind).fields.filter((field) => field.required);
  return given[kind] ?? Object.fromEntries(required.map(({ name, type }) => [name, type === "date" ? "12/11/2025" : "TV/EXP/1"]));
}

export type DocumentCalls = ReturnType<typeof documentCalls>;

/** The service's calls for the documents of one shipment; `change` replaces parts of a complete request. */
export function documentCalls(user: TestUser, shipmentId: string) {
  return {
    generate(kind: DocumentKind, change: object = {}, headers: Record<string, string> = {}) {
      const path = `/v1/shipment/document/${kind}?shipmentId=${shipmentId}`;
      return user.post<GeneratedDocument>(path, { ...requestOf(kind), ...change }, headers);
    },
    preview(kind: DocumentKind, change: object = {}) {
      const path = `/v1/shipment/document/${kind}/preview?shipmentId=${shipmentId}`;
      return user.post<Preview>(path, { ...requestOf(kind), ...change });
    },
    /** Generates a set of complete documents; `change` replaces parts of the body. */
    generateSet(kinds: readonly DocumentKind[], change: object = {}, headers: Record<string, string> = {}) {
      const documents = kinds.map((kind) => ({ kind, request: requestOf(kind) }));
      return user.post<GeneratedSet>(`/v1/shipment/document-set?shipmentId=${shipmentId}`, { documents, ...change }, headers);
    },
    /** The shipment as it is stored. */
    async read(): Promise<Shipment> {
      return (await user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data;
    },
  };
}
