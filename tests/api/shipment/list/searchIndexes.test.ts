import { expect, test } from "vitest";
import { searchedShipments } from "../../../../api/shipment/list/findShipments.ts";
import { sqlitePlan } from "../../../support/database/sqlitePlan.ts";

test.each([
  ["the office", null, "shipments_owner (owner_id=?)"],
  ["a firm", "F1", "shipments_firm (owner_id=? AND firm_id=?)"],
])("a search of %s reads the searched texts from an index, not whole shipments (R-1233)", async (_what, firmId, index) => {
  const selection = { firmId, range: { from: null, to: null } };
  const plan = await sqlitePlan((db) => searchedShipments(db, "an owner", selection, { find: "rice", sortBy: "createdAt" }));
  expect(plan.filter((step) => step.includes(" shipments "))).toEqual([`SEARCH shipments USING COVERING INDEX ${index}`]);
});
