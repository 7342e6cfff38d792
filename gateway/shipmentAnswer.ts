import { z } from "zod";
import { attachmentTypes } from "#domain/attachment.ts";
import { containerLoads, shipmentTypes } from "#domain/shipment.ts";
import { address, bankDetail, decimal, figure, id, instant, listOf, text } from "./answerParts.ts";

const party = z.object({ buyerId: text, name: text, address: text, country: text });
const broker = z.object({ brokerId: text, name: text, country: text });

export const attachment = z.object({
  name: text,
  key: z.string().min(1),
  sizeInMB: figure,
  type: z.enum(attachmentTypes).catch("OTHER"),
  time: instant.optional(),
});

const packages = z.object({
  total: figure,
  type: text,
  netWeight: figure,
  grossWeight: figure,
  netWeightPerPackage: figure,
  grossWeightPerPackage: figure,
});

const lineUnit = z.object({ unitId: text, orderUnit: text, packingUnit: text, weight: figure, packageType: text });

const product = z.object({
  productId: text,
  unitId: text,
  quantity: figure,
  rate: figure,
  marks: text,
  description: text,
  specification: text,
  name: text,
  hsnCode: text,
  unit: lineUnit,
  package: packages,
});

const charges = z.object({
  gstPercentage: figure,
  gst: figure,
  advance: figure,
  discount: figure,
  fob: figure,
  freight: figure,
  insurance: figure,
  commission: figure,
});

const container = z.object({
  containerNumber: text,
  lineSealNumber: text,
  rfidSealNumber: text,
  size: text,
  lot: text,
  netWeight: figure,
  grossWeight: figure,
  unit: text,
});

/** What a list must tell of each shipment; the rest is asked for again where a server's list leaves it out. */
const summaryFields = {
  shipmentId: id,
  firmId: id,
  name: text,
  status: z.string().nullish(),
  createdAt: instant,
  updatedAt: instant.nullish(),
  invoiceNo: text,
  invoiceDate: text,
  piNo: text,
  piDate: text,
  contractNo: text,
  contractDate: text,
};

export const shipmentSummary = z.object({
  ...summaryFields,
  type: z.enum(shipmentTypes).optional(),
  consignee: party.optional(),
  broker: broker.optional(),
  currency: z.string().optional(),
  totalAmount: decimal.optional(),
  totalQuantity: decimal.optional(),
  totalGrossQuantity: decimal.optional(),
  portOfLoading: z.string().optional(),
  portOfDischarge: z.string().optional(),
});

const wholeShipment = z.object({
  ...summaryFields,
  type: z.enum(shipmentTypes),
  consignee: party,
  broker,
  currency: text,
  totalAmount: figure,
  totalQuantity: figure,
  totalGrossQuantity: figure,
  portOfLoading: text,
  portOfDischarge: text,
  version: z.number().int().nullish(),
  firm: z.object({ name: text, ieCode: text, pan: text }),
  addressId: text,
  address,
  isSellerDifferent: z.boolean().nullish().transform(Boolean),
  seller: party.nullish(),
  notifyParties: listOf(party),
  originCountry: text,
  destinationCountry: text,
  preCarriage: text,
  placeOfReceipt: text,
  vessel: text,
  finalDestination: text,
  termsOfPayment: text,
  termsOfShipment: text,
  bankDetails: bankDetail,
  declaration: text,
  notes: text,
  products: listOf(product),
  charges,
  containerDetail: z.object({ containers: z.coerce.number().int(), type: z.enum(containerLoads) }).nullish(),
  container: listOf(container),
  amountBeforeGST: figure,
  attachments: listOf(attachment),
  differsFromMasterData: z.boolean().optional(),
});

/** The specification (section 3) has the address's id beside the address; our own service has it within as well. */
export const shipment = wholeShipment.transform(({ addressId, address: printed, ...rest }) => ({
  ...rest,
  address: { ...printed, addressId: printed.addressId || addressId },
}));

export const shipmentPage = z.object({
  shipments: z.array(z.unknown()),
  hasNext: z.boolean().nullish(),
  total: z.number().int().nonnegative(),
  /** What was looked for, from a server that searches; others send the list as it is. */
  find: z.string().nullish(),
});

export type Attachment = z.output<typeof attachment>;
export type Party = z.output<typeof party>;
export type ShipmentBroker = z.output<typeof broker>;
export type Packages = z.output<typeof packages>;
export type LineUnit = z.output<typeof lineUnit>;
export type Product = z.output<typeof product>;
export type Container = z.output<typeof container>;
export type ShipmentSummary = z.output<typeof shipmentSummary>;
export type Shipment = z.output<typeof shipment>;
