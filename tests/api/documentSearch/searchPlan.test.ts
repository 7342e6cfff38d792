import { expect, test } from "vitest";
import { searchedEntries } from "../../../api/documentSearch/read/selection.ts";
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
