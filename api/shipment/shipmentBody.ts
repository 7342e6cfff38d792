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

const packages = z.object({
  total: figure().nullish(),
  netWeight: figure().nullish(),
  grossWeight: figure().nullish(),
  netWeightPerPackage: figure(),
  grossWeightPerPackage: figure(),
});

const line = z.object({
  productId: trimmed(),
  unitId: trimmed(),
  package: packages.nullish().transform((given) => given ?? packages.parse({})),
  quantity: figure(),
  rate: figure(),
  marks: text(medium),
  description: text(long),
  specification: text(long),
});

const containerRow = z.object({
  containerNumber: trimmed(),
  lineSealNumber: trimmed(),
  rfidSealNumber: trimmed(),
  size: trimmed(),
  lot: trimmed(),
  netWeight: figure(),
  grossWeight: figure(),
  unit: trimmed(),
});

const charges = z.object({
  discount: figure(),
  gstPercentage: figure(),
  advance: figure(),
  fob: figure(),
  freight: figure(),
  insurance: figure(),
  commission: figure(),
  gst: figure().nullish(),
});

const body = z.object({
  firmId: trimmed(),
  addressId: trimmed(),
  isSellerDifferent: flag(),
  sellerId: trimmed(),
  consigneeId: trimmed(),
  notifyId: list(trimmed()).transform((ids) => ids.filter((id) => id)),
  brokerId: trimmed(),
  name: trimmed(),
  originCountry: trimmed(),
  destinationCountry: trimmed(),
  preCarriage: trimmed(),
  placeOfReceipt: trimmed(),
  vessel: trimmed(),
  portOfLoading: trimmed(),
  portOfDischarge: trimmed(),
  finalDestination: trimmed(),
  termsOfPayment: trimmed(long),
  termsOfShipment: trimmed(long),
  bankId: trimmed(),
  currency: trimmed(3).transform((code) => code.toUpperCase()),
  declaration: text(long),
  products: list(line),
  charges: charges.nullish().transform((given) => given ?? charges.parse({})),
  type: trimmed(),
  containerDetail: z.object({ containers: z.number(), type: trimmed() }).nullish(),
  container: list(containerRow),
  totalQuantity: figure().nullish(),
  totalGrossQuantity: figure().nullish(),
  amountBeforeGST: figure().nullish(),
  totalAmount: figure().nullish(),
  notes: text(long),
  version: z.number().nullish(),
});

type Body = z.output<typeof body>;

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
  const { isSellerDifferent, sellerId, type, containerDetail, container, version, ...rest } = parse(body, sent);
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
