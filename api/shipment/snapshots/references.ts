import { parseDecimal, type Decimal } from "#domain/figures/decimal.ts";
import type { Problem } from "#domain/http/problem.ts";
import type { Packages, Shipment } from "#domain/shipment/shipment.ts";
import type { Address, BankDetail, Broker, Buyer } from "#domain/account/userInfo.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import type { SentShipment, ShipmentInput, WeightsPerPackage } from "../input/readShipmentBody.ts";

/** A shipment's snapshot of its firm. */
type FirmSnapshot = Shipment["firm"];
type GoodsSnapshot = { name: string; hsnCode: string };
export type UnitSnapshot = { unitId: string; orderUnit: string; packingUnit: string; weight: Decimal; packageType: string };

/** The snapshots of a shipment's records, by id. */
export type Snapshots = {
  firms: Map<string, FirmSnapshot>;
  addresses: Map<string, Address>;
  banks: Map<string, BankDetail>;
  buyers: Map<string, Buyer>;
  brokers: Map<string, Broker>;
  goods: Map<string, GoodsSnapshot>;
  units: Map<string, UnitSnapshot>;
  /** Weights of one package by unit id, for lines that give none. */
  packaging: Map<string, WeightsPerPackage>;
};

/** The ids that a save references; address and bank belong to the firm. */
export type References = Pick<
  SentShipment,
  "firmId" | "addressId" | "bankId" | "consigneeId" | "sellerId" | "buyerId" | "notifyId" | "brokerId"
> & {
  products: { productId: string; unitId: string; index: number }[];
};

/** The ids that a saved shipment references. */
export function referencesOf({
  firmId,
  addressId,
  seller,
  buyer,
  consignee,
  notifyParties,
  broker,
  bankDetails,
  products,
}: Shipment): References {
  return {
    firmId,
    addressId,
    sellerId: seller?.buyerId ?? null,
    buyerId: buyer?.buyerId ?? null,
    consigneeId: consignee.buyerId,
    notifyId: notifyParties.map(({ buyerId }) => buyerId),
    brokerId: broker.brokerId,
    bankId: bankDetails.bankId,
    products: products.map(({ productId, unitId }, index) => ({ productId, unitId, index })),
  };
}

/** The snapshots of a saved shipment. Includes its address and bank only if the firm stays the same. */
export function snapshotsOf(shipment: Shipment, firmId = shipment.firmId): Snapshots {
  const isSameFirm = shipment.firmId === firmId;
  const { seller, buyer: applicant, consignee, notifyParties } = shipment;
  const buyers = [...notifyParties, ...(seller ? [seller] : []), ...(applicant ? [applicant] : []), consignee];
  return {
    firms: new Map([[shipment.firmId, shipment.firm]]),
    addresses: new Map(isSameFirm ? [[shipment.addressId, shipment.address]] : []),
    banks: new Map(isSameFirm ? [[shipment.bankDetails.bankId, shipment.bankDetails]] : []),
    buyers: new Map(buyers.map((buyer) => [buyer.buyerId, buyer])),
    brokers: new Map([[shipment.broker.brokerId, shipment.broker]]),
    goods: new Map(shipment.products.map(({ productId, name, hsnCode }) => [productId, { name, hsnCode }])),
    units: new Map(shipment.products.map(({ unit }) => [unit.unitId, { ...unit, weight: parseDecimal(unit.weight) ?? "0" }])),
    packaging: new Map(shipment.products.map(({ unitId, package: packages }) => [unitId, weightsOf(packages)])),
  };
}

function weightsOf({ netWeightPerPackage, grossWeightPerPackage }: Packages): WeightsPerPackage {
  return {
    netWeightPerPackage: parseDecimal(netWeightPerPackage) ?? "0",
    grossWeightPerPackage: parseDecimal(grossWeightPerPackage) ?? "0",
  };
}

/** The input, with the unit's packages on each line that gives none. */
export function withPackaging(input: SentShipment, { packaging }: Snapshots): ShipmentInput {
  const none = { netWeightPerPackage: "0", grossWeightPerPackage: "0" };
  const products = input.products.map((line) => ({ ...line, package: line.package ?? packaging.get(line.unitId) ?? none }));
  return { ...input, products };
}

/** `first`, plus the records that only `second` contains. */
export function mergeSnapshots(first: Snapshots, second: Snapshots): Snapshots {
  return {
    firms: new Map([...second.firms, ...first.firms]),
    addresses: new Map([...second.addresses, ...first.addresses]),
    banks: new Map([...second.banks, ...first.banks]),
    buyers: new Map([...second.buyers, ...first.buyers]),
    brokers: new Map([...second.brokers, ...first.brokers]),
    goods: new Map([...second.goods, ...first.goods]),
    units: new Map([...second.units, ...first.units]),
    packaging: new Map([...second.packaging, ...first.packaging]),
  };
}

/** Throws a 404 that names every reference without a record: 'Consignee not found'. */
export function refuseUnknown(wanted: References, known: Snapshots): void {
  const problems: Problem[] = [];
  const look = (records: Map<string, unknown>, id: string, noun: string, ...field: string[]) => {
    if (!records.has(id)) problems.push({ message: `${noun} not found`, code: "NOT_FOUND", field });
  };
  look(known.firms, wanted.firmId, "Firm", "firmId");
  look(known.addresses, wanted.addressId, "Firm address", "addressId");
  if (wanted.sellerId !== null) look(known.buyers, wanted.sellerId, "Seller", "sellerId");
  if (wanted.buyerId !== null) look(known.buyers, wanted.buyerId, "Buyer", "buyerId");
  look(known.buyers, wanted.consigneeId, "Consignee", "consigneeId");
  wanted.notifyId.forEach((id, index) => look(known.buyers, id, "Notify party", "notifyId", String(index)));
  look(known.brokers, wanted.brokerId, "Broker", "brokerId");
  look(known.banks, wanted.bankId, "Bank details", "bankId");
  for (const { productId, unitId, index } of wanted.products) {
    look(known.goods, productId, "Product", "products", String(index), "productId");
    look(known.units, unitId, "Packaging details", "products", String(index), "unitId");
  }
  if (problems.length > 0) throw new ProblemError(problems);
}
