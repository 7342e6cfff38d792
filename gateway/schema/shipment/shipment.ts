import { dayOf } from "#domain/time/dates.ts";
import { shipment as shipmentShape, type Party, type Shipment as FullShipment, type ShipmentSummary } from "../../rest/shapes/shipment.ts";
import { builder } from "../../builder/builder.ts";
import { callCost, loadUserInfo, type Context } from "../../builder/context.ts";
import { ShipmentTypeEnum } from "../../builder/enums.ts";
import { maybeMoney } from "../../builder/decimals.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { ShipmentBrokerType, ShipmentPartyType } from "./shipmentParts.ts";

/** A shipment from a list or whole. What a list omits is loaded when it is selected. */
export type ShipmentRow = ShipmentSummary | FullShipment;

type Resolve<Value> = (row: ShipmentRow, args: object, context: Context) => Value | Promise<Value>;
type DocumentNo = "invoiceNo" | "piNo" | "contractNo";
type DocumentDate = "invoiceDate" | "piDate" | "contractDate";
type ShipmentFields = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], ShipmentRow>;

/** The shipment with the fields of lists; `shipmentDetails.ts` adds the others. */
export const Shipment = builder.objectRef<ShipmentRow>("Shipment");

defineNode(Shipment, {
  description: "A consignment of goods to one buyer. Parties, bank, products and units are copies from when it was saved.",
  id: { resolve: ({ shipmentId }) => shipmentId, description: "Global id of the shipment." },
  fields: (t) => ({
    firmId: t.id({ description: "Global id of the firm it belongs to.", resolve: ({ firmId }) => firmId && encodeId("Firm", firmId) }),
    name: t.exposeString("name", { description: "The user's name for it." }),
    status: t.exposeString("status", {
      nullable: true,
      description:
        'The highest milestone that was reached, such as "On board", or "Cancelled"; another service may send any text. Null when there is none.',
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was created; null if the service does not send it.",
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last changed; null if the service does not record it.",
    }),
    type: t.field({
      type: ShipmentTypeEnum,
      nullable: true,
      description: "In containers or in bulk; null if the service does not send it.",
      resolve: fromRow((row) => row.type),
    }),
    invoiceNo: documentNo(t, "invoiceNo", "Number of the commercial invoice"),
    invoiceDate: documentDate(t, "invoiceDate", "Date of the commercial invoice"),
    piNo: documentNo(t, "piNo", "Number of the proforma invoice"),
    piDate: documentDate(t, "piDate", "Date of the proforma invoice"),
    contractNo: documentNo(t, "contractNo", "Number of the contract"),
    contractDate: documentDate(t, "contractDate", "Date of the contract"),
    consignee: t.field({
      type: ShipmentPartyType,
      description: "The party that receives the goods, as saved.",
      // Shown in lists: a promise for each row would cost more than the rest of the row.
      resolve: (row, args, context) => {
        const party = consigneeOf(row, args, context);
        return party instanceof Promise ? party.then((loaded) => named(loaded, context)) : named(party, context);
      },
    }),
    broker: t.field({ type: ShipmentBrokerType, description: "The broker, as saved.", resolve: fromEveryRow((row) => row.broker) }),
    portOfLoading: t.string({ description: "Name of the port of loading.", resolve: fromEveryRow((row) => row.portOfLoading) }),
    portOfDischarge: t.string({ description: "Name of the port of discharge.", resolve: fromEveryRow((row) => row.portOfDischarge) }),
    currency: t.string({
      description: 'The currency of all money here, by ISO 4217, such as "USD".',
      resolve: fromEveryRow((row) => row.currency),
    }),
    totalNetWeight: t.field({
      type: "Decimal",
      nullable: true,
      description: 'Net weight of all lines, in packing units, such as "75000"; null if the service sends too little to compute it.',
      resolve: fromRow((row) => row.totalQuantity),
    }),
    totalGrossWeight: t.field({
      type: "Decimal",
      nullable: true,
      description: 'Gross weight of all lines, in packing units, such as "75450"; null if the service sends too little to compute it.',
      resolve: fromRow((row) => row.totalGrossQuantity),
    }),
    totalAmount: t.field({
      type: "Decimal",
      nullable: true,
      description:
        'Amount before GST + GST − advance: the balance to be paid, in `currency`, such as "66000.00"; null if the service sends too little to compute it.',
      resolve: fromRow(({ totalAmount, currency }) => (typeof currency === "string" ? maybeMoney(totalAmount, currency) : null)),
    }),
  }),
});

registerNodeLoader("Shipment", loadShipment);

/** Loads the whole shipment with that REST id. Throws `Refused` when the user has none. */
export function loadShipment(shipmentId: string, { rest }: Context): Promise<FullShipment> {
  return rest.getOne("/v1/shipment", { shipmentId }, shipmentShape);
}

/** Rows whose own call has been charged. */
const counted = new WeakSet<ShipmentRow>();

/** The whole shipment: the row itself, or the service's response for its id. */
export async function detailsOf(row: ShipmentRow, context: Context): Promise<FullShipment> {
  if ("products" in row) return row;
  if (!counted.has(row)) context.chargeCost(callCost);
  counted.add(row);
  return await loadShipment(row.shipmentId, context);
}

const consigneeOf = fromEveryRow((row) => row.consignee);

/** The REST contract allows a consignee with only an id; its name then comes from the buyers. */
function named(party: Party, context: Context): Party | Promise<Party> {
  return party.name !== "" || party.buyerId === "" ? party : nameFromBuyers(party, context);
}

async function nameFromBuyers(party: Party, context: Context): Promise<Party> {
  const found = (await loadUserInfo(context)).buyers.find(({ buyerId }) => String(buyerId) === party.buyerId);
  const [name = "", address = "", country = ""] = ["name", "address", "country"].map((field) => String(found?.[field] ?? ""));
  return { ...party, name, address, country };
}

/** Reads a field of lists. When a foreign service's list omits it, loads the whole shipment. Null when that lacks it too. */
function fromRow<Value>(read: (row: ShipmentRow) => Value | null | undefined): Resolve<Value | null> {
  return (row, _args, context) => {
    const own = read(row) ?? null;
    return own !== null || "products" in row ? own : detailsOf(row, context).then((whole) => read(whole) ?? null);
  };
}

/** `fromRow` for fields that every whole shipment has (`rest/shapes/shipment.ts`), even if blank. */
function fromEveryRow<Value>(read: (row: ShipmentRow) => Value | null | undefined): Resolve<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A whole shipment has every value that a summary may lack.
  return fromRow(read) as Resolve<Value>;
}

function documentNo(t: ShipmentFields, name: DocumentNo, description: string) {
  return t.string({
    nullable: true,
    description: `${description}, such as "TV/EXP/042/25-26"; null until given.`,
    resolve: (row) => row[name] || null,
  });
}

function documentDate(t: ShipmentFields, name: DocumentDate, description: string) {
  return t.field({
    type: "Date",
    nullable: true,
    description: `${description}, such as "2025-11-12"; null until given.`,
    resolve: (row) => dayOf(row[name]),
  });
}
