import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PartnerRole, PartnerScope } from "#domain/partners/partner.ts";
import type { ShipmentBody } from "#domain/shipment/shipment.ts";
import type { ShipmentPartners } from "../../../api/partner/shipmentPartners.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aRecord, anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";

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

/** The partners on a shipment: name, state, origin. */
async function on(shipmentId: string) {
  const { data } = await owner.get<ShipmentPartners>(`/v1/shipment/partner?shipmentId=${shipmentId}`);
  return data.partners.map(({ partner, state, origin }) => [partner.name, state, origin]);
}
const save = (shipmentId: string, change: Partial<ShipmentBody>) =>
  owner.post(`/v1/shipment/update?shipmentId=${shipmentId}`, aShipmentBody(exporter, change));

type Place = "consignee" | "buyer" | "notify party" | "seller" | "broker" | "firm";
type Case = { role: PartnerRole; scope: PartnerScope; place: Place; matches: boolean };
const roles: PartnerRole[] = ["IMPORTER", "BROKER", "CHA"];
const places: Place[] = ["consignee", "buyer", "notify party", "seller", "broker", "firm"];
const expected: Record<PartnerRole, Place[]> = {
  IMPORTER: ["consignee", "buyer", "notify party"],
  BROKER: ["broker"],
  CHA: ["firm"],
};
const cases = roles.flatMap((role) =>
  places.map((place): Case => ({ role, scope: role === "CHA" ? "FIRMS" : "ALL", place, matches: expected[role].includes(place) })),
);

describe("every role at every place of a shipment", () => {
  /** The record that a shipment names at a place alone; the others are further records. */
  async function named(role: PartnerRole, place: Place): Promise<{ recordId: string; change: Partial<ShipmentBody> }> {
    const buyer = () => aRecord(owner, "buyer", { name: "Reliance Foods" }, "buyerId");
    if (place === "broker") {
      const brokerId = await aRecord(owner, "broker", { name: "Levant Two", country: "Oman" }, "brokerId");
      return { recordId: role === "BROKER" ? brokerId : await own(role, buyer), change: { brokerId } };
    }
    if (place === "firm") {
      const firm = await aFirm(api, owner, { name: "Second Firm" });
      const change = { firmId: firm.firmId, addressId: firm.address[0]?.addressId ?? "", bankId: firm.bankDetails[0]?.bankId ?? "" };
      return { recordId: role === "CHA" ? firm.firmId : await own(role, buyer), change };
    }
    const buyerId = await buyer();
    const change = {
      consignee: { consigneeId: buyerId },
      buyer: { isBuyerDifferent: true, buyerId },
      "notify party": { notifyId: [exporter.notifyId, buyerId] },
      seller: { isSellerDifferent: true, sellerId: buyerId },
    }[place];
    return { recordId: role === "IMPORTER" ? buyerId : await own(role, buyer), change };
  }
  /** A record of the role that no shipment names. */
  async function own(role: PartnerRole, buyer: () => Promise<string>): Promise<string> {
    if (role === "BROKER") return await aRecord(owner, "broker", { name: "Nobody's", country: "Oman" }, "brokerId");
    return role === "CHA" ? (await aFirm(api, owner, { name: "Third Firm" })).firmId : await buyer();
  }

  test.each(cases)("$role at $place: $matches, in joining and in saving (R-662)", async ({ role, scope, place, matches }) => {
    const { recordId, change } = await named(role, place);
    const before = await aShipment(exporter, change);
    await aPartner(api, owner, { role, scope, name: "P", recordIds: [recordId], sharesNew: true });
    const after = await aShipment(exporter, change);
    const found = matches ? [["P", "SHARED", "MATCHED"]] : [];
    expect([await on(before.shipmentId), await on(after.shipmentId)]).toEqual([found, found]);
    // Away from the place, and back to it.
    await save(before.shipmentId, {});
    expect(await on(before.shipmentId)).toEqual([]);
    await save(before.shipmentId, change);
    expect(await on(before.shipmentId)).toEqual(found);
  });
});
