import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { Partner } from "#domain/partners/partner.ts";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import type { ShipmentPartners } from "../../../api/partner/shipmentPartners.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { aRecord, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { aPartner, invitePartner } from "../../support/api/sharing/partners.ts";
import { seedShipments } from "../../support/database/seedShipments.ts";

const statements: string[] = [];
let api: TestApi;
let exporter: Exporter;
let owner: TestUser;
beforeAll(async () => {
  api = await anApi({ onQuery: ({ sql }) => void statements.push(sql) });
});
beforeEach(async () => {
  exporter = await anExporter(api);
  owner = exporter.user;
});
afterAll(() => api.close());

const unknownId = "019a7741-9b20-7c4d-8e11-000000000000";
const outcome = ({ status, data, errors }: Answer<unknown>) => [status, data, errors];
const of = (shipmentId: string) => `?shipmentId=${shipmentId}`;
const placesOf = async (shipmentId: string) => (await owner.get<ShipmentPartners>(`/v1/shipment/partner${of(shipmentId)}`)).data;
/** The partners on a shipment: name, state, origin. */
const on = async (shipmentId: string) =>
  (await placesOf(shipmentId)).partners.map(({ partner, state, origin }) => [partner.name, state, origin]);
const save = (shipmentId: string, change: Partial<ShipmentBody>) =>
  owner.post(`/v1/shipment/update${of(shipmentId)}`, aShipmentBody(exporter, change));
const add = (shipmentId: string, partnerId: string, keys: string[] = [], user = owner) =>
  user.post<ShipmentPartners>(`/v1/shipment/partner/add${of(shipmentId)}`, { partnerId, keys });
const remove = (shipmentId: string, partnerId: string, user = owner) =>
  user.post<ShipmentPartners>(`/v1/shipment/partner/remove${of(shipmentId)}`, { partnerId });
const update = (partnerId: string, change: object) => owner.post<Partner>(`/v1/partner/update?partnerId=${partnerId}`, change);
const historyOf = async (shipmentId: string) =>
  (await owner.get<{ entries: AuditEntry[] }>(`/v1/shipment/history${of(shipmentId)}`)).data.entries.map(({ sentence }) => sentence);

describe("a partner", () => {
  test("waits on matching shipments unless it shares new ones, and a CHA comes onto all (R-662)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const cha = await aPartner(api, owner, { scope: "ALL" });
    expect(await on(shipmentId)).toEqual([["Mundra Clearing Agency", "WAITING", "MATCHED"]]);
    await update(cha.partnerId, { sharesNew: true });
    const later = await aShipment(exporter);
    expect([await on(shipmentId), await on(later.shipmentId)]).toEqual([
      [["Mundra Clearing Agency", "WAITING", "MATCHED"]],
      [["Mundra Clearing Agency", "SHARED", "MATCHED"]],
    ]);
    expect((await owner.get<Partner>(`/v1/partner?partnerId=${cha.partnerId}`)).data.shipments).toBe(1);
  });

  test("for chosen shipments matches none, before it joins it is on none, and afterwards only where it was put (R-662)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const invited = await invitePartner(owner, { scope: "ALL" });
    expect(await placesOf(shipmentId)).toEqual({ partners: [], candidates: [] });
    expect(outcome(await add(shipmentId, invited.partnerId))).toEqual([
      409,
      null,
      [{ error: "This partner has not joined yet", code: "CONFLICT", field: ["partnerId"] }],
    ]);
    const { partnerId } = await aPartner(api, owner, { role: "IMPORTER", recordIds: [exporter.consigneeId], name: "Al Marjan" });
    expect(await placesOf(shipmentId)).toMatchObject({
      partners: [],
      candidates: [{ partner: { partnerId }, state: null, origin: null, isNamed: true, updatedAt: null }],
    });
    await add(shipmentId, partnerId);
    expect(await on(shipmentId)).toEqual([["Al Marjan", "SHARED", "CHOSEN"]]);
    await save(shipmentId, { consigneeId: exporter.notifyId });
    expect(await placesOf(shipmentId)).toMatchObject({ partners: [{ state: "SHARED", origin: "CHOSEN", isNamed: false }] });
  });

  test("that two share a shipment with is on it once, and the history says it once (R-668)", async () => {
    const { partnerId } = await aPartner(api, owner);
    const { shipmentId } = await aShipment(exporter);
    const shared = await add(shipmentId, partnerId);
    expect(outcome(await add(shipmentId, partnerId))).toEqual(outcome(shared));
    const lines = (await historyOf(shipmentId)).filter((sentence) => sentence.includes("shared the shipment"));
    expect(lines).toHaveLength(1);
  });

  test("stays tied to a buyer that was deleted since (R-662)", async () => {
    const buyerId = await aRecord(owner, "buyer", { name: "Reliance Foods" }, "buyerId");
    const { partnerId } = await aPartner(api, owner, { role: "IMPORTER", scope: "ALL", recordIds: [buyerId], sharesNew: true });
    const { shipmentId } = await aShipment(exporter, { consigneeId: buyerId });
    await owner.delete(`/v1/user/buyer?buyerId=${buyerId}`);
    await save(shipmentId, { consigneeId: buyerId, vessel: "MV OTHER" });
    expect(await on(shipmentId)).toHaveLength(1);
    expect((await update(partnerId, { recordIds: [buyerId, exporter.consigneeId] })).data.recordIds).toHaveLength(2);
  });

  test("leaves in the save after which it matches no more, unless it was chosen, and the history says so (R-663)", async () => {
    const recordIds = [exporter.consigneeId];
    const matched = await aPartner(api, owner, { role: "IMPORTER", scope: "ALL", name: "Matched", recordIds, sharesNew: true });
    const { shipmentId } = await aShipment(exporter);
    expect((await historyOf(shipmentId))[0]).toBe("Asha Mehta shared the shipment with Matched (Importer)");
    await save(shipmentId, { consigneeId: exporter.sellerId });
    expect(await on(shipmentId)).toEqual([]);
    expect((await historyOf(shipmentId))[0]).toBe("Asha Mehta stopped sharing the shipment with Matched (Importer)");
    await add(shipmentId, matched.partnerId);
    await save(shipmentId, { consigneeId: exporter.notifyId });
    expect(await on(shipmentId)).toEqual([["Matched", "SHARED", "CHOSEN"]]);
  });

  test("that was taken off stays off, whatever is saved or changed, until it is added again (R-663, R-668)", async () => {
    const { partnerId } = await aPartner(api, owner, { scope: "ALL", sharesNew: true });
    const { shipmentId } = await aShipment(exporter);
    expect((await remove(shipmentId, partnerId)).data).toMatchObject({ partners: [], candidates: [{ state: "EXCLUDED" }] });
    await save(shipmentId, { vessel: "MV OTHER" });
    await update(partnerId, { scope: "FIRMS", recordIds: [exporter.firm.firmId] });
    await owner.post(`/v1/partner/revoke?partnerId=${partnerId}`);
    expect(await on(shipmentId)).toEqual([]);
    const { data } = await owner.post<{ code: string }>(`/v1/partner/reinvite?partnerId=${partnerId}`);
    const other = await aUser(api);
    expect((await other.post("/v1/partner/accept", { code: data.code })).status).toBe(200);
    expect(await on(shipmentId)).toEqual([]);
    await add(shipmentId, partnerId);
    expect(await on(shipmentId)).toEqual([["Mundra Clearing Agency", "SHARED", "MATCHED"]]);
    expect(outcome(await remove(shipmentId, unknownId))).toEqual([
      404,
      null,
      [{ error: "Partner not found", code: "NOT_FOUND", field: ["partnerId"] }],
    ]);
    await remove(shipmentId, partnerId);
    expect((await remove(shipmentId, partnerId)).errors[0]?.error).toBe("This partner is not on the shipment");
  });

  test("follows its scope and records at once, and leaves everything when it is revoked (R-662, R-663, R-666)", async () => {
    const [one, two] = [await aShipment(exporter), await aShipment(exporter, { consigneeId: exporter.sellerId })];
    const { partnerId } = await aPartner(api, owner, {
      role: "IMPORTER",
      scope: "ALL",
      recordIds: [exporter.consigneeId],
      sharesNew: true,
      name: "P",
    });
    const seen = async () => [(await on(one.shipmentId)).length, (await on(two.shipmentId)).length];
    expect(await seen()).toEqual([1, 0]);
    expect((await update(partnerId, { recordIds: [exporter.sellerId, exporter.sellerId] })).data).toMatchObject({
      recordIds: [exporter.sellerId],
      shipments: 1,
      name: "P",
    });
    expect(await seen()).toEqual([0, 1]);
    await update(partnerId, { recordIds: [exporter.sellerId, exporter.consigneeId] });
    expect(await seen()).toEqual([1, 1]);
    await update(partnerId, { scope: "CHOSEN" });
    expect(await seen()).toEqual([0, 0]);
    await add(two.shipmentId, partnerId);
    expect((await update(partnerId, { recordIds: [] })).errors[0]?.error).toBe("Please choose at least one buyer");
    await owner.post(`/v1/partner/revoke?partnerId=${partnerId}`);
    expect(await placesOf(two.shipmentId)).toEqual({ partners: [], candidates: [] });
  });

  test("is not copied with a shipment, and goes with a deleted one (R-663)", async () => {
    const { partnerId } = await aPartner(api, owner);
    const shipment = await aShipment(exporter);
    await add(shipment.shipmentId, partnerId);
    const { shipmentId } = await aShipment(exporter, { name: "Copy" });
    expect(await on(shipmentId)).toEqual([]);
    expect((await owner.delete(`/v1/shipment/delete${of(shipment.shipmentId)}`)).status).toBe(200);
    expect((await owner.get<Partner>(`/v1/partner?partnerId=${partnerId}`)).data.shipments).toBe(0);
    expect((await owner.get(`/v1/shipment/partner${of(shipment.shipmentId)}`)).status).toBe(404);
  });
});

describe("matching", () => {
  /** The statements of one call. */
  async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
    statements.length = 0;
    await call();
    return [...statements];
  }

  test("costs an office without active partners no statement (R-720)", async () => {
    await invitePartner(owner, { scope: "ALL" });
    const { shipmentId } = await aShipment(exporter);
    const aboutPartners = async (vessel: string) =>
      (await statementsOf(() => save(shipmentId, { vessel }))).filter((sql) =>
        /^(?!insert into "shipments"|update "shipments"|insert into "events").*partner/i.test(sql),
      );
    expect(await aboutPartners("MV ONE")).toEqual([]);
    await aPartner(api, owner, { role: "IMPORTER", scope: "ALL", recordIds: [exporter.sellerId] });
    expect(await aboutPartners("MV TWO")).toHaveLength(2);
  });

  test("of 5,000 shipments takes two statements and both ways a moment (R-662, R-663)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const other = await aShipment(exporter, { consigneeId: exporter.sellerId, notifyId: [] });
    const days = Array.from({ length: 5_000 }, (_, index) => new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString());
    await api.restart(() => seedShipments(api, shipmentId, days));
    const { code, partnerId } = await invitePartner(owner, {
      role: "IMPORTER",
      scope: "ALL",
      recordIds: [exporter.consigneeId],
      sharesNew: true,
    });
    const partner = await aUser(api);
    const joined = await statementsOf(() => partner.post("/v1/partner/accept", { code }));
    expect(joined.filter((sql) => sql.includes("shipment_partners"))).toHaveLength(2);
    const shared = async () => (await owner.get<Partner>(`/v1/partner?partnerId=${partnerId}`)).data.shipments;
    expect(await shared()).toBe(5_001);
    const changed = await statementsOf(() => update(partnerId, { recordIds: [exporter.sellerId] }));
    expect(changed.filter((sql) => /^(insert|delete).*shipment_partners/.test(sql))).toHaveLength(2);
    expect(await shared()).toBe(1);
    expect(await on(other.shipmentId)).toHaveLength(1);
  });
});
