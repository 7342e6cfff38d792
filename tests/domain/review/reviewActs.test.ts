import { expect, test } from "vitest";
import { roles } from "#domain/account/role.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { checkReason, isPossible, mayAct, reviewActs } from "#domain/review/reviewActs.ts";

/** The least role of each act in each state; "–" where nobody may. In the order of `reviewActs`. */
const table: Record<(typeof attachmentStates)[number], string> = {
  DRAFT: "EDITOR – – – –",
  SUBMITTED: "– EDITOR EDITOR – EDITOR",
  APPROVED: "– – – EDITOR EDITOR",
  FINAL: "– – – – OWNER",
  REJECTED: "EDITOR – – – –",
};
const allowed: Record<string, string[]> = { EDITOR: ["OWNER", "EDITOR"], OWNER: ["OWNER"], "–": [] };

test.each(
  attachmentStates.flatMap((state) => reviewActs.map((act, index) => ({ state, act, least: table[state].split(" ")[index] ?? "" }))),
)("a file in the state $state: $act needs the role $least (R-939)", ({ state, act, least }) => {
  expect(roles.filter((role) => mayAct(act, state, role)).toSorted()).toEqual(allowed[least]?.toSorted());
  expect(isPossible(act, state)).toBe(least !== "–");
});

test.each([
  ["", false],
  ["ab ", false],
  ["abc", true],
  ["x".repeat(500), true],
  ["x".repeat(501), false],
])("a reason has 3 to 500 characters (R-939)", (reason, isGood) => {
  expect(checkReason(reason).length === 0).toBe(isGood);
});
