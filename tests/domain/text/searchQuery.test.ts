import { expect, test } from "vitest";
import { parseSearch } from "#domain/text/searchQuery.ts";
import { findHit } from "#domain/text/snippet.ts";

/** A search as one line: phrases joined by "+", a beginning with "*", an exclusion with "-". */
function line(text: string): string {
  const { terms, excluded } = parseSearch(text);
  const one = ({ words, isPrefix }: { words: string[]; isPrefix: boolean }) => `${words.join("+")}${isPrefix ? "*" : ""}`;
  return [...terms.map(one), ...excluded.map((term) => `-${one(term)}`)].join(" ");
}

test.each([
  ["turmeric hanse", "turmeric hanse*"],
  ["TV/EXP/042", "tv+exp+042*"],
  ['"turmeric fingers"', "turmeric+fingers"],
  ['"turmeric fingers" ha', "turmeric+fingers ha*"],
  ["TVXU 1001010", "tvxu+1001010*"],
  ["turmeric -draft", "turmeric -draft"],
  ['turmeric -"draft bill"', "turmeric -draft+bill"],
  ["-draft", "-draft"],
  ["x", "x"],
  ["!!! ( *", ""],
  ['" OR 1', "or 1"],
  ["'; DROP TABLE files --", "drop table files"],
  ["a OR b NEAR(c d)", "a or b near+c d"],
  ["a b c d e f g h i j", "a b c d e f g h"],
  ["a b c d e f -g h i", "a b c d e f h -g"],
  ["1,234.5", "1234+5"],
])("a search is words, phrases and exclusions; everything else is text (R-784): %s", (text, expected) => expect(line(text)).toBe(expected));

test("a hit is on the first page that has all terms, with the text around it (R-784)", () => {
  const text = `Müller alone\fnothing\f${"x ".repeat(200)}Invoice of MULLER for turmeric fingers\fMuller turmeric`;
  const hit = findHit(text, parseSearch("müller turm"));
  expect(hit?.page).toBe(3);
  expect(hit?.snippet.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual(["MULLER", "turmeric"]);
  expect(hit?.snippet[0]).toEqual({ text: "… ", isHit: false });
  expect(findHit(text, parseSearch("alone zebra"))?.page).toBe(1);
  expect(findHit(text, parseSearch("zebra"))).toBeNull();
});

test("a hit's phrase neither skips a word nor crosses a page (R-784)", () => {
  expect(findHit("turmeric and fingers\fturmeric", parseSearch('"turmeric fingers"'))).toBeNull();
  expect(findHit("turmeric\ffingers", parseSearch('"turmeric fingers"'))).toBeNull();
  expect(findHit("TVXU 100101-0.pdf", parseSearch("tvxu1001010"))?.snippet).toEqual([
    { text: "TVXU 100101-0", isHit: true },
    { text: ".pdf", isHit: false },
  ]);
});
