import { expect, test } from "vitest";
import { amountInWords } from "../../../api/document/numbers/amountInWords.ts";

test.each([
  ["82500", "USD", "US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY"],
  ["66000", "USD", "US DOLLARS SIXTY-SIX THOUSAND ONLY"],
  ["2047375", "USD", "US DOLLARS TWO MILLION FORTY-SEVEN THOUSAND THREE HUNDRED SEVENTY-FIVE ONLY"],
  ["82500.50", "USD", "US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED AND CENTS FIFTY ONLY"],
  ["0.05", "EUR", "EUROS ZERO AND CENTS FIVE ONLY"],
  ["0", "GBP", "POUNDS STERLING ZERO ONLY"],
  ["1000000000", "AED", "UAE DIRHAMS ONE BILLION ONLY"],
])("%s %s reads: %s", (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(words);
});

test.each([
  ["8250000.5", "INDIAN RUPEES EIGHTY-TWO LAKH FIFTY THOUSAND AND PAISE FIFTY ONLY"],
  ["10000000", "INDIAN RUPEES ONE CRORE ONLY"],
  [
    "123456789012.21",
    "INDIAN RUPEES TWELVE THOUSAND THREE HUNDRED FORTY-FIVE CRORE SIXTY-SEVEN LAKH EIGHTY-NINE THOUSAND TWELVE AND PAISE TWENTY-ONE ONLY",
  ],
])("rupees are counted in lakh and crore, however many: %s", (amount, words) => {
  expect(amountInWords(amount, "INR")).toBe(words);
});

test("dinars and rials have thousand parts", () => {
  expect(amountInWords("1234.8915", "KWD")).toBe(
    "KUWAITI DINARS ONE THOUSAND TWO HUNDRED THIRTY-FOUR AND FILS EIGHT HUNDRED NINETY-TWO ONLY",
  );
  expect(amountInWords("5.005", "BHD")).toBe("BAHRAINI DINARS FIVE AND FILS FIVE ONLY");
  expect(amountInWords("12.345", "OMR")).toBe("OMANI RIALS TWELVE AND BAISA THREE HUNDRED FORTY-FIVE ONLY");
});

test("yen have no parts and are rounded half-up", () => {
  expect(amountInWords("499.5", "JPY")).toBe("JAPANESE YEN FIVE HUNDRED ONLY");
});

test("a code that ISO 4217 does not know keeps its letters and tells parts as a fraction", () => {
  expect(amountInWords("12.30", "ZZZ")).toBe("ZZZ TWELVE AND 30/100 ONLY");
});

test("a minor unit that is a fifth of its unit, as Madagascar's and Mauritania's, is not counted: the decimals are a fraction", () => {
  expect(amountInWords("10.50", "MGA")).toBe("MALAGASY ARIARY TEN AND 50/100 ONLY");
  expect(amountInWords("3.20", "MRU")).toBe("MAURITANIAN OUGUIYA THREE AND 20/100 ONLY");
});

test("unidades de fomento have four decimals and no minor unit", () => {
  expect(amountInWords("12.3456", "CLF")).toBe("UNIDADES DE FOMENTO TWELVE AND 3456/10000 ONLY");
  expect(amountInWords("12", "CLF")).toBe("UNIDADES DE FOMENTO TWELVE ONLY");
});
