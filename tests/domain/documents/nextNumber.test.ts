import { describe, expect, test } from "vitest";
import { firstNumbers } from "#domain/documents/numbering/firstNumbers.ts";
import { isBefore, nextNumbers, numbersBefore } from "#domain/documents/numbering/nextNumber.ts";
import { numberWarnings } from "#domain/documents/numbering/numberWarnings.ts";

/** The first proposal after one number, which was written on `written`, for a document of `day`. */
function next(number: string, day = "2025-11-20", written = "2025-11-12"): string | null {
  return nextNumbers([{ number, day: written }], day)[0] ?? null;
}

describe("the next number follows the pattern of the last one (R-606)", () => {
  test.each([
    ["TV/EXP/042/25-26", "TV/EXP/043/25-26"],
    ["TV/EXP/042/2025-26", "TV/EXP/043/2025-26"],
    ["TV/EXP/042/2025-2026", "TV/EXP/043/2025-2026"],
    ["TV/EXP/042/25/26", "TV/EXP/043/25/26"],
    ["TV/25-26/EXP/042", "TV/25-26/EXP/043"],
    ["25-26/7", "25-26/8"],
    ["TV/2526/042", "TV/2526/043"],
    ["TV/SC/2025/031", "TV/SC/2025/032"],
    ["EXP042", "EXP043"],
    ["042", "043"],
    ["999", "1000"],
    ["TV/EXP/999/25-26", "TV/EXP/1000/25-26"],
    ["TV/EXP/0999/25-26", "TV/EXP/1000/25-26"],
    ["9999999999999999999999", "10000000000000000000000"],
    ["A1B/042/25-26", "A1B/043/25-26"],
    ["7SEAS/EXP/42", "7SEAS/EXP/43"],
    ["42/25-26/TV2", "43/25-26/TV2"],
    ["2/042/7/25-26", "2/042/8/25-26"],
    ["INV-042A", "INV-043A"],
    ["24/25/26", "25/25/26"],
    ["EXP/41/42/25-26", "EXP/41/43/25-26"],
    ["25-26", "25-27"],
    ["निर्यात/०४२/17", "निर्यात/०४२/18"],
  ])("%s → %s", (last, expected) => {
    expect(next(last)).toBe(expected);
  });

  test.each(["", "PROFORMA", "TV/EXP/—", "०४२"])("%j has no digits to count", (last) => {
    expect(next(last)).toBeNull();
  });

  test("without an earlier number nothing is proposed", () => {
    expect(nextNumbers([], "2025-11-20")).toEqual([]);
  });
});

describe("the year of a number moves on from 1 April, and its count starts again (R-606)", () => {
  test.each([
    ["TV/EXP/042/25-26", "2026-03-31", "TV/EXP/043/25-26"],
    ["TV/EXP/042/25-26", "2026-04-01", "TV/EXP/001/26-27"],
    ["TV/EXP/042/2025-26", "2026-04-01", "TV/EXP/001/2026-27"],
    ["TV/EXP/042/2025-2026", "2026-04-01", "TV/EXP/001/2026-2027"],
    ["TV/EXP/42/25/26", "2026-04-01", "TV/EXP/1/26/27"],
    ["TV/2526/042", "2026-04-01", "TV/2627/001"],
    ["TV/SC/2025/031", "2026-04-01", "TV/SC/2026/001"],
    ["TV/SC/2025/031", "2026-01-05", "TV/SC/2025/032"],
    ["TV/EXP/042/25-26", "2025-03-31", "TV/EXP/001/24-25"],
    ["EXP/042", "2026-04-01", "EXP/043"],
  ])("%s on %s → %s", (last, day, expected) => {
    expect(next(last, day)).toBe(expected);
  });

  test("at the turn of the century two digits are enough", () => {
    expect(next("A/7/98-99", "2099-04-01", "2098-06-01")).toBe("A/1/99-00");
  });

  test("a calendar year shows where it differs from the financial one", () => {
    expect(next("TV/SC/2026/031", "2026-02-05", "2026-01-12")).toBe("TV/SC/2026/032");
    expect(next("TV/SC/2026/031", "2027-01-05", "2026-01-12")).toBe("TV/SC/2027/001");
  });

  test("a pair that is no year near the document's date is digits like others", () => {
    expect(next("EXP/41/42")).toBe("EXP/41/43");
    expect(next("EXP/7/41-42")).toBe("EXP/7/41-43");
  });

  test("without a date, a pair is a year, and one year is not", () => {
    expect(next("TV/EXP/042/25-26", "2025-11-20", "")).toBe("TV/EXP/043/25-26");
    expect(next("TV/SC/2025", "2025-11-20", "")).toBe("TV/SC/2026");
  });
});

test("numbers of an earlier January to March tell whether a year is the calendar's (R-1085)", () => {
  const last = [{ number: "INV/2025/120", day: "2025-12-20" }];
  expect(nextNumbers(last, "2026-01-05", [{ number: "INV/2025/009", day: "2025-02-11" }])[0]).toBe("INV/2026/1");
  expect(nextNumbers(last, "2026-01-05", [{ number: "INV/2024/230", day: "2025-02-11" }])[0]).toBe("INV/2025/121");
  expect(nextNumbers(last, "2026-01-05", [{ number: "PI/2025/009", day: "2025-02-11" }])[0]).toBe("INV/2025/121");
  expect(nextNumbers([{ number: "INV/2026/003", day: "2026-01-04" }, ...last], "2026-01-05")[0]).toBe("INV/2026/004");
  expect(nextNumbers(last, "2025-12-31", [{ number: "INV/2025/009", day: "2025-02-11" }])[0]).toBe("INV/2025/121");
});

describe("the highest number of the series counts (R-606)", () => {
  const numbers = (texts: string[]) => texts.map((number) => ({ number, day: "2025-11-12" }));

  test("also if a lower one was written last (R-606)", () => {
    expect(nextNumbers(numbers(["EXP/005/25-26", "EXP/012/25-26", "EXP/011/25-26"]), "2025-11-20")[0]).toBe("EXP/013/25-26");
  });

  test("numbers of other series and years do not", () => {
    const last = numbers(["EXP/005/25-26", "DOM/099/25-26", "EXP/777/24-25", "EXP/5000"]);
    expect(nextNumbers(last, "2025-11-20")[0]).toBe("EXP/006/25-26");
  });

  test("a series is the same in any case and however its count is padded", () => {
    expect(nextNumbers(numbers(["exp/5/25-26", "EXP/012/25-26"]), "2025-11-20")[0]).toBe("exp/013/25-26");
  });

  test("padding is that of the series, also in a new year", () => {
    expect(nextNumbers(numbers(["EXP/120/25-26", "EXP/099/25-26"]), "2026-04-01")[0]).toBe("EXP/001/26-27");
  });

  test("further proposals follow, for numbers that are taken", () => {
    expect(nextNumbers(numbers(["EXP/098"]), "2025-11-20").slice(0, 3)).toEqual(["EXP/099", "EXP/100", "EXP/101"]);
  });

  test("a last number without digits gives way to the one before it", () => {
    expect(nextNumbers(numbers(["DRAFT", "EXP/098"]), "2025-11-20")[0]).toBe("EXP/099");
  });
});

describe("the number before", () => {
  test.each([
    ["TV/EXP/043/25-26", ["TV/EXP/042/25-26"]],
    ["EXP/1000", ["EXP/999", "EXP/0999"]],
    ["EXP/100", ["EXP/99", "EXP/099"]],
    ["TV/EXP/001/25-26", []],
    ["EXP/0", []],
    ["DRAFT", []],
  ])("%s ← %j", (number, expected) => {
    expect(numbersBefore({ number, day: "2025-11-12" })).toEqual(expected);
  });

  test("is one of the same series and year", () => {
    const one = { number: "EXP/043/25-26", day: "2025-11-12" };
    expect(isBefore({ number: "exp/1/25-26", day: "2025-05-12" }, one)).toBe(true);
    expect(isBefore({ number: "EXP/1/24-25", day: "2024-05-12" }, one)).toBe(false);
    expect(isBefore({ number: "DOM/1/25-26", day: "2025-05-12" }, one)).toBe(false);
    expect(isBefore({ number: "EXP/43/25-26", day: "2025-05-12" }, one)).toBe(false);
    expect(isBefore({ number: "DRAFT", day: "2025-05-12" }, one)).toBe(false);
  });
});

describe("doubts about a number are warnings (R-607)", () => {
  const fine = { number: "TV/EXP/042/25-26", day: "2025-11-12", otherShipment: null, unusedBefore: null };

  test("sixteen characters are allowed in an invoice number, seventeen are not (R-607)", () => {
    expect(numberWarnings("invoiceNo", fine)).toEqual([]);
    const [warning] = numberWarnings("invoiceNo", { ...fine, number: "TVI/EXP/042/25-26" });
    expect(warning).toMatchObject({ code: "NUMBER_TOO_LONG", field: ["invoiceNo"] });
    expect(warning?.message).toBe("17 characters: GST allows at most 16 in the number of an invoice");
    expect(numberWarnings("piNo", { ...fine, number: "TVI/PI/000042/25-26" })).toEqual([]);
  });

  test("letters from A to Z, digits, - and / are allowed in an invoice number, and nothing else (R-607)", () => {
    const said = (number: string) => numberWarnings("invoiceNo", { ...fine, number }).map(({ message }) => message);
    const rule = "in the number of an invoice: GST allows letters from A to Z, digits, - and / alone";
    expect([said("tv-042/25-26"), said("TV EXP/42"), said("TV.42")]).toEqual([[], [`A blank ${rule}`], [`‘.’ ${rule}`]]);
    expect(numberWarnings("piNo", { ...fine, number: "TV PI.42" })).toEqual([]);
  });

  test.each([
    ["TV/EXP/042/25-26", "2026-03-31", null],
    ["TV/EXP/042/25-26", "2026-04-01", "The number is of 25-26, but its date, 01/04/2026, is in 26-27"],
    ["TV/42/2024-2025", "2024-03-31", "The number is of 24-25, but its date, 31/03/2024, is in 23-24"],
    ["TV/EXP/99-00/1", "2100-03-31", null],
    // Digits that name no financial year: a count and a lot, a year alone, and a pair that is far from the date.
    ["TV/EXP/25-26", "2026-04-01", null],
    ["TV/EXP/042/2025", "2026-05-01", null],
    ["TV/41-42/042", "2026-04-01", null],
  ])("the invoice number %s of %s names its own financial year, or that is a warning (R-1315)", (number, day, message) => {
    expect(numberWarnings("invoiceNo", { ...fine, number, day }).map((each) => each.message)).toEqual(message === null ? [] : [message]);
    expect(numberWarnings("piNo", { ...fine, number, day })).toEqual([]);
  });

  test("a number on another shipment, except a contract's, and a gap", () => {
    const facts = { ...fine, otherShipment: "Rice to Dubai", unusedBefore: "TV/EXP/041/25-26" };
    expect(numberWarnings("invoiceNo", facts).map(({ message }) => message)).toEqual([
      'Invoice number TV/EXP/042/25-26 is also on the shipment "Rice to Dubai"',
      "TV/EXP/041/25-26 is not used yet: this leaves a gap in the series",
    ]);
    expect(numberWarnings("contractNo", facts).map(({ code }) => code)).toEqual(["NUMBER_GAP"]);
  });
});

describe("the first number of a new series (R-1035)", () => {
  test.each([
    ["Tarangvel Exim Pvt. Ltd.", "TE/EXP/001/26-27"],
    ["tarangvel", "TA/EXP/001/26-27"],
    ["7 Seas", "SE/EXP/001/26-27"],
    ["तरंगवेल", "EX/EXP/001/26-27"],
    ["A", "EX/EXP/001/26-27"],
    ["", "EX/EXP/001/26-27"],
  ])("of %s has two letters of its name, in at most 16 characters (R-1035)", (name, number) => {
    expect(firstNumbers(name, "invoiceNo", "2026-11-25")[0]).toBe(number);
    expect(number.length).toBeLessThanOrEqual(16);
  });

  test("names the financial year of its date and the paper, and can be counted on (R-1035)", () => {
    expect(firstNumbers("Hanse", "piNo", "2099-03-31").slice(0, 2)).toEqual(["HA/PI/001/98-99", "HA/PI/002/98-99"]);
    expect(firstNumbers("Hanse", "contractNo", "2099-04-01")[0]).toBe("HA/SC/001/99-00");
    expect(nextNumbers([{ number: "HA/EXP/001/26-27", day: "2026-11-25" }], "2026-11-26")[0]).toBe("HA/EXP/002/26-27");
  });
});
