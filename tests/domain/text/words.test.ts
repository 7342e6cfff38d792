import { expect, test } from "vitest";
import { visibleText, wordsOf } from "#domain/text/words.ts";

const words = (text: string) => Array.from(wordsOf(text), ({ word }) => word).join(" ");

test.each([
  ["MÜLLER", "muller"],
  ["mu\u0308ller", "muller"],
  ["Straße Łódź Ærø İstanbul", "strasse lodz aero istanbul"],
  ["ﬁnal ½ ① Ⅳ", "final 1 2 1 iv"],
  ["कागज पत्र", "कागज पत्र"],
  ["مُحَمَّد", "محمد"],
])("words have neither accents nor case (R-780): %s", (text, expected) => expect(words(text)).toBe(expected));

test.each([
  ["TV/EXP/042/25-26", "tv exp 042 25 26"],
  ["TVXU1001010", "tvxu 1001010"],
  ["tvxu 1001010", "tvxu 1001010"],
  ["TVXU 100101-0", "tvxu 1001010"],
  ["XTVXU 100101 0", "xtvxu 100101 0"],
  ["TVXA 100101 0", "tvxa 100101 0"],
  ["INV042b", "inv 042 b"],
  ["x".repeat(60), "x".repeat(40)],
])(
  "words end where letters and digits meet, and a container number's parts are the same however it is spaced (R-781): %s",
  (text, expected) => expect(words(text)).toBe(expected),
);

test.each([
  ["USD 1,234.50", "usd 1234 50"],
  ["12,34,567.00", "1234567 00"],
  ["1,2 and 3,4567", "1 2 and 3 4567"],
  ["٣٤ १२ ４２", "34 12 42"],
])("a figure is one word without its commas, in digits 0 to 9 (R-782): %s", (text, expected) => expect(words(text)).toBe(expected));

test.each([
  ["東京港", "東京 京港"],
  ["港", "港"],
  ["TEU東京1", "teu 東京 1"],
  ["서울시", "서울 울시"],
])("scripts without spaces give pairs of letters (R-783): %s", (text, expected) => expect(words(text)).toBe(expected));

test("a word knows its place in the text", () => {
  expect([...wordsOf("a MÜLLER,")][1]).toEqual({ word: "muller", start: 2, end: 8 });
});

test("text is cleaned of what nobody sees (R-780)", () => {
  expect(visibleText("in\u00advoice\u202e \u0000x\n\ty\ud800")).toBe("invoice x\n\ty\ufffd");
});

test("a hostile text costs no more than another of its length", () => {
  for (const piece of ["1,234,", "AAAU", "AAAU 123456 ", "東", "a\u0301", "AAAU\t-\t-"]) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    const from = process.cpuUsage();
    const { length } = [...wordsOf(text)];
    const { user } = process.cpuUsage(from);
    expect({ piece, isQuick: user < 1_500_000, hasWords: length > 0 }).toEqual({ piece, isQuick: true, hasWords: true });
  }
});

test("a letter with hundreds of thousands of marks is read like one with few, before anybody waits for it (R-780)", () => {
  expect(words(`e${"\u0301\u0316".repeat(200_000)} crop`)).toBe("e crop");
});
