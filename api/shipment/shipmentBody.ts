import { z } from "zod";
import type { Decimal } from "#domain/decimal.ts";
import { invalid } from "#domain/problem.ts";
import { containerLoads, shipmentTypes, type ContainerLoad, type ShipmentType } from "#domain/shipment.ts";
import { checkShipment, isBlankLine, type ShipmentDraft } from "#domain/shipmentCheck.ts";
import { figure, flag, list, parse, text } from "../body.ts";
import { refuseIf } from "../refusal.ts";

/** Longest texts: a single line, an address-like one, and what may fill a page. */
const short = 255;
const medium = 2000;
const long = 5000;

/** Packages and weights of a line. */
export const packagesBody = z
  .object({
    total: figure().nullish().describe("How many packages; worked out anew, and refused where it differs."),
    netWeight: figure().nullish().describe("Net weight of the line; likewise."),
    grossWeight: figure().nullish().describe("Gross weight of the line; likewise."),
    netWeightPerPackage: figure().describe("Net weight of one package in packing units, such as 25; 0 for goods in bulk."),
    grossWeightPerPackage: figure().describe("Gross weight of one package in packing units, such as 25.15; 0 for goods in bulk."),
  })
  .meta({ id: "PackagesBody", description: "Packages and weights of a line as entered." });

/** A product line. */
export const lineBody = z
  .object({
    productId: trimmed().describe("The id of the product."),
    unitId: trimmed().describe("The id of the packaging unit; all lines use the same one."),
    package: packagesBody
      .nullish()
      .transform((given) => given ?? packagesBody.parse({}))
      .describe("Packages and weights."),
    quantity: figure().describe("In order units, such as 50."),
    rate: figure().describe("Price of one order unit in the shipment's currency, such as 1142.5."),
    marks: text(medium).describe("Shipping marks; line breaks are kept. Empty when there are none."),
    description: text(long).describe("What documents add to the product's name; empty when nothing."),
    specification: text(long).describe("Quality in words; empty when none is given."),
  })
  .meta({ id: "ProductLineBody", description: "A product line as entered." });

/** A container of the list. */
export const containerBody = z
  .object({
    containerNumber: trimmed().describe('The container\'s number, such as "TVXU1001010".'),
    lineSealNumber: trimmed().describe("The shipping line's seal; empty when there is none."),
    rfidSealNumber: trimmed().describe("The electronic seal; empty when there is none."),
    size: trimmed().describe("The container's size, such as \"20'\"."),
    lot: trimmed().describe("The lot in it; empty when there is none."),
    netWeight: figure().describe("Net weight of what is in it, in `unit`, such as 25000."),
    grossWeight: figure().describe("Gross weight of what is in it, in `unit`, such as 25150."),
    unit: trimmed().describe('The unit of both weights, such as "KG".'),
  })
  .meta({ id: "ContainerBody", description: "A container as entered." });

/** Discount, tax, advance and the price break-up. */
export const chargesBody = z
  .object({
    discount: figure().describe("Taken off the subtotal; at most that."),
    gstPercentage: figure().describe("Goods and services tax in percent, 0 to 100, such as 18."),
    advance: figure().describe("Received already, taken off after GST; at most the invoice value."),
    fob: figure().describe("Free-on-board value for the price break-up; not part of the total."),
    freight: figure().describe("Freight for the price break-up; not part of the total."),
    insurance: figure().describe("Insurance for the price break-up; not part of the total."),
    commission: figure().describe("The broker's commission, a memo; not part of the total."),
    gst: figure().nullish().describe("The tax; worked out anew, and refused where it differs."),
  })
  .meta({ id: "ChargesBody", description: "Discount, tax, advance and the price break-up as entered; all 0 where left out." });

const claim = "worked out anew, and refused with the expected figure where it differs by more than rounding; left out, it is not compared.";

/** A shipment as entered. */
export const shipmentBody = z
  .object({
    firmId: trimmed().describe("The id of the firm it belongs to."),
    addressId: trimmed().describe("The id of the firm's address that documents print."),
    isSellerDifferent: flag().describe("Whether someone else than the firm is the seller; false when left out."),
    sellerId: trimmed().describe("The id of the buyer record that is the different seller."),
    consigneeId: trimmed().describe("The id of the buyer that the goods are sent to."),
    notifyId: list(trimmed())
      .transform((ids) => ids.filter((id) => id))
      .describe("The ids of the buyers to be told of the arrival, at most 5."),
    brokerId: trimmed().describe("The id of the broker."),
    name: trimmed().describe("The user's own name for it."),
    originCountry: trimmed().describe("English name of the country the goods come from."),
    destinationCountry: trimmed().describe("English name of the country the goods go to."),
    preCarriage: trimmed().describe("How the goods reach the port: By Road, By Rail, By Sea, By Air or Multi Model; empty when not known."),
    placeOfReceipt: trimmed().describe("Where the carrier takes the goods over; empty when not known."),
    vessel: trimmed().describe("Vessel and voyage; empty when not known."),
    portOfLoading: trimmed().describe("Name of the port of loading."),
    portOfDischarge: trimmed().describe("Name of the port of discharge."),
    finalDestination: trimmed().describe("Where the goods end up."),
    termsOfPayment: trimmed(long).describe("How it is paid, in words."),
    termsOfShipment: trimmed(long).describe("Under which terms it is delivered, in words."),
    bankId: trimmed().describe("The id of the firm's bank account that the buyer pays to."),
    currency: trimmed(3)
      .transform((code) => code.toUpperCase())
      .describe('The currency of all money here, by ISO 4217, such as "USD".'),
    declaration: text(long).describe("The declaration that invoices carry."),
    products: list(lineBody).meta({ type: "array", minItems: 1, description: "The lines, 1 to 10." }),
    charges: chargesBody
      .nullish()
      .transform((given) => given ?? chargesBody.parse({}))
      .describe("Discount, tax, advance and the price break-up."),
    type: trimmed().meta({ enum: shipmentTypes, description: "In containers or in bulk." }),
    containerDetail: z
      .object({
        containers: z.number().describe("How many containers."),
        type: trimmed().describe("FCL (full loads, where left out) or LCL (shared ones)."),
      })
      .nullish()
      .describe("Number and load of the containers. Needed for CONTAINERISED, ignored for BULK."),
    container: list(containerBody).describe("The containers one by one; ignored for BULK."),
    totalQuantity: figure().nullish().describe(`Net weight of all lines, in packing units; ${claim}`),
    totalGrossQuantity: figure().nullish().describe(`Gross weight of all lines, in packing units; ${claim}`),
    amountBeforeGST: figure().nullish().describe(`Subtotal − discount; ${claim}`),
    totalAmount: figure().nullish().describe(`Amount before GST + GST − advance; ${claim}`),
    notes: text(long).describe("The user's own notes; on no document."),
    version: z.number().nullish().describe("The version that was read; a stale one is refused. Left out, nothing is compared."),
  })
  .meta({
    id: "ShipmentBody",
    description: "A shipment as entered.",
    required: [
      ...(["firmId", "addressId", "consigneeId", "brokerId", "name", "originCountry", "destinationCountry"] as const),
      ...(["portOfLoading", "portOfDischarge", "finalDestination", "termsOfPayment", "termsOfShipment"] as const),
      ...(["bankId", "currency", "declaration", "products", "type"] as const),
    ],
  });

type Body = z.output<typeof shipmentBody>;

/** A product line of a save; `index` is its place in the body, where refusals point. */
export type LineInput = Body["products"][number] & { index: number };

/** A figure that a body tells although it is worked out; absent where it tells none. */
export type Claim = Decimal | null | undefined;

/** What is to be saved, by every rule of spec section 5 that needs no stored data and no worked-out figure. */
export type ShipmentInput = Omit<Body, "isSellerDifferent" | "sellerId" | "products" | "type" | "containerDetail" | "version"> & {
  /** Null: the firm itself sells. */
  sellerId: string | null;
  products: LineInput[];
  type: ShipmentType;
  containerDetail: { containers: number; type: ContainerLoad } | null;
};

/** What an add or update body asks for, and the version it was made from. */
export type ShipmentRequest = { input: ShipmentInput; version: number | null };

/**
 * Reads the body of an add or update. Blank later product lines are dropped, and containers where the goods go in bulk.
 * Throws a `Refusal`: 400 for a wrong shape, 422 for broken rules, each with its text of the spec.
 */
export function readShipmentBody(sent: unknown): ShipmentRequest {
  const { isSellerDifferent, sellerId, type, containerDetail, container, version, ...rest } = parse(shipmentBody, sent);
  const draft: ShipmentDraft = {
    ...rest,
    isSellerDifferent,
    sellerId,
    type: type as ShipmentType | "", // checkShipment refuses any other text
    containers: containerDetail?.containers ?? 0,
    containerLoad: containerDetail?.type ?? "",
    container,
  };
  refuseIf(checkShipment(draft));
  const products = rest.products.map((given, index) => ({ ...given, index })).filter((given) => given.index === 0 || !isBlankLine(given));
  const isContainerised = type === "CONTAINERISED";
  const input: ShipmentInput = {
    ...rest,
    sellerId: isSellerDifferent ? sellerId : null,
    products,
    type: shipmentTypes.find((known) => known === type) ?? "BULK",
    containerDetail: isContainerised ? detailOf(draft) : null,
    container: isContainerised ? container : [],
  };
  return { input, version: version ?? null };
}

/** Every engine's integer holds this many containers, and no ship does. */
const maxContainers = 100_000;

function detailOf({ containers, containerLoad }: ShipmentDraft): { containers: number; type: ContainerLoad } {
  refuseIf(containers > maxContainers ? [invalid(`At most ${maxContainers} containers are allowed`, "containerDetail", "containers")] : []);
  return { containers, type: containerLoads.find((load) => load === containerLoad) ?? "FCL" };
}

function trimmed(maxLength = short) {
  return text(maxLength).transform((value) => value.trim());
}
