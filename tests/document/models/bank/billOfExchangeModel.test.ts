import { describe, expect, test } from "vitest";
import type { BillOfExchangeRequest } from "#domain/documents/kinds/billOfExchange.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { billOfExchangeModel } from "../../../../api/document/models/bank/billOfExchangeModel.ts";
import { lettersOf } from "../../../../api/document/text/inlineMarkup.ts";
import { bulkShipment, riceShipment } from "../../../support/fixtures/cases.ts";
import { aBillRequest } from "../../../support/fixtures/documentRequests.ts";

function billOf(given: Partial<BillOfExchangeRequest> = {}, shipment: Shipment = riceShipment()) {
  const model = billOfExchangeModel(aBillRequest(given), shipment);
  return { ...model, orders: model.orders.map(lettersOf) };
}

describe("the amount of a bill is the balance after the advance, the same in figures and words", () => {
  const inr = riceShipment({ currency: "INR" });
  const cases: [name: string, shipment: Shipment, figures: string, words: string][] = [
    ["rice, with an advance", riceShipment(), "USD 66,000.00", "US DOLLARS SIXTY-SIX THOUSAND ONLY"],
    [
      "bulk, without one",
      bulkShipment(),
      "USD 2,047,375.00",
      "US DOLLARS TWO MILLION FORTY-SEVEN THOUSAND THREE HUNDRED SEVENTY-FIVE ONLY",
    ],
    ["rupees, in lakh and with GST", aTaxed(inr), "INR 80,625.00", "INDIAN RUPEES EIGHTY THOUSAND SIX HUNDRED TWENTY-FIVE ONLY"],
    ["yen, without decimals", riceShipment({ currency: "JPY" }), "JPY 66,000", "JAPANESE YEN SIXTY-SIX THOUSAND ONLY"],
  ];
  test.each(cases)("%s (R-521)", (_name, shipment, figures, words) => {
    const { amount, orders } = billOf({}, shipment);
    expect(amount).toBe(figures);
    for (const order of orders) expect(order).toContain(`the sum of ${words}, value received.`);
  });

  test.each([82_500, 90_000])("an advance of %s leaves nothing to draw for, and is refused", (advance) => {
    const rice = riceShipment();
    const paid = riceShipment({ charges: { ...rice.charges, advance } });
    expect(() => billOf({}, paid)).toThrow(/^Nothing is left to pay: the balance of the invoice is USD /);
  });
});

/** 17.5% GST and an advance of 16,312.50: 82,500 + 14,437.50 - 16,312.50. */
function aTaxed(shipment: Shipment): Shipment {
  return { ...shipment, charges: { ...shipment.charges, gstPercentage: 17.5, advance: "16312.5" } };
}

describe("a tenor can be computed from the bill alone", () => {
  const worked: [given: Partial<BillOfExchangeRequest>, words: string][] = [
    [{ tenor: "AT_SIGHT" }, "At SIGHT of this FIRST of Exchange"],
    [{ tenor: "AFTER_SIGHT", tenorDays: 90 }, "At 90 DAYS AFTER SIGHT of this FIRST"],
    [{ tenor: "AFTER_SIGHT", tenorDays: 1 }, "At 1 DAY AFTER SIGHT of this FIRST"],
    [{ tenor: "AFTER_DATE", tenorDays: 60 }, "At 60 DAYS AFTER DATE of this FIRST"],
    [{ tenor: "AFTER_BL_DATE", tenorDays: 60 }, "At 60 DAYS AFTER BILL OF LADING DATE 12 NOVEMBER 2025 of this FIRST"],
    [{ tenor: "FIXED_DATE", dueDate: "10/02/2026" }, "On 10 FEBRUARY 2026 against this FIRST"],
    [{ tenor: "FIXED_DATE", dueDate: "14/11/2025" }, "On 14 NOVEMBER 2025 against this FIRST"],
  ];
  test.each(worked)("%j (R-522)", (given, words) => {
    expect(billOf(given).orders[0]).toContain(words);
  });

  const refused: [given: Partial<BillOfExchangeRequest>, field: string, message: RegExp][] = [
    [{ tenor: "AFTER_SIGHT" }, "tenorDays", /how many, at least 1/],
    [{ tenor: "AFTER_DATE" }, "tenorDays", /how many, at least 1/],
    [{ tenor: "AFTER_BL_DATE" }, "tenorDays", /how many, at least 1/],
    [{ tenor: "AFTER_BL_DATE", tenorDays: 60, blDate: "" }, "blDate", /enter that date/],
    [{ tenor: "FIXED_DATE" }, "dueDate", /enter the due date/],
    [{ tenor: "FIXED_DATE", dueDate: "13/11/2025" }, "dueDate", /before the date of the bill/],
    [{ blDate: "15/11/2025" }, "blDate", /after the date of the bill/],
    [{ against: "ACCEPTANCE" }, "against", /at sight is paid, not accepted/],
  ];
  test.each(refused)("%j is refused, and names what to mend (R-522)", (given, field, message) => {
    expect(() => billOf(given)).toThrow(
      expect.objectContaining({ code: "INVALID", field: [field], message: expect.stringMatching(message) }),
    );
  });
});

describe("a bill says what it is drawn for", () => {
  const lc = { lcNo: "GLB/ILC/25/00417", lcDate: "10/10/2025", lcIssuingBank: "Gulf Lending Bank" };
  const reasons: [given: Partial<BillOfExchangeRequest>, words: string][] = [
    [lc, "Drawn under Gulf Lending Bank Irrevocable Documentary Credit No. GLB/ILC/25/00417 dated 10 October 2025."],
    [{ lcNo: "417" }, "Drawn under Irrevocable Documentary Credit No. 417."],
    [{}, "For goods shipped per MV TARANG SAGAR V.118W, B/L No. GPLMUN2511442 dated 12 November 2025, documents against payment."],
    [{ vessel: "", blDate: "" }, "For goods shipped B/L No. GPLMUN2511442, documents against payment."],
    [{ vessel: "", blNo: "", blDate: "" }, "For goods shipped, documents against payment."],
    [
      { vessel: "", blNo: "", blDate: "", against: "ACCEPTANCE", tenor: "AFTER_SIGHT", tenorDays: 30 },
      "For goods shipped, documents against acceptance.",
    ],
  ];
  test.each(reasons)("%j (R-523)", (given, words) => {
    expect(billOf(given).reason).toBe(words);
  });

  test.each([{ lcIssuingBank: "Gulf Lending Bank" }, { lcDate: "10/10/2025" }])("%j without the credit's number is refused", (given) => {
    expect(() => billOf(given)).toThrow(expect.objectContaining({ code: "INVALID", field: ["lcNo"] }));
  });
});

test("each bill of a set of two names the other as unpaid; a sole bill names none (R-524)", () => {
  expect(billOf().orders.map((order) => order.slice(0, 80))).toEqual([
    "At SIGHT of this FIRST of Exchange (SECOND of the same tenor and date being unpa",
    "At SIGHT of this SECOND of Exchange (FIRST of the same tenor and date being unpa",
  ]);
  expect(billOf({ set: "ONE" }).orders).toEqual([expect.stringMatching(/^At SIGHT of this SOLE BILL of Exchange pay to the order of /)]);
});

test("a drawee of more than eight lines is refused", () => {
  expect(() => billOf({ drawee: "line\n".repeat(9) })).toThrow(expect.objectContaining({ field: ["drawee"] }));
  expect(billOf({ drawee: "line\n\n".repeat(8) }).drawee).toHaveLength(8);
});

test("a bill under a letter of credit that is drawn on the applicant is warned of at its drawee (R-523)", () => {
  const { name } = riceShipment().consignee;
  const doubts = (given: Parameters<typeof billOf>[0]) =>
    billOf({ drawee: `${name}\nDubai`, ...given }).warnings?.map(({ field }) => field);
  expect(doubts({ lcNo: "LC/1" })).toEqual([["drawee"]]);
  expect(doubts({ lcNo: "LC/1", drawee: "Gulf Lending Bank\nDubai" })).toEqual([]);
  expect(doubts({ lcNo: "", lcDate: "", lcIssuingBank: "" })).toEqual([]);
});

describe("a bill that contradicts the terms of payment", () => {
  const onTerms = riceShipment({ termsOfPayment: "D/A 60 days from B/L date" });
  const doubts = (given: Partial<BillOfExchangeRequest>) =>
    billOf({ lcNo: "", lcDate: "", lcIssuingBank: "", against: "ACCEPTANCE", ...given }, onTerms).warnings.map(({ field }) =>
      field.join("."),
    );

  test("is a warning at tenor and release (R-1287)", () => {
    const given = { lcNo: "", lcDate: "", lcIssuingBank: "", tenor: "AT_SIGHT", against: "PAYMENT" } as const;
    expect(billOf(given, onTerms).warnings).toEqual([
      {
        code: "PAYMENT_TERM",
        field: ["tenor"],
        message: "The terms of payment say 60 days after the B/L date, but the bill is payable at sight",
      },
      {
        code: "PAYMENT_TERM",
        field: ["against"],
        message: "The terms of payment say documents against acceptance, but the bill is against payment",
      },
    ]);
    expect(doubts({ tenor: "AFTER_BL_DATE", tenorDays: 90 })).toEqual(["tenor"]);
    expect(doubts({ tenor: "AFTER_DATE", tenorDays: 60, date: "14/11/2025", blDate: "12/11/2025" })).toEqual(["tenor"]);
  });

  test("that give the buyer days are no bill at sight, from whatever day they count (R-1350)", () => {
    const shipment = riceShipment({ termsOfPayment: "Irrevocable L/C, 90 days from date of shipment" });
    const atTenor = (given: Partial<BillOfExchangeRequest>) =>
      billOfExchangeModel(aBillRequest({ lcNo: "LC/1", drawee: "Gulf Bank", ...given }), shipment).warnings;
    expect(atTenor({ tenor: "AT_SIGHT" })).toEqual([
      { code: "PAYMENT_TERM", field: ["tenor"], message: "The terms of payment say 90 days, but the bill is payable at sight" },
    ]);
    expect(atTenor({ tenor: "AFTER_BL_DATE", tenorDays: 90 })).toEqual([]);
    expect(atTenor({ tenor: "AFTER_SIGHT", tenorDays: 60 }).map(({ message }) => message)).toEqual([
      "The terms of payment say 90 days, but the bill is payable 60 days after sight",
    ]);
  });

  test("is due on the day to which days from the invoice come, also once the invoice has another date (R-1388)", () => {
    const due = (dueDate: string, invoiceDate = "12/11/2025") => {
      const shipment = riceShipment({ termsOfPayment: "45 days credit from invoice date", invoiceDate });
      const given = aBillRequest({ lcNo: "", lcDate: "", lcIssuingBank: "", tenor: "FIXED_DATE", dueDate });
      return billOfExchangeModel(given, shipment).warnings.map(({ field, message }) => [field[0], message]);
    };
    expect([due("27/12/2025"), due("28/12/2025", "")]).toEqual([[], []]);
    expect(due("27/12/2025", "13/11/2025")).toEqual([
      ["dueDate", "The terms of payment say 45 days after the invoice date, 28/12/2025, but the bill is payable on 27/12/2025"],
    ]);
  });

  test("counts its days under a letter of credit from the on board date, as the B/L date is that of a bill (R-1389)", () => {
    const shipment = riceShipment({ termsOfPayment: "L/C 60 days from B/L date" });
    shipment.transport.onBoardDate = "11/11/2025";
    const days = (given: Partial<BillOfExchangeRequest>) =>
      billOfExchangeModel(aBillRequest({ lcNo: "LC/1", drawee: "Gulf Bank", tenor: "AFTER_BL_DATE", tenorDays: 60, ...given }), shipment)
        .warnings;
    expect(days({ blDate: "12/11/2025" })).toEqual([
      {
        code: "PAYMENT_TERM",
        field: ["tenor"],
        message: "The days count from the on board date 11/11/2025 (ISBP 745, B2 c): please choose a fixed date, 10/01/2026",
      },
    ]);
    expect(days({ blDate: "12/11/2025", tenor: "FIXED_DATE", dueDate: "10/01/2026" })).toEqual([]);
    expect(days({ blDate: "12/11/2025", tenor: "FIXED_DATE", dueDate: "11/01/2026" })).toHaveLength(1);
    expect([days({ blDate: "11/11/2025" }), days({ blDate: "12/11/2025", lcNo: "", lcDate: "", lcIssuingBank: "" })]).toEqual([[], []]);
  });

  test("says the same days in another way without a warning (R-1287)", () => {
    expect(doubts({ tenor: "AFTER_BL_DATE", tenorDays: 60 })).toEqual([]);
    expect(doubts({ tenor: "AFTER_DATE", tenorDays: 60, date: "12/11/2025", blDate: "12/11/2025" })).toEqual([]);
    expect(doubts({ tenor: "FIXED_DATE", blDate: "12/11/2025", dueDate: "11/01/2026" })).toEqual([]);
  });
});
