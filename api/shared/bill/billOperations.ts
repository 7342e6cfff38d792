import { z } from "zod";
import type { BillableShipment } from "#domain/partners/brokerageBill.ts";
import { documentPreview, warnings } from "../../document/documentOperations.ts";
import { dayPattern, idOf } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import type { SentBill } from "./addBill.ts";
import { exampleFile, sharedAttachment } from "../sharedShipmentAnswer.ts";
import { billBody, billPreviewBody } from "./billBody.ts";
import type { OwnBill } from "./sentBills.ts";

const tag = "Shared with me";
const query = { partnerId: idOf("partnership, in which the office is a broker") };
const tooMany = "The owner has more than four renderings at once; `Retry-After` says when to try again.";
const limits =
  "The bill takes too long or too much memory to render, or the service has too many renderings; `Retry-After` says when to try again.";
const unknown = "A shipment is not shared with the office as its broker, or the firm, address or bank is not the office's own.";
const conflicts =
  "A shipment is billed already: one shipment is on one bill at a time, until the exporter rejects the bill. Or the number is used, or a commission has changed.";
const broken =
  "A required field is missing or invalid, a shipment is not on board or has no commission of the office, or the shipments are of several firms or in several currencies.";

const text = (description: string) => z.string().describe(description);
const day = (description: string) => z.string().meta({ pattern: dayPattern, description: `${description} DD/MM/YYYY, or empty.` });

const exampleShipment = {
  partnerId: "019a7740",
  shipmentId: "019a7742",
  firmId: "019a7741",
  exporter: "Tarangvel Exports LLP",
  reference: "TV/EXP/042/25-26",
  contractNo: "TV/SC/2025/031",
  contractDate: "01/10/2025",
  invoiceNo: "TV/EXP/042/25-26",
  invoiceDate: "12/11/2025",
  buyer: "Al Marjan Foodstuff Trading L.L.C.",
  buyerCountry: "United Arab Emirates",
  goods: ["BASMATI RICE"],
  quantities: [{ figure: "50", unit: "MT" }],
  currency: "USD",
  commission: "250.00",
  billedAs: null,
};

const billableShipment = z
  .object({
    partnerId: text("The id of the partnership. A bill is for one."),
    shipmentId: text("The shipment's id."),
    firmId: text("The id of the exporter's firm. A bill is for shipments of one firm."),
    exporter: text("The name of the exporter's firm, as saved."),
    reference: text("What partners call the shipment."),
    contractNo: text("The contract's number; empty if unknown."),
    contractDate: day("The contract's date."),
    invoiceNo: text("The invoice's number; empty if unknown."),
    invoiceDate: day("The invoice's date."),
    buyer: text("The consignee's name."),
    buyerCountry: text("The consignee's country."),
    goods: z.array(z.string()).describe("The names of the products."),
    quantities: z
      .array(z.object({ figure: text("The quantity as decimal text."), unit: text("Its unit.") }))
      .describe("The quantity of each product."),
    currency: text("The currency of the commission, by ISO 4217."),
    commission: text('The office\'s commission as decimal text, such as "250.00".'),
    billedAs: z
      .string()
      .nullable()
      .describe("The number of the office's bill for it; empty if another office has billed it; null if it can be billed."),
  })
  .meta({
    id: "BillableShipment",
    example: exampleShipment,
    description: "A shipment with a commission of the office, on board.",
  }) satisfies z.ZodType<BillableShipment>;

const sentBill = z
  .object({
    billNo: text("The bill's number."),
    currency: text("The currency of the amounts, by ISO 4217."),
    commission: text("The sum of the commissions as decimal text."),
    gst: text("The GST as decimal text."),
    total: text("The amount payable as decimal text."),
    shipmentIds: z.array(z.string()).describe("The shipments, each of which has a copy."),
    warnings,
  })
  .meta({
    id: "SentBrokerageBill",
    example: {
      billNo: "GCB/25-26/017",
      currency: "USD",
      commission: "250",
      gst: "45",
      total: "295",
      shipmentIds: ["019a7742"],
      warnings: [],
    },
    description: "A bill that was sent to the exporter.",
  }) satisfies z.ZodType<SentBill>;

const ownBill = z
  .object({
    partnerId: text("The id of the partnership."),
    shipmentId: text("The id of the shipment that the copy is on: the first one of the bill."),
    billNo: text("The bill's number."),
    exporter: text("The name of the exporter's firm, as saved."),
    file: sharedAttachment.describe("The copy, whose address is asked for with both ids and its key."),
  })
  .meta({
    id: "OwnBrokerageBill",
    example: {
      partnerId: "019a7740",
      shipmentId: "019a7742",
      billNo: "GCB/25-26/017",
      exporter: "Tarangvel Exports LLP",
      file: { ...exampleFile, name: "Brokerage Bill GCB_25-26_017.pdf", type: "BILLS", state: "SUBMITTED", isOwn: true },
    },
    description: "A bill that the office sent to an exporter.",
  }) satisfies z.ZodType<OwnBill>;

export const billOperations = {
  lines: {
    id: "listBillableShipments",
    tag,
    summary: "Shipments that a broker can bill",
    description:
      "The 200 newest shared shipments that are on board and have a commission of the office, which is their broker; those without a bill first.",
    answer: z.object({ shipments: z.array(billableShipment).describe("The shipments.") }),
  },
  sent: {
    id: "listSentBrokerageBills",
    tag,
    summary: "Bills that the office sent",
    description:
      "The 200 newest bills to the exporters of which the office is a partner, also those on shipments that are not shared with it any more. A rejected bill is listed until another bill is sent to its exporter.",
    answer: z.object({ bills: z.array(ownBill).describe("The bills, the newest first.") }),
  },
  preview: {
    id: "previewBrokerageBill",
    tag,
    summary: "Preview a brokerage bill",
    description: "Renders the bill as SVG pages; stores nothing.",
    query,
    body: billPreviewBody,
    answer: documentPreview,
    refusals: { 404: unknown, 409: conflicts, 422: broken, 429: tooMany, 503: limits },
  },
  add: {
    id: "addBrokerageBill",
    tag,
    summary: "Send a brokerage bill",
    description:
      "Renders the bill as a PDF and attaches a copy of type BILLS to each shipment, in the state SUBMITTED, in one transaction. The exporter decides about it; if it rejects the bill, its shipments can be billed again.",
    query,
    body: billBody,
    answer: sentBill,
    isIdempotent: true,
    refusals: {
      404: unknown,
      409: conflicts,
      413: "The exporter has no room for further documents.",
      422: broken,
      429: tooMany,
      503: limits,
    },
  },
} satisfies Record<string, OperationSpec>;
