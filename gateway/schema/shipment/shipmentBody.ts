import { keysOf, recordOf } from "#domain/typedObject.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { ContainerDetail, Figure, ProductBody, Reference, ShipmentBody, ShipmentType } from "#domain/shipment/shipment.ts";
import { chargeFields, type ChargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields, type ContainerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField, type BodyValues } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields, type LineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields, type ShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { shipmentTotals, type LineFigures, type LineTotals } from "#domain/shipment/shipmentTotals.ts";
import { notFound } from "../../errors/errors.ts";
import { toBodyFigure } from "../../builder/decimals.ts";
import { restId } from "../../builder/nodes.ts";
import { enteredBody, type EnteredInput } from "./fieldInputs.ts";

type Optional<Value> = Value | null | undefined;

/** A product line of a shipment's input. Ids are global. */
type LineInput = EnteredInput<LineFields> & {
  productId: string;
  unitId: string;
  quantity: Decimal;
  rate: Decimal;
  netWeightPerPackage?: Optional<Decimal>;
  grossWeightPerPackage?: Optional<Decimal>;
};

/** A shipment as it is entered, without computed figures. Ids are global, except those of address and bank, which are REST's. */
export type ShipmentInput = EnteredInput<ShipmentFields> & {
  firmId: string;
  addressId: string;
  isSellerDifferent?: Optional<boolean>;
  sellerId?: Optional<string>;
  isBuyerDifferent?: Optional<boolean>;
  buyerId?: Optional<string>;
  consigneeId: string;
  notifyPartyIds?: Optional<string[]>;
  brokerId: string;
  bankId: string;
  products: LineInput[];
  charges?: Optional<EnteredInput<ChargeFields>>;
  type: ShipmentType;
  containerDetail?: Optional<{ containerCount: number; type: ContainerDetail["type"] }>;
  references?: Optional<Reference[]>;
  containers?: Optional<EnteredInput<ContainerFields>[]>;
};

/** The figures of a packaging unit that a line needs. */
export type UnitFigures = { weight: Decimal; packageType: string; netWeight: Decimal; grossWeight: Decimal };

const noUnit: UnitFigures = { weight: "0", packageType: "", netWeight: "0", grossWeight: "0" };

/**
 * Builds the body of shipment/add and shipment/update with all figures computed by the domain (ADR-0011). `unitOf`
 * finds a packaging unit by its REST id. Throws `Refused` for ids of other types and for missing units.
 */
export function shipmentBody(input: ShipmentInput, unitOf: (unitId: string) => UnitFigures | null): ShipmentBody {
  const lines = input.products.map((line, index) => toLine(line, index, unitOf));
  const charges = eachField(chargeFields, (name) => input.charges?.[name] ?? "0");
  const totals = shipmentTotals(
    input.currency,
    lines.map(({ figures }) => figures),
    charges,
  );
  const chargesWithGst = { ...charges, gst: totals.gst };
  return {
    firmId: restId("Firm", input.firmId, "Firm", "firmId"),
    addressId: input.addressId,
    isSellerDifferent: input.isSellerDifferent ?? false,
    ...(input.isSellerDifferent ? { sellerId: restId("Buyer", input.sellerId ?? "", "Seller", "sellerId") } : {}),
    // Another server of the REST contract may refuse names that it does not know.
    ...(input.isBuyerDifferent ? { isBuyerDifferent: true, buyerId: restId("Buyer", input.buyerId ?? "", "Buyer", "buyerId") } : {}),
    ...(input.references?.length ? { references: input.references } : {}),
    consigneeId: restId("Buyer", input.consigneeId, "Consignee", "consigneeId"),
    notifyId: (input.notifyPartyIds ?? []).map((id, index) => restId("Buyer", id, "Notify party", "notifyPartyIds", String(index))),
    brokerId: restId("Broker", input.brokerId, "Broker", "brokerId"),
    ...enteredBody(shipmentFields, input),
    bankId: input.bankId,
    products: lines.map(({ body, unit, figures }, index) => ({ ...body, package: toPackage(unit, figures, totals.lines[index]) })),
    charges: recordOf(keysOf(chargesWithGst).map((name) => [name, toBodyFigure(chargesWithGst[name])])),
    type: input.type,
    ...(input.type === "CONTAINERISED" ? toContainers(input) : {}),
    totalQuantity: toBodyFigure(totals.totalNetWeight),
    totalGrossQuantity: toBodyFigure(totals.totalGrossWeight),
    amountBeforeGST: toBodyFigure(totals.amountBeforeGST),
    totalAmount: toBodyFigure(totals.totalAmount),
  };
}

type Line = { unit: UnitFigures; figures: LineFigures; body: Omit<ProductBody, "package"> };

function toLine(line: LineInput, index: number, unitOf: (unitId: string) => UnitFigures | null): Line {
  const at = ["products", String(index)];
  const unitId = restId("PackagingUnit", line.unitId, "Packaging details", ...at, "unitId");
  const unit = unitId === "" ? noUnit : unitOf(unitId);
  if (!unit) throw notFound("Packaging details", ...at, "unitId");
  return {
    unit,
    figures: {
      quantity: line.quantity,
      rate: line.rate,
      unitWeight: unit.weight,
      netWeightPerPackage: line.netWeightPerPackage ?? unit.netWeight,
      grossWeightPerPackage: line.grossWeightPerPackage ?? unit.grossWeight,
    },
    body: {
      productId: restId("Goods", line.productId, "Product", ...at, "productId"),
      unitId,
      quantity: toBodyFigure(line.quantity),
      rate: toBodyFigure(line.rate),
      ...enteredBody(lineFields, line),
    },
  };
}

function toPackage(unit: UnitFigures, figures: LineFigures, totals: LineTotals | undefined): ProductBody["package"] {
  return {
    total: toBodyFigure(totals?.packages ?? "0"),
    type: unit.packageType,
    netWeight: toBodyFigure(totals?.netWeight ?? "0"),
    grossWeight: toBodyFigure(totals?.grossWeight ?? "0"),
    netWeightPerPackage: toBodyFigure(figures.netWeightPerPackage),
    grossWeightPerPackage: toBodyFigure(figures.grossWeightPerPackage),
  };
}

function toContainers({ containerDetail, containers }: ShipmentInput): {
  containerDetail?: ContainerDetail;
  container: BodyValues<ContainerFields, Figure>[];
} {
  const container = (containers ?? []).map((entered) => enteredBody(containerFields, entered));
  if (!containerDetail) return { container };
  const { containerCount, type } = containerDetail;
  return { containerDetail: { containers: containerCount, type }, container };
}

/** Translates REST's field names of a shipment to the input's. */
export function shipmentFieldOf([first = "", ...rest]: string[]): string[] {
  if (first === "containerDetail" && rest[0] === "containers") return [first, "containerCount"];
  const names: Record<string, string> = { shipmentId: "id", notifyId: "notifyPartyIds", container: "containers" };
  return [names[first] ?? first, ...rest.filter((step) => step !== "package")];
}
