import { z } from "zod";
import { isObject } from "#domain/typedObject.ts";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import { buyerMoreFields } from "#domain/masterData/buyer.ts";
import { firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField, mapFields, type FieldTable, type FieldValues } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { attachmentMakers, attachmentStates } from "#domain/review/attachmentState.ts";
import { containerLoads, shipmentTypes } from "#domain/shipment/shipment.ts";
import { warningCodes } from "#domain/shipment/warning.ts";
import { fileAudience } from "./people/partner.ts";
import { milestone, transport } from "./progress.ts";
import { totalsOf, weightsOf } from "./shipmentTotals.ts";
import {
  address,
  bankDetail,
  charge,
  count,
  figure,
  id,
  listOf,
  maybeInstant,
  moreTexts,
  part,
  optionalId,
  text,
} from "./parsing/fields.ts";

const party = z.object({ buyerId: optionalId, name: text, address: text, country: text, ...moreTexts(buyerMoreFields) });
const broker = z.object({ brokerId: optionalId, name: text, country: text });

const documentChange = z.object({ field: z.string(), from: z.string(), to: z.string() });

export const attachment = z.object({
  name: text,
  key: id,
  sizeInMB: figure,
  sizeInBytes: z.number().int().nonnegative().nullish().catch(null),
  contentType: z.string().min(1).nullish().catch(null),
  type: z.enum(attachmentTypes).catch("OTHER"),
  time: maybeInstant,
  audience: fileAudience,
  state: z.enum(attachmentStates).nullish().catch(null),
  madeBy: z.enum(attachmentMakers).nullish().catch(null),
  sha256: z.string().nullish().catch(null),
  version: z.number().int().nullish().catch(null),
  supersedes: optionalId.nullish().catch(null),
  supersededBy: optionalId.nullish().catch(null),
  changes: z.array(documentChange).nullish().catch(null),
  staleFields: z.array(z.string()).nullish().catch(null),
});

const packages = z.object({
  total: figure,
  type: text,
  netWeight: figure,
  grossWeight: figure,
  netWeightPerPackage: figure,
  grossWeightPerPackage: figure,
});

const wholeUnit = z.object({ unitId: optionalId, orderUnit: text, packingUnit: text, weight: figure, packageType: text });
/** A foreign service may send only the unit's name, which is the unit of the line's quantity. */
const lineUnit = z.preprocess((sent) => (typeof sent === "string" ? { orderUnit: sent } : (sent ?? {})), wholeUnit);

/** The shapes of defined fields; a service that does not know one leaves it out. */
function shapesOf<Fields extends FieldTable>(fields: Fields): FieldValues<Fields, typeof figure, typeof text> {
  return mapFields(fields, { text: () => text, figure: () => figure });
}

const wholeProduct = z.object({
  productId: optionalId,
  unitId: optionalId,
  quantity: figure,
  rate: figure,
  ...shapesOf(lineFields),
  name: text,
  hsnCode: text,
  unit: lineUnit,
  package: part(packages),
});

/** A line that cannot be read stays as a blank one: totals without it would be wrong (R-1214). A null is no line. */
const product = z.preprocess((sent, context) => {
  if (sent === null || isObject(sent)) return sent;
  context.addIssue({ code: "custom", message: "no line", params: { instead: {} } });
  return z.NEVER;
}, wholeProduct);

const charges = z.object({ ...eachField(chargeFields, () => charge), gst: charge });

/** The charges of a shipment without charges. */
export const noCharges = charges.parse({});

const container = z.object(shapesOf(containerFields));

/** The fields that a list must contain. When a foreign service's list omits others, the shipment is read again. */
const summaryFields = {
  shipmentId: id,
  firmId: optionalId,
  name: text,
  status: z.string().nullish(),
  createdAt: maybeInstant,
  updatedAt: maybeInstant,
  invoiceNo: text,
  invoiceDate: text,
  piNo: text,
  piDate: text,
  contractNo: text,
  contractDate: text,
};

export const shipmentSummary = z.object({
  ...summaryFields,
  type: z.enum(shipmentTypes).nullish(),
  consignee: party.nullish(),
  broker: broker.nullish(),
  currency: z.string().nullish(),
  totalAmount: figure,
  totalQuantity: figure,
  totalGrossQuantity: figure,
  portOfLoading: z.string().nullish(),
  portOfDischarge: z.string().nullish(),
});

/** A service without warnings omits them. */
export const warning = z.object({ message: z.string(), code: z.enum(warningCodes), field: z.array(z.string()) });

const containerDetail = z.object({ containers: count.nullish(), type: z.enum(containerLoads).nullish() });

const wholeShipment = z.object({
  ...summaryFields,
  type: z.enum(shipmentTypes).nullish(),
  consignee: part(party),
  broker: part(broker),
  totalAmount: figure,
  totalQuantity: figure,
  totalGrossQuantity: figure,
  version: z.number().int().nullish(),
  firm: part(z.object({ name: text, ieCode: text, pan: text, ...moreTexts(firmSnapshotFields) })),
  addressId: optionalId,
  address: part(address),
  isSellerDifferent: z.boolean().nullish().transform(Boolean),
  seller: party.nullish(),
  buyer: party.nullish(),
  references: listOf(z.object({ label: text, value: text })),
  notifyParties: listOf(party),
  ...shapesOf(shipmentFields),
  bankDetails: part(bankDetail),
  products: listOf(product),
  charges: charges.nullish(),
  containerDetail: containerDetail.nullish(),
  container: listOf(container),
  amountBeforeGST: figure,
  attachments: listOf(attachment),
  progress: z.array(milestone).nullish().catch(null),
  transport: transport.nullish(),
  cancelReason: z.string().nullish(),
  differsFromMasterData: z.boolean().nullish(),
  warnings: z.array(warning).nullish().catch(null),
});

/**
 * The REST contract puts the address's id next to the address; the embedded service also puts it inside. Missing totals are computed
 * from lines and charges, when those are known.
 */
export const shipment = wholeShipment.transform(({ addressId, address: printed, ...rest }) => ({
  ...rest,
  ...missingTotals(rest),
  address: { ...printed, addressId: printed.addressId || addressId },
}));

type SentTotals = Pick<z.output<typeof wholeShipment>, "currency" | "products" | "charges"> & { [Name in TotalName]: Decimal | null };
type TotalName = "totalAmount" | "amountBeforeGST" | "totalQuantity" | "totalGrossQuantity";

function missingTotals(sent: SentTotals): { [Name in TotalName]?: Decimal | null } {
  const { totalAmount, amountBeforeGST, totalQuantity, totalGrossQuantity } = sent;
  if (totalAmount !== null && amountBeforeGST !== null && totalQuantity !== null && totalGrossQuantity !== null) return {};
  const [totals, weights] = [totalsOf(sent), weightsOf(sent)];
  return {
    totalAmount: totalAmount ?? totals?.totalAmount ?? null,
    amountBeforeGST: amountBeforeGST ?? totals?.amountBeforeGST ?? null,
    totalQuantity: totalQuantity ?? weights.net,
    totalGrossQuantity: totalGrossQuantity ?? weights.gross,
  };
}

export const shipmentPage = z
  .object({
    shipments: z.array(z.unknown()).nullish(),
    hasNext: z.boolean().nullish(),
    total: count.nullish(),
    /** How many rows precede the page, from a service that pages by position. Others page by offset only. */
    offset: count.nullish(),
    /** The search words, echoed by a service that searches. Others return the unfiltered list. */
    find: z.string().nullish(),
    /** The status, echoed by a service that filters by it. */
    status: z.string().nullish(),
    /** The consignee, echoed likewise. */
    consigneeId: z.string().nullish(),
  })
  .refine(({ shipments, total }) => Array.isArray(shipments) || typeof total === "number", "no list")
  .transform(({ shipments, ...rest }) => ({ ...rest, shipments: shipments ?? [] }));

export type Attachment = z.output<typeof attachment>;
export type Party = z.output<typeof party>;
export type ShipmentBroker = z.output<typeof broker>;
export type Packages = z.output<typeof packages>;
export type LineUnit = z.output<typeof wholeUnit>;
export type Product = z.output<typeof product>;
export type Container = z.output<typeof container>;
export type ContainerDetail = z.output<typeof containerDetail>;
export type ShipmentSummary = z.output<typeof shipmentSummary>;
export type ShipmentWarning = z.output<typeof warning>;
export type Shipment = z.output<typeof shipment>;
