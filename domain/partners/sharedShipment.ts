import type { AttachmentType } from "../documents/attachment.ts";
import type { FacetCount } from "../documents/documentSearch.ts";
import type { AttachmentState } from "../review/attachmentState.ts";
import type { Milestone } from "../shipment/progress/milestone.ts";
import type { ContainerLoad, ShipmentType } from "../shipment/shipment.ts";
import type { SnippetPiece } from "../text/snippet.ts";
import { toDayMonthYear } from "../time/dates.ts";
import { indianDay } from "../time/indianDay.ts";
import type { PartnerRole } from "./partner.ts";

/** The parties of a shipment that partners may see. */
export const sharedParties = ["CONSIGNEE", "BUYER", "NOTIFY"] as const;
export type SharedPartyKind = (typeof sharedParties)[number];

/** An exporter's office that shares shipments with the caller's office, which is its partner in one role. */
export type SharedExporter = { partnerId: string; name: string; role: PartnerRole };

/** A milestone as partners see it: dates are DD/MM/YYYY or "". */
export type SharedMilestone = { milestone: Milestone; planned: string; actual: string };

/** A shared shipment in a list. Its id is the pair of partnership and shipment. */
export type SharedShipmentSummary = {
  partnerId: string;
  shipmentId: string;
  /** What the caller's office is to the exporter. */
  role: PartnerRole;
  /** The name of the exporter's firm, as saved. */
  exporter: string;
  reference: string;
  /** The name of the consignee; absent for an importer. */
  consignee?: string | undefined;
  status?: string | undefined;
  /** The names of the products. */
  goods: string[];
  originCountry: string;
  destinationCountry: string;
  portOfLoading: string;
  portOfDischarge: string;
  /** The first planned milestone after those that were reached; null without one. */
  next: { milestone: Milestone; planned: string } | null;
  /** Whether the caller's office is asked now to decide about a file of it, or to send a document. */
  isAsked: boolean;
  /** Whether the caller's office may upload documents to it. */
  mayUpload: boolean;
};

type SharedProduct = {
  name: string;
  hsnCode: string;
  countryOfOrigin: string;
  quantity: number;
  orderUnit: string;
  packages: number;
  packageType: string;
  netWeight: number;
  grossWeight: number;
  packingUnit: string;
  rate?: number | undefined;
  amount?: number | undefined;
};

type SharedContainer = {
  containerNumber: string;
  size: string;
  isoType: string;
  packages: number;
  netWeight: number;
  grossWeight: number;
  unit: string;
  lineSealNumber?: string | undefined;
  rfidSealNumber?: string | undefined;
  customsSealNumber?: string | undefined;
};

export type SharedParty = { party: SharedPartyKind; name: string; country: string; address?: string | undefined };

type SharedPrices = Record<"discount" | "amountBeforeGST" | "gstPercentage" | "gst" | "invoiceValue", number> &
  Partial<Record<"advance" | "balance" | "fob" | "freight" | "insurance", number | undefined>>;

export type SharedAttachment = {
  key: string;
  name: string;
  type: AttachmentType;
  sizeInMB: number;
  sizeInBytes: number;
  contentType: string;
  time: string;
  state: AttachmentState;
  /** Whether the partner made it. */
  isOwn: boolean;
  /** Whether the partner is asked now to decide about it. */
  isAsked: boolean;
  /** Why the exporter rejected a file that the partner made; "" for every other one. */
  reason: string;
};

/** A shipment as a partner sees it. Optional fields are absent where the role does not see them (`sharedFields`). */
export type SharedShipment = SharedShipmentSummary & {
  preCarriage: string;
  placeOfReceipt: string;
  finalDestination: string;
  vessel: string;
  termsOfShipment: string;
  termsOfPayment?: string | undefined;
  type: ShipmentType;
  etd: string;
  eta: string;
  progress: SharedMilestone[];
  products: SharedProduct[];
  totalNetWeight: number;
  totalGrossWeight: number;
  containers?: number | undefined;
  containerLoad?: ContainerLoad | undefined;
  container: SharedContainer[];
  parties: SharedParty[];
  currency?: string | undefined;
  prices?: SharedPrices | undefined;
  commission?: number | undefined;
  attachments: SharedAttachment[];
};

type Numbers = { invoiceNo: string; piNo: string; contractNo: string; createdAt: string };

/** What partners call a shipment: a number of its documents, else its day of creation in India, as the sheet has it; never the exporter's own name for it. */
export function sharedReference({ createdAt, ...numbers }: Numbers): string {
  return sharedNumber(numbers) || `Shipment of ${toDayMonthYear(indianDay(new Date(createdAt)))}`;
}

/** The only number of a shipment's documents that partners see; "" without any. */
export function sharedNumber({ invoiceNo, piNo, contractNo }: Omit<Numbers, "createdAt">): string {
  return invoiceNo || piNo || contractNo;
}

type Dates = { milestone: Milestone; planned: string; actual: string };

/** The first milestone with a planned date after the last one that was reached; `progress` is in the usual order. */
export function nextMilestone<T extends Dates>(progress: readonly T[]): T | null {
  const last = progress.findLastIndex(({ actual }) => actual !== "");
  return progress.slice(last + 1).find(({ planned }) => planned !== "") ?? null;
}

/** A document that a search has found among what exporters share; `page` is that of the hit, from 1, null without one in the text. */
export type FoundSharedDocument = SharedAttachment &
  Pick<SharedShipmentSummary, "partnerId" | "shipmentId" | "exporter" | "reference"> & { snippet: SnippetPiece[]; page: number | null };

/** A page of found documents. The facets are null unless asked for. */
export type FoundSharedDocuments = {
  documents: FoundSharedDocument[];
  total: number;
  facets: { types: FacetCount[]; exporters: FacetCount[] } | null;
};

/** More exporters than one search covers: each has its own words to look up. */
export const maxSearchedExporters = 500;

export const sharedSearchMessages = {
  tooManyExporters: `A search covers at most ${maxSearchedExporters} exporters. Please choose one.`,
  tooManyAtOnce: "Too many searches of your office are under way. Please try again in a moment.",
} as const;
