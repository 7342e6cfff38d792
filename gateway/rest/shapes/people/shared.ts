import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { partnerRoles } from "#domain/partners/partner.ts";
import { sharedParties } from "#domain/partners/sharedShipment.ts";
import { milestones } from "#domain/shipment/progress/milestone.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { containerLoads, shipmentTypes } from "#domain/shipment/shipment.ts";
import { facet, hit } from "../documentSearch.ts";
import { count, decimal, id, instant, text, textList } from "../parsing/fields.ts";
import { warning } from "../shipment.ts";

const role = z.enum(partnerRoles);
const milestone = z.enum(milestones);

export const sharingExporters = z.object({ exporters: z.array(z.object({ partnerId: id, name: text, role })) });

const summary = z.object({
  partnerId: id,
  shipmentId: id,
  role,
  exporter: text,
  reference: text,
  consignee: z.string().nullish(),
  status: z.string().nullish(),
  goods: textList,
  originCountry: text,
  destinationCountry: text,
  portOfLoading: text,
  portOfDischarge: text,
  next: z.object({ milestone, planned: text }).nullish(),
  isAsked: z.boolean(),
  mayUpload: z.boolean(),
});

export const sharedPage = z.object({ shipments: z.array(summary), total: count });

const sharedFile = z.object({
  key: id,
  name: text,
  type: z.enum(attachmentTypes),
  sizeInMB: decimal,
  sizeInBytes: count,
  contentType: text,
  time: instant,
  state: z.enum(attachmentStates),
  isOwn: z.boolean(),
  isAsked: z.boolean(),
  reason: text,
});

const foundShared = sharedFile.extend({ partnerId: id, shipmentId: id, exporter: text, reference: text, ...hit });
const sharedFacets = z.object({ types: facet, exporters: facet });

export const foundSharedDocuments = z.object({ documents: z.array(foundShared), total: count, facets: sharedFacets.nullable() });
export type FoundSharedDocument = z.output<typeof foundShared>;
export type SharedFacets = z.output<typeof sharedFacets>;

const hidden = decimal.nullish();
const hiddenText = z.string().nullish();

export const sharedShipment = summary.extend({
  preCarriage: text,
  placeOfReceipt: text,
  finalDestination: text,
  vessel: text,
  termsOfShipment: text,
  termsOfPayment: hiddenText,
  type: z.enum(shipmentTypes),
  etd: text,
  eta: text,
  progress: z.array(z.object({ milestone, planned: text, actual: text })),
  products: z.array(
    z.object({
      name: text,
      hsnCode: text,
      countryOfOrigin: text,
      quantity: decimal,
      orderUnit: text,
      packages: decimal,
      packageType: text,
      netWeight: decimal,
      grossWeight: decimal,
      packingUnit: text,
      rate: hidden,
      amount: hidden,
    }),
  ),
  totalNetWeight: decimal,
  totalGrossWeight: decimal,
  containers: count.nullish(),
  containerLoad: z.enum(containerLoads).nullish(),
  container: z.array(
    z.object({
      containerNumber: text,
      size: text,
      isoType: text,
      packages: decimal,
      netWeight: decimal,
      grossWeight: decimal,
      unit: text,
      lineSealNumber: hiddenText,
      rfidSealNumber: hiddenText,
      customsSealNumber: hiddenText,
    }),
  ),
  parties: z.array(z.object({ party: z.enum(sharedParties), name: text, country: text, address: hiddenText })),
  currency: hiddenText,
  prices: z
    .object({
      discount: decimal,
      amountBeforeGST: decimal,
      gstPercentage: decimal,
      gst: decimal,
      invoiceValue: decimal,
      advance: hidden,
      balance: hidden,
      fob: hidden,
      freight: hidden,
      insurance: hidden,
    })
    .nullish(),
  commission: hidden,
  attachments: z.array(sharedFile),
});

export type SharingExporter = z.output<typeof sharingExporters>["exporters"][number];
export type SharedSummary = z.output<typeof summary>;
export type SharedShipment = z.output<typeof sharedShipment>;

const billable = z.object({
  partnerId: id,
  shipmentId: id,
  firmId: id,
  exporter: text,
  reference: text,
  contractNo: text,
  contractDate: text,
  invoiceNo: text,
  invoiceDate: text,
  buyer: text,
  buyerCountry: text,
  goods: textList,
  quantities: z.array(z.object({ figure: decimal, unit: text })),
  currency: text,
  commission: decimal,
  billedAs: z.string().nullish(),
});

export const billableShipments = z.object({ shipments: z.array(billable) });
export type BillableShipment = z.output<typeof billable>;

export const sentBills = z.object({
  bills: z.array(z.object({ partnerId: id, shipmentId: id, billNo: text, exporter: text, file: sharedFile })),
});
export type SentBill = z.output<typeof sentBills>["bills"][number];

/** A bill that was sent; nothing but its number is read. */
export const sentBill = z.object({ billNo: text, warnings: z.array(warning).nullish().catch(null) });
