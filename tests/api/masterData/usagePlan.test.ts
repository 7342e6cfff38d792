import { expect, test } from "vitest";
import { kindsInShipments } from "#domain/masterData/kindsInShipments.ts";
import { countedShipments } from "../../../api/masterData/recordUsage.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

test.each(kindsInShipments)(
  "the shipments of a %s are counted by an index of what uses it, not among all of the office (R-1236)",
  async (kind) => {
    const plan = await sqlitePlan((db) => countedShipments(db, kind, { ownerId: "an owner", id: "a record" }));
    const reads = plan.filter((step) => step.includes(" shipment"));
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((step) => !/\(owner_id=\? AND (consignee|buyer|broker|product|unit)_id=\?\)$/.test(step))).toEqual([]);
  },
);
