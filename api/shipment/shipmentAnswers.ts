import { z } from "zod";
import { firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { mapFields, type FieldTable, type FieldValues } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { listedShipmentFields, unlistedShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { containerLoads, shipmentTypes, type Shipment, type ShipmentSummary } from "#domain/shipment/shipment.ts";
import { milestones, shipmentStatuses, type MilestoneAnswer } from "#domain/shipment/progress/milestone.ts";
import { warningCodes } from "#domain/shipment/warning.ts";
import { dayPattern, figuresOf, instant, moreTextsOf, textsOf } from "../openapi/commonFields.ts";
import { addressAnswer, bankDetailAnswer } from "../firm/firmOperations.ts";
import { brokerAnswer, buyerAnswer } from "../masterData/recordAnswers.ts";
import { lineBody, packagesBody, referenceBody, shipmentBody } from "./input/shipmentBody.ts";
import { attachmentAnswer } from "./attachmentAnswer.ts";
import { transportAnswer } from "./progress/transportBody.ts";

/** The defined fields of an answer. */
function answerFields<Fields extends FieldTable>(fields: Fields): FieldValues<Fields, z.ZodNumber, z.ZodString> {
  return mapFields(fields, {
    text: (_name, { description, example }) => z.string().meta({ description, example }),
    figure: (_name, { description, example }) => z.number().meta({ description, example }),
  });
}

const packages = z
  .object({
    total: z.number().describe("The number of packages; documents round a fraction up. 0 for bulk goods."),
    type: z.string().describe('The kind of package in the singular, such as "BAG".'),
    netWeight: z.number().describe("Net weight of the line, such as 50000."),
    grossWeight: z.number().describe("Gross weight of the line, such as 50300."),
    ...figuresOf(packagesBody, ["netWeightPerPackage", "grossWeightPerPackage"]),
  })
  .meta({
    id: "Packages",
    example: { total: 2000, type: "BAG", netWeight: 50000, grossWeight: 50300 },
    description: "Packages and weights of a line, in packing units.",
  });

const unit = z
  .object({
    unitId: z.string().describe("The id of the packaging unit that the copy comes from."),
    orderUnit: z.string().describe('The unit of quantities and rates, such as "MT".'),
    packingUnit: z.string().describe('The unit of weights, such as "KG".'),
    weight: z.number().describe("Packing units in one order unit, such as 1000."),
    packageType: z.string().describe('The kind of package in the singular, such as "BAG".'),
  })
  .meta({
    id: "LineUnit",
    example: { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG" },
    description: "The packaging unit of a line, as saved.",
  });

const product = z
  .object({
    ...textsOf(lineBody, ["productId", "unitId"]),
    name: z.string().describe("The product's name as saved."),
    hsnCode: z.string().describe('The product\'s Harmonised System code as saved, such as "10063012".'),
    unit: unit.describe("The packaging unit, as saved."),
    package: packages.describe("Packages and weights, computed when the shipment was saved."),
    ...figuresOf(lineBody, ["quantity", "rate"]),
    ...answerFields(lineFields),
  })
  .meta({ id: "ProductLine", example: { name: "BASMATI RICE", hsnCode: "10063012" }, description: "A product line." });

const charges = z
  .object({
    gst: z.number().describe("The tax: `gstPercentage` of the amount before GST."),
    ...answerFields(chargeFields),
  })
  .meta({ id: "Charges", example: { gst: 0 }, description: "Discount, tax, advance and the price break-up." });

const containerDetail = z
  .object({
    containers: z.number().describe("The number of containers."),
    type: z.enum(containerLoads).describe("FCL: full loads; LCL: shared containers."),
  })
  .meta({ id: "ContainerDetail", example: { containers: 1, type: "FCL" }, description: "Number and load of the containers." });

const container = z.object(answerFields(containerFields)).meta({ id: "Container", description: "A container." });

function numberAnd(what: string) {
  return [z.string().describe(`Number of the ${what}; empty until set.`), dateOf(what)] as const;
}

function dateOf(what: string) {
  return z.string().meta({ pattern: dayPattern, description: `Date of the ${what} as DD/MM/YYYY; empty until set.` });
}

const [invoiceNo, invoiceDate] = numberAnd("commercial invoice");
const [piNo, piDate] = numberAnd("proforma invoice");
const [contractNo, contractDate] = numberAnd("contract");

const exampleSummary = {
  type: "CONTAINERISED",
  invoiceNo: "TV/EXP/042/25-26",
  invoiceDate: "12/11/2025",
  piNo: "",
  piDate: "",
  contractNo: "",
  contractDate: "",
  totalAmount: 56500,
  totalQuantity: 50000,
  totalGrossQuantity: 50300,
};

const summaryFields = {
  shipmentId: z.string().describe("The shipment's id."),
  ...textsOf(shipmentBody, ["firmId"]),
  status: z
    .string()
    .optional()
    .describe(`The highest milestone that was reached, or Cancelled: ${shipmentStatuses.join(", ")}; absent without one.`),
  createdAt: instant("When it was created."),
  updatedAt: instant("When it was last changed."),
  type: z.enum(shipmentTypes).describe("Whether the goods are in containers or in bulk."),
  invoiceNo,
  invoiceDate,
  piNo,
  piDate,
  contractNo,
  contractDate,
  consignee: buyerAnswer.describe("The receiver of the goods, as saved."),
  broker: brokerAnswer.describe("The broker, as saved."),
  ...answerFields(listedShipmentFields),
  totalAmount: z.number().describe("The balance to be paid: amount before GST + GST − advance."),
  totalQuantity: z.number().describe("Net weight of all lines, in packing units."),
  totalGrossQuantity: z.number().describe("Gross weight of all lines, in packing units."),
};

export const summaryAnswer = z.object(summaryFields).meta({
  id: "ShipmentSummary",
  example: exampleSummary,
  description: "A shipment's entry in lists.",
}) satisfies z.ZodType<ShipmentSummary>;

const reference = z
  .object(textsOf(referenceBody, ["label", "value"]))
  .meta({ id: "Reference", description: "A further reference of a shipment." });

export const warningAnswer = z
  .object({
    message: z.string().describe("The warning, in words for people."),
    code: z.enum(warningCodes).describe("The kind of warning."),
    field: z.array(z.string()).describe('The path in the body that the warning is about, such as `["container", "0", "containerNumber"]`.'),
  })
  .meta({
    id: "ShipmentWarning",
    example: {
      message: 'Invoice number TV/EXP/042/25-26 is also on the shipment "Rice, October"',
      code: "NUMBER_REUSED",
      field: ["invoiceNo"],
    },
    description: "A possible mistake in a shipment, or an omission in its document.",
  });

const milestoneAnswer = z
  .object({
    milestone: z.enum(milestones).describe("The milestone."),
    planned: milestoneDate("The planned day."),
    actual: milestoneDate("The day on which it was reached."),
    note: z.string().describe("A note; empty without one."),
    by: z.string().describe("The name of the last person or API key that changed it; empty if nobody did."),
  })
  .meta({
    id: "Milestone",
    example: { milestone: "BOOKED", planned: "10/11/2025", actual: "11/11/2025", note: "", by: "Meera Rao" },
    description: "When something that happens to a shipment is planned, and when it happened.",
  }) satisfies z.ZodType<MilestoneAnswer>;

function milestoneDate(description: string) {
  return z.string().meta({ pattern: dayPattern, description: `${description} DD/MM/YYYY; empty while unknown.` });
}

export const shipmentAnswer = z
  .object({
    ...summaryFields,
    version: z.number().describe("Counts the changes. Send it with an update to detect changes in between."),
    firm: z
      .object({
        name: z.string().describe("The firm's name."),
        ieCode: z.string().describe("The importer-exporter code (IEC)."),
        pan: z.string().describe("The permanent account number for taxes (PAN); empty if not given."),
        ...moreTextsOf(firmSnapshotFields),
      })
      .meta({
        id: "ShipmentFirm",
        example: { name: "Tarangvel Exports LLP", ieCode: "AAXCT4821K", pan: "AAXCT4821K" },
        description: "The exporter's firm, as saved.",
      }),
    ...textsOf(shipmentBody, ["addressId"]),
    address: addressAnswer.describe("The firm's address that documents print, as saved."),
    isSellerDifferent: z.boolean().describe("Whether the seller is another party than the firm."),
    sellerId: z.string().nullable().describe("The id of the different seller; null if the firm itself sells."),
    isBuyerDifferent: z.boolean().describe("Whether the buyer (applicant) is another party than the consignee."),
    buyerId: z.string().nullable().describe("The id of the different buyer; null if the consignee is the buyer."),
    notifyId: z.array(z.string()).describe("The ids of the notify parties."),
    ...textsOf(shipmentBody, ["consigneeId", "brokerId", "bankId"]),
    seller: buyerAnswer.nullable().describe("The different seller, as saved; null if the firm itself sells."),
    buyer: buyerAnswer.nullable().describe("The different buyer, as saved; null if the consignee is the buyer."),
    notifyParties: z.array(buyerAnswer).describe("The parties to notify of the arrival, as saved; at most 5."),
    ...answerFields(unlistedShipmentFields),
    bankDetails: bankDetailAnswer.describe("The bank account that the buyer pays to, as saved."),
    products: z.array(product).describe("The lines, 1 to 10."),
    charges: charges.describe("Discount, tax, advance and the price break-up."),
    containerDetail: containerDetail.optional().describe("Number and load of the containers; absent for bulk goods."),
    container: z.array(container).describe("The individual containers; empty for bulk goods."),
    references: z.array(reference).describe("Further references, at most 5."),
    amountBeforeGST: z.number().describe("Subtotal − discount."),
    progress: z.array(milestoneAnswer).describe("The eight milestones, in their order."),
    transport: transportAnswer,
    cancelReason: z.string().optional().describe("Why it was cancelled; absent if it is not."),
    attachments: z.array(attachmentAnswer).describe("The stored files, in the order of storing."),
    differsFromMasterData: z
      .boolean()
      .optional()
      .describe("Whether a refresh would change the shipment's copies of master data; absent in lists."),
    warnings: z.array(warningAnswer).optional().describe("Possible mistakes that were accepted; absent in lists."),
  })
  .meta({
    id: "Shipment",
    example: {
      ...exampleSummary,
      version: 3,
      sellerId: null,
      seller: null,
      buyerId: null,
      buyer: null,
      references: [],
      notifyId: [],
      notifyParties: [],
      amountBeforeGST: 56500,
      warnings: [],
      differsFromMasterData: false,
    },
    description: "A whole shipment, with parties, bank, products and units as they were when saved.",
  }) satisfies z.ZodType<Shipment>;
