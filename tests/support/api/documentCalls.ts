import type { Attachment } from "#domain/documents/attachment.ts";
import type { DocumentKind } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { TestUser } from "./aUser.ts";

/** A complete request for a document of each kind, as REST takes it. */
const requests: Record<DocumentKind, Record<string, unknown>> = {
  contract: { contractNumber: "TV/SC/1", contractDate: "06/10/2025", fields: { Packing: "In new bags.", Arbitration: "In London." } },
  "proforma-invoice": { piNo: "TV/PI/1", piDate: "03/10/2025" },
  invoice: { invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" },
  "packing-list": { invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" },
  "custom-document": { name: "Undertaking", heading: "UNDERTAKING", body: "We undertake." },
};

type Preview = { pages: string[]; pageCount: number; unknownFields: string[] };

export type DocumentCalls = ReturnType<typeof documentCalls>;

/** The service's calls for the documents of one shipment; `change` replaces parts of a complete request. */
export function documentCalls(user: TestUser, shipmentId: string) {
  return {
    generate(kind: DocumentKind, change: object = {}, headers: Record<string, string> = {}) {
      const path = `/v1/shipment/document/${kind}?shipmentId=${shipmentId}`;
      return user.post<Attachment>(path, { ...requests[kind], ...change }, headers);
    },
    preview(kind: DocumentKind, change: object = {}) {
      const path = `/v1/shipment/document/${kind}/preview?shipmentId=${shipmentId}`;
      return user.post<Preview>(path, { ...requests[kind], ...change });
    },
    /** The shipment as it is stored. */
    async read(): Promise<Shipment> {
      return (await user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data;
    },
  };
}
