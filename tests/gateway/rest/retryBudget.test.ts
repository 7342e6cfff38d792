import { expect, test } from "vitest";
import { createRetryBudget } from "../../../gateway/rest/retryBudget.ts";

test("the retry budget holds ten and earns one for ten answers", () => {
  const budget = createRetryBudget();
  const spent = Array.from({ length: 12 }, () => budget.spend()).filter(Boolean);
  expect(spent).toHaveLength(10);
  for (let answers = 0; answers < 11; answers += 1) budget.earn();
  expect([budget.spend(), budget.spend()]).toEqual([true, false]);
});
