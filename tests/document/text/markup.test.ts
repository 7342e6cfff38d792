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
    { type: "bullets", items: [["one"], ["two", "and more"]], isRightToLeft: false },
    { type: "numbers", start: 3, items: [["three"], ["four"]], isRightToLeft: false },
  ]);
});

test("rows between bars are a table; a rule under the first row makes it the head", () => {
  expect(parse("| a | b |\n|---|:-:|\n| 1 | 2 |\n| x \\| y |")).toEqual([
    expect.objectContaining({
      type: "table",
      head: ["a", "b"],
      rows: [
        ["1", "2"],
        ["x | y", ""],
      ],
    }),
  ]);
  expect(parse("| 1 | 2 |")).toEqual([expect.objectContaining({ type: "table", head: [], rows: [["1", "2"]] })]);
});

test("colons in the rule align the columns, in any table to which it belongs (R-491)", () => {
  const [table] = parse("| a | b | c | d | e |\n|---|:--|:-:|--:|\n| 1 |");
  if (table?.type !== "table") throw new Error("No table");
  expect(table.columns.map(({ align }) => align)).toEqual(["start", "start", "center", "end", "start"]);
});

test("a column's widest words and cells are known before it is drawn: of its head in bold, and of its rows (R-491)", () => {
  const [table] = parse("| No | Description |\n|---|---|\n| iiiii | WWWW and mm |\n| 12345 | **illi** |");
  if (table?.type !== "table") throw new Error("No table");
  expect(table.columns[0]).toMatchObject({
    words: [
      { text: "No", isBold: true },
      { text: "12345", isBold: false },
    ],
  });
  expect(table.columns[1]).toMatchObject({ words: [{ text: "Description" }, { text: "WWWW" }], lines: [{}, { text: "WWWW and mm" }] });
});

test("two asterisks around words make them bold, also in lists and tables (R-490)", () => {
  expect(parse("a **b c** d **e**\n- **f**\n\n| **g** |")).toEqual([
    {
      type: "paragraph",
      lines: [
        [
          { text: "a ", isBold: false },
          { text: "b c", isBold: true },
          { text: " d ", isBold: false },
          { text: "e", isBold: true },
        ],
      ],
    },
    { type: "bullets", items: [[[{ text: "f", isBold: true }]]], isRightToLeft: false },
    expect.objectContaining({ rows: [[[{ text: "g", isBold: true }]]] }),
  ]);
});

test.each(["***", "*** URGENT ***", "** note **", "5 ** 3 ** 2", "a ** b", "**a", "a*b*c"])(
  "asterisks that decorate a text print as they did before there were bold words: %s (R-490)",
  (text) => {
    expect(parse(text)).toEqual([{ type: "paragraph", lines: [text] }]);
  },
);

test("a backslash before a mark prints the mark (R-490)", () => {
  expect(parse("a \\**b** c \\>> d")).toEqual([{ type: "paragraph", lines: ["a **b** c >> d"] }]);
});

test("two arrows part a line into its left and right end; blanks before a line indent it (R-490)", () => {
  const line = { indent: 0, left: "", right: "", isRightToLeft: false };
  expect(parse("Ref. 17 >> 12/11/2025\n>> Rajkot\n    The Manager\n\tThe **Bank**\na>>b")).toEqual([
    {
      type: "paragraph",
      lines: [
        { ...line, left: "Ref. 17", right: "12/11/2025" },
        { ...line, right: "Rajkot" },
        { ...line, indent: 4, left: "The Manager" },
        {
          ...line,
          indent: 4,
          left: [
            { text: "The ", isBold: false },
            { text: "Bank", isBold: true },
          ],
        },
        "a>>b",
      ],
    },
  ]);
  expect(parse(`${" ".repeat(9_000)}x`)).toEqual([{ type: "paragraph", lines: [{ ...line, indent: 80, left: "x" }] }]);
});

test("a line of [page break] ends its page, once, and never the first or last (R-490)", () => {
  const text = "[page break]\na\n[page break]\n\n[Page Break]\nb [page break]\n[page break]\n";
  expect(parse(text)).toEqual([
    { type: "paragraph", lines: ["a"] },
    { type: "pageBreak" },
    { type: "paragraph", lines: ["b [page break]"] },
  ]);
});

test("a list or table runs from right to left if most of its lines do, or its head; one of figures runs like the document (R-492)", () => {
  const directions = (text: string) => parse(text).map((block) => "isRightToLeft" in block && block.isRightToLeft);
  expect(directions("- بند\n- בדיקה\n- one\n\n- one\n- two\n- بند")).toEqual([true, false]);
  expect(directions("| رقم | MSKU |\n|---|---|\n| a | b |\n\n| الرقم |\n|---|\n| a |\n| b |\n\n| a |\n|---|\n| رقم |")).toEqual([
    false,
    true,
    false,
  ]);
  expect(directions("نشهد\n\n| 1 | 2 |")).toEqual([false, true]);
  expect(directions("We certify\n\n| 1 | 2 |")).toEqual([false, false]);
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
