import { z } from "zod";
import { attachmentTypes, type Attachment } from "#domain/attachment.ts";
import { containerLoads, shipmentTypes, type Shipment, type ShipmentSummary } from "#domain/shipment.ts";
import { warningCodes } from "#domain/warning.ts";
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
    name: z.string().describe("The file's name with its ending."),
    key: z.string().describe("The file's key, for fetching, merging, renaming and deleting it."),
    sizeInMB: z.number().describe("The size in megabytes of 1,048,576 bytes."),
    sizeInBytes: z.number().describe("The exact size in bytes."),
    contentType: z.string().describe("The media type, told by the content: `application/pdf`, `image/png` or `image/jpeg`."),
    type: z.enum(attachmentTypes).describe("What the file is."),
    time: instant("When it was last changed."),
  })
  .meta({
    id: "Attachment",
    example: exampleAttachment,
    description: "A stored file of a shipment.",
  }) satisfies z.ZodType<Attachment>;

const packages = z
  .object({
    total: z.number().describe("How many packages; a fraction is printed rounded up. 0 for goods in bulk."),
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
    unitId: z.string().describe("The id of the packaging unit that it was copied from."),
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
    package: packages.describe("Packages and weights, worked out when the shipment was saved."),
    ...figuresOf(lineBody, ["quantity", "rate"]),
    ...textsOf(lineBody, ["marks", "description", "specification"]),
  })
  .meta({ id: "ProductLine", example: { name: "BASMATI RICE", hsnCode: "10063012" }, description: "A product line." });

const charges = z
  .object({
    gst: z.number().describe("The tax: that percentage of the amount before GST."),
    ...figuresOf(chargesBody, ["gstPercentage", "advance", "discount", "fob", "freight", "insurance", "commission"]),
  })
  .meta({ id: "Charges", example: { gst: 0 }, description: "Discount, tax, advance and the price break-up." });

const containerDetail = z
  .object({
    containers: z.number().describe("How many containers."),
    type: z.enum(containerLoads).describe("FCL: full loads; LCL: shared ones."),
  })
  .meta({ id: "ContainerDetail", example: { containers: 1, type: "FCL" }, description: "Number and load of the containers." });

const container = z
  .object({
    ...textsOf(containerBody, ["containerNumber", "lineSealNumber", "rfidSealNumber", "size", "lot", "unit"]),
    ...figuresOf(containerBody, ["netWeight", "grossWeight"]),
  })
  .meta({ id: "Container", description: "A container." });

function numberAnd(what: string) {
  return [z.string().describe(`Number of the ${what}; empty until given.`), dateOf(what)] as const;
}

function dateOf(what: string) {
  return z.string().meta({ pattern: dayPattern, description: `Date of the ${what} as DD/MM/YYYY; empty until given.` });
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
  status: z.string().optional().describe("Free text shown as a badge; absent when there is none."),
  createdAt: instant("When it was created."),
  updatedAt: instant("When it was last changed."),
  type: z.enum(shipmentTypes).describe("In containers or in bulk."),
  invoiceNo,
  invoiceDate,
  piNo,
  piDate,
  contractNo,
  contractDate,
  consignee: buyerAnswer.describe("Whom the goods are sent to, as saved."),
  broker: brokerAnswer.describe("The broker, as saved."),
  ...textsOf(shipmentBody, ["currency", "portOfLoading", "portOfDischarge"]),
  totalAmount: z.number().describe("Amount before GST + GST − advance: what is still to be paid."),
  totalQuantity: z.number().describe("Net weight of all lines, in packing units."),
  totalGrossQuantity: z.number().describe("Gross weight of all lines, in packing units."),
};

export const summaryAnswer = z.object(summaryFields).meta({
  id: "ShipmentSummary",
  example: exampleSummary,
  description: "What lists tell of a shipment.",
}) satisfies z.ZodType<ShipmentSummary>;

const warning = z
  .object({
    message: z.string().describe("The doubt in words for people."),
    code: z.enum(warningCodes).describe("What kind of doubt it is."),
    field: z.array(z.string()).describe('The path in the body that it is about, such as `["container", "0", "containerNumber"]`.'),
  })
  .meta({
    id: "ShipmentWarning",
    example: {
      message: 'Invoice number TV/EXP/042/25-26 is also on the shipment "Rice, October"',
      code: "NUMBER_REUSED",
      field: ["invoiceNo"],
    },
    description: "Something that may be wrong with a shipment.",
  });

export const shipmentAnswer = z
  .object({
    ...summaryFields,
    version: z.number().describe("Counts the changes; send it with an update, so that a change in between is noticed."),
    firm: z
      .object({
        name: z.string().describe("The firm's name."),
        ieCode: z.string().describe("The importer-exporter code (IEC)."),
        pan: z.string().describe("The permanent account number for taxes (PAN); empty when not given."),
      })
      .meta({
        id: "ShipmentFirm",
        example: { name: "Tarangvel Exports LLP", ieCode: "AAXCT4821K", pan: "AAXCT4821K" },
        description: "The exporter's firm, as saved.",
      }),
    ...textsOf(shipmentBody, ["addressId"]),
    address: addressAnswer.describe("The firm's address that documents print, as saved."),
    isSellerDifferent: z.boolean().describe("Whether someone else than the firm is the seller."),
    sellerId: z.string().nullable().describe("The id of the different seller; null when the firm itself sells."),
    notifyId: z.array(z.string()).describe("The ids of the notify parties."),
    ...textsOf(shipmentBody, ["consigneeId", "brokerId", "bankId"]),
    seller: buyerAnswer.nullable().describe("The different seller, as saved; null when the firm itself sells."),
    notifyParties: z.array(buyerAnswer).describe("Who is told of the arrival, as saved; at most 5."),
    ...textsOf(shipmentBody, ["originCountry", "destinationCountry", "preCarriage", "placeOfReceipt", "vessel", "finalDestination"]),
    ...textsOf(shipmentBody, ["termsOfPayment", "termsOfShipment", "declaration", "notes"]),
    bankDetails: bankDetailAnswer.describe("The bank account that the buyer pays to, as saved."),
    products: z.array(product).describe("The lines, 1 to 10."),
    charges: charges.describe("Discount, tax, advance and the price break-up."),
    containerDetail: containerDetail.optional().describe("Number and load of the containers; absent for goods in bulk."),
    container: z.array(container).describe("The containers one by one; empty for goods in bulk."),
    amountBeforeGST: z.number().describe("Subtotal − discount."),
    attachments: z.array(attachmentAnswer).describe("The stored files, in the order of storing."),
    differsFromMasterData: z
      .boolean()
      .optional()
      .describe("Whether a refresh would change what is kept of the master data; lists leave it out."),
    warnings: z.array(warning).optional().describe("What may be wrong with it; nothing of it was refused. Lists leave it out."),
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
    description: "A whole shipment: parties, bank, products and units as they were when saved.",
  }) satisfies z.ZodType<Shipment>;
