import { isObject, keysOf } from "../typedObject.ts";
import type { PartnerRole } from "./partner.ts";

/**
 * When a role sees a field of a shared shipment:
 * - `yes`: on every shared shipment;
 * - `no`: never;
 * - `prices`: if the exporter lets the partner see prices, and an importer only as the shipment's consignee or buyer, never as a mere notify
 *   party;
 * - `buying`: for an importer that is the shipment's consignee or buyer;
 * - `commission`: for the shipment's own broker;
 * - `money`: with `prices` or `commission`.
 */
type Condition = "yes" | "no" | "prices" | "buying" | "commission" | "money";
type Seen = Record<PartnerRole, Condition>;

const everybody: Seen = { IMPORTER: "yes", BROKER: "yes", CHA: "yes" };
const notImporter: Seen = { IMPORTER: "no", BROKER: "yes", CHA: "yes" };
const notBroker: Seen = { IMPORTER: "yes", BROKER: "no", CHA: "yes" };
const prices: Seen = { IMPORTER: "prices", BROKER: "prices", CHA: "prices" };
const breakUp: Seen = { IMPORTER: "no", BROKER: "no", CHA: "prices" };
const buyerPrices: Seen = { IMPORTER: "prices", BROKER: "no", CHA: "no" };

/**
 * Every field that a partner may see of a shared shipment, by its path in REST, with the roles that see it. A field without a line
 * does not exist for partners.
 */
export const sharedFields = {
  partnerId: everybody,
  shipmentId: everybody,
  role: everybody,
  exporter: everybody,
  reference: everybody,
  consignee: notImporter,
  status: everybody,
  goods: everybody,
  "next.milestone": everybody,
  "next.planned": everybody,
  isAsked: everybody,
  mayUpload: everybody,
  originCountry: everybody,
  destinationCountry: everybody,
  preCarriage: everybody,
  placeOfReceipt: everybody,
  portOfLoading: everybody,
  portOfDischarge: everybody,
  finalDestination: everybody,
  vessel: everybody,
  termsOfShipment: everybody,
  termsOfPayment: { IMPORTER: "buying", BROKER: "no", CHA: "no" },
  type: everybody,
  etd: everybody,
  eta: everybody,
  "progress.milestone": everybody,
  "progress.planned": everybody,
  "progress.actual": everybody,
  "products.name": everybody,
  "products.hsnCode": everybody,
  "products.countryOfOrigin": everybody,
  "products.quantity": everybody,
  "products.orderUnit": everybody,
  "products.packages": everybody,
  "products.packageType": everybody,
  "products.netWeight": everybody,
  "products.grossWeight": everybody,
  "products.packingUnit": everybody,
  "products.rate": prices,
  "products.amount": prices,
  totalNetWeight: everybody,
  totalGrossWeight: everybody,
  containers: everybody,
  containerLoad: everybody,
  "container.containerNumber": everybody,
  "container.size": everybody,
  "container.isoType": everybody,
  "container.packages": everybody,
  "container.netWeight": everybody,
  "container.grossWeight": everybody,
  "container.unit": everybody,
  "container.lineSealNumber": notBroker,
  "container.rfidSealNumber": notBroker,
  "container.customsSealNumber": notBroker,
  "parties.party": everybody,
  "parties.name": everybody,
  "parties.country": everybody,
  "parties.address": notBroker,
  currency: { IMPORTER: "prices", BROKER: "money", CHA: "prices" },
  "prices.discount": prices,
  "prices.amountBeforeGST": prices,
  "prices.gstPercentage": prices,
  "prices.gst": prices,
  "prices.invoiceValue": prices,
  "prices.advance": buyerPrices,
  "prices.balance": buyerPrices,
  "prices.fob": breakUp,
  "prices.freight": breakUp,
  "prices.insurance": breakUp,
  commission: { IMPORTER: "no", BROKER: "commission", CHA: "no" },
  "attachments.key": everybody,
  "attachments.name": everybody,
  "attachments.type": everybody,
  "attachments.sizeInMB": everybody,
  "attachments.sizeInBytes": everybody,
  "attachments.contentType": everybody,
  "attachments.time": everybody,
  "attachments.state": everybody,
  "attachments.isOwn": everybody,
  "attachments.isAsked": everybody,
  "attachments.reason": everybody,
} as const satisfies Record<string, Seen>;

export type SharedFieldName = keyof typeof sharedFields;

/** A partner's view of one shipment, which the conditions depend on. */
export type SharedView = {
  role: PartnerRole;
  showsPrices: boolean;
  /** Whether one of the partner's buyers is the shipment's consignee or buyer. */
  isBuying: boolean;
  /** Whether one of the partner's brokers is the shipment's. */
  isBroker: boolean;
};

/** Whether a partner sees a field of a shipment. */
export function maySee(view: SharedView, field: SharedFieldName): boolean {
  return holds(view, sharedFields[field][view.role]);
}

/**
 * A shared shipment, or a part of one at `path`, without the fields that the partner does not see. It lets through what the table names, so
 * that a field that somebody adds elsewhere stays hidden until it has a line here.
 */
export function seenBy(view: SharedView, value: unknown, path = ""): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isObject(item) ? seenBy(view, item, path) : item));
  if (!isObject(value)) return value;
  const seen = seenPaths(view);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const place = path === "" ? name : `${path}.${name}`;
      return seen.has(place) ? [[name, seenBy(view, field, place)]] : [];
    }),
  );
}

const pathsByView = new Map<string, ReadonlySet<string>>();

/** The paths that a view sees, with the groups that they are in. */
function seenPaths(view: SharedView): ReadonlySet<string> {
  const key = [view.role, view.showsPrices, view.isBuying, view.isBroker].join();
  const known = pathsByView.get(key);
  if (known) return known;
  const fields = keysOf(sharedFields).filter((field) => maySee(view, field));
  const paths = new Set<string>(fields.flatMap((field) => [field, ...(field.includes(".") ? [field.slice(0, field.indexOf("."))] : [])]));
  pathsByView.set(key, paths);
  return paths;
}

function holds(view: SharedView, condition: Condition): boolean {
  const { role, showsPrices, isBuying, isBroker } = view;
  switch (condition) {
    case "yes":
      return true;
    case "no":
      return false;
    case "prices":
      return showsPrices && (role !== "IMPORTER" || isBuying);
    case "buying":
      return isBuying;
    case "commission":
      return isBroker;
    case "money":
      return holds(view, "prices") || holds(view, "commission");
  }
}
