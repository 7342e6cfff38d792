import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserInfo } from "#domain/account/userInfo.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Shipment, ShipmentBody } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aShipment, anExporter } from "../../support/api/anExporter.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { contentOf } from "../../support/api/calls/attachments.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { documentBodies } from "../../support/fixtures/documentRequests.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

const path = "/v1/user/sample-data";
type Removed = { firms: number; records: number; shipments: number; kept: { kind: string; name: string; reason: string }[] };

/** The words of a shipment's invoice. */
async function printedOf(user: TestUser, shipmentId: string): Promise<string> {
  const { status, data } = await user.post<Attachment>(`/v1/shipment/document/invoice?shipmentId=${shipmentId}`, documentBodies.invoice);
  expect(status).toBe(200);
  return pdfWords(await contentOf(user, data));
}

const infoOf = async (user: TestUser) => (await user.get<UserInfo>("/v1/user/info")).data;
const shipmentsOf = async (user: TestUser, firmId: string) =>
  (await user.post<{ shipments: Shipment[]; total: number }>(`/v1/shipment/filter?firmId=${firmId}`, { limit: 50 })).data;

test("sample data is added in one step, marked, audited and once; removing it leaves the office as it was (R-766, R-767)", async () => {
  const { user, firm } = await anExporter(api);
  const before = await infoOf(user);
  expect((await user.get(path)).data).toEqual({ firms: 0, records: 0, shipments: 0 });
  // Twice at once: one set.
  const [one, two] = await Promise.all([user.post(`${path}/add`), user.post(`${path}/add`)]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  expect((await user.post(`${path}/add`)).errors[0]).toMatchObject({ error: "The sample data is there already", code: "CONFLICT" });
  const { data: counts } = await user.get(path);
  expect(counts).toMatchObject({ firms: 2, shipments: 32 });
  const info = await infoOf(user);
  expect(info.firms.map(({ name, isSample }) => [name, isSample ?? false])).toEqual([
    [firm.name, false],
    ["Tarangvel Exports Private Limited", true],
    ["Tarangvel Textiles LLP", true],
  ]);
  const sample = info.firms[1];
  const { shipments } = await shipmentsOf(user, sample?.firmId ?? "");
  const rice = shipments.find(({ name }) => name === "Rice 3x20 Jebel Ali - Nov 25");
  // A document with a file is made for it, and goes with it.
  const shipmentId = rice?.shipmentId ?? "";
  expect(await printedOf(user, shipmentId)).toContain("SAMPLE");
  const { data: removed } = await user.delete<Removed>(path);
  expect(removed).toEqual({ ...counts, kept: [] });
  expect(await infoOf(user)).toEqual({ ...before, status: "ONBOARDING_COMPLETED" });
  expect((await user.get(`/v1/shipment?shipmentId=${shipmentId}`)).status).toBe(404);
  expect((await user.delete(path)).errors[0]).toMatchObject({ error: "There is no sample data", code: "CONFLICT" });
  const { entries } = await trailOf(user, "limit=100");
  const [deleted, added, ...others] = entries.filter(({ sentence }) => sentence.includes("sample data"));
  expect([deleted?.action, added?.action, others]).toEqual(["DELETED", "ADDED", []]);
  // The shipments in the order in which they came.
  const shipmentsIn = (entry = added) => entry?.changes.flatMap(({ field, from, to }) => (field === "shipment" ? [from || to] : []));
  expect(shipmentsIn(deleted)).toEqual(shipmentsIn(added));
});

test("only a sample firm's documents say SAMPLE, until the firm is the user's own (R-1037)", async () => {
  const owner = await anExporter(api);
  const own = await aShipment(owner);
  await owner.user.post(`${path}/add`);
  expect(await printedOf(owner.user, own.shipmentId)).not.toContain("SAMPLE");
  const sample = (await infoOf(owner.user)).firms[1];
  const { firmId = "", address = [], bankDetails = [] } = sample ?? {};
  const mine = await aShipment(owner, { firmId, addressId: address[0]?.addressId ?? "", bankId: bankDetails[0]?.bankId ?? "" });
  expect(await printedOf(owner.user, mine.shipmentId)).toContain("SAMPLE");
  await owner.user.delete(path);
  expect(await printedOf(owner.user, mine.shipmentId)).not.toContain("SAMPLE");
});

test("what the user changed or uses stays as the user's own, and is listed (R-768)", async () => {
  const { user, firm, ...own } = await anExporter(api);
  await user.post(`${path}/add`);
  const info = await infoOf(user);
  const [used, changed, renamed] = info.buyers.slice(-10);
  await user.post(`/v1/user/buyer/update?buyerId=${changed?.buyerId}`, { ...changed, name: "A real buyer" });
  const textiles = info.firms[2];
  const change: Partial<ShipmentBody> = {
    firmId: textiles?.firmId ?? "",
    addressId: textiles?.address[0]?.addressId ?? "",
    bankId: textiles?.bankDetails[0]?.bankId ?? "",
    consigneeId: used?.buyerId ?? "",
    portOfLoading: "Pipavav",
    currency: "GBP",
  };
  const mine = await aShipment({ user, firm, ...own }, change);
  const { data: removed } = await user.delete<Removed>(path);
  expect(removed.kept).toEqual([
    { kind: "FIRM", name: textiles?.name, reason: "USED" },
    { kind: "BUYER", name: used?.name, reason: "USED" },
    { kind: "BUYER", name: "A real buyer", reason: "CHANGED" },
    { kind: "LOADING_PORT", name: "Pipavav", reason: "USED" },
    { kind: "DISCHARGE_PORT", name: "Jebel Ali", reason: "USED" },
    { kind: "ORIGIN_COUNTRIES", name: "India", reason: "USED" },
    { kind: "DESTINATION_COUNTRIES", name: "United Arab Emirates", reason: "USED" },
    { kind: "PAYMENT_TERMS", name: "100% irrevocable L/C at sight", reason: "USED" },
    { kind: "CURRENCIES", name: "GBP", reason: "USED" },
  ]);
  const after = await infoOf(user);
  expect(after.firms.map(({ name, isSample }) => [name, isSample])).toEqual([
    [firm.name, undefined],
    [textiles?.name, undefined],
  ]);
  expect(after.buyers.some(({ buyerId }) => buyerId === renamed?.buyerId)).toBe(false);
  expect((await user.get(`/v1/shipment?shipmentId=${mine.shipmentId}`)).status).toBe(200);
  // What stayed is the office's own: a new set is complete, and reuses the equal records.
  expect((await user.post(`${path}/add`)).status).toBe(200);
  expect((await infoOf(user)).firms.length).toBe(4);
});

test("an office neither counts nor removes another's sample data (R-766)", async () => {
  const [first, second] = [await aUser(api), await aUser(api)];
  await first.post(`${path}/add`);
  expect((await second.get(path)).data).toEqual({ firms: 0, records: 0, shipments: 0 });
  expect((await second.delete(path)).status).toBe(409);
  expect((await first.get(path)).data).toMatchObject({ firms: 2, shipments: 32 });
});
