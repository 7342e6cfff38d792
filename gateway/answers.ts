import { z } from "zod";
import { accountTypes, onboardingStatuses } from "#domain/account.ts";
import { attachmentTypes } from "#domain/attachment.ts";
import { trimZeros } from "#domain/decimal.ts";
import { containerLoads, shipmentTypes } from "#domain/shipment.ts";

/*
 * What the REST service answers (spec sections 3 and 7), read once at the edge. Lists and texts that another server of the
 * same contract leaves out are empty; what no answer can do without is required. Unknown keys are dropped.
 */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const id = z.union([z.string().min(1), z.number()]).transform(String);
const decimal = z.union([z.string(), z.number()]).transform((value, context) => {
  try {
    return value === "" ? "0" : trimZeros(String(value));
  } catch {
    context.addIssue({ code: "custom", message: "no decimal figure" });
    return z.NEVER;
  }
});
const figure = decimal.nullish().transform((value) => value ?? "0");
const instant = z.union([z.string(), z.number()]).transform((value, context) => {
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: "custom", message: "no instant" });
  return z.NEVER;
});
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
const texts = listOf(z.string());

const address = z.object({ addressId: text, name: text, address: text, gst: text });

/** Older data has its nickname in `remarks` (spec section 3). */
const bankDetail = z
  .object({
    bankId: text,
    nickname: text,
    accountNumber: text,
    iban: text,
    accountHolderName: text,
    bank: text,
    bankAddress: text,
    swiftCode: text,
    branch: z.string().nullish(),
    country: z.string().nullish(),
    remarks: z.string().nullish(),
  })
  .transform(({ remarks, ...bank }) => ({ ...bank, nickname: bank.nickname || (remarks ?? "") }));

const firm = z.object({
  firmId: id,
  name: text,
  ieCode: text,
  pan: text,
  stampKey: text,
  letterHeadKey: text,
  address: listOf(address),
  bankDetails: listOf(bankDetail),
});

/** A flat record of master data: its fields by REST name; which ones there are is told by its kind in `#domain`. */
const flatRecord = z.record(z.string(), z.union([z.string(), z.number(), z.null()]).optional().catch(undefined));

const contractFormat = z.object({
  contractId: id,
  name: text,
  fields: z
    .record(z.string(), text)
    .nullish()
    .transform((map) => map ?? {}),
});

export const userInfo = z.object({
  userId: z.string().optional(),
  name: text,
  email: text,
  type: z.enum(accountTypes),
  status: z.enum(onboardingStatuses),
  firms: listOf(firm),
  originCountry: texts,
  destinationCountry: texts,
  buyers: listOf(flatRecord),
  brokers: listOf(flatRecord),
  loadingPorts: listOf(flatRecord),
  dischargePorts: listOf(flatRecord),
  paymentTerms: texts,
  shipmentTerms: texts,
  units: listOf(flatRecord),
  goods: listOf(flatRecord),
  currency: texts,
  declaration: texts,
  contractFormat: listOf(contractFormat),
  documentTemplates: listOf(flatRecord),
});

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

export const shipment = z.object({
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

export const shipmentPage = z.object({
  shipments: z.array(z.unknown()),
  hasNext: z.boolean().nullish(),
  total: z.number().int().nonnegative(),
});

export const token = z.object({ jwt: z.string().min(1) });
export const maybeToken = z.object({ jwt: z.string().nullish() }).nullish();
export const storedKey = z.object({ key: z.string().min(1) });
export const signedUrl = z.object({ success: z.boolean().optional(), url: z.string().nullish() });
export const fileContent = z.object({ data: z.string() });
/** Rename and delete answer `success`; where another server leaves it out, no error is success enough. */
export const success = z.object({ success: z.boolean().optional() }).nullish();
/** An answer of which nothing is used but that it held no errors. */
export const nothing = z.unknown();

export type UserInfo = z.output<typeof userInfo>;
export type Firm = z.output<typeof firm>;
export type Address = z.output<typeof address>;
export type BankDetail = z.output<typeof bankDetail>;
export type ContractFormat = z.output<typeof contractFormat>;
export type FlatRecord = z.output<typeof flatRecord>;
export type Attachment = z.output<typeof attachment>;
export type Party = z.output<typeof party>;
export type ShipmentBroker = z.output<typeof broker>;
export type Packages = z.output<typeof packages>;
export type LineUnit = z.output<typeof lineUnit>;
export type Product = z.output<typeof product>;
export type Container = z.output<typeof container>;
export type ShipmentSummary = z.output<typeof shipmentSummary>;
export type Shipment = z.output<typeof shipment>;
