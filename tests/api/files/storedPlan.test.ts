import { expect, test } from "vitest";
import { storedSizes } from "../../../api/files/quota.ts";
import { newestFiles } from "../../../api/papers/followPapers.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

test.each(["files", "models"] as const)("storing a file sums the sizes of the %s in an index, without their rows (R-727)", async (of) => {
  const [plan] = await sqlitePlan((db) => storedSizes(db, "an owner")[of]);
  expect(plan).toMatch(/^SEARCH (files|document_models) USING COVERING INDEX \w+_size \(owner_id=\?\)$/);
});

test("storing a file reads the papers of its shipment alone, however many documents the office has (R-1228)", async () => {
  const [plan] = await sqlitePlan((db) => newestFiles(db, { ownerId: "an owner", shipmentId: "S1" }));
  expect(plan).toBe("SEARCH entry USING INDEX document_entries_shipment (owner_id=? AND shipment_id=?)");
});
