import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { BillableShipment } from "#domain/partners/brokerageBill.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { sharedPlace } from "../../support/api/sharing/shares.ts";
import { aBroker, aCommissioned, sendBill, type Broker } from "../../support/api/sharing/brokers.ts";

let api: TestApi;
let exporter: Exporter;
let broker: Broker;
beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0, drawings: 0 }, clock: () => new Date("2026-11-24T10:15:00.000Z") });
  exporter = await anExporter(api);
  broker = await aBroker(api, exporter, { showsPrices: false });
});
afterAll(() => api.close());

const linesOf = async (user: Broker) => (await user.get<{ shipments: BillableShipment[] }>("/v1/shared/bill/lines")).data.shipments;
const attachmentsOf = async (shipmentId: string) =>
  (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data.attachments;
let bills = 0;
const aNumber = () => `NO/${(bills += 1)}`;

test.each([
  ["approve", "APPROVED"],
  ["reject", "REJECTED"],
])("who decides to %s one copy of a bill decides all that wait (R-926)", async (act, state) => {
  const shipments = [await aCommissioned(exporter, 50), await aCommissioned(exporter, 51), await aCommissioned(exporter, 52)];
  const [first = ""] = shipments;
  await sendBill(broker, shipments, { billNo: aNumber() });
  const [copy] = await attachmentsOf(first);
  const body = { key: copy?.key, reason: "Another amount was agreed" };
  expect((await exporter.user.post(`/v1/shipment/attachment/${act}?shipmentId=${first}`, body)).status).toBe(200);
  for (const shipmentId of shipments) expect(await attachmentsOf(shipmentId)).toMatchObject([{ state }]);
  const { entries } = await trailOf(exporter.user, "noun=ATTACHMENT&limit=3");
  expect(entries.map((entry) => entry.shipmentId).toSorted()).toEqual(shipments.toSorted());
});

test("who approves a broker's bill cannot make another paper of it (R-857)", async () => {
  const shipmentId = await aCommissioned(exporter, 55);
  await sendBill(broker, [shipmentId], { billNo: aNumber() });
  expect(await review("approve", shipmentId, { type: "INVOICE" })).toBe("422 A broker's bill keeps its type");
  expect(await attachmentsOf(shipmentId)).toMatchObject([{ type: "BILLS", state: "SUBMITTED" }]);
  expect(await review("approve", shipmentId, { type: "BILLS" })).toBe("APPROVED");
});

test("a rejected bill frees its shipments and its number (R-926)", async () => {
  const [first, second] = [await aCommissioned(exporter, 40), await aCommissioned(exporter, 41)];
  const billNo = aNumber();
  await sendBill(broker, [first, second], { billNo });
  expect(await review("reject", second, { reason: "Another amount was agreed" })).toBe("REJECTED");
  expect((await linesOf(broker)).filter(({ shipmentId }) => [first, second].includes(shipmentId))).toMatchObject([
    { billedAs: null },
    { billedAs: null },
  ]);
  expect((await sendBill(broker, [first], { billNo })).status).toBe(200);
  expect([await statesOf(first), await statesOf(second)]).toEqual([["REJECTED", "SUBMITTED"], ["REJECTED"]]);
  expect((await sendBill(broker, [second], { billNo: aNumber() })).status).toBe(200);
});

test("no copy of an approved bill can be rejected while another stays approved: they are reopened and decided together (R-926)", async () => {
  const shipments = [await aCommissioned(exporter, 60), await aCommissioned(exporter, 61)];
  const [first = "", second = ""] = shipments;
  await sendBill(broker, shipments, { billNo: aNumber() });
  expect(await review("approve", first)).toBe("APPROVED");
  expect(await review("reopen", first, { reason: "Approved by mistake" })).toBe("DRAFT");
  expect(await statesOf(second)).toEqual(["DRAFT"]);
  expect(await review("submit", second)).toBe("SUBMITTED");
  expect(await review("approve", second)).toBe("APPROVED");
  expect(await review("finalise", first)).toBe("FINAL");
  expect([await statesOf(first), await statesOf(second)]).toEqual([["FINAL"], ["FINAL"]]);
});

test("who is asked about one copy of a bill is not passed by at another copy (R-1080)", async () => {
  const shipments = [await aCommissioned(exporter, 70), await aCommissioned(exporter, 71)];
  const [first = "", second = ""] = shipments;
  await sendBill(broker, shipments, { billNo: aNumber() });
  const editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const reviewers = [{ kind: "MEMBER", id: editor.memberId }];
  expect(await review("submit", first, { reviewers })).toBe("SUBMITTED");
  expect(await review("approve", second)).toMatch(/^403 Meena Shah is asked to decide now/);
  // Asking at the other copy takes the place of asking at the first.
  expect(await review("submit", second, { reviewers })).toBe("SUBMITTED");
  expect(await review("approve", first, {}, editor)).toMatch(/^403 /);
  expect(await review("approve", second, {}, editor)).toBe("APPROVED");
  expect(await statesOf(first)).toEqual(["APPROVED"]);
});

test("a broker learns at no copy of its bill who is asked at another (R-872, R-1082)", async () => {
  const [first, second] = [await aCommissioned(exporter, 80), await aCommissioned(exporter, 81)];
  await sendBill(broker, [first, second], { billNo: aNumber() });
  const importer = await aPartner(api, exporter.user, { role: "IMPORTER", name: "Secret Importer", recordIds: [exporter.consigneeId] });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${first}`, { partnerId: importer.partnerId });
  expect(await review("submit", first, { reviewers: [{ kind: "PARTNER", id: importer.partnerId }] })).toBe("SUBMITTED");
  const answers = [];
  for (const shipmentId of [first, second]) {
    const key = (await attachmentsOf(shipmentId)).at(-1)?.key;
    const place = sharedPlace({ partnerId: broker.partnerId, shipmentId });
    const { status, errors } = await broker.post(`/v1/shared/attachment/approve${place}`, { key });
    answers.push([status, errors[0]?.error]);
  }
  expect(answers).toEqual([
    [404, "Attachment not found"],
    [404, "Attachment not found"],
  ]);
});

/** The new state of the newest copy on a shipment, or the refusal. */
async function review(name: string, shipmentId: string, change: object = {}, user: TestUser = exporter.user): Promise<string> {
  const key = (await attachmentsOf(shipmentId)).at(-1)?.key;
  const { status, data, errors } = await user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, ...change });
  return status === 200 ? String(data["state"]) : `${status} ${errors[0]?.error}`;
}

async function statesOf(shipmentId: string): Promise<string[]> {
  return (await attachmentsOf(shipmentId)).map(({ state }) => state).toSorted();
}
