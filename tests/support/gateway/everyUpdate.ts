import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";

/** How a record is read back: the field of the payload, what is selected of it, and which part of that an input field is. */
export type Update = {
  mutation: string;
  /** Names the record; the profile has no id. */
  id?: string;
  /** The path of the record in the payload. */
  payload: string;
  /** What is read for each input field; the field itself unless named here. */
  reads?: Record<string, string>;
  /** Fields that the record as it stands cannot do without, though another could. */
  needed?: string[];
  /** Whether the record can do without each of its fields. */
  isOptional?: boolean;
};

const address = "addressId name address gst";
const bank = "bankId nickname accountNumber iban accountHolderName bank bankAddress swiftCode";
const names = (fields: object) => Object.keys(fields).join(" ");
const line = `productId unitId quantity rate ${names(lineFields)} packages { netWeightPerPackage grossWeightPerPackage }`;

/** Every mutation that changes a record. */
export const everyUpdate: Update[] = [
  ...["Buyer", "Broker", "LoadingPort", "DischargePort", "PackagingUnit", "Goods", "DocumentTemplate"].map((type) => ({
    mutation: `update${type}`,
    id: type,
    payload: type.charAt(0).toLowerCase() + type.slice(1),
  })),
  { mutation: "updateContractFormat", id: "ContractFormat", payload: "contractFormat", reads: { fields: "fields { name value }" } },
  {
    mutation: "updateFirm",
    id: "Firm",
    payload: "firm",
    reads: {
      stampKey: "stamp { key }",
      letterheadKey: "letterhead { key }",
      addresses: `addresses { ${address} }`,
      bankDetails: `bankDetails { ${bank} }`,
    },
  },
  {
    mutation: "updateShipment",
    id: "Shipment",
    payload: "shipment",
    reads: {
      addressId: "address { addressId }",
      bankId: "bankDetails { bankId }",
      consigneeId: "consignee { buyerId }",
      brokerId: "broker { brokerId }",
      sellerId: "seller { buyerId }",
      buyerId: "buyer { buyerId }",
      references: "references { label value }",
      notifyPartyIds: "notifyParties { buyerId }",
      products: `products { ${line} }`,
      charges: `charges { ${names(chargeFields)} }`,
      containerDetail: "containerDetail { containerCount type }",
      containers: `containers { ${names(containerFields)} }`,
    },
    needed: ["sellerId", "buyerId", "containerDetail"],
  },
  {
    mutation: "updateTransport",
    id: "Shipment",
    payload: "shipment.transport",
    isOptional: true,
  },
  { mutation: "updateWebhook", id: "Webhook", payload: "webhook" },
  { mutation: "updatePartner", id: "Partner", payload: "partner" },
  { mutation: "updateProfile", payload: "viewer" },
];
