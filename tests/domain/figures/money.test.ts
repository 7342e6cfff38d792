import { describe, expect, test } from "vitest";
import { formatMoney, formatQuantity, formatRate, formatWeight, minorDigits } from "#domain/figures/currency.ts";
import { decimalOrZero, parseDecimal, roundHalfUp } from "#domain/figures/decimal.ts";

describe("reading figures", () => {
  test.each([
    ["82500.50", "82500.5"],
    [" 7 ", "7"],
    ["+.5", "0.5"],
    ["-3", "-3"],
    [1142.5, "1142.5"],
    [1e-7, "0.0000001"],
    ["0.10", "0.1"],
  ])("%j is the figure %s", (text, figure) => {
    expect(parseDecimal(text)).toBe(figure);
  });

  test.each([
    "",
    "abc",
    "1,000",
    "1e5",
    "0x10",
    "--1",
    "1.2.3",
    Number.NaN,
    Infinity,
    null,
    undefined,
    {},
    true,
    "1234567890123456",
    "0.1234567890123456",
  ])("%j is no figure", (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  test("the form reads what is not a number as 0 (R-224)", () => {
    expect(decimalOrZero("12 bags")).toBe("0");
    expect(decimalOrZero("12")).toBe("12");
  });

  test("half is rounded away from zero", () => {
    expect(roundHalfUp("2.345", 2)).toBe("2.35");
    expect(roundHalfUp("-2.345", 2)).toBe("-2.35");
    expect(roundHalfUp("1.005", 2)).toBe("1.01");
  });
});

describe("writing figures", () => {
  test.each([
    ["82500", "USD", "82,500.00"],
    ["8250000", "INR", "82,50,000.00"],
    ["123456789.5", "INR", "12,34,56,789.50"],
    ["999", "INR", "999.00"],
    ["499.5", "JPY", "500"],
    ["1234567.8915", "KWD", "1,234,567.892"],
    ["-1234.5", "USD", "-1,234.50"],
  ])("%s %s prints as %s", (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  test("weights have two decimals and a third only if needed", () => {
    expect(formatWeight("75450")).toBe("75,450.00");
    expect(formatWeight("0.125")).toBe("0.125");
    expect(formatWeight("25.15")).toBe("25.15");
  });

  test("quantities have up to three decimals", () => {
    expect(formatQuantity("19958.4")).toBe("19,958.4");
    expect(formatQuantity("5500")).toBe("5,500");
    expect(formatQuantity("100")).toBe("100");
  });

  test("rates keep their decimals between two and four", () => {
    expect(formatRate("1085", "USD")).toBe("1,085.00");
    expect(formatRate("1142.5", "USD")).toBe("1,142.50");
    expect(formatRate("3.4275", "USD")).toBe("3.4275");
    expect(formatRate("125000.5", "INR")).toBe("1,25,000.50");
  });

  test("minor units follow ISO 4217", () => {
    expect([minorDigits("JPY"), minorDigits("USD"), minorDigits("KWD"), minorDigits("OMR"), minorDigits("XYZ")]).toEqual([0, 2, 3, 3, 2]);
  });
});
