import { z } from "zod";
import { countryNamed } from "#domain/countries.ts";
import { shipmentTypes } from "#domain/shipment.ts";
import { claimedFigure, figure, flag, list, readOnly, requiredFigure, strictObject, text, whole } from "../../http/requestSchema.ts";
import { maxVersion } from "./version.ts";

/** Longest texts: a single line, an address-like one, and what may fill a page. */
const short = 255;
const medium = 2000;
const long = 5000;

/** Packages and weights of a line. */
export const packagesBody = strictObject({
  total: claimedFigure().describe("How many packages; computed, and refused where it differs by more than rounding."),
  type: trimmed().describe('The kind of package, such as "BAG": that of the packaging unit, and refused where it differs.'),
  netWeight: claimedFigure().describe("Net weight of the line; computed, and refused where it differs by more than rounding."),
  grossWeight: claimedFigure().describe("Gross weight of the line; computed, and refused where it differs by more than rounding."),
  netWeightPerPackage: requiredFigure().describe(
    "Net weight of one package in packing units, at most 3 decimals, such as 25; 0 for goods in bulk.",
  ),
  grossWeightPerPackage: requiredFigure().describe(
    "Gross weight of one package in packing units, at most 3 decimals, such as 25.15; 0 for goods in bulk.",
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
  package: packagesBody.nullish().describe("Packages and weights. Left out, the line has the weights per package of its packaging unit."),
  quantity: requiredFigure().describe("In order units, at most 3 decimals, such as 50."),
  rate: requiredFigure().describe("Price of one order unit in the shipment's currency, at most 4 decimals, such as 1142.5."),
  marks: text(medium).describe("Shipping marks; line breaks are kept. Empty when there are none."),
  description: text(long).describe("What documents add to the product's name; empty when nothing."),
  specification: text(long).describe("Quality in words; empty when none is given."),
  name: readOnly("The product's name as saved."),
  hsnCode: readOnly("The product's HSN code as saved."),
  unit: readOnly("The packaging unit as saved."),
}).meta({
  id: "ProductLineBody",
  example: { quantity: 50, rate: 1142.5, marks: "AL MARJAN", description: "In new 25 kg bags", specification: "Moisture 12.5% max" },
  description: "A product line as entered. Later lines in which nothing is entered are dropped.",
  required: ["productId", "unitId", "quantity", "rate"],
});

/** A container of the list. */
export const containerBody = strictObject({
  containerNumber: trimmed().describe('The container\'s number, such as "TVXU1001010".'),
  lineSealNumber: trimmed().describe("The shipping line's seal; empty when there is none."),
  rfidSealNumber: trimmed().describe("The electronic seal; empty when there is none."),
  size: trimmed().describe("The container's size, such as \"20'\"."),
  lot: trimmed().describe("The lot in it; empty when there is none."),
  netWeight: figure().describe("Net weight of what is in it, in `unit`, at most 3 decimals, such as 25000; 0 when not given."),
  grossWeight: figure().describe("Gross weight of what is in it, in `unit`, at most 3 decimals, such as 25150; 0 when not given."),
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
  discount: figure().describe("Taken off the subtotal; at most that."),
  gstPercentage: figure().describe("Goods and services tax in percent, 0 to 100, such as 18."),
  advance: figure().describe("Received already, taken off after GST; at most the invoice value."),
  fob: figure().describe("Free-on-board value for the price break-up; not part of the total."),
  freight: figure().describe("Freight for the price break-up; not part of the total."),
  insurance: figure().describe("Insurance for the price break-up; not part of the total."),
  commission: figure().describe("The broker's commission, a memo; not part of the total."),
  gst: claimedFigure().describe("The tax; computed, and refused where it differs by more than rounding."),
}).meta({
  id: "ChargesBody",
  example: { discount: 625, gstPercentage: 0, advance: 0, fob: 54500, freight: 2000, insurance: 0, commission: 250 },
  description:
    "Discount, tax, advance and the price break-up as entered; each 0 where left out. Amounts have no more decimals than the currency.",
});

/** What a shipment answers beside what is entered. */
export const answeredOnly = {
  shipmentId: readOnly("The shipment's id."),
  status: readOnly("The shipment's status."),
  createdAt: readOnly("When it was created."),
  updatedAt: readOnly("When it was last changed."),
  invoiceNo: readOnly("Number of the commercial invoice, given when the document is generated."),
  invoiceDate: readOnly("Date of the commercial invoice, given likewise."),
  piNo: readOnly("Number of the proforma invoice, given likewise."),
  piDate: readOnly("Date of the proforma invoice, given likewise."),
  contractNo: readOnly("Number of the contract, given likewise."),
  contractDate: readOnly("Date of the contract, given likewise."),
  firm: readOnly("The firm as saved; `firmId` says which."),
  address: readOnly("The firm's address as saved; `addressId` says which."),
  seller: readOnly("The different seller as saved; `sellerId` says which."),
  consignee: readOnly("The consignee as saved; `consigneeId` says which."),
  notifyParties: readOnly("The notify parties as saved; `notifyId` says which."),
  broker: readOnly("The broker as saved; `brokerId` says which."),
  bankDetails: readOnly("The bank account as saved; `bankId` says which."),
  attachments: readOnly("The stored files."),
  differsFromMasterData: readOnly("Whether a refresh would change it."),
  warnings: readOnly("What may be wrong with it."),
};

const claim =
  "computed, and refused with the expected figure where it differs by more than rounding; left out, it is not compared. Any finite number.";

/** A shipment as entered. */
export const shipmentBody = strictObject({
  firmId: trimmed().describe("The id of the firm it belongs to."),
  addressId: trimmed().describe("The id of the firm's address that documents print."),
  isSellerDifferent: flag().describe("Whether someone else than the firm is the seller; false when left out."),
  sellerId: trimmed().describe("The id of the buyer record that is the different seller."),
  consigneeId: trimmed().describe("The id of the buyer that the goods are sent to."),
  notifyId: list(trimmed())
    .transform((ids) => ids.filter((id) => id))
    .describe("The ids of the buyers to be told of the arrival, at most 5."),
  brokerId: trimmed().describe("The id of the broker."),
  name: trimmed().describe("The user's own name for it."),
  originCountry: country().describe("English name of the country the goods come from, of the built-in list, in any case."),
  destinationCountry: country().describe("English name of the country the goods go to, of the built-in list, in any case."),
  preCarriage: trimmed().describe("How the goods reach the port: By Road, By Rail, By Sea, By Air or Multi Model; empty when not known."),
  placeOfReceipt: trimmed().describe("Where the carrier takes the goods over; empty when not known."),
  vessel: trimmed().describe("Vessel and voyage; empty when not known."),
  portOfLoading: trimmed().describe("Name of the port of loading."),
  portOfDischarge: trimmed().describe("Name of the port of discharge."),
  finalDestination: trimmed().describe("Where the goods end up."),
  termsOfPayment: trimmed(long).describe("How it is paid, in words."),
  termsOfShipment: trimmed(long).describe("Under which terms it is delivered, in words."),
  bankId: trimmed().describe("The id of the firm's bank account that the buyer pays to."),
  currency: trimmed(3)
    .transform((code) => code.toUpperCase())
    .describe('The currency of all money here, by ISO 4217, such as "USD".'),
  declaration: text(long).describe("The declaration that invoices carry."),
  products: list(lineBody).meta({ type: "array", minItems: 1, description: "The lines, 1 to 10." }),
  charges: chargesBody
    .nullish()
    .transform((given) => given ?? chargesBody.parse({}))
    .describe("Discount, tax, advance and the price break-up."),
  type: trimmed().meta({ enum: shipmentTypes, description: "In containers or in bulk." }),
  containerDetail: strictObject({
    containers: z.number().describe("How many containers."),
    type: trimmed().describe("FCL (full loads, where left out) or LCL (shared ones)."),
  })
    .nullish()
    .describe("Number and load of the containers. Needed for CONTAINERISED, ignored for BULK."),
  container: list(containerBody).describe("The containers one by one; ignored for BULK."),
  totalQuantity: claimedFigure().describe(`Net weight of all lines, in packing units; ${claim}`),
  totalGrossQuantity: claimedFigure().describe(`Gross weight of all lines, in packing units; ${claim}`),
  amountBeforeGST: claimedFigure().describe(`Subtotal − discount; ${claim}`),
  totalAmount: claimedFigure().describe(`Amount before GST + GST − advance; ${claim}`),
  notes: text(long).describe("The user's own notes; on no document."),
  version: whole(0, maxVersion).describe("The version that was read; a stale one is refused. Left out, nothing is compared."),
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

/** A country as the list spells it; a rule refuses what is not on the list. */
function country() {
  return trimmed().transform((name) => countryNamed(name) ?? name);
}

function trimmed(maxLength = short) {
  return text(maxLength).transform((value) => value.trim());
}
