/**
 * Contents of a column of the stats sheet: `money` is in the currency of the row's column Currency, a `measure` carries
 * its unit behind the figure ("75,000.00 KG"), a `date` is DD/MM/YYYY. User columns are text.
 */
const statsColumnKinds = ["text", "date", "money", "measure"] as const;
export type StatsColumnKind = (typeof statsColumnKinds)[number];

/** The system columns in their order. Their values are formatted text, computed from the present shipment; `money` and `measure` have sums. */
export const systemColumns = [
  { id: "shipment", name: "Shipment", kind: "text" },
  { id: "created", name: "Created", kind: "date" },
  { id: "invoiceNo", name: "Invoice No", kind: "text" },
  { id: "invoiceDate", name: "Invoice Date", kind: "date" },
  { id: "contractNo", name: "Contract No", kind: "text" },
  { id: "piNo", name: "PI No", kind: "text" },
  { id: "consignee", name: "Consignee", kind: "text" },
  { id: "broker", name: "Broker", kind: "text" },
  { id: "products", name: "Products", kind: "text" },
  { id: "quantity", name: "Quantity", kind: "measure" },
  { id: "packages", name: "Packages", kind: "measure" },
  { id: "netWeight", name: "Net Weight", kind: "measure" },
  { id: "grossWeight", name: "Gross Weight", kind: "measure" },
  { id: "currency", name: "Currency", kind: "text" },
  { id: "totalAmount", name: "Total Amount", kind: "money" },
  { id: "fob", name: "FOB", kind: "money" },
  { id: "freight", name: "Freight", kind: "money" },
  { id: "portOfLoading", name: "Port of Loading", kind: "text" },
  { id: "portOfDischarge", name: "Port of Discharge", kind: "text" },
  { id: "vessel", name: "Vessel", kind: "text" },
  { id: "containers", name: "Containers", kind: "measure" },
  { id: "shipmentTerms", name: "Shipment Terms", kind: "text" },
  { id: "paymentTerms", name: "Payment Terms", kind: "text" },
] as const satisfies readonly { id: string; name: string; kind: StatsColumnKind }[];
export type SystemColumnId = (typeof systemColumns)[number]["id"];

/** Whether an id names a system column. */
export function isSystemColumn(id: string): id is SystemColumnId {
  return systemColumns.some((column) => column.id === id);
}

/** Contents of a column; user columns, and columns that only another server knows, are text. */
export function statsColumnKind(id: string): StatsColumnKind {
  return systemColumns.find((column) => column.id === id)?.kind ?? "text";
}
