import { documentNames, type DocumentKind } from "#domain/documents/document.ts";

/** An action of a shipment's Actions menu: one of the five documents, an upload, a merge. */
export type ShipmentAction = DocumentKind | "upload" | "merge";

/** The entries of the Actions menu, in order. */
export const shipmentActions: readonly { action: ShipmentAction; label: string }[] = [
  { action: "upload", label: "Upload Documents" },
  { action: "contract", label: `Generate ${documentNames.contract}` },
  { action: "proforma-invoice", label: `Generate ${documentNames["proforma-invoice"]}` },
  { action: "invoice", label: `Generate ${documentNames.invoice}` },
  { action: "packing-list", label: `Generate ${documentNames["packing-list"]}` },
  { action: "custom-document", label: `Generate ${documentNames["custom-document"]}` },
  { action: "merge", label: "Merge Documents" },
];
