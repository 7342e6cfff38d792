import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import type { ShipmentPartners } from "../../../api/partner/shipmentPartners.ts";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let owner: TestUser;
beforeAll(async () => {
  api = await anApi();
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
const add = (shipmentId: string, partnerId: string, keys: string[] = [], user = owner) =>
  user.post<ShipmentPartners>(`/v1/shipment/partner/add${of(shipmentId)}`, { partnerId, keys });
const remove = (shipmentId: string, partnerId: string, user = owner) =>
  user.post<ShipmentPartners>(`/v1/shipment/partner/remove${of(shipmentId)}`, { partnerId });
const historyOf = async (shipmentId: string) =>
  (await owner.get<{ entries: AuditEntry[] }>(`/v1/shipment/history${of(shipmentId)}`)).data.entries.map(({ sentence }) => sentence);

describe("sharing a shipment", () => {
  test("is for owners and editors, and adds the partner's role to the audience of chosen attachments (R-668)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const { partnerId } = await aPartner(api, owner);
    const editor = await aMember(api, owner, { role: "EDITOR", name: "Meena Shah" });
    const viewer = await aMember(api, owner, { role: "VIEWER" });
    const { data } = await attach(api, owner, shipmentId, { name: "list.pdf", content: await aPdf(["LIST"]) });
    expect((await add(shipmentId, partnerId, [], viewer)).status).toBe(403);
    const unknownKey = await add(shipmentId, partnerId, [data.key, "0".repeat(40)]);
    expect([unknownKey.status, unknownKey.errors]).toEqual([
      404,
      [{ error: "Attachment not found", code: "NOT_FOUND", field: ["keys", "1"] }],
    ]);
    expect(await on(shipmentId)).toEqual([]);
    expect((await add(shipmentId, partnerId, [data.key, data.key], editor)).data.partners).toHaveLength(1);
    expect((await historyOf(shipmentId)).slice(0, 2).toSorted()).toEqual([
      "Meena Shah changed list.pdf: the audience from nobody to CHA",
      "Meena Shah shared the shipment with Mundra Clearing Agency (CHA)",
    ]);
    expect((await remove(shipmentId, partnerId, viewer)).status).toBe(403);
    expect((await remove(shipmentId, partnerId, editor)).status).toBe(200);
  });

  test("knows no shipment and no partner of another office (R-667, R-668)", async () => {
    const other = await anExporter(api);
    const { shipmentId } = await aShipment(exporter);
    const { partnerId } = await aPartner(api, owner);
    const foreign = await aShipment(other);
    const foreignPartner = await aPartner(api, other.user);
    expect(outcome(await add(foreign.shipmentId, partnerId))).toEqual(outcome(await add(unknownId, partnerId)));
    expect(outcome(await add(shipmentId, foreignPartner.partnerId))).toEqual(outcome(await add(shipmentId, unknownId)));
    expect(outcome(await remove(shipmentId, foreignPartner.partnerId))).toEqual(outcome(await remove(shipmentId, unknownId)));
    expect((await owner.get(`/v1/shipment/partner${of(foreign.shipmentId)}`)).status).toBe(404);
    // A partner is no member: to its own session the exporter's shipment is unknown.
    await add(foreign.shipmentId, foreignPartner.partnerId, [], other.user);
    expect((await foreignPartner.get(`/v1/shipment${of(foreign.shipmentId)}`)).status).toBe(404);
    expect((await foreignPartner.get(`/v1/shipment/partner${of(foreign.shipmentId)}`)).status).toBe(404);
  });

  test("again with the same Idempotency-Key answers as the first time (R-668)", async () => {
    const { shipmentId } = await aShipment(exporter);
    const { partnerId } = await aPartner(api, owner);
    const send = () => owner.post(`/v1/shipment/partner/add${of(shipmentId)}`, { partnerId }, { "idempotency-key": "share" });
    expect(outcome(await send())).toEqual(outcome(await send()));
    expect((await historyOf(shipmentId)).filter((sentence) => sentence.includes("shared"))).toHaveLength(1);
  });
});
