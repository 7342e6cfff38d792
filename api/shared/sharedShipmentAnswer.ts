import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { sharedParties, type SharedShipment } from "#domain/partners/sharedShipment.ts";
import { containerLoads, shipmentTypes } from "#domain/shipment/shipment.ts";
import { instant } from "../openapi/commonFields.ts";
import { day, exampleSummary, milestone, summaryFields } from "./sharedAnswers.ts";

const exampleProduct = {
  name: "BASMATI RICE",
  hsnCode: "10063020",
  countryOfOrigin: "",
  quantity: 50,
  orderUnit: "MT",
  packages: 2000,
  packageType: "BAG",
  netWeight: 50000,
  grossWeight: 50200,
  packingUnit: "KG",
};
const exampleContainer = {
  containerNumber: "TVXU1001010",
  size: "20'",
  isoType: "22G1",
  packages: 1000,
  netWeight: 25000,
  grossWeight: 25100,
  unit: "KG",
};
const exampleParty = { party: "CONSIGNEE", name: "Al Marjan Foodstuff Trading L.L.C.", country: "United Arab Emirates" };
const examplePrices = { discount: 0, amountBeforeGST: 56500, gstPercentage: 0, gst: 0, invoiceValue: 56500 };
export const exampleFile = {
  key: "2f6c1d9a04b84e7f",
  name: "Invoice TV-EXP-042-25-26.pdf",
  type: "INVOICE",
  sizeInMB: 0.1,
  sizeInBytes: 104858,
  contentType: "application/pdf",
  time: "2025-11-12T09:30:00.000Z",
  state: "APPROVED",
  isOwn: false,
  isAsked: false,
  reason: "",
} as const;
const exampleShipment = {
  ...exampleSummary,
  preCarriage: "By road",
  placeOfReceipt: "",
  finalDestination: "Dubai",
  vessel: "MSC ANNA 045W",
  termsOfShipment: "CIF Jebel Ali",
  type: "CONTAINERISED",
  etd: "12/11/2025",
  eta: "09/12/2025",
  products: [exampleProduct],
  totalNetWeight: 50000,
  totalGrossWeight: 50200,
  container: [exampleContainer],
  parties: [exampleParty],
  prices: examplePrices,
  attachments: [exampleFile],
} as const;

const number = (description: string) => z.number().describe(description);
const absent = "Absent if the partner does not see it.";

const sharedMilestone = z.object({ milestone, planned: day("The planned day."), actual: day("The day on which it was reached.") }).meta({
  id: "SharedMilestone",
  example: { milestone: "BOOKED", planned: "10/11/2025", actual: "11/11/2025" },
  description: "A milestone's dates.",
});

const product = z
  .object({
    name: z.string().describe("The product's name."),
    hsnCode: z.string().describe("The product's Harmonised System code."),
    countryOfOrigin: z.string().describe("The line's country of origin; empty for that of the shipment."),
    quantity: number("The quantity, in `orderUnit`."),
    orderUnit: z.string().describe("The unit of the quantity."),
    packages: number("The number of packages; 0 for goods in bulk."),
    packageType: z.string().describe("The kind of package in the singular."),
    netWeight: number("Net weight, in `packingUnit`."),
    grossWeight: number("Gross weight, in `packingUnit`."),
    packingUnit: z.string().describe("The unit of weights."),
    rate: number(`Price of one \`orderUnit\`. ${absent}`).optional(),
    amount: number(`The line's amount. ${absent}`).optional(),
  })
  .meta({ id: "SharedProduct", example: exampleProduct, description: "A product line." });

const container = z
  .object({
    containerNumber: z.string().describe("The container's number."),
    size: z.string().describe("The container's size; empty if unknown."),
    isoType: z.string().describe("Size and type by ISO 6346; empty if unknown."),
    packages: number("The number of packages in it; 0 if not given."),
    netWeight: number("Net weight of the contents, in `unit`; 0 if not given."),
    grossWeight: number("Gross weight of the contents, in `unit`; 0 if not given."),
    unit: z.string().describe("The unit of both weights."),
    lineSealNumber: z.string().optional().describe(`The shipping line's seal. ${absent}`),
    rfidSealNumber: z.string().optional().describe(`The electronic seal. ${absent}`),
    customsSealNumber: z.string().optional().describe(`The customs' seal. ${absent}`),
  })
  .meta({ id: "SharedContainer", example: exampleContainer, description: "A container." });

const party = z
  .object({
    party: z.enum(sharedParties).describe("What the party is to the shipment."),
    name: z.string().describe("The party's name, as saved."),
    country: z.string().describe("The party's country; empty if unknown."),
    address: z.string().optional().describe(`The party's address. ${absent}`),
  })
  .meta({
    id: "SharedParty",
    example: exampleParty,
    description: "A party of the shipment.",
  });

const prices = z
  .object({
    discount: number("The discount."),
    amountBeforeGST: number("Subtotal − discount."),
    gstPercentage: number("Goods and services tax in percent."),
    gst: number("The tax."),
    invoiceValue: number("Amount before GST + GST."),
    advance: number(`The advance. ${absent}`).optional(),
    balance: number(`Invoice value − advance. ${absent}`).optional(),
    fob: number(`Free-on-board value. ${absent}`).optional(),
    freight: number(`Freight. ${absent}`).optional(),
    insurance: number(`Insurance. ${absent}`).optional(),
  })
  .meta({ id: "SharedPrices", example: examplePrices, description: "The amounts, in the shipment's currency." });

/** A file of a shared shipment. */
export const sharedAttachment = z
  .object({
    key: z.string().describe("The file's key, for fetching it."),
    name: z.string().describe("The file's name with extension."),
    type: z.enum(attachmentTypes).describe("The type of the file."),
    sizeInMB: number("The size in megabytes of 1,048,576 bytes."),
    sizeInBytes: number("The exact size in bytes."),
    contentType: z.string().describe("The media type, detected from the content."),
    time: instant("When it was last changed."),
    state: z
      .enum(attachmentStates)
      .describe("How far it has come. Other than APPROVED or FINAL only if the partner made it, is asked or has approved it."),
    isOwn: z.boolean().describe("Whether the partner made it."),
    isAsked: z.boolean().describe("Whether the partner is asked now to approve or reject it."),
    reason: z.string().describe("Why the exporter rejected it; empty unless the partner made it and it is rejected."),
  })
  .meta({ id: "SharedAttachment", example: exampleFile, description: "A shared file." });

export const sharedShipmentAnswer = z
  .object({
    ...summaryFields,
    preCarriage: z.string().describe("Transport to the port; empty if unknown."),
    placeOfReceipt: z.string().describe("The place where the carrier takes over the goods; empty if unknown."),
    finalDestination: z.string().describe("The goods' final destination."),
    vessel: z.string().describe("Vessel and voyage; empty if unknown."),
    termsOfShipment: z.string().describe("The terms of shipment, in words."),
    termsOfPayment: z.string().optional().describe(`The terms of payment, in words. ${absent}`),
    type: z.enum(shipmentTypes).describe("Whether the goods are in containers or in bulk."),
    etd: day("The expected day of departure."),
    eta: day("The expected day of arrival."),
    progress: z.array(sharedMilestone).describe("The eight milestones, in their order."),
    products: z.array(product).describe("The lines."),
    totalNetWeight: number("Net weight of all lines, in packing units."),
    totalGrossWeight: number("Gross weight of all lines, in packing units."),
    containers: number("The number of containers; absent for bulk goods.").optional(),
    containerLoad: z.enum(containerLoads).optional().describe("FCL: full loads; LCL: shared containers; absent for bulk goods."),
    container: z.array(container).describe("The individual containers; empty for bulk goods."),
    parties: z.array(party).describe("The parties that the partner sees."),
    currency: z.string().optional().describe(`The currency of all amounts, by ISO 4217. ${absent}`),
    prices: prices.optional().describe(`The amounts. ${absent}`),
    commission: number(`The broker's own commission. ${absent}`).optional(),
    attachments: z
      .array(sharedAttachment)
      .describe(
        "The approved files whose audience has the partner's role, those that it made, is asked about or has approved, in the order of storing.",
      ),
  })
  .meta({
    id: "SharedShipment",
    example: exampleShipment,
    description: "A shipment as a partner sees it. A field that its role does not see is absent.",
  }) satisfies z.ZodType<SharedShipment>;
