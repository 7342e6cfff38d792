import type { Charges, Container, LineUnit, Product, Shipment } from "#domain/shipment.ts";
import type { Address, BankDetail, Broker, Buyer } from "#domain/userInfo.ts";

const noCharges: Charges = { gstPercentage: 0, gst: 0, advance: 0, discount: 0, fob: 0, freight: 0, insurance: 0, commission: 0 };

const firm = { name: "Tarangvel Exports Private Limited", ieCode: "AAXCT4821K", pan: "AAXCT4821K" };

const headOffice: Address = {
  addressId: "F1A1",
  name: "Head Office",
  address: "402, Silverline Trade Centre, Kalawad Road,\nRajkot - 360005, Gujarat, India",
  gst: "24AAXCT4821K1ZS",
};

const bank: BankDetail = {
  bankId: "F1B1",
  nickname: "KCB USD",
  accountNumber: "018805001234",
  iban: "",
  accountHolderName: "Tarangvel Exports Private Limited",
  bank: "Kathiawar Commercial Bank Ltd",
  bankAddress: "Overseas Branch, Yagnik Road, Rajkot - 360001, India",
  swiftCode: "KTCBINBBRJT",
};

const alMarjan: Buyer = {
  buyerId: "B1",
  name: "Al Marjan Foodstuff Trading L.L.C.",
  address: "P.O. Box 99999, Warehouse 14, Al Aweer Central Market,\nDubai",
  country: "United Arab Emirates",
};
const nyati: Buyer = {
  buyerId: "B5",
  name: "Nyati Staple Foods Limited",
  address: "Shed 7, Shimanzi Industrial Area,\nMombasa",
  country: "Kenya",
};
const confluence: Buyer = {
  buyerId: "B9",
  name: "Confluence Commodities DMCC",
  address: "Unit 3199, Cluster X, Jumeirah Lakes Towers,\nDubai",
  country: "United Arab Emirates",
};
const swahili: Buyer = { buyerId: "B10", name: "Swahili Cargo Clearing Agents Ltd", address: "Nkrumah Road,\nMombasa", country: "Kenya" };

const levant: Broker = { brokerId: "BR2", name: "Levant Agri Brokers FZE", country: "United Arab Emirates" };
const girnar: Broker = { brokerId: "BR1", name: "Girnar Commodity Brokers", country: "India" };

const declaration =
  "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX. LUT ARN: AD2404250012345 DATED 02/04/2025. We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.";

const bags: LineUnit = { unitId: "U1", orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG" };

/** A product line of one tonne in 25 kg bags, or what the figures given make of it. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    productId: "G1",
    unitId: "U1",
    name: "INDIAN 1121 GOLDEN SELLA BASMATI RICE",
    hsnCode: "10063012",
    quantity: 1,
    rate: 1000,
    marks: "",
    description: "",
    specification: "",
    unit: bags,
    package: { total: 40, type: "BAG", netWeight: 1000, grossWeight: 1006, netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
    ...given,
  };
}

/** A container of 25 tonnes, numbered from 1. */
export function aContainer(n: number, given: Partial<Container> = {}): Container {
  return {
    containerNumber: `TVXU1001${String(n).padStart(3, "0")}`,
    lineSealNumber: `HLG44712${String(n).padStart(2, "0")}`,
    rfidSealNumber: `SPPL008712${String(30 + n)}`,
    size: "20'",
    lot: "L1",
    netWeight: 25000,
    grossWeight: 25150,
    unit: "KG",
    ...given,
  };
}

/** Two rice lines in 25 kg bags, CIF Jebel Ali, three 20-foot containers, L/C with advance, no GST. */
export function riceShipment(given: Partial<Shipment> = {}): Shipment {
  return {
    shipmentId: "S1",
    firmId: "F1",
    addressId: "F1A1",
    name: "Rice 3x20 Jebel Ali - Nov 25",
    createdAt: "2025-10-01T06:00:00.000Z",
    version: 1,
    firm,
    address: headOffice,
    isSellerDifferent: false,
    sellerId: null,
    seller: null,
    consigneeId: alMarjan.buyerId,
    consignee: alMarjan,
    notifyId: [confluence.buyerId],
    notifyParties: [confluence],
    brokerId: levant.brokerId,
    broker: levant,
    bankId: bank.bankId,
    bankDetails: bank,
    originCountry: "India",
    destinationCountry: "United Arab Emirates",
    preCarriage: "By Road",
    placeOfReceipt: "Rajkot Factory Stuffing",
    vessel: "MV TARANG SAGAR V.118W",
    portOfLoading: "Mundra",
    portOfDischarge: "Jebel Ali",
    finalDestination: "Jebel Ali",
    termsOfPayment: "20% advance by T/T, balance 80% by irrevocable L/C at sight",
    termsOfShipment: "CIF Jebel Ali Port, UAE (Incoterms 2020)",
    currency: "USD",
    declaration,
    notes: "L/C GLB/ILC/25/00417; latest shipment 30/11/2025; expiry 21/12/2025",
    type: "CONTAINERISED",
    products: [
      aProduct({
        quantity: 50,
        rate: 1085,
        marks: "AL MARJAN\n1121 GOLDEN SELLA\n25 KG NET\nC/NO. 1-2000",
        description: "In 25 kg net new PP bags",
        specification:
          "Average grain length 8.30 mm min; moisture 12.5% max; broken 1.0% max; damaged/discoloured 1.0% max; chalky nil; crop 2024-25",
        package: { total: 2000, type: "BAG", netWeight: 50000, grossWeight: 50300, netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
      }),
      aProduct({
        productId: "G2",
        name: "INDIAN 1121 STEAM BASMATI RICE",
        hsnCode: "10063092",
        quantity: 25,
        rate: 1142.5,
        marks: "AL MARJAN\n1121 STEAM\n25 KG NET\nC/NO. 2001-3000",
        description: "In 25 kg net new PP bags",
        specification: "Average grain length 8.30 mm min; moisture 13.0% max; broken 1.0% max; damaged/discoloured 1.0% max; crop 2024-25",
        package: { total: 1000, type: "BAG", netWeight: 25000, grossWeight: 25150, netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
      }),
    ],
    charges: { ...noCharges, advance: 16500, discount: 312.5, fob: 78900, freight: 3150, insurance: 450, commission: 750 },
    containerDetail: { containers: 3, type: "FCL" },
    container: [
      aContainer(10, { lineSealNumber: "HLG4471201", rfidSealNumber: "SPPL00871231" }),
      aContainer(26, { lineSealNumber: "HLG4471202", rfidSealNumber: "SPPL00871232" }),
      aContainer(31, { lineSealNumber: "HLG4471203", rfidSealNumber: "SPPL00871233", lot: "L2" }),
    ],
    totalQuantity: 75000,
    totalGrossQuantity: 75450,
    amountBeforeGST: 82500,
    totalAmount: 66000,
    invoiceNo: "",
    invoiceDate: "",
    piNo: "",
    piDate: "",
    contractNo: "",
    contractDate: "",
    attachments: [],
    ...given,
  };
}

/** 5,500 MT of parboiled rice in 50 kg bags on a bulk vessel, CFR, three notify parties, no containers. */
export function bulkShipment(given: Partial<Shipment> = {}): Shipment {
  return riceShipment({
    name: "IR64 5,500 MT Mombasa bulk",
    consignee: nyati,
    notifyParties: [nyati, swahili, confluence],
    broker: girnar,
    destinationCountry: "Kenya",
    preCarriage: "By Rail",
    placeOfReceipt: "",
    vessel: "MV GIRNAR STAR",
    portOfLoading: "Kandla",
    portOfDischarge: "Mombasa",
    finalDestination: "Mombasa",
    termsOfPayment: "100% irrevocable L/C at sight",
    termsOfShipment: "CFR (CNF) Mombasa Port, Kenya (Incoterms 2020)",
    notes: "Break bulk in bags",
    type: "BULK",
    containerDetail: undefined,
    container: undefined,
    products: [
      aProduct({
        productId: "G3",
        unitId: "U2",
        name: "INDIAN LONG GRAIN PARBOILED RICE IR-64",
        hsnCode: "10063019",
        quantity: 5500,
        rate: 372.25,
        marks: "NYATI\nIR 64 PARBOILED\n50 KG NET",
        description: "In 50 kg net PP bags, break bulk",
        specification: "Broken 5% max; moisture 14.0% max; well milled, double silky polished and colour sorted",
        unit: { ...bags, unitId: "U2" },
        package: {
          total: 110000,
          type: "BAG",
          netWeight: 5500000,
          grossWeight: 5513200,
          netWeightPerPackage: 50,
          grossWeightPerPackage: 50.12,
        },
      }),
    ],
    charges: { ...noCharges, fob: 1842500, freight: 204875, commission: 5500 },
    totalQuantity: 5500000,
    totalGrossQuantity: 5513200,
    amountBeforeGST: 2047375,
    totalAmount: 2047375,
    ...given,
  });
}
