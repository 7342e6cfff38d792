import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import type { Firm } from "#domain/account/userInfo.ts";
import { aBank, aFirm } from "../fixtures/aFirm.ts";
import type { CallableApi } from "./anApi.ts";
import { aUser, type TestUser } from "./aUser.ts";
import { blankContainerFields, blankLineFields, blankShipmentFields } from "../fixtures/blankFields.ts";

/** A user with a firm and the master data that a shipment refers to. */
export type Exporter = {
  user: TestUser;
  firm: Firm;
  addressId: string;
  bankId: string;
  consigneeId: string;
  sellerId: string;
  notifyId: string;
  brokerId: string;
  productId: string;
  otherProductId: string;
  /** 1 MT = 1,000 KG in bags of 25 KG net, 25.15 KG gross. */
  unitId: string;
};

/** Signs an exporter up and enters one of everything that a shipment needs. */
export async function anExporter(api: CallableApi): Promise<Exporter> {
  const user = await aUser(api);
  const firm = await aFirm(api, user, {
    address: [
      { name: "Head Office", address: "402, Silverline Trade Centre,\nRajkot", gst: "24AAXCT4821K1ZS" },
      { name: "Warehouse", address: "Plot 17,\nMundra", gst: "" },
    ],
    bankDetails: [aBank(), aBank({ nickname: "KCB EUR", accountNumber: "018805009876" })],
  });
  const record = (path: string, body: object, id: string) => aRecord(user, path, body, id);
  return {
    user,
    firm,
    addressId: firm.address[0]?.addressId ?? "",
    bankId: firm.bankDetails[0]?.bankId ?? "",
    consigneeId: await record(
      "buyer",
      { name: "Al Marjan Foodstuff Trading L.L.C.", address: "Dubai", country: "United Arab Emirates" },
      "buyerId",
    ),
    sellerId: await record("buyer", { name: "Oriental Grains Handel B.V.", address: "Rotterdam", country: "Netherlands" }, "buyerId"),
    notifyId: await record("buyer", { name: "Confluence Commodities DMCC", address: "Dubai", country: "United Arab Emirates" }, "buyerId"),
    brokerId: await record("broker", { name: "Levant Agri Brokers FZE", country: "United Arab Emirates" }, "brokerId"),
    productId: await record("goods", { name: "BASMATI RICE", hsnCode: "10063012", specification: "Moisture 12.5% max" }, "goodsId"),
    otherProductId: await record("goods", { name: "STEAM RICE", hsnCode: "10063092" }, "goodsId"),
    unitId: await record(
      "unit",
      { orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 },
      "unitId",
    ),
  };
}

/** Adds a record of master data and answers its id. */
export async function aRecord(user: TestUser, path: string, body: object, id: string): Promise<string> {
  const { data, errors } = await user.post<Record<string, string>>(`/v1/user/${path}/add`, body);
  if (errors.length > 0) throw new Error(`The ${path} was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return data[id] ?? "";
}

/** A line of 10 MT at 1,000: 10,000.00, 400 bags, 10,000 KG net, 10,060 KG gross. */
export function aLine(exporter: Exporter, change: Partial<ShipmentBody["products"][number]> = {}): ShipmentBody["products"][number] {
  return {
    ...blankLineFields,
    productId: exporter.productId,
    unitId: exporter.unitId,
    quantity: 10,
    rate: 1000,
    marks: "AL MARJAN",
    description: "In 25 kg bags",
    specification: "Moisture 12.5% max",
    package: { total: 400, type: "BAG", netWeight: 10_000, grossWeight: 10_060, netWeightPerPackage: 25, grossWeightPerPackage: 25.15 },
    ...change,
  };
}

/** The body of a shipment of one such line in one container, without charges: the total is 10,000 USD. */
export function aShipmentBody(exporter: Exporter, change: Partial<ShipmentBody> = {}): ShipmentBody {
  return {
    ...blankShipmentFields,
    firmId: exporter.firm.firmId,
    addressId: exporter.addressId,
    isSellerDifferent: false,
    consigneeId: exporter.consigneeId,
    notifyId: [exporter.notifyId],
    brokerId: exporter.brokerId,
    name: "Rice to Jebel Ali",
    originCountry: "India",
    destinationCountry: "United Arab Emirates",
    preCarriage: "By Road",
    placeOfReceipt: "Rajkot",
    vessel: "MV TARANG SAGAR",
    portOfLoading: "Mundra",
    portOfDischarge: "Jebel Ali",
    finalDestination: "Jebel Ali",
    termsOfPayment: "100% irrevocable L/C at sight",
    termsOfShipment: "CIF Jebel Ali",
    bankId: exporter.bankId,
    currency: "USD",
    declaration: "Export under LUT. We declare that this invoice shows the actual price.",
    products: [aLine(exporter)],
    charges: { gstPercentage: 0, gst: 0, advance: 0, discount: 0, fob: 0, freight: 0, insurance: 0, commission: 0 },
    type: "CONTAINERISED",
    containerDetail: { containers: 1, type: "FCL" },
    container: [
      {
        ...blankContainerFields,
        containerNumber: "TVXU1001010",
        lineSealNumber: "HLG4471201",
        rfidSealNumber: "SPPL00871231",
        size: "20'",
        lot: "L1",
        netWeight: 10_000,
        grossWeight: 10_060,
        tareWeight: 2_200,
        unit: "KG",
      },
    ],
    totalQuantity: 10_000,
    totalGrossQuantity: 10_060,
    amountBeforeGST: 10_000,
    totalAmount: 10_000,
    notes: "",
    ...change,
  };
}

/** Adds a shipment and answers it as stored. */
export async function aShipment(exporter: Exporter, change: Partial<ShipmentBody> = {}): Promise<Shipment> {
  const { data, errors } = await exporter.user.post<Shipment>("/v1/shipment/add", aShipmentBody(exporter, change));
  if (errors.length > 0) throw new Error(`The shipment was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return data;
}
