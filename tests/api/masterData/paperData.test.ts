import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { bankData, buyerData, firmData, goodsData, printSettings } from "../../support/fixtures/paperData.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let exporter: Exporter;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const firmPath = () => `/v1/user/firm/update?firmId=${exporter.firm.firmId}`;
const firmWith = (data: object, bank: object = {}) => ({
  ...exporter.firm,
  ...data,
  bankDetails: exporter.firm.bankDetails.map((detail, index) => (index === 0 ? { ...detail, ...bank } : detail)),
});
const buyerPath = () => `/v1/user/buyer/update?buyerId=${exporter.consigneeId}`;
const buyer = { name: "Al Marjan Foodstuff Trading L.L.C.", address: "Dubai", country: "United Arab Emirates" };
const goods = { name: "BASMATI RICE", hsnCode: "10063012", specification: "" };
const goodsPath = () => `/v1/user/goods/update?goodsId=${exporter.productId}`;
const userInfo = async () => (await exporter.user.get<UserInfo>("/v1/user/info")).data;
const partsOf = ({ firm, bankDetails, consignee }: Shipment) => ({ firm, bankDetails, consignee });

test("data for papers are stored tidied, and left out where blank (R-438, R-439, R-440)", async () => {
  const before = await userInfo();
  await exporter.user.post(
    firmPath(),
    firmWith({ ...firmData, ...printSettings, cin: " u51909gj2011ptc064213 ", lutDate: "1/4/2025" }, bankData),
  );
  await exporter.user.post(buyerPath(), { ...buyer, ...buyerData });
  await exporter.user.post(goodsPath(), { ...goods, ...goodsData, sqcUnit: "kgs" });
  const after = await userInfo();
  const buyerIn = ({ buyers }: UserInfo) => buyers.find(({ buyerId }) => buyerId === exporter.consigneeId);
  const version = after.firms[0]?.version;
  const { bankDetails } = firmWith({}, bankData);
  expect(after.firms[0]).toEqual({ ...before.firms[0], ...firmData, ...printSettings, bankDetails, version });
  expect(buyerIn(after)).toEqual({ buyerId: exporter.consigneeId, ...buyer, ...buyerData });
  expect(after.goods.find(({ goodsId }) => goodsId === exporter.productId)).toEqual({
    goodsId: exporter.productId,
    ...goods,
    ...goodsData,
  });

  await exporter.user.post(firmPath(), firmWith({}));
  await exporter.user.post(buyerPath(), buyer);
  const cleared = await userInfo();
  expect(cleared.firms).toEqual(before.firms);
  expect(buyerIn(cleared)).toEqual({ buyerId: exporter.consigneeId, ...buyer });
});

test("a shipment keeps them as saved until it is refreshed, and its merge fields print them (R-442)", async () => {
  const plain = await aShipment(exporter);
  await exporter.user.post(firmPath(), firmWith(firmData, bankData));
  await exporter.user.post(buyerPath(), { ...buyer, ...buyerData });
  const { data: kept } = await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${plain.shipmentId}`);
  expect([partsOf(kept), kept.differsFromMasterData]).toEqual([partsOf(plain), true]);

  const { data: fresh } = await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${plain.shipmentId}`);
  expect(fresh).toMatchObject({ firm: firmData, bankDetails: bankData, consignee: buyerData, differsFromMasterData: false });
  const { data: fields } = await exporter.user.get<{ name: string; value: string }[]>(
    `/v1/shipment/merge-fields?shipmentId=${plain.shipmentId}`,
  );
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  for (const [group, data] of Object.entries({ firm: firmData, bank: bankData, consignee: buyerData })) {
    for (const [name, value] of Object.entries(data)) expect([name, values[`${group}.${name}`]]).toEqual([name, value]);
  }
});

test("the audit trail names what was changed of them", async () => {
  await exporter.user.post(firmPath(), firmWith({}));
  await exporter.user.post(firmPath(), firmWith({ signatoryName: "Anaya Mehta" }, { adCode: "6390180" }));
  const { data } = await exporter.user.get<{ entries: AuditEntry[] }>("/v1/audit-trail");
  expect(data.entries[0]?.changes).toEqual([
    { field: "Signatory Name", of: "", from: "", to: "Anaya Mehta" },
    { field: "AD Code", of: "the bank account KCB USD", from: "", to: "6390180" },
  ]);
});

test.each<[data: object, message: string, field: string[]]>([
  [{ cin: "U51909GJ2011" }, "CIN must be a CIN of 21 characters such as U51909GJ2011PTC064213, or an LLPIN such as AAB-1234", ["cin"]],
  [{ email: "exports.tarangvel.example" }, 'E-mail must be an e-mail address with "@"', ["email"]],
  [{ email: "a b@tarangvel.example" }, 'E-mail must be an e-mail address with "@"', ["email"]],
  [{ lutDate: "31/04/2025" }, "LUT Date must be a real date from 1900 on, written DD/MM/YYYY", ["lutDate"]],
  [{ lutDate: "02/04/0025" }, "LUT Date must be a real date from 1900 on, written DD/MM/YYYY", ["lutDate"]],
  [{ lutDate: "April" }, "LUT Date must be a real date from 1900 on, written DD/MM/YYYY", ["lutDate"]],
  [{ lutFinancialYear: "2025" }, "LUT Financial Year must be written like 2025-26", ["lutFinancialYear"]],
  [{ signatoryName: "A".repeat(256) }, "Signatory Name must be at most 255 characters long", ["signatoryName"]],
])("a firm with %j is refused (R-438)", async (data, message, field) => {
  const { status, errors } = await exporter.user.post(firmPath(), firmWith(data));
  expect([status, errors]).toEqual([422, [expect.objectContaining({ error: message, field })]]);
});

test.each(["639018", "63901802900009123", "639018O", "6390180--2900009"])("an AD code %s is refused (R-439)", async (adCode) => {
  const { status, errors } = await exporter.user.post(firmPath(), firmWith({}, { adCode }));
  const error = "Bank 1: AD Code must have 7 or 14 digits";
  expect([status, errors[0]]).toEqual([422, expect.objectContaining({ error, field: ["bankDetails", "0", "adCode"] })]);
});

test.each<[data: object, message: string, field: string]>([
  [{ email: "almarjan" }, 'E-mail must be an e-mail address with "@"', "email"],
  [{ bankSwiftCode: "GTBKAE" }, "Bank SWIFT Code must have 8 or 11 letters and digits", "bankSwiftCode"],
  [{ bankAddress: "x".repeat(2001) }, "Bank Address must be at most 2000 characters long", "bankAddress"],
])("a buyer with %j is refused (R-440)", async (data, message, field) => {
  const { status, errors } = await exporter.user.post(buyerPath(), { ...buyer, ...data });
  expect([status, errors]).toEqual([422, [expect.objectContaining({ error: message, field: [field] })]]);
});

test("a code of a format and a day are stored without the unseen marks of a copied text (R-1319)", async () => {
  const { status } = await exporter.user.post(
    firmPath(),
    firmWith({ lutDate: "\u200e02/\u200e04/2025", email: "\u2066a@tarangvel.example\u2069" }),
  );
  expect(status).toBe(200);
  expect((await userInfo()).firms[0]).toMatchObject({ lutDate: "02/04/2025", email: "a@tarangvel.example" });
});
