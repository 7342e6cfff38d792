import { expect, test } from "vitest";
import { parseBody } from "../../api/document/body.ts";

test("a blank line parts paragraphs, and line breaks inside stay", () => {
  expect(parseBody("To whom\nit may concern\r\n\r\n  \nSecond.")).toEqual([
    { type: "paragraph", lines: ["To whom", "it may concern"] },
    { type: "paragraph", lines: ["Second."] },
  ]);
});

test("dashes and numbers begin list items; an indented line goes on with its item", () => {
  expect(parseBody("- one\n- two\n  and more\n3. three\n4. four")).toEqual([
    { type: "bullets", items: ["one", "two\nand more"] },
    { type: "numbers", start: 3, items: ["three", "four"] },
  ]);
});

test("rows between bars are a table; a rule under the first row makes it the head", () => {
  expect(parseBody("| a | b |\n|---|:-:|\n| 1 | 2 |\n| x \\| y |")).toEqual([
    {
      type: "table",
      head: ["a", "b"],
      rows: [
        ["1", "2"],
        ["x | y", ""],
      ],
    },
  ]);
  expect(parseBody("| 1 | 2 |")).toEqual([{ type: "table", head: [], rows: [["1", "2"]] }]);
});

test("a row without a bar at its end, a dash without a space and a bare number are text", () => {
  expect(parseBody("| a | b\n-5 degrees\n12")).toEqual([{ type: "paragraph", lines: ["| a | b", "-5 degrees", "12"] }]);
});

test("markup of the typesetter is text", () => {
  expect(parseBody('#import "/etc/passwd" *bold* $x$ [a] \\ // no')).toEqual([
    { type: "paragraph", lines: ['#import "/etc/passwd" *bold* $x$ [a] \\ // no'] },
  ]);
});

test("a text of nothing has no blocks", () => {
  expect(parseBody(" \n\n")).toEqual([]);
});

test("more lines or columns than a document can bear are refused at their field", () => {
  const refused = (message: string) => expect.objectContaining({ name: "DocumentProblem", code: "INVALID", field: ["body"], message });
  expect(() => parseBody("x\n".repeat(5_000), "body")).toThrow(refused("The text has more than 5000 lines"));
  expect(() => parseBody(`|${"a|".repeat(21)}`, "body")).toThrow(refused("A table has more than 20 columns"));
});
