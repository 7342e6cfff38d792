import { z } from "zod";
import { partnerRoles } from "#domain/partners/partner.ts";
import type { SharedExporter, SharedShipmentSummary } from "#domain/partners/sharedShipment.ts";
import { milestones, shipmentStatuses } from "#domain/shipment/progress/milestone.ts";
import { maxFindLength } from "#domain/shipment/search.ts";
import { text, whole } from "../http/requestSchema.ts";
import { dayPattern } from "../openapi/commonFields.ts";

/** The orders of the list, by creation. */
export const sharedSorts = ["desc", "asc"] as const;

/** Maximum page size. */
const maxLimit = 500;

/** The body of POST /v1/shared/shipment/filter. */
export const sharedFilter = z
  .object({
    limit: whole(1, maxLimit).describe("Maximum number of shipments; 50 when omitted."),
    offset: whole(0, 1_000_000_000).describe("The number of shipments to skip; 0 when omitted."),
    partnerId: text(64).describe("Only shipments of this partnership, by its id; of all exporters when omitted."),
    find: text(maxFindLength).describe(
      "Only shipments that have each of these words in what the caller's office sees in the list, the vessel or a container number.",
    ),
    sort: text(4).meta({ enum: ["", ...sharedSorts], description: "desc, the default: the newest first; asc: the oldest first." }),
    status: text(40).meta({
      enum: ["", ...shipmentStatuses],
      description: "Only shipments with this status; empty or omitted: with any or none.",
    }),
  })
  .meta({ id: "SharedFilter", example: { limit: 50, status: "On board" }, description: "Selects a page of shared shipments." });

const role = z.enum(partnerRoles).describe("What the caller's office is to the exporter.");
const partnerId = z.string().describe("The id of the partnership through which it is shared.");

export const exporterAnswer = z
  .object({
    partnerId: z.string().describe("The id of the partnership."),
    name: z.string().describe("The name of the exporter's office."),
    role,
  })
  .meta({
    id: "SharedExporter",
    example: { name: "Tarangvel Exports LLP", role: "IMPORTER" },
    description: "An exporter that shares shipments with the caller's office.",
  }) satisfies z.ZodType<SharedExporter>;

/** A day in an answer, empty while unknown. */
export function day(description: string) {
  return z.string().meta({ pattern: dayPattern, description: `${description} DD/MM/YYYY; empty while unknown.` });
}

/** A milestone by its name. */
export const milestone = z.enum(milestones).describe("The milestone.");
const next = z.object({ milestone, planned: day("The planned day.") }).meta({
  id: "NextMilestone",
  example: { milestone: "ARRIVED", planned: "09/12/2025" },
  description: "The milestone that is expected next.",
});

/** What lists and a whole shared shipment both tell. */
export const summaryFields = {
  partnerId,
  shipmentId: z.string().describe("The shipment's id. Together with `partnerId` it is the id of what is shared."),
  role,
  exporter: z.string().describe("The name of the exporter's firm, as saved."),
  reference: z.string().describe('The number of its invoice, else of its PI, else of its contract; without one "Shipment of" and the day.'),
  consignee: z.string().optional().describe("The name of the consignee; absent for an importer."),
  status: z
    .string()
    .optional()
    .describe(`The highest milestone that was reached, or Cancelled: ${shipmentStatuses.join(", ")}; absent without one.`),
  goods: z.array(z.string()).describe("The names of the products."),
  originCountry: z.string().describe("The goods' country of origin."),
  destinationCountry: z.string().describe("The goods' country of destination."),
  portOfLoading: z.string().describe("Name of the port of loading."),
  portOfDischarge: z.string().describe("Name of the port of discharge."),
  next: next.nullable().describe("The milestone that is expected next; null if none is planned."),
  isAsked: z.boolean().describe("Whether the caller's office is asked now to approve or reject a file of it, or to send a document."),
  mayUpload: z.boolean().describe("Whether the caller's office may upload documents to it."),
};

/** The example of an entry in lists, with which that of a whole shipment begins. */
export const exampleSummary = {
  role: "IMPORTER",
  exporter: "Tarangvel Exports LLP",
  reference: "TV/EXP/042/25-26",
  status: "On board",
  goods: ["BASMATI RICE"],
  originCountry: "India",
  destinationCountry: "United Arab Emirates",
  portOfLoading: "Mundra",
  portOfDischarge: "Jebel Ali",
  isAsked: false,
  mayUpload: false,
} as const;

export const sharedSummaryAnswer = z.object(summaryFields).meta({
  id: "SharedShipmentSummary",
  example: exampleSummary,
  description: "A shared shipment's entry in lists.",
}) satisfies z.ZodType<SharedShipmentSummary>;
