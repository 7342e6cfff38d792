import { expect, test } from "vitest";
import { parseMarkup, type Block } from "../../../api/document/text/markup.ts";
import { documentBudget } from "../../../api/document/limits/documentLimits.ts";

function parse(text: string, budget = documentBudget()): Block[] {
  return parseMarkup(text, { budget, field: ["body"] });
}

test("a blank line parts paragraphs, and line breaks inside stay", () => {
  expect(parse("To whom\nit may concern\r\n\r\n  \nSecond.")).toEqual([
    { type: "paragraph", lines: ["To whom", "it may concern"] },
    { type: "paragraph", lines: ["Second."] },
  ]);
});

test("dashes and numbers begin list items; an indented line goes on with its item", () => {
  expect(parse("- one\n- two\n  and more\n3. three\n4. four")).toEqual([
    { type: "bullets", items: ["one", "two\nand more"] },
    { type: "numbers", start: 3, items: ["three", "four"] },
  ]);
});

test("rows between bars are a table; a rule under the first row makes it the head", () => {
  expect(parse("| a | b |\n|---|:-:|\n| 1 | 2 |\n| x \\| y |")).toEqual([
    {
      type: "table",
      head: ["a", "b"],
      rows: [
        ["1", "2"],
        ["x | y", ""],
      ],
    },
  ]);
  expect(parse("| 1 | 2 |")).toEqual([{ type: "table", head: [], rows: [["1", "2"]] }]);
});

test("a row without a bar at its end, a dash without a space and a bare number are text", () => {
  expect(parse("| a | b\n-5 degrees\n12")).toEqual([{ type: "paragraph", lines: ["| a | b", "-5 degrees", "12"] }]);
});

test("markup of the typesetter is text", () => {
  expect(parse('#import "/etc/passwd" *bold* $x$ [a] \\ // no')).toEqual([
    { type: "paragraph", lines: ['#import "/etc/passwd" *bold* $x$ [a] \\ // no'] },
  ]);
});

test("a text of nothing has no blocks", () => {
  expect(parse(" \n\n")).toEqual([]);
});

function refused(message: string) {
  return expect.objectContaining({ name: "DocumentProblem", code: "INVALID", field: ["body"], message });
}

test.each([
  ["5,000 lines", "x\n".repeat(5_000), "The document has more than 5,000 lines, list items and table rows"],
  ["20 columns", `|${"a|".repeat(21)}`, "A table has more than 20 columns"],
  ["20,000 cells", `|${"a|".repeat(20)}\n`.repeat(1_001), "The document has more than 20,000 table cells"],
  ["15,000 characters without a line break", "x".repeat(15_001), "A paragraph has more than 15,000 characters without a line break"],
])("more than %s are refused at their field", (_what, text, message) => {
  expect(() => parse(text)).toThrow(refused(message));
});

test("one wide row makes no other row wide before it is refused", () => {
  expect(() => parse(`|${"|".repeat(14_000)}\n${"| a |\n".repeat(4_000)}`)).toThrow(refused("A table has more than 20 columns"));
});

test("lines are counted over all texts of a document", () => {
  const budget = documentBudget();
  parse("x\n".repeat(3_000), budget);
  expect(() => parse("x\n".repeat(3_000), budget)).toThrow(refused("The document has more than 5,000 lines, list items and table rows"));
});
