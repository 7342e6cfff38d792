import { z } from "zod";
import { attachmentTypes, type Attachment } from "#domain/documents/attachment.ts";
import { containerLoads, shipmentTypes, type Shipment, type ShipmentSummary } from "#domain/shipment/shipment.ts";
import { warningCodes } from "#domain/shipment/warning.ts";
import { dayPattern, figuresOf, instant, textsOf } from "../openapi/commonFields.ts";
import { addressAnswer, bankDetailAnswer } from "../firm/firmOperations.ts";
import { brokerAnswer, buyerAnswer } from "../masterData/recordAnswers.ts";
import { chargesBody, containerBody, lineBody, packagesBody, shipmentBody } from "./input/shipmentBody.ts";

export const exampleAttachment = {
  name: "Invoice TV-EXP-042-25-26.pdf",
  key: "2f6c1d9a04b84e7f",
  sizeInMB: 0.08,
  sizeInBytes: 84213,
  contentType: "application/pdf",
  type: "INVOICE",
};

export const attachmentAnswer = z
  .object({
    name: z.string().describe("The file's name with extension."),
    key: z.string().describe("The file's key, for fetching, merging, renaming and deleting it."),
    sizeInMB: z.number().describe("The size in megabytes of 1,048,576 bytes."),
    sizeInBytes: z.number().describe("The exact size in bytes."),
    contentType: z.string().describe("The media type, detected from the content: `application/pdf`, `image/png` or `image/jpeg`."),
    type: z.enum(attachmentTypes).describe("The type of the file."),
    time: instant("When it was last changed."),
  })
  .meta({
    id: "Attachment",
    example: exampleAttachment,
    description: "A stored file of a shipment.",
  }) satisfies z.ZodType<Attachment>;

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
    ...textsOf(lineBody, ["marks", "description", "specification"]),
  })
  .meta({ id: "ProductLine", example: { name: "BASMATI RICE", hsnCode: "10063012" }, description: "A product line." });

const charges = z
  .object({
    gst: z.number().describe("The tax: `gstPercentage` of the amount before GST."),
    ...figuresOf(chargesBody, ["gstPercentage", "advance", "discount", "fob", "freight", "insurance", "commission"]),
  })
  .meta({ id: "Charges", example: { gst: 0 }, description: "Discount, tax, advance and the price break-up." });

const containerDetail = z
  .object({
    containers: z.number().describe("The number of containers."),
    type: z.enum(containerLoads).describe("FCL: full loads; LCL: shared containers."),
  })
  .meta({ id: "ContainerDetail", example: { containers: 1, type: "FCL" }, description: "Number and load of the containers." });

const container = z
  .object({
    ...textsOf(containerBody, ["containerNumber", "lineSealNumber", "rfidSealNumber", "size", "lot", "unit"]),
    ...figuresOf(containerBody, ["netWeight", "grossWeight"]),
  })
  .meta({ id: "Container", description: "A container." });

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
  ...textsOf(shipmentBody, ["firmId", "name"]),
  status: z.string().optional().describe("Free text shown as a badge; absent if there is none."),
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
  ...textsOf(shipmentBody, ["currency", "portOfLoading", "portOfDischarge"]),
  totalAmount: z.number().describe("The balance to be paid: amount before GST + GST − advance."),
  totalQuantity: z.number().describe("Net weight of all lines, in packing units."),
  totalGrossQuantity: z.number().describe("Gross weight of all lines, in packing units."),
};

export const summaryAnswer = z.object(summaryFields).meta({
  id: "ShipmentSummary",
  example: exampleSummary,
  description: "A shipment's entry in lists.",
}) satisfies z.ZodType<ShipmentSummary>;

const warning = z
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
    description: "A possible mistake in a shipment.",
  });

export const shipmentAnswer = z
  .object({
    ...summaryFields,
    version: z.number().describe("Counts the changes. Send it with an update to detect changes in between."),
    firm: z
      .object({
        name: z.string().describe("The firm's name."),
        ieCode: z.string().describe("The importer-exporter code (IEC)."),
        pan: z.string().describe("The permanent account number for taxes (PAN); empty if not given."),
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
    notifyId: z.array(z.string()).describe("The ids of the notify parties."),
    ...textsOf(shipmentBody, ["consigneeId", "brokerId", "bankId"]),
    seller: buyerAnswer.nullable().describe("The different seller, as saved; null if the firm itself sells."),
    notifyParties: z.array(buyerAnswer).describe("The parties to notify of the arrival, as saved; at most 5."),
    ...textsOf(shipmentBody, ["originCountry", "destinationCountry", "preCarriage", "placeOfReceipt", "vessel", "finalDestination"]),
    ...textsOf(shipmentBody, ["termsOfPayment", "termsOfShipment", "declaration", "notes"]),
    bankDetails: bankDetailAnswer.describe("The bank account that the buyer pays to, as saved."),
    products: z.array(product).describe("The lines, 1 to 10."),
    charges: charges.describe("Discount, tax, advance and the price break-up."),
    containerDetail: containerDetail.optional().describe("Number and load of the containers; absent for bulk goods."),
    container: z.array(container).describe("The individual containers; empty for bulk goods."),
    amountBeforeGST: z.number().describe("Subtotal − discount."),
    attachments: z.array(attachmentAnswer).describe("The stored files, in the order of storing."),
    differsFromMasterData: z
      .boolean()
      .optional()
      .describe("Whether a refresh would change the shipment's copies of master data; absent in lists."),
    warnings: z.array(warning).optional().describe("Possible mistakes that were accepted; absent in lists."),
  })
  .meta({
    id: "Shipment",
    example: {
      ...exampleSummary,
      version: 3,
      sellerId: null,
      seller: null,
      notifyId: [],
      notifyParties: [],
      amountBeforeGST: 56500,
      warnings: [],
      differsFromMasterData: false,
    },
    description: "A whole shipment, with parties, bank, products and units as they were when saved.",
  }) satisfies z.ZodType<Shipment>;
