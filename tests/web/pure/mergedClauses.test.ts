import { expect, test } from "vitest";
import { mergedClauses } from "../../../web/masterData/mutations/mergedClauses.ts";

const clauses = (texts: Record<string, string>) => Object.entries(texts).map(([name, value]) => ({ name, value }));
const before = clauses({ Quality: "As agreed", Packing: "25 kg", Claims: "14 days" });

test.each([
  [
    "nothing changed elsewhere: the form's",
    clauses({ Quality: "Good", Claims: "14 days" }),
    before,
    { Quality: "Good", Claims: "14 days" },
  ],
  [
    "each changed another clause: both",
    clauses({ Quality: "Good", Packing: "25 kg", Claims: "14 days" }),
    clauses({ Quality: "As agreed", Packing: "50 kg", Claims: "14 days" }),
    { Quality: "Good", Packing: "50 kg", Claims: "14 days" },
  ],
  [
    "both changed the same clause: the form's",
    clauses({ Quality: "Good", Packing: "25 kg", Claims: "14 days" }),
    clauses({ Quality: "Best", Packing: "25 kg", Claims: "14 days" }),
    { Quality: "Good", Packing: "25 kg", Claims: "14 days" },
  ],
  [
    "one was removed and one added elsewhere: neither comes back or is lost",
    clauses({ Quality: "Good", Packing: "25 kg", Claims: "14 days" }),
    clauses({ Quality: "As agreed", Claims: "14 days", Law: "Indian" }),
    { Quality: "Good", Claims: "14 days", Law: "Indian" },
  ],
  ["none would be left: the form's", clauses({ Packing: "25 kg" }), clauses({ Quality: "As agreed" }), { Packing: "25 kg" }],
])("of clauses that two windows edited are stored, where %s", (_, after, stored, merged) => {
  expect(mergedClauses({ before, after, stored })).toEqual(clauses(merged));
});
