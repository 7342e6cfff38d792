import { z } from "zod";
import { countryNamed } from "#domain/places/countries.ts";
import { shipmentTypes } from "#domain/shipment/shipment.ts";
import { claimedFigure, figure, flag, list, readOnly, requiredFigure, strictObject, text, whole } from "../../http/requestSchema.ts";
import { maxVersion } from "./version.ts";

/** Maximum lengths: a single line, an address-like text, and up to a page of text. */
const short = 255;
const medium = 2000;
const long = 5000;

/** Packages and weights of a line. */
export const packagesBody = strictObject({
  total: claimedFigure().describe("The number of packages; computed, and refused if it differs by more than rounding."),
  type: trimmed().describe('The kind of package, such as "BAG"; refused if it differs from the packaging unit\'s.'),
  netWeight: claimedFigure().describe("Net weight of the line; computed, and refused if it differs by more than rounding."),
  grossWeight: claimedFigure().describe("Gross weight of the line; computed, and refused if it differs by more than rounding."),
  netWeightPerPackage: requiredFigure().describe(
    "Net weight of one package in packing units, at most 3 decimals, such as 25; 0 for bulk goods.",
  ),
  grossWeightPerPackage: requiredFigure().describe(
    "Gross weight of one package in packing units, at most 3 decimals, such as 25.15; 0 for bulk goods.",
  ),
}).meta({
  id: "PackagesBody",
  example: { netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
  description: "Packages and weights of a line as entered.",
  required: ["netWeightPerPackage", "grossWeightPerPackage"],
});

/** A product line. */
export const lineBody = strictObject({
  productId: trimmed().describe("The id of the product."),
  unitId: trimmed().describe("The id of the packaging unit; all lines use the same one."),
  package: packagesBody.nullish().describe("Packages and weights. If omitted, the line uses its packaging unit's weights per package."),
  quantity: requiredFigure().describe("The quantity in order units, at most 3 decimals, such as 50."),
  rate: requiredFigure().describe("Price of one order unit in the shipment's currency, at most 4 decimals, such as 1142.5."),
  marks: text(medium).describe("Shipping marks; line breaks are kept. Empty if there are none."),
  description: text(long).describe("Text that documents print after the product's name; empty if there is none."),
  specification: text(long).describe("Quality in words; empty if none is given."),
  name: readOnly("The product's name as saved."),
  hsnCode: readOnly("The product's HSN code as saved."),
  unit: readOnly("The packaging unit as saved."),
}).meta({
  id: "ProductLineBody",
  example: { quantity: 50, rate: 1142.5, marks: "AL MARJAN", description: "In new 25 kg bags", specification: "Moisture 12.5% max" },
  description: "A product line as entered. Later lines without any entry are dropped.",
  required: ["productId", "unitId", "quantity", "rate"],
});

export const containerBody = strictObject({
  containerNumber: trimmed().describe('The container\'s number, such as "TVXU1001010".'),
  lineSealNumber: trimmed().describe("The shipping line's seal; empty if there is none."),
  rfidSealNumber: trimmed().describe("The electronic seal; empty if there is none."),
  size: trimmed().describe("The container's size, such as \"20'\"."),
  lot: trimmed().describe("The lot in the container; empty if there is none."),
  netWeight: figure().describe("Net weight of the contents, in `unit`, at most 3 decimals, such as 25000; 0 if not given."),
  grossWeight: figure().describe("Gross weight of the contents, in `unit`, at most 3 decimals, such as 25150; 0 if not given."),
  unit: trimmed().describe('The unit of both weights, such as "KG".'),
}).meta({
  id: "ContainerBody",
  example: {
    containerNumber: "TVXU1001010",
    lineSealNumber: "HL2210457",
    rfidSealNumber: "SPPL00412345",
    size: "20'",
    lot: "A1",
    netWeight: 50000,
    grossWeight: 50300,
    unit: "KG",
  },
  description: "A container as entered.",
  required: ["containerNumber"],
});

/** Discount, tax, advance and the price break-up. */
export const chargesBody = strictObject({
  discount: figure().describe("Deducted from the subtotal, which it must not exceed."),
  gstPercentage: figure().describe("Goods and services tax in percent, 0 to 100, such as 18."),
  advance: figure().describe("Payment already received, deducted after GST; at most the invoice value."),
  fob: figure().describe("Free-on-board value for the price break-up; not part of the total."),
  freight: figure().describe("Freight for the price break-up; not part of the total."),
  insurance: figure().describe("Insurance for the price break-up; not part of the total."),
  commission: figure().describe("The broker's commission, for information; not part of the total."),
  gst: claimedFigure().describe("The tax; computed, and refused if it differs by more than rounding."),
}).meta({
  id: "ChargesBody",
  example: { discount: 625, gstPercentage: 0, advance: 0, fob: 54500, freight: 2000, insurance: 0, commission: 250 },
  description: "Discount, tax, advance and the price break-up as entered; each 0 if omitted. Amounts have at most the currency's decimals.",
});

/** Fields of a shipment's answer that a body cannot set. */
export const answeredOnly = {
  shipmentId: readOnly("The shipment's id."),
  status: readOnly("The shipment's status."),
  createdAt: readOnly("When it was created."),
  updatedAt: readOnly("When it was last changed."),
  invoiceNo: readOnly("Number of the commercial invoice, set when the document is generated."),
  invoiceDate: readOnly("Date of the commercial invoice, set likewise."),
  piNo: readOnly("Number of the proforma invoice, set likewise."),
  piDate: readOnly("Date of the proforma invoice, set likewise."),
  contractNo: readOnly("Number of the contract, set likewise."),
  contractDate: readOnly("Date of the contract, set likewise."),
  firm: readOnly("The firm as saved; set it by `firmId`."),
  address: readOnly("The firm's address as saved; set it by `addressId`."),
  seller: readOnly("The different seller as saved; set it by `sellerId`."),
  consignee: readOnly("The consignee as saved; set it by `consigneeId`."),
  notifyParties: readOnly("The notify parties as saved; set them by `notifyId`."),
  broker: readOnly("The broker as saved; set it by `brokerId`."),
  bankDetails: readOnly("The bank account as saved; set it by `bankId`."),
  attachments: readOnly("The stored files."),
  differsFromMasterData: readOnly("Whether a refresh would change the shipment."),
  warnings: readOnly("Possible mistakes in the shipment."),
};

const claim =
  "computed, and refused with the expected figure if it differs by more than rounding. Not compared when omitted. Any finite number.";

/** A shipment as entered. */
export const shipmentBody = strictObject({
  firmId: trimmed().describe("The id of the shipment's firm."),
  addressId: trimmed().describe("The id of the firm's address that documents print."),
  isSellerDifferent: flag().describe("Whether the seller is another party than the firm; false when omitted."),
  sellerId: trimmed().describe("The id of the buyer record that is the different seller."),
  consigneeId: trimmed().describe("The id of the buyer that receives the goods."),
  notifyId: list(trimmed())
    .transform((ids) => ids.filter((id) => id))
    .describe("The ids of the buyers to notify of the arrival, at most 5."),
  brokerId: trimmed().describe("The id of the broker."),
  name: trimmed().describe("The user's name for the shipment."),
  originCountry: country().describe("English name of the goods' country of origin, from the built-in list, in any case."),
  destinationCountry: country().describe("English name of the goods' country of destination, from the built-in list, in any case."),
  preCarriage: trimmed().describe("Transport to the port: By Road, By Rail, By Sea, By Air or Multi Model; empty if unknown."),
  placeOfReceipt: trimmed().describe("The place where the carrier takes over the goods; empty if unknown."),
  vessel: trimmed().describe("Vessel and voyage; empty if unknown."),
  portOfLoading: trimmed().describe("Name of the port of loading."),
  portOfDischarge: trimmed().describe("Name of the port of discharge."),
  finalDestination: trimmed().describe("The goods' final destination."),
  termsOfPayment: trimmed(long).describe("The terms of payment, in words."),
  termsOfShipment: trimmed(long).describe("The terms of shipment, in words."),
  bankId: trimmed().describe("The id of the firm's bank account that the buyer pays to."),
  currency: trimmed(3)
    .transform((code) => code.toUpperCase())
    .describe('The currency of all amounts of the shipment, by ISO 4217, such as "USD".'),
  declaration: text(long).describe("The declaration printed on invoices."),
  products: list(lineBody).meta({ type: "array", minItems: 1, description: "The lines, 1 to 10." }),
  charges: chargesBody
    .nullish()
    .transform((given) => given ?? chargesBody.parse({}))
    .describe("Discount, tax, advance and the price break-up."),
  type: trimmed().meta({ enum: shipmentTypes, description: "Whether the goods are in containers or in bulk." }),
  containerDetail: strictObject({
    containers: z.number().describe("The number of containers."),
    type: trimmed().describe("FCL (full loads, the default) or LCL (shared containers)."),
  })
    .nullish()
    .describe("Number and load of the containers. Required for CONTAINERISED, ignored for BULK."),
  container: list(containerBody).describe("The individual containers; ignored for BULK."),
  totalQuantity: claimedFigure().describe(`Net weight of all lines, in packing units; ${claim}`),
  totalGrossQuantity: claimedFigure().describe(`Gross weight of all lines, in packing units; ${claim}`),
  amountBeforeGST: claimedFigure().describe(`Subtotal − discount; ${claim}`),
  totalAmount: claimedFigure().describe(`Amount before GST + GST − advance; ${claim}`),
  notes: text(long).describe("The user's notes; not printed on any document."),
  version: whole(0, maxVersion).describe("The version as read; a stale version is refused. Not compared when omitted."),
  ...answeredOnly,
}).meta({
  id: "ShipmentBody",
  example: {
    isSellerDifferent: false,
    name: "Rice to Jebel Ali, November",
    originCountry: "India",
    destinationCountry: "United Arab Emirates",
    preCarriage: "By Road",
    placeOfReceipt: "Rajkot",
    vessel: "MV GULF PIONEER V.214",
    portOfLoading: "Mundra",
    portOfDischarge: "Jebel Ali",
    finalDestination: "Jebel Ali",
    termsOfPayment: "100% irrevocable L/C at sight",
    termsOfShipment: "CIF JEBEL ALI",
    currency: "USD",
    declaration: "We declare that this invoice shows the actual price of the goods described.",
    notes: "",
    type: "CONTAINERISED",
    notifyId: [],
    containerDetail: { containers: 1, type: "FCL" },
  },
  description: "A shipment as entered.",
  required: [
    ...(["firmId", "addressId", "consigneeId", "brokerId", "name", "originCountry", "destinationCountry"] as const),
    ...(["portOfLoading", "portOfDischarge", "finalDestination", "termsOfPayment", "termsOfShipment"] as const),
    ...(["bankId", "currency", "declaration", "products", "type"] as const),
  ],
});

/** A country in the list's spelling; a rule rejects unlisted ones. */
function country() {
  return trimmed().transform((name) => countryNamed(name) ?? name);
}

function trimmed(maxLength = short) {
  return text(maxLength).transform((value) => value.trim());
}
