import type { z } from "zod";
import type { Decimal } from "#domain/decimal.ts";
import { invalid } from "#domain/problem.ts";
import { shipmentTypes, containerLoads, type ContainerLoad, type ShipmentType } from "#domain/shipment.ts";
import { checkShipment, isBlankLine, type ShipmentDraft } from "#domain/shipmentCheck.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { shipmentBody, type answeredOnly } from "./shipmentBody.ts";

type Body = Omit<z.output<typeof shipmentBody>, keyof typeof answeredOnly>;

/** A product line as sent; `index` is its place in the body, where refusals point. */
type SentLine = Omit<Body["products"][number], "name" | "hsnCode" | "unit" | "package"> & {
  index: number;
  package?: PackagesInput | null | undefined;
};

/** A product line of a save: its weights per package are known. */
export type LineInput = Omit<SentLine, "package"> & { package: PackagesInput };

/** Weights per package, and what the body claims of the computed rest; a type of "" claims nothing. */
export type PackagesInput = WeightsPerPackage & { type?: string; total?: Claim; netWeight?: Claim; grossWeight?: Claim };

/** Net and gross weight of one package, in packing units. */
export type WeightsPerPackage = { netWeightPerPackage: Decimal; grossWeightPerPackage: Decimal };

/** A figure that a body claims although it is computed; null where it claims none. */
export type Claim = Decimal | null | undefined;

/** What is to be saved, by every rule that needs no stored data and no worked-out figure. */
export type ShipmentInput = Omit<Body, "isSellerDifferent" | "sellerId" | "products" | "type" | "containerDetail" | "version"> & {
  /** Null: the firm itself sells. */
  sellerId: string | null;
  products: LineInput[];
  type: ShipmentType;
  containerDetail: { containers: number; type: ContainerLoad } | null;
};

/** The same as it was sent: a line may leave its packages to its unit. */
export type SentShipment = Omit<ShipmentInput, "products"> & { products: SentLine[] };

/** What an add or update body asks for, and the version it was made from. */
export type ShipmentRequest = { input: SentShipment; version: number | null };

/**
 * Reads the body of an add or update. Blank later product lines are dropped, and containers where the goods go in bulk.
 * Throws a `Refusal`: 400 for a wrong shape, 422 for broken rules, each with its text.
 */
export function readShipmentBody(sent: unknown): ShipmentRequest {
  const { isSellerDifferent, sellerId, type, containerDetail, container, version, ...rest } = parseRequest(shipmentBody, sent);
  const draft: ShipmentDraft = {
    ...rest,
    isSellerDifferent,
    sellerId,
    type: type as ShipmentType | "", // checkShipment refuses any other text
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
  throwIfProblems(
    containers > maxContainers ? [invalid(`At most ${maxContainers} containers are allowed`, "containerDetail", "containers")] : [],
  );
  return { containers, type: containerLoads.find((load) => load === containerLoad) ?? "FCL" };
}
