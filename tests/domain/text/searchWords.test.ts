import { expect, test } from "vitest";
import { asSearched, hasWords, searchWords } from "#domain/text/searchWords.ts";

test.each([
  ["sao paulo", "Café to São Paulo"],
  ["SÃO", "sao paulo"],
  ["izmir", "İZMİR"],
  ["Işıklı", "ISIKLI"],
  ["strasse", "Große Straße"],
  ["Łódź", "lodz"],
  ["ngu\u031b\u0300oi", "người"],
  ["ΙΩΆΝΝΗΣ", "Ιωαννης"],
  ["мандарин", "МАНДАРИН"],
  ["चावल", "बासमती चावल"],
  ["de\u200b  Sao", "Rio de São"],
])("a search ignores case and accents (R-1403): %s in %s", (find, text) => expect(hasWords(searchWords(find), [text])).toBe(true));

test("letters of their own stay apart (R-1403)", () => {
  expect(hasWords(searchWords("चवल"), ["चावल"])).toBe(false);
  expect(asSearched("São\u00a0Paulo")).toBe("sao paulo");
});
