import { z } from "zod";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentTypes } from "#domain/shipment/shipment.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { claimedFigure, flag, list, readOnly, requiredFigure, strictObject, whole } from "../../http/requestSchema.ts";
import { bodyFields, examplesOf, requiredNames, trimmed } from "./bodyFields.ts";
import { maxVersion } from "./version.ts";

/** Packages and weights of a line. */
export const packagesBody = strictObject({
  total: claimedFigure().describe("The number of packages; computed, and refused if it differs by more than rounding."),
  type: trimmed().describe('The kind of package, such as "BAG"; refused if it differs from the packaging unit\'s.'),
  netWeight: claimedFigure().describe("Net weight of the line; computed, and refused if it differs by more than rounding."),
  grossWeight: claimedFigure().describe("Gross weight of the line; computed, and refused if it differs by more than rounding."),
  netWeightPerPackage: requiredFigure().describe(
    "Net weight of one package in packing units, at most 3 decimals, such as 25; 0 for bulk goods.",
  ),
  grossWeightPerPackage: requiredFigure().describe(
    "Gross weight of one package in packing units, at most 3 decimals, such as 25.15; 0 for bulk goods.",
  ),
}).meta({
  id: "PackagesBody",
  example: { netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
  description: "Packages and weights of a line as entered.",
  required: ["netWeightPerPackage", "grossWeightPerPackage"],
});

/** A product line. */
export const lineBody = strictObject({
  productId: trimmed().describe("The id of the product."),
  unitId: trimmed().describe("The id of the packaging unit; all lines use the same one."),
  package: packagesBody.nullish().describe("Packages and weights. If omitted, the line uses its packaging unit's weights per package."),
  quantity: requiredFigure().describe("The quantity in order units, at most 3 decimals, such as 50."),
  rate: requiredFigure().describe("Price of one order unit in the shipment's currency, at most 4 decimals, such as 1142.5."),
  ...bodyFields(lineFields),
  name: readOnly("The product's name as saved."),
  hsnCode: readOnly("The product's HSN code as saved."),
  unit: readOnly("The packaging unit as saved."),
}).meta({
  id: "ProductLineBody",
  example: { quantity: 50, rate: 1142.5, ...examplesOf(lineFields) },
  description: "A product line as entered. Later lines without any entry are dropped.",
  required: ["productId", "unitId", "quantity", "rate"],
});

const containerBody = strictObject(bodyFields(containerFields)).meta({
  id: "ContainerBody",
  example: examplesOf(containerFields),
  description: "A container as entered.",
  required: requiredNames(containerFields),
});

export const referenceBody = strictObject({
  label: trimmed().describe("What it refers to."),
  value: trimmed().describe("The number or text."),
}).meta({
  id: "ReferenceBody",
  example: { label: "Import permit", value: "IP/2025/88" },
  description: "A further reference of a shipment.",
  required: ["label", "value"],
});

/** Discount, tax, advance and the price break-up. */
const chargesBody = strictObject({
  ...bodyFields(chargeFields),
  gst: claimedFigure().describe("The tax; computed, and refused if it differs by more than rounding."),
}).meta({
  id: "ChargesBody",
  example: examplesOf(chargeFields),
  description: "Discount, tax, advance and the price break-up as entered; each 0 if omitted. Amounts have at most the currency's decimals.",
});

/** Fields of a shipment's answer that a body cannot set. */
export const answeredOnly = {
  shipmentId: readOnly("The shipment's id."),
  status: readOnly("The shipment's status."),
  createdAt: readOnly("When it was created."),
  updatedAt: readOnly("When it was last changed."),
  invoiceNo: readOnly("Number of the commercial invoice, set when the document is generated."),
  invoiceDate: readOnly("Date of the commercial invoice, set likewise."),
  piNo: readOnly("Number of the proforma invoice, set likewise."),
  piDate: readOnly("Date of the proforma invoice, set likewise."),
  contractNo: readOnly("Number of the contract, set likewise."),
  contractDate: readOnly("Date of the contract, set likewise."),
  firm: readOnly("The firm as saved; set it by `firmId`."),
  address: readOnly("The firm's address as saved; set it by `addressId`."),
  seller: readOnly("The different seller as saved; set it by `sellerId`."),
  buyer: readOnly("The different buyer as saved; set it by `buyerId`."),
  consignee: readOnly("The consignee as saved; set it by `consigneeId`."),
  notifyParties: readOnly("The notify parties as saved; set them by `notifyId`."),
  broker: readOnly("The broker as saved; set it by `brokerId`."),
  bankDetails: readOnly("The bank account as saved; set it by `bankId`."),
  progress: readOnly("The milestones."),
  transport: readOnly("The transport card."),
  cancelReason: readOnly("Why it was cancelled."),
  attachments: readOnly("The stored files."),
  differsFromMasterData: readOnly("Whether a refresh would change the shipment."),
  warnings: readOnly("Possible mistakes in the shipment."),
};

const claim =
  "computed, and refused with the expected figure if it differs by more than rounding. Not compared when omitted. Any finite number.";

/** A shipment as entered. */
export const shipmentBody = strictObject({
  firmId: trimmed().describe("The id of the shipment's firm."),
  addressId: trimmed().describe("The id of the firm's address that documents print."),
  isSellerDifferent: flag().describe("Whether the seller is another party than the firm; false when omitted."),
  sellerId: trimmed().describe("The id of the buyer record that is the different seller."),
  isBuyerDifferent: flag().describe("Whether the buyer (applicant) is another party than the consignee; false when omitted."),
  buyerId: trimmed().describe("The id of the buyer record that is the different buyer."),
  consigneeId: trimmed().describe("The id of the buyer that receives the goods."),
  notifyId: list(trimmed())
    .transform((ids) => ids.filter((id) => id))
    .describe("The ids of the buyers to notify of the arrival, at most 5."),
  brokerId: trimmed().describe("The id of the broker."),
  ...bodyFields(shipmentFields),
  bankId: trimmed().describe("The id of the firm's bank account that the buyer pays to."),
  products: list(lineBody).meta({ type: "array", minItems: 1, description: "The lines, 1 to 10." }),
  charges: chargesBody
    .nullish()
    .transform((given) => given ?? chargesBody.parse({}))
    .describe("Discount, tax, advance and the price break-up."),
  type: trimmed().meta({ enum: shipmentTypes, description: "Whether the goods are in containers or in bulk." }),
  containerDetail: strictObject({
    containers: z.number().describe("The number of containers."),
    type: trimmed().describe("FCL (full loads, the default) or LCL (shared containers)."),
  })
    .nullish()
    .describe("Number and load of the containers. Required for CONTAINERISED, ignored for BULK."),
  container: list(containerBody).describe("The individual containers; ignored for BULK."),
  references: list(referenceBody).describe("Further references, at most 5. Entries without label and value are dropped."),
  totalQuantity: claimedFigure().describe(`Net weight of all lines, in packing units; ${claim}`),
  totalGrossQuantity: claimedFigure().describe(`Gross weight of all lines, in packing units; ${claim}`),
  amountBeforeGST: claimedFigure().describe(`Subtotal − discount; ${claim}`),
  totalAmount: claimedFigure().describe(`Amount before GST + GST − advance; ${claim}`),
  version: whole(0, maxVersion).describe("The version as read; a stale version is refused. Not compared when omitted."),
  ...answeredOnly,
}).meta({
  id: "ShipmentBody",
  example: {
    isSellerDifferent: false,
    isBuyerDifferent: false,
    ...examplesOf(shipmentFields),
    type: "CONTAINERISED",
    notifyId: [],
    containerDetail: { containers: 1, type: "FCL" },
  },
  description: "A shipment as entered.",
  required: [
    ...(["firmId", "addressId", "consigneeId", "brokerId", "bankId", "products", "type"] as const),
    ...requiredNames(shipmentFields),
  ],
});
