/** Examples of each kind of master data, for request bodies and answers. */
export const recordExamples = {
  buyers: {
    name: "Al Marjan Foodstuff Trading L.L.C.",
    address: "Office 1204, Al Ras Tower,\nDeira, Dubai",
    country: "United Arab Emirates",
  },
  brokers: { name: "Levant Agri Brokers FZE", country: "United Arab Emirates" },
  loadingPorts: { name: "Mundra", country: "India" },
  dischargePorts: { name: "Jebel Ali", country: "United Arab Emirates" },
  packagingUnits: { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 },
  goods: { name: "BASMATI RICE", hsnCode: "10063012", specification: "Moisture 12.5% max" },
  documentTemplates: {
    name: "Certificate of quality",
    heading: "CERTIFICATE OF QUALITY",
    body: "We certify that the rice for {{consignee.name}} is fit for human consumption.",
  },
};

/** An example item of each list. */
export const listExamples: Record<string, string> = {
  originCountry: "India",
  destinationCountry: "United Arab Emirates",
  paymentTerm: "100% irrevocable L/C at sight",
  shipmentTerm: "CIF JEBEL ALI",
  currency: "USD",
  declaration: "We declare that this invoice shows the actual price of the goods described.",
};
