import type { Field } from "../masterData/kind.ts";
import { chargeFields } from "../shipment/fields/chargeFields.ts";
import type { FieldTable } from "../shipment/fields/fieldDefinition.ts";
import { lineFields } from "../shipment/fields/lineFields.ts";
import { shipmentFields } from "../shipment/fields/shipmentFields.ts";

/** Shipments of one import: each writes some dozens of rows. */
export const maxImportedShipments = 1_000;

/** Fields of a shipment that each row may leave to the office's only record or item. */
const proposed = new Set(["originCountry", "termsOfPayment", "termsOfShipment", "currency", "declaration"]);

const pick = (name: string, label: string, description: string, required = false): Field => ({
  name,
  label,
  input: "text",
  required,
  maxLength: 255,
  description,
});
const figure = (name: string, label: string, description: string, required = false): Field => ({
  ...pick(name, label, description, required),
  input: "number",
});

const { name, ...otherFields } = shipmentFields;

/** What all rows of a shipment say alike; a row may leave it blank. */
export const headColumns: readonly Field[] = [
  ...columnsOf({ name }),
  pick("firm", "Firm", "Name of the firm; blank for the one that is asked for, or the only one."),
  pick("address", "Firm Address", "Name of the firm's address; blank for the only one."),
  pick("bank", "Bank Details", "Nickname or number of the firm's account; blank for the only one."),
  pick("consignee", "Consignee", "Name of the buyer that receives the goods.", true),
  pick("buyer", "Buyer", "Name of the buyer, if it is not the consignee."),
  pick("seller", "Seller", "Name of the seller, if it is not the firm."),
  pick("notifyParties", "Notify Parties", "Names of buyers to notify, with semicolons between them."),
  pick("broker", "Broker", "Name of the broker; blank for the only one."),
  ...columnsOf(otherFields).map((field) => ({ ...field, required: field.required && !proposed.has(field.name) })),
  pick("type", "Shipment Type", "In Container or Bulk Vessel.", true),
  figure("containers", "Number of Containers", "How many containers carry it; blank in bulk."),
  pick("containerLoad", "Container Load", "FCL or LCL; blank for FCL."),
  ...columnsOf(chargeFields),
  figure("totalAmount", "Total Amount", "Compared with the computed total; blank for no comparison."),
];

/** What each row says of its product. */
const lineColumns: readonly Field[] = [
  pick("product", "Product", "Name of the product.", true),
  pick("hsnCode", "HSN Code", "Compared with the product's; tells products of one name apart."),
  pick("orderUnit", "Order Unit", "Order unit of the packaging details; blank, with the two below, for the only ones or the row above."),
  pick("packingUnit", "Packing Unit", "Packing unit of the packaging details."),
  pick("packageType", "Package Type", "Kind of package of the packaging details."),
  figure("netWeightPerPackage", "Net Weight per Package", "Blank for that of the packaging details."),
  figure("grossWeightPerPackage", "Gross Weight per Package", "Blank for that of the packaging details."),
  figure("quantity", "Quantity", "In order units.", true),
  figure("rate", "Rate", "Price of one order unit.", true),
  ...columnsOf(lineFields),
];

/** The columns of a table of shipments, a row for each product line. */
export const shipmentColumns: readonly Field[] = [...headColumns, ...lineColumns];

function columnsOf(fields: FieldTable): Field[] {
  return Object.entries(fields).map(([field, { label, type, format, limit = 255, isRequired = false, description }]) => ({
    name: field,
    label,
    input: type === "figure" ? "number" : type === "date" ? "date" : format === "asTyped" || limit > 255 ? "longText" : "text",
    required: isRequired,
    maxLength: limit,
    description,
  }));
}

/** What other programs call these columns; compared like headings. */
export const shipmentSynonyms: Record<string, readonly string[]> = {
  name: [
    "shipment",
    "shipment no",
    "shipment ref",
    "shipment reference",
    "reference",
    "ref no",
    "contract no",
    "contract",
    "invoice no",
    "invoice",
  ],
  firm: ["exporter", "shipper", "company"],
  bank: ["bank", "bank account", "account no"],
  consignee: ["customer", "customer name", "consignee name", "party", "party name"],
  buyer: ["applicant", "buyer name"],
  notifyParties: ["notify", "notify party"],
  originCountry: ["origin", "country of origin"],
  destinationCountry: ["destination", "country", "country of destination"],
  preCarriage: ["pre carriage by"],
  vessel: ["vessel name", "vessel/voyage", "vessel & voyage"],
  portOfLoading: ["pol", "loading port", "load port"],
  portOfDischarge: ["pod", "discharge port"],
  finalDestination: ["place of delivery"],
  termsOfPayment: ["payment terms", "payment term", "payment"],
  termsOfShipment: ["shipment terms", "shipment term", "terms", "incoterm", "incoterms", "delivery terms"],
  currency: ["currency code", "curr"],
  orderNo: ["po no", "po number", "order no", "buyers order no"],
  orderDate: ["po date", "order date"],
  lcNo: ["lc number", "letter of credit"],
  type: ["type", "mode"],
  containers: ["containers", "no of containers", "container count"],
  containerLoad: ["load", "fcl/lcl"],
  gstPercentage: ["gst %", "gst percentage", "gst percent", "igst"],
  totalAmount: ["total", "invoice value", "invoice amount"],
  product: ["product name", "item", "item name", "commodity", "goods"],
  hsnCode: ["hsn", "hs code", "hs", "tariff code", "itc hs code", "hsn/sac"],
  orderUnit: ["uom", "unit", "order uom"],
  packingUnit: ["weight unit", "packing uom"],
  packageType: ["package", "packing", "packaging", "kind of package", "type of package"],
  // 'Net Weight' is that of the whole line in most tables, which the service computes: a guess would multiply it by the packages.
  netWeightPerPackage: ["net wt per package", "net weight per bag", "net wt per bag", "net per package"],
  grossWeightPerPackage: ["gross wt per package", "gross weight per bag", "gross wt per bag", "gross per package"],
  quantity: ["qty", "order quantity"],
  rate: ["price", "unit price", "rate per unit"],
  marks: ["shipping marks", "marks & nos", "marks and numbers"],
  description: ["product description", "description of goods"],
  specification: ["spec", "specifications", "quality"],
};
