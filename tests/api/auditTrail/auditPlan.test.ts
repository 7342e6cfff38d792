import { expect, test } from "vitest";
import { linesOf, type TrailFilter } from "../../../api/auditTrail/auditQuery.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

const always = { from: null, to: null };
const ofNoun: TrailFilter = { shipmentId: null, noun: "FIRM", range: always };

test.each([
  ["noun", ofNoun, "audit_entries_noun (owner_id=? AND noun=?)"],
  ["noun since a day", { ...ofNoun, range: { ...always, from: "2026-01-01" } }, "audit_entries_noun (owner_id=? AND noun=? AND at>?)"],
  ["shipment", { ...ofNoun, noun: null, shipmentId: "S1" }, "audit_entries_shipment (owner_id=? AND shipment_id=?)"],
  ["noun of a shipment", { ...ofNoun, shipmentId: "S1" }, "audit_entries_shipment (owner_id=? AND shipment_id=?)"],
])("the lines of a %s are read alone, however long the trail is (R-1232)", async (_what, filter, index) => {
  const plan = await sqlitePlan((db) => linesOf(db, "an owner", filter).selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(51));
  expect(plan).toEqual([`SEARCH audit_entries USING INDEX ${index}`]);
});
