import { afterEach, expect, test, vi } from "vitest";
import { groupEntered } from "#domain/figures/groupEntered.ts";
import { figureOf, isNoFigure, settledFigure } from "#domain/figures/enteredFigure.ts";
import { blankContainer, blankLine, blankValues, refusedFigures } from "../../../../web/shipment/form/values/formValues.ts";
import { missingBySection } from "../../../../web/shipment/form/rail/missingBySection.ts";

afterEach(() => vi.unstubAllGlobals());

test("a text that is no figure is told from one that is, a 0 and nothing (R-772, R-1030)", () => {
  for (const text of ["1387,75", "1e5", "fifty", "1.2.3", "1 00", "1 234,50", "₹", "12 ₹ 5"])
    expect([text, isNoFigure(text)]).toEqual([text, true]);
  for (const text of [
    "",
    " ",
    "0",
    "+0",
    "12",
    "-3.5",
    ".5",
    "82,500.00",
    "8,25,000",
    "1 000",
    "82\u00a0500.00",
    "₹ 1,00,000.00",
    "$1,234",
    "1 250\u202f€",
  ])
    expect([text, isNoFigure(text)]).toEqual([text, false]);
});

test("a figure is read without the unseen marks of a copied text (R-1319)", () => {
  const copied = ["\u202d1,23,456.78\u202c", "\u200b1234.50", "1234.50\u200e", "\u2066$1,250\u2069", "12\u00ad5", "\ufeff\u200b"];
  expect(copied.map((text) => [settledFigure(text), isNoFigure(text)])).toEqual(
    ["123456.78", "1234.50", "1234.50", "1250", "125", ""].map((figure) => [figure, false]),
  );
});

test.each(["0,125", "-0,5", "0 125", "00,125", "$0,125"])("%j is no thousands, and never 125 (R-1240)", (text) => {
  expect([isNoFigure(text), figureOf(text)]).toEqual([true, "0"]);
});

test.each(["de-DE", "fr-FR", "pt-BR", "pl", "ru-RU", "vi"])("%s writes a decimal comma: 12,345 may be 12.345 (R-1240)", (language) => {
  vi.stubGlobal("navigator", { language });
  for (const text of ["12,345", "-1,250", "€ 1,250"]) expect([text, isNoFigure(text), figureOf(text)]).toEqual([text, true, "0"]);
  expect(["12,345.5", "1,234,567", "1,00,000", "12 345", "12.345"].map(settledFigure)).toEqual([
    "12345.5",
    "1234567",
    "100000",
    "12345",
    "12.345",
  ]);
});

test.each(["en-IN", "en-US", "hi-IN", "de-CH", "ja"])(
  "%s writes a decimal point: 12,345 is a thousand times 12.345 (R-1240)",
  (language) => {
    vi.stubGlobal("navigator", { language });
    expect(["12,345", "-1,250", "€ 1,250"].map(settledFigure)).toEqual(["12345", "-1250", "1250"]);
  },
);

test("every figure of a form that is none is found with its path; texts are not (R-1030)", () => {
  const values = {
    ...blankValues(),
    name: "1387,75",
    products: [{ ...blankLine(), quantity: "1387,75", marks: "1e5" }],
    charges: { ...blankValues().charges, freight: "1e5", insurance: "450" },
    containers: [{ ...blankContainer("KG"), containerNumber: "TVXU", netWeight: "heavy" }],
  };
  expect(refusedFigures(values)).toEqual({
    "products.0.quantity": "‘1387,75’ is not understood: write 1234.50",
    "charges.freight": "‘1e5’ is not understood: write 1234.50",
    "containers.0.netWeight": "‘heavy’ is not understood: write 1234.50",
  });
});

test("a figure is grouped with its decimals as typed, in lakhs for rupees, and other texts are not (R-1031)", () => {
  expect(["1387.50", "1234567", "-1000", "999", "1000.", "1e5", "", "12,000"].map((text) => groupEntered(text, "USD"))).toEqual([
    "1,387.50",
    "1,234,567",
    "-1,000",
    "999",
    "1,000.",
    "1e5",
    "",
    "12,000",
  ]);
  expect(groupEntered("1234567.5", "INR")).toBe("12,34,567.5");
});

test("each section names what it lacks, and containers are one only for goods in containers (R-1034)", () => {
  const lacks = (change = {}) => missingBySection({ ...blankValues(), ...change }).map(({ title, missing }) => [title, missing.length]);
  expect(lacks()).toEqual([
    ["Basic Information", 4],
    ["Location & Shipping Details", 7],
    ["Products", 2],
    ["Totals", 0],
    ["Charges", 0],
    ["Shipment Type", 1],
    ["Additional Information & Notes", 2],
  ]);
  expect(lacks({ type: "CONTAINERISED" })).toContainEqual(["Container Details", 0]);
  const missing = missingBySection({ ...blankValues(), isSellerDifferent: true })[0]?.missing;
  expect(missing).toContain("sellerId");
});
