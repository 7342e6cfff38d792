/** Global ids and keys that earlier steps came to, by name. */
export type Known = Record<string, string>;

export const clauses = { name: "Rice", fields: [{ name: "Quality", value: "Final at load port" }] };
export const unit = { orderUnit: "MT", packingUnit: "KG", weight: "1000", packageType: "BAG", netWeight: "25", grossWeight: "25.15" };
export const address = { name: "Head Office", address: "12 Harbour Road" };
export const bank = { nickname: "KCB USD", accountNumber: "001", accountHolderName: "Tarangvel", bank: "KCB", swiftCode: "KTCBINBB" };

/** A firm with one address and one bank. */
export function firm({ stamp }: Known, parts: object = {}): object {
  return { name: "Tarangvel Exports", ieCode: "AAXCT4821K", stampKey: stamp, addresses: [address], bankDetails: [bank], ...parts };
}

/** A bulk shipment of two products, by the ids that are known. */
export function shipment(known: Known): object {
  const line = { productId: known["Goods"], unitId: known["PackagingUnit"], marks: "TV" };
  return {
    firmId: known["Firm"],
    addressId: known["address"],
    bankId: known["bank"],
    brokerId: known["Broker"],
    consigneeId: known["Buyer"],
    notifyPartyIds: [known["Buyer"]],
    name: "Rice to Jebel Ali",
    type: "BULK",
    originCountry: "India",
    destinationCountry: "United Arab Emirates",
    finalDestination: "Jebel Ali",
    portOfLoading: "Mundra",
    portOfDischarge: "Jebel Ali",
    termsOfPayment: "L/C at sight",
    termsOfShipment: "FOB Mundra",
    currency: "USD",
    declaration: "We declare",
    charges: { discount: "312.50", advance: "16500" },
    products: [
      { ...line, quantity: "50", rate: "1085" },
      { ...line, quantity: "25", rate: "1142.50" },
    ],
  };
}
