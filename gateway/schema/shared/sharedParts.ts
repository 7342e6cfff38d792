import { dayOf } from "#domain/time/dates.ts";
import type { SharedPartyKind } from "#domain/partners/sharedShipment.ts";
import { builder } from "../../builder/builder.ts";
import { maybeMoney } from "../../builder/decimals.ts";
import type { SharedShipment } from "../../rest/shapes/people/shared.ts";
import { MilestoneEnum } from "../shipment/progress/progress.ts";

const unseen = "null if the role does not see it";

export const SharedMilestone = builder.objectRef<SharedShipment["progress"][number]>("SharedMilestone").implement({
  description: "When something that happens to a shared shipment is planned, and when it happened.",
  fields: (t) => ({
    milestone: t.expose("milestone", { type: MilestoneEnum, description: "What happens to the shipment." }),
    planned: t.field({
      type: "Date",
      nullable: true,
      description: 'The planned day, such as "2025-11-18"; null while unknown.',
      resolve: ({ planned }) => dayOf(planned),
    }),
    actual: t.field({
      type: "Date",
      nullable: true,
      description: 'The day on which it was reached, such as "2025-11-18"; null before.',
      resolve: ({ actual }) => dayOf(actual),
    }),
  }),
});

export const SharedProduct = builder.objectRef<SharedShipment["products"][number]>("SharedProduct").implement({
  description: "A product line of a shared shipment.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The product's name." }),
    hsnCode: t.exposeString("hsnCode", { description: "The product's Harmonised System code." }),
    countryOfOrigin: t.exposeString("countryOfOrigin", { description: "The line's country of origin; empty for that of the shipment." }),
    quantity: t.expose("quantity", { type: "Decimal", description: 'The quantity in `orderUnit`, such as "50".' }),
    orderUnit: t.exposeString("orderUnit", { description: 'The unit of quantity and rate, such as "MT".' }),
    packages: t.expose("packages", { type: "Decimal", description: 'How many packages, such as "2000"; 0 for goods in bulk.' }),
    packageType: t.exposeString("packageType", { description: 'The kind of package in the singular, such as "BAG".' }),
    netWeight: t.expose("netWeight", { type: "Decimal", description: 'Net weight in `packingUnit`, such as "50000".' }),
    grossWeight: t.expose("grossWeight", { type: "Decimal", description: 'Gross weight in `packingUnit`, such as "50300".' }),
    packingUnit: t.exposeString("packingUnit", { description: 'The unit of weights, such as "KG".' }),
    rate: t.field({
      type: "Decimal",
      nullable: true,
      description: `Price of one \`orderUnit\`, in the shipment's currency, such as "1130"; ${unseen}.`,
      resolve: ({ rate }) => rate ?? null,
    }),
    amount: t.field({
      type: "Decimal",
      nullable: true,
      description: `The line's amount, in the shipment's currency, such as "56500.00"; ${unseen}.`,
      resolve: ({ amount }) => amount ?? null,
    }),
  }),
});

export const SharedContainer = builder.objectRef<SharedShipment["container"][number]>("SharedContainer").implement({
  description: "A container of a shared shipment.",
  fields: (t) => ({
    containerNumber: t.exposeString("containerNumber", { description: 'The container\'s number, such as "TVXU1001010".' }),
    size: t.exposeString("size", { description: "The container's size; empty if unknown." }),
    isoType: t.exposeString("isoType", { description: 'Size and type by ISO 6346, such as "22G1"; empty if unknown.' }),
    packages: t.expose("packages", { type: "Decimal", description: "Number of packages in it; 0 if not given." }),
    netWeight: t.expose("netWeight", { type: "Decimal", description: "Net weight of the contents, in `unit`; 0 if not given." }),
    grossWeight: t.expose("grossWeight", { type: "Decimal", description: "Gross weight of the contents, in `unit`; 0 if not given." }),
    unit: t.exposeString("unit", { description: 'The unit of both weights, such as "KG".' }),
    lineSealNumber: t.string({
      nullable: true,
      description: `The shipping line's seal; ${unseen}.`,
      resolve: ({ lineSealNumber }) => lineSealNumber ?? null,
    }),
    rfidSealNumber: t.string({
      nullable: true,
      description: `The electronic seal; ${unseen}.`,
      resolve: ({ rfidSealNumber }) => rfidSealNumber ?? null,
    }),
    customsSealNumber: t.string({
      nullable: true,
      description: `The customs' seal; ${unseen}.`,
      resolve: ({ customsSealNumber }) => customsSealNumber ?? null,
    }),
  }),
});

const partyValues: Record<SharedPartyKind, { description: string }> = {
  CONSIGNEE: { description: "The receiver of the goods." },
  BUYER: { description: "The buyer, if another party than the consignee." },
  NOTIFY: { description: "A party to notify of the arrival." },
};

const SharedPartyKindEnum = builder.enumType("SharedPartyKind", { description: "What a party is to a shipment.", values: partyValues });

export const SharedParty = builder.objectRef<SharedShipment["parties"][number]>("SharedParty").implement({
  description: "A party of a shared shipment, as saved.",
  fields: (t) => ({
    party: t.expose("party", { type: SharedPartyKindEnum, description: "What it is to the shipment." }),
    name: t.exposeString("name", { description: "The party's name." }),
    country: t.exposeString("country", { description: "The party's country; empty if unknown." }),
    address: t.string({ nullable: true, description: `The full postal address; ${unseen}.`, resolve: ({ address }) => address ?? null }),
  }),
});

type Prices = NonNullable<SharedShipment["prices"]> & { currency: string };
type Amount = Exclude<keyof Prices, "currency" | "gstPercentage">;

export const SharedPrices = builder.objectRef<Prices>("SharedPrices").implement({
  description: "The amounts of a shared shipment, in its currency.",
  fields: (t) => {
    const amount = (name: Amount, description: string) =>
      t.field({
        type: "Decimal",
        nullable: true,
        description: `${description}, such as "56500.00"; ${unseen}.`,
        resolve: (prices) => maybeMoney(prices[name] ?? null, prices.currency),
      });
    return {
      discount: amount("discount", "The discount"),
      amountBeforeGst: amount("amountBeforeGST", "Subtotal − discount"),
      gstPercentage: t.expose("gstPercentage", { type: "Decimal", description: 'Goods and services tax in percent, such as "18".' }),
      gst: amount("gst", "The tax"),
      invoiceValue: amount("invoiceValue", "Amount before GST + GST"),
      advance: amount("advance", "The advance"),
      balance: amount("balance", "Invoice value − advance"),
      fob: amount("fob", "Free-on-board value"),
      freight: amount("freight", "Freight"),
      insurance: amount("insurance", "Insurance"),
    };
  },
});
