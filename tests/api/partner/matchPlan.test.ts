import { expect, test } from "vitest";
import { isNamed } from "../../../api/shipment/partners/matchPartners.ts";
import { notedForPartners } from "../../../api/shipment/save/changedForPartners.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

test("whether a shipment notifies a partner is looked up, not read from the notify parties of all shipments (R-662)", async () => {
  const plan = await sqlitePlan((db) =>
    db
      .selectFrom("partners")
      .innerJoin("shipments", "shipments.ownerId", "partners.ownerId")
      .select("shipments.id")
      .where("partners.ownerId", "=", "an owner")
      .where("partners.id", "=", "a partner")
      .where(isNamed("an owner")),
  );
  expect(plan.filter((step) => step.includes(" shipment_notify_parties "))).toEqual([
    "SEARCH shipment_notify_parties USING INDEX shipment_notify_parties_buyer_id (owner_id=? AND buyer_id=? AND shipment_id=?)",
  ]);
});

test("those who see what changed are found by its shipment, not among all that the office shares (R-721)", async () => {
  const [plan] = await sqlitePlan((trx) => notedForPartners(trx, "an owner", { shipmentId: "S1", now: "2026-01-01T00:00:00.000Z" }));
  expect(plan).toMatch(/ shipment_partners_shipment \(owner_id=\? AND shipment_id=\? AND state=\?\)$/);
});
