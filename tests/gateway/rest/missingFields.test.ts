import { afterAll, beforeAll, expect, test } from "vitest";
import { openGateway } from "../../support/gateway/aGateway.ts";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { globalId } from "#domain/http/globalId.ts";

const served = aServedApi();
let gateway: Awaited<ReturnType<typeof openGateway>>;
let authorization = "";
let shipmentId = "";

beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  const exporter = await anExporter(served.api);
  authorization = `Bearer ${exporter.user.jwt}`;
  shipmentId = globalId("Shipment", (await aShipment(exporter)).shipmentId);
});
afterAll(() => gateway.close());

const firm = { name: "", ieCode: "", stampKey: "key", addresses: [], bankDetails: [] };
const bank = { nickname: "", accountNumber: "1", accountHolderName: "", bank: "", swiftCode: "" };
const whole = { ...firm, name: "Tarangvel", ieCode: "AAXCT4821K", addresses: [{ name: "Head Office", address: "Rajkot" }] };
const blankShipment = {
  firmId: "",
  addressId: "",
  consigneeId: "",
  brokerId: "",
  name: "",
  originCountry: "India",
  destinationCountry: " ",
  portOfLoading: "Mundra",
  portOfDischarge: "Jebel Ali",
  finalDestination: "Jebel Ali",
  termsOfPayment: "L/C",
  termsOfShipment: "FOB",
  bankId: "",
  currency: "USD",
  declaration: "We declare",
  type: "BULK",
  products: [],
};

test.each<[string, () => object, string[]]>([
  ["createBuyer", () => ({ name: " " }), ["name"]],
  [
    "createPackagingUnit",
    () => ({ orderUnit: "", packingUnit: "KG", weight: "0", packageType: "" }),
    ["orderUnit", "weight", "packageType"],
  ],
  ["createFirm", () => firm, ["name", "ieCode"]],
  ["createFirm", () => ({ ...whole, addresses: [{ name: "", address: "" }] }), ["addresses.0.name", "addresses.0.address"]],
  [
    "createFirm",
    () => ({ ...whole, bankDetails: [bank] }),
    ["bankDetails.0.nickname", "bankDetails.0.accountHolderName", "bankDetails.0.bank", "bankDetails.0.swiftCode"],
  ],
  [
    "createShipment",
    () => blankShipment,
    ["name", "addressId", "consigneeId", "brokerId", "destinationCountry", "bankId", "products.0.productId"],
  ],
  ["updateShipment", () => ({ id: shipmentId, name: null, currency: "" }), ["name", "currency"]],
  ["generateCustomDocument", () => ({ shipmentId, name: "", body: "" }), ["name", "body"]],
  ["generateInvoice", () => ({ shipmentId, invoiceNo: "", invoiceDate: "2026-05-04" }), ["invoiceNo"]],
])("%s tells each missing field in an error of its own: %#", async (mutation, input, fields) => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { message field code } } }`;
  const answer = await gateway.ask(query, { input: input() }, { authorization });
  expect(answer.errors).toEqual([]);
  // As the query selects them.
  const errors = answer.at(`${mutation}.errors`) as { message: string; field: string[]; code: string }[];
  expect(errors.map(({ field }) => field.join("."))).toEqual(fields);
  expect(new Set(errors.map(({ message, code }) => `${code} ${message}`)).size).toBe(1);
});
