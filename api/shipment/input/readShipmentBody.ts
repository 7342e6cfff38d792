import type { z } from "zod";
import type { Decimal } from "#domain/figures/decimal.ts";
import { invalid } from "#domain/http/problem.ts";
import { shipmentTypes, containerLoads, type ContainerLoad, type ShipmentType } from "#domain/shipment/shipment.ts";
import { checkShipment, isBlankLine, isBlankReference, type ShipmentDraft } from "#domain/shipment/shipmentCheck.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { shipmentBody, type answeredOnly } from "./shipmentBody.ts";

type Body = Omit<z.output<typeof shipmentBody>, keyof typeof answeredOnly>;

/** A product line as sent; `index` is its position in the body, which refusals name. */
type SentLine = Omit<Body["products"][number], "name" | "hsnCode" | "unit" | "package"> & {
  index: number;
  package?: PackagesInput | null | undefined;
};

/** A product line of a save, with known weights per package. */
export type LineInput = Omit<SentLine, "package"> & { package: PackagesInput };

/** Weights per package, and the body's claims on computed values; a type of "" claims nothing. */
type PackagesInput = WeightsPerPackage & { type?: string; total?: Claim; netWeight?: Claim; grossWeight?: Claim };

/** Net and gross weight of one package, in packing units. */
export type WeightsPerPackage = { netWeightPerPackage: Decimal; grossWeightPerPackage: Decimal };

/** The body's claim on a computed figure; null claims nothing. */
export type Claim = Decimal | null | undefined;

/** A save's input, after all rules that need neither stored data nor computed figures. */
export type ShipmentInput = Omit<
  Body,
  "isSellerDifferent" | "sellerId" | "isBuyerDifferent" | "buyerId" | "products" | "type" | "containerDetail" | "version"
> & {
  /** Null: the firm itself is the seller. */
  sellerId: string | null;
  /** Null: the consignee is the buyer. */
  buyerId: string | null;
  products: LineInput[];
  type: ShipmentType;
  containerDetail: { containers: number; type: ContainerLoad } | null;
};

/** The input as sent: lines may omit packages and use their unit's. */
export type SentShipment = Omit<ShipmentInput, "products"> & { products: SentLine[] };

/** The content of an add or update body, and the version that it is based on. */
export type ShipmentRequest = { input: SentShipment; version: number | null };

/**
 * Reads the body of an add or update. Drops blank later product lines, and the containers of bulk goods. Throws a `ProblemError`: 400 for a
 * wrong shape, 422 for broken rules, each with its message.
 */
export function readShipmentBody(sent: unknown): ShipmentRequest {
  const { isSellerDifferent, sellerId, isBuyerDifferent, buyerId, type, containerDetail, container, version, ...rest } = parseRequest(
    shipmentBody,
    sent,
  );
  const draft: ShipmentDraft = {
    ...rest,
    isSellerDifferent,
    sellerId,
    isBuyerDifferent,
    buyerId,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkShipment refuses any other text.
    type: type as ShipmentType | "",
    containers: containerDetail?.containers ?? 0,
    containerLoad: containerDetail?.type || "FCL",
    container,
    products: rest.products.map(({ package: packages, ...line }) => ({ ...line, ...(packages && { package: packages }) })),
  };
  throwIfProblems(checkShipment(draft));
  const products = rest.products.map((given, index) => ({ ...given, index })).filter((given) => given.index === 0 || !isBlankLine(given));
  const isContainerised = type === "CONTAINERISED";
  const input: SentShipment = {
    ...rest,
    sellerId: isSellerDifferent ? sellerId : null,
    buyerId: isBuyerDifferent ? buyerId : null,
    references: rest.references.filter((reference) => !isBlankReference(reference)),
    products,
    type: shipmentTypes.find((known) => known === type) ?? "BULK",
    containerDetail: isContainerised ? detailOf(draft) : null,
    container: isContainerised ? container : [],
  };
  return { input, version: version ?? null };
}

/** Fits the integer type of every engine; no ship carries as many. */
const maxContainers = 100_000;

function detailOf({ containers, containerLoad }: ShipmentDraft): { containers: number; type: ContainerLoad } {
  throwIfProblems(
    containers > maxContainers ? [invalid(`At most ${maxContainers} containers are allowed`, "containerDetail", "containers")] : [],
  );
  return { containers, type: containerLoads.find((load) => load === containerLoad) ?? "FCL" };
}
