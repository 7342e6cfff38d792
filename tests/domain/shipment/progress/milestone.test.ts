import { expect, test } from "vitest";
import { lateDaysOf } from "#domain/shipment/progress/milestone.ts";
import { proposedFreightTerm } from "#domain/shipment/progress/freightTerm.ts";

test.each([
  ["not planned", { planned: "", actual: "2025-11-12" }, null],
  ["reached in time", { planned: "2025-11-12", actual: "2025-11-12" }, 0],
  ["reached early", { planned: "2025-11-12", actual: "2025-11-01" }, 0],
  ["reached late", { planned: "2025-11-12", actual: "2025-11-15" }, 3],
  ["overdue", { planned: "2025-02-27", actual: "" }, 266],
  ["still to come", { planned: "2026-01-01", actual: "" }, 0],
])("a milestone that is %s: %o is late by %o days (R-503)", (_what, dates, days) => {
  expect(lateDaysOf(dates, "2025-11-20")).toBe(days);
});

test.each([
  ["CIF Jebel Ali", "PREPAID"],
  ["C&F Mombasa", "PREPAID"],
  ["CPT Dubai", "PREPAID"],
  ["DAP Oslo", "PREPAID"],
  ["DDP Oslo", "PREPAID"],
  ["EXW Rajkot", "COLLECT"],
  ["FCA Rajkot", "COLLECT"],
  ["FAS Mundra", "COLLECT"],
  ["FOB Mundra", "COLLECT"],
  ["as agreed", null],
])("the term %s proposes the freight term %s (R-506)", (term, freightTerm) => {
  expect(proposedFreightTerm(term)).toBe(freightTerm);
});
