import { describe, expect, test } from "vitest";
import { creditOf, paymentTermOf, proposedTenor } from "#domain/shipment/paymentTerm.ts";

describe("terms of payment", () => {
  const worked: [terms: string, ...said: ReturnType<typeof saidOf>][] = [
    ["100% irrevocable L/C at sight", "AT_SIGHT", null, null],
    ["20% advance by T/T, balance 80% by irrevocable L/C at sight", "AT_SIGHT", null, null],
    ["Irrevocable sight letter of credit", "AT_SIGHT", null, null],
    ["CAD - cash against documents through bank (D/P at sight)", "AT_SIGHT", null, "PAYMENT"],
    ["D/A 60 days from B/L date", "AFTER_BL_DATE", 60, "ACCEPTANCE"],
    ["90 days after the date of the bill of lading, documents against acceptance", "AFTER_BL_DATE", 90, "ACCEPTANCE"],
    ["L/C at 120 days sight", "AFTER_SIGHT", 120, null],
    ["d/a 30 days after sight", "AFTER_SIGHT", 30, "ACCEPTANCE"],
    ["50% L/C at sight, 50% D/A 60 days from B/L date", null, null, "ACCEPTANCE"],
    ["30% D/P at sight, 70% D/A 30 days sight", null, null, null],
    ["30% advance by T/T, balance 70% against scan copy of documents", null, null, null],
    ["90 days from AWB date", null, null, null],
    ["45 days credit from the date of the bill of lading", "AFTER_BL_DATE", 45, null],
    ["D/A 60 days", null, null, "ACCEPTANCE"],
    ["100% advance by T/T", null, null, null],
  ];
  test.each(worked)("'%s' say tenor %s, days %s and release %s (R-1287)", (terms, ...said) => {
    expect(saidOf(terms)).toEqual(said);
  });

  test.each<[terms: string, days: number | null]>([
    ["L/C 90 days from the date of shipment", 90],
    ["100% L/C, 60 days after invoice date", 60],
    ["Usance 120 days L/C", 120],
    ["45 days credit", 45],
    ["45 days credit from invoice date", 45],
    ["D/A 60 days", 60],
    ["90 days from AWB date", 90],
    ["L/C at sight, documents within 21 days after shipment", null],
    ["L/C, documents within 21 days after shipment", null],
    ["Shipment 30 days after receipt of the advance, balance CAD", null],
    ["D/A 60 days from B/L date", null],
    ["50% L/C at sight, 50% 30 days after shipment", null],
    ["100% advance by T/T", null],
  ])("'%s' give the buyer %s days from another start than a bill counts from (R-1350)", (terms, days) => {
    expect(creditOf(terms)?.days ?? null).toBe(days);
  });

  test.each([
    ["L/C 90 days from the date of shipment", "AFTER_BL_DATE", 90, ""],
    ["90 days after AWB date", "AFTER_BL_DATE", 90, ""],
    ["45 days credit from invoice date", "FIXED_DATE", null, "27/12/2025"],
    ["D/A 45 days from invoice date", "FIXED_DATE", null, "27/12/2025"],
    ["Usance 90 days from the date of shipment", "AFTER_BL_DATE", 90, ""],
    ["Usance 120 days L/C", "AFTER_SIGHT", 120, ""],
    ["60 days from acceptance", "AFTER_SIGHT", 60, ""],
    ["D/A 60 days from B/L date", "AFTER_BL_DATE", 60, ""],
    ["L/C at sight", "AT_SIGHT", null, ""],
    ["100% advance by T/T", null, null, ""],
  ])("'%s' propose a bill of tenor %s, days %s, due '%s', that is computed from it alone (R-1388)", (termsOfPayment, ...said) => {
    const { tenor, tenorDays, dueDate } = proposedTenor(tenored({ termsOfPayment }));
    expect([tenor, tenorDays, dueDate]).toEqual(said);
  });

  test("of days after the B/L date propose the day that they come to from another on board date, under a letter of credit (R-1389)", () => {
    const termsOfPayment = "L/C 60 days from B/L date";
    const due = (lcNo: string, onBoardDate: string, blType = "") => {
      const { tenor, dueDate } = proposedTenor(tenored({ termsOfPayment, lcNo, transport: { blType, blDate: "12/11/2025", onBoardDate } }));
      return [tenor, dueDate];
    };
    expect(due("LC/1", "11/11/2025")).toEqual(["FIXED_DATE", "10/01/2026"]);
    for (const other of [due("", "11/11/2025"), due("LC/1", "12/11/2025"), due("LC/1", ""), due("LC/1", "11/11/2025", "AIR")])
      expect(other).toEqual(["AFTER_BL_DATE", ""]);
  });
});

function tenored(given: Partial<Parameters<typeof proposedTenor>[0]>): Parameters<typeof proposedTenor>[0] {
  return { termsOfPayment: "", invoiceDate: "12/11/2025", lcNo: "", transport: { blType: "", blDate: "", onBoardDate: "" }, ...given };
}

function saidOf(terms: string) {
  const { tenor, tenorDays, against } = paymentTermOf(terms);
  return [tenor, tenorDays, against] as const;
}
