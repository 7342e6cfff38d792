import { describe, expect, test } from "vitest";
import { planImport, type ImportPlan } from "../../../../web/stats/exchange/importPlan.ts";
import type { FilledRow } from "../../../../web/stats/data/fetchAllRows.ts";

const columns = [
  { columnId: "shipment", name: "Shipment", editable: false },
  { columnId: "invoiceNo", name: "Invoice No", editable: false },
  { columnId: "broker", name: "Broker", editable: false },
  { columnId: "c1", name: "B/L No", editable: true },
  { columnId: "c2", name: "ETA", editable: true },
];

function aRow(id: string, cells: Record<string, string>): FilledRow {
  // The plan hands the row on and never looks behind its key.
  return { ref: { id, shipmentId: `s-${id}`, key: {} as FilledRow["ref"]["key"] }, cells };
}

const rows = [
  aRow("1", { shipment: "Rice", invoiceNo: "I1", c1: "MSCU", c2: "01/05/2026" }),
  aRow("2", { shipment: "Tea", invoiceNo: "I2" }),
  aRow("3", { shipment: "Twin", invoiceNo: "I3" }),
  aRow("4", { shipment: "Twin", invoiceNo: "I4" }),
];

function planOf(lines: string[][]): ImportPlan {
  return planImport({ lines, columns, rows });
}

/** The changes as "shipment/column: from → to". */
function changesOf({ changes }: ImportPlan): string[] {
  return changes.map(({ row, columnId, from, to }) => `${row.id}/${columnId}: ${from} → ${to}`);
}

describe("a line's shipment", () => {
  test("is the one that shows the name in the column Shipment, exactly", () => {
    const plan = planOf([
      ["Shipment", "ETA"],
      ["Tea", "1"],
      ["tea", "2"],
      ["Twin", "3"],
      ["", "4"],
    ]);
    expect(changesOf(plan)).toEqual(["2/c2:  → 1"]);
    expect(plan.leftOut).toEqual([
      "1 line names no shipment.",
      "Not among the shipments that the sheet shows: tea.",
      "More than one shipment is called: Twin.",
    ]);
    expect(plan.refusals).toEqual([]);
  });
  test("is found by Invoice No where there is no column Shipment", () => {
    expect(
      changesOf(
        planOf([
          ["ETA", "Invoice No"],
          ["5", "I4"],
        ]),
      ),
    ).toEqual(["4/c2:  → 5"]);
  });
  test("must be named by one of the two columns", () => {
    const plan = planOf([
      ["shipment", "ETA"],
      ["Tea", "1"],
    ]);
    expect(plan).toMatchObject({ changes: [], refusals: ["The first line must name the columns, Shipment or Invoice No among them."] });
    expect(planOf([]).refusals).toHaveLength(1);
  });
  test("in two lines forbids the import, since only one of them can hold", () => {
    const plan = planOf([
      ["Shipment", "ETA"],
      ["Tea", "1"],
      ["Tea", "2"],
    ]);
    expect(plan.refusals).toEqual(["Shipments that stand in more than one line: Tea."]);
  });
  test("that is unknown is one of ten that are named; the others are counted", () => {
    const plan = planOf([["Shipment", "ETA"], ...Array.from({ length: 12 }, (_, index) => [`X${index}`, "1"])]);
    expect(plan.leftOut).toEqual(["Not among the shipments that the sheet shows: X0, X1, X2, X3, X4, X5, X6, X7, X8, X9 and 2 more."]);
  });
});

describe("the columns", () => {
  test("of the user's own are taken; the system's are skipped and counted, and others are named", () => {
    const plan = planOf([
      ["Shipment", "Broker", "Invoice No", "ETA", "Agent", ""],
      ["Tea", "B", "I9", "1", "A", "z"],
    ]);
    expect(changesOf(plan)).toEqual(["2/c2:  → 1"]);
    expect(plan.leftOut).toEqual(["2 system columns are skipped.", "Columns that the sheet does not have: Agent."]);
  });
  test("whose name is not clear are left out", () => {
    const twice = planOf([
      ["Shipment", "ETA", "ETA"],
      ["Tea", "1", "2"],
    ]);
    expect(twice).toMatchObject({ changes: [], leftOut: ["Column names that stand more than once: ETA."] });
    const own = { columnId: "c3", name: "Broker", editable: true };
    const asSystem = planImport({
      lines: [
        ["Shipment", "Broker"],
        ["Tea", "1"],
      ],
      columns: [...columns, own],
      rows,
    });
    expect(asSystem).toMatchObject({ changes: [], leftOut: ["Column names that stand more than once: Broker."] });
  });
});

describe("a cell", () => {
  test("changes only where it differs; an empty one clears, and one that is missing leaves the sheet's as it is", () => {
    const plan = planOf([
      ["Shipment", "B/L No", "ETA"],
      ["Rice", "MSCU", ""],
      ["Tea", "X"],
    ]);
    expect(changesOf(plan)).toEqual(["1/c2: 01/05/2026 → ", "2/c1:  → X"]);
    expect(plan.same).toBe(1);
  });
  test("that an export made harmless is itself again, and another apostrophe stays", () => {
    const plan = planOf([
      ["Shipment", "B/L No", "ETA"],
      ["Tea", "'=1+1", "'90s"],
    ]);
    expect(changesOf(plan)).toEqual(["2/c1:  → =1+1", "2/c2:  → '90s"]);
  });
  test("holds at most 2,000 characters, else nothing is imported", () => {
    const lines = (length: number) => [
      ["Shipment", "ETA"],
      ["Rice", "1"],
      ["Tea", "x".repeat(length)],
    ];
    expect(planOf(lines(2000)).refusals).toEqual([]);
    expect(planOf(lines(2001)).refusals).toEqual(["Line 3, ETA: A cell holds at most 2,000 characters."]);
  });
  test("is one of at most 10,000 that change", () => {
    const many = Array.from({ length: 10_001 }, (_, index) => aRow(String(index), { shipment: `S${index}` }));
    const lines = (count: number) => [["Shipment", "ETA"], ...many.slice(0, count).map(({ cells }) => [cells["shipment"] ?? "", "1"])];
    expect(planImport({ lines: lines(10_000), columns, rows: many }).refusals).toEqual([]);
    expect(planImport({ lines: lines(10_001), columns, rows: many }).refusals).toEqual([
      "At most 10,000 cells can be saved at once; these are 10,001.",
    ]);
  });
});
