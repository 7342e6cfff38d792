import { expect, test } from "vitest";
import { actWords } from "../../../web/audit/actWords.ts";
import { groupActs } from "../../../web/audit/groupActs.ts";

const line = (requestId: string, entityType: string, changeCount = 1, action = "CHANGED") => ({
  entry: { requestId, entityType, action, changeCount },
});
const sizes = (lines: ReturnType<typeof line>[]) => groupActs(lines).map(({ lines: own, changeCount }) => [own.length, changeCount]);

test("cells that one request changed in several rows of the sheet are one act, with the number of its changes (R-1060)", () => {
  expect(sizes([line("a", "STATS_ROW", 9), line("a", "STATS_ROW", 18), line("b", "STATS_ROW", 1)])).toEqual([
    [2, 27],
    [1, 1],
  ]);
});

test("entries of other records, of other acts, of other requests or without a request's id stay apart (R-1060)", () => {
  expect(sizes([line("a", "STATS_ROW", 1, "PASTED"), line("a", "STATS_ROW", 1, "CLEARED")])).toHaveLength(2);
  expect(sizes([line("a", "STATS_ROW"), line("a", "SHIPMENT"), line("a", "STATS_ROW")])).toHaveLength(3);
  expect(sizes([line("", "STATS_ROW"), line("", "STATS_ROW")])).toHaveLength(2);
});

test("shipments of one import are one act (R-1060)", () => {
  const [add, other] = [line("a", "SHIPMENT", 0, "ADDED"), line("b", "SHIPMENT", 0, "ADDED")];
  expect(sizes([line("a", "IMPORT", 1, "IMPORTED"), add, add, add, other])).toEqual([
    [1, 1],
    [3, 0],
    [1, 0],
  ]);
});

test.each([
  ["STATS_ROW", "PASTED", false, "Meera Rao pasted 27 cells in 9 rows of the stats sheet"],
  ["STATS_ROW", "IMPORTED", false, "Meera Rao imported 27 cells in 9 rows of the stats sheet"],
  ["STATS_ROW", "CHANGED", true, "Meera Rao coloured 9 rows of the stats sheet"],
  ["SHIPMENT", "ADDED", false, "Meera Rao created the shipment Rice, and 8 more at once"],
])("an act of %s, %s reads as a sentence (R-1060)", (entityType, action, isColour, sentence) => {
  const entry = { requestId: "a", entityType, action, changeCount: 3, isColour };
  const first = "Meera Rao created the shipment Rice";
  expect(actWords({ actor: "Meera Rao", entry, sentence: first, entryCount: 9, changeCount: 27 })).toBe(sentence);
});
