import { expect, test } from "vitest";
import { newestOf } from "../../../api/import/shipments/namesakes.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

test("an import finds the stored shipments of its names by their names, not among all of the office (R-1231)", async () => {
  const plan = await sqlitePlan((db) => newestOf(db, "an owner", ["Rice 1", "Rice 2"]));
  expect(plan.filter((step) => step.includes(" shipments "))).toEqual([
    "SEARCH shipments USING COVERING INDEX shipments_name (owner_id=? AND name=?)",
  ]);
});
