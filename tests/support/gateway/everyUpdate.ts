/** How a record is read back: the field of the payload, what is selected of it, and which part of that an input field is. */
export type Update = {
  mutation: string;
  /** Names the record; the profile has no id. */
  id?: string;
  payload: string;
  /** What is read for each input field; the field itself unless named here. */
  reads?: Record<string, string>;
  /** Fields that the record as it stands cannot do without, though another could. */
  needed?: string[];
};

const address = "addressId name address gst";
const bank = "bankId nickname accountNumber iban accountHolderName bank bankAddress swiftCode";
const line = "productId unitId quantity rate marks description specification packages { netWeightPerPackage grossWeightPerPackage }";

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
      notifyPartyIds: "notifyParties { buyerId }",
      products: `products { ${line} }`,
      charges: "charges { discount gstPercentage advance fob freight insurance commission }",
      containerDetail: "containerDetail { containerCount type }",
      containers: "containers { containerNumber lineSealNumber rfidSealNumber size lot netWeight grossWeight unit }",
    },
    needed: ["sellerId", "containerDetail"],
  },
  { mutation: "updateWebhook", id: "Webhook", payload: "webhook" },
  { mutation: "updateProfile", payload: "viewer" },
];
