import { expect, test } from "vitest";
import { groupActs } from "../../../web/audit/groupActs.ts";

const line = (requestId: string, entityType: string, changeCount = 1, action = "CHANGED") => ({
  entry: { requestId, entityType, action, changeCount },
});
const sizes = (lines: ReturnType<typeof line>[]) => groupActs(lines).map(({ lines: own, changeCount }) => [own.length, changeCount]);

test("cells that one request changed in several rows of the sheet are one act, with the number of its changes", () => {
  expect(sizes([line("a", "STATS_ROW", 9), line("a", "STATS_ROW", 18), line("b", "STATS_ROW", 1)])).toEqual([
    [2, 27],
    [1, 1],
  ]);
});

test("entries of other records, of other requests or without a request's id stay apart", () => {
  expect(sizes([line("a", "ATTACHMENT"), line("a", "ATTACHMENT")])).toHaveLength(2);
  expect(sizes([line("a", "STATS_ROW"), line("a", "SHIPMENT"), line("a", "STATS_ROW")])).toHaveLength(3);
  expect(sizes([line("", "STATS_ROW"), line("", "STATS_ROW")])).toHaveLength(2);
});
