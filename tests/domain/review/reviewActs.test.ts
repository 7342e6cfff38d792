import { expect, test } from "vitest";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { checkReason, mayAct, reviewActors, reviewActs } from "#domain/review/reviewActs.ts";

/** Who may do each act in each state, by first letters in the order of `reviewActs`; "–" where nobody may. */
const table: Record<(typeof attachmentStates)[number], string> = {
  //          submit ask approve reject finalise reopen
  DRAFT: "OE OE – – – –",
  SUBMITTED: "– OE OEP OEP – OE",
  APPROVED: "– OE L L OE OE",
  FINAL: "– – – – – O",
  REJECTED: "OE OE – – – –",
};

test.each(
  attachmentStates.flatMap((state) =>
    reviewActs.flatMap((act, index) => reviewActors.map((actor) => ({ state, act, actor, who: table[state].split(" ")[index] ?? "" }))),
  ),
)("a file in the state $state: $act by $actor, where $who may (R-939)", ({ state, act, actor, who }) => {
  expect(mayAct(act, state, actor)).toBe(who.includes(actor.charAt(0)));
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
