import { Big } from "big.js";
import { describe, expect, test } from "vitest";
import { roundHalfUp, trimZeros } from "#domain/figures/decimal.ts";

const figures = [
  "0",
  "-0",
  "7",
  "-7",
  "007",
  "0.5",
  ".5",
  "5.",
  "-0.5",
  "82500",
  "82500.0",
  "82500.00",
  "82500.50",
  "0.005",
  "2.345",
  "2.3449",
];
const large = ["999999999999.995", "123456789012345", "1e3", "1e-7"];

describe("figures that need no arithmetic to be written are written as arithmetic would", () => {
  test.each([...figures, ...large])("%s", (figure) => {
    expect(trimZeros(figure)).toBe(new Big(figure).toFixed());
    for (const digits of [0, 2, 3]) expect(roundHalfUp(figure, digits)).toBe(new Big(figure).toFixed(digits, Big.roundHalfUp));
  });
});

test("what is rounded to zero has no sign: no screen and no document says -0.00", () => {
  expect([roundHalfUp("-0", 2), roundHalfUp("-0.004", 2), roundHalfUp("-0.4", 0)]).toEqual(["0.00", "0.00", "0"]);
  expect(roundHalfUp("-0.005", 2)).toBe("-0.01");
});
