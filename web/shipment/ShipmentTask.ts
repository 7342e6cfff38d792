import { documentNames, type DocumentKind } from "#domain/document.ts";

/** What can be done to a shipment from its Actions menu: one of the five documents, an upload, a merge. */
export type ShipmentTask = DocumentKind | "upload" | "merge";

/** The menu's entries in their order. */
export const shipmentTasks: readonly { task: ShipmentTask; label: string }[] = [
  { task: "upload", label: "Upload Documents" },
  { task: "contract", label: `Generate ${documentNames.contract}` },
  { task: "proforma-invoice", label: `Generate ${documentNames["proforma-invoice"]}` },
  { task: "invoice", label: `Generate ${documentNames.invoice}` },
  { task: "packing-list", label: `Generate ${documentNames["packing-list"]}` },
  { task: "custom-document", label: `Generate ${documentNames["custom-document"]}` },
  { task: "merge", label: "Merge Documents" },
];
