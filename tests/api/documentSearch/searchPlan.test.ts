import { expect, test } from "vitest";
import { groupedDocuments } from "../../../api/documentSearch/read/facets.ts";
import { searchedEntries } from "../../../api/documentSearch/read/selection.ts";
import { shownFiles } from "../../../api/shared/documents/findSharedDocuments.ts";
import { shipmentsWith, visibleEntries } from "../../../api/shared/documents/visibleDocuments.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

const anything = { q: "turmeric", shipmentId: null, range: { from: null, to: null }, invoiced: { from: null, to: null } };
const found = { ...anything, isNewestOnly: true, matched: { ALL: "[7,9]", HEAD: null } };

test.each(["page", "facets"] as const)(
  "the %s of a few found documents are read by their numbers, not among all of the office (R-1228)",
  async (part) => {
    const plan = await sqlitePlan((db) => {
      const entries = searchedEntries(db, "an owner", found);
      if (part === "page") return entries.select("key").orderBy("storedAt", "desc").orderBy("key", "desc").limit(50);
      return entries.select(["kind", "buyerId", ({ fn }) => fn.countAll().as("count")]).groupBy(["kind", "buyerId"]);
    });
    expect(plan[0]).toBe("SEARCH document_entries USING COVERING INDEX document_entries_number (number=?)");
  },
);

test.each([
  ["all documents", null],
  ["many found documents", JSON.stringify(Array.from({ length: 10_000 }, (_, number) => number))],
])("the filters of %s are counted in the order of an index, without a row of the table (R-1234)", async (_what, matched) => {
  const filters = { types: [], firmIds: [], buyerIds: [], textStates: [], origins: [], states: [], audiences: [] };
  const plan = await sqlitePlan((db) => groupedDocuments(db, "an owner", { ...found, ...filters, matched: { ALL: matched, HEAD: null } }));
  expect(plan[0]).toBe("SEARCH document_entries USING COVERING INDEX document_entries_facets (owner_id=?)");
  expect(plan).not.toContain("USE TEMP B-TREE FOR GROUP BY");
});

test("the shipments of a few documents that a partner finds are read by the documents' numbers (R-1228)", async () => {
  const plan = await sqlitePlan((db) => shipmentsWith(db, "an exporter", [7, 9]));
  expect(plan[0]).toBe("SEARCH document_entries USING INDEX document_entries_number (number=?)");
});

test.each(["search", "page"] as const)(
  "a %s of a partner reads the shipments that it is about, not all that are shared (R-1228)",
  async (what) => {
    const plan = await sqlitePlan((db) => {
      if (what === "search") return visibleEntries(db, "a partner", { partnerId: "P1", shipmentIds: ["S1", "S2"] });
      return shownFiles(db, "a partner", [{ ownerId: "an exporter", key: "a key", shipmentId: "S1", partnerId: "P1" }]);
    });
    const shares = plan.filter((step) => step.includes(" shipment_partners "));
    expect(shares).toEqual([
      expect.stringContaining("sqlite_autoindex_shipment_partners_1 (owner_id=? AND shipment_id=? AND partner_id=?)"),
    ]);
  },
);
