import { describe, expect, test } from "vitest";
import type { CoveringLetterRequest } from "#domain/documents/kinds/coveringLetter.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { coveringLetterModel } from "../../../../api/document/models/bank/coveringLetterModel.ts";
import { bulkShipment, riceShipment } from "../../../support/fixtures/cases.ts";
import { aLetterRequest } from "../../../support/fixtures/documentRequests.ts";

function letterOf(given: Partial<CoveringLetterRequest> = {}, shipment: Shipment = riceShipment({ invoiceNo: "TV/EXP/042/25-26" })) {
  return coveringLetterModel(aLetterRequest(given), shipment);
}

function rowsOf(rows: { label: string; value: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

const urc = "This collection is subject to Uniform Rules for Collections (URC 522), ICC Publication No. 522.";

describe("the mode", () => {
  test("of a credit presents documents under its number, and says what happens to discrepancies (R-560)", () => {
    const { title, instructions } = letterOf({ discrepancies: "RESERVE" });
    expect(title).toBe("PRESENTATION UNDER DOCUMENTARY CREDIT");
    expect(instructions).toEqual([
      "Please negotiate / forward the documents under Letter of Credit No. GLB/ILC/25/00417 dated 10/10/2025, issued by Gulf Lending Bank.",
      "If the documents are discrepant, please negotiate them under reserve.",
      "Please credit the proceeds to our account no. 018805001234.",
      "The purpose code is P0102.",
    ]);
  });

  test("of a collection is subject to URC 522 and says what to release, charge and advise (R-563)", () => {
    const plain = letterOf({ mode: "COLLECTION", account: "", purposeCode: "" });
    expect(plain.title).toBe("DOCUMENTARY COLLECTION INSTRUCTION");
    expect(plain.instructions).toEqual([
      "Please release the documents against payment.",
      "Collection charges are for the drawee.",
      "Please do not protest.",
      "Please advise acceptance, payment or refusal by SWIFT.",
      urc,
    ]);
    const given = { against: "ACCEPTANCE", charges: "DRAWER", interest: "12% a year", caseOfNeed: "Levant Agri Brokers FZE" } as const;
    const whole = letterOf({ mode: "COLLECTION", ...given, protest: true, adviseBySwift: false });
    for (const part of ["against acceptance", "for us", "interest: 12% a year", "In case of need: Levant", "Please protest", urc]) {
      expect(whole.instructions.join(" ")).toContain(part);
    }
    expect(whole.instructions.join(" ")).not.toContain("SWIFT");
  });

  test("of an advance submits documents for the whole value, and names the remittance (R-561)", () => {
    const { title, subject, instructions } = letterOf({ mode: "ADVANCE" });
    expect(title).toBe("SUBMISSION OF EXPORT DOCUMENTS AGAINST ADVANCE");
    expect(subject).toBe("Export bill for USD 82,500.00 – Invoice No. TV/EXP/042/25-26");
    expect(instructions[0]).toBe(
      "We submit the documents of an export for which we received an advance of USD 16,500.00 under FIRC / IRM No. IRM/25/118204.",
    );
  });
});

test("a letter for a shipment that is paid in advance asks for no proceeds (R-1391)", () => {
  const paid = riceShipment();
  Object.assign(paid.charges, { advance: 82_500 });
  const asked = (shipment: Shipment) => letterOf({ mode: "ADVANCE" }, shipment).instructions.join(" ").includes("credit the proceeds");
  expect([asked(paid), asked(riceShipment())]).toEqual([false, true]);
});

test("the bill is the balance after the advance, in figures and words, with the price's parts that are not 0 (R-561)", () => {
  expect(letterOf().subject).toBe("Export bill for USD 66,000.00 – Invoice No. TV/EXP/042/25-26");
  expect(rowsOf(letterOf().bill)).toMatchObject({
    "Bill amount": "USD 66,000.00\nUS DOLLARS SIXTY-SIX THOUSAND ONLY",
    "Invoice value": "USD 82,500.00",
    "Less: advance": "USD 16,500.00, FIRC / IRM No. IRM/25/118204",
    "FOB value": "USD 78,900.00",
    Commission: "USD 750.00",
  });
  const bulk = letterOf({ draweeBank: "", draweeBankSwiftCode: "" }, bulkShipment());
  expect(Object.keys(rowsOf(bulk.bill))).toEqual([
    "Exporter",
    "IEC",
    "Drawee",
    "Bill amount",
    "Tenor",
    "Invoice value",
    "FOB value",
    "Freight",
    "Commission",
  ]);
  expect(rowsOf(bulk.shipment)).toMatchObject({ Quantity: "5,500 MT", Goods: "INDIAN LONG GRAIN PARBOILED RICE IR-64, HSN 10063019" });
});

test("a tax that is charged is a part of the invoice's value too: the parts come to it (R-1316)", () => {
  // 82,500.00 and 5% of it, 4,125.00.
  const taxed = riceShipment({ charges: { ...riceShipment().charges, gstPercentage: 5 } });
  expect(rowsOf(letterOf({}, taxed).bill)).toMatchObject({
    "Invoice value": "USD 86,625.00",
    "FOB value": "USD 78,900.00",
    Freight: "USD 3,150.00",
    Insurance: "USD 450.00",
    "IGST 5%": "USD 4,125.00",
  });
});

test("the buyer is the applicant under a credit, and the drawee of a collection (R-1294)", () => {
  const labels = (given: Partial<CoveringLetterRequest>) =>
    letterOf(given)
      .bill.slice(2, 4)
      .map(({ label }) => label);
  expect(labels({})).toEqual(["Applicant", "Applicant's bank"]);
  expect(labels({ drawee: "Gulf Lending Bank\nDubai" })).toEqual(["Drawee", "Drawee's bank"]);
  expect(labels({ mode: "COLLECTION" })).toEqual(["Drawee", "Drawee's bank"]);
});

test("each enclosure has its originals and copies, and the letter the firm's letterhead (R-560, R-562)", () => {
  const { enclosures, letterhead } = letterOf({ enclosures: [{ document: "Bill of lading", originals: 3, copies: 0 }] });
  expect([enclosures, letterhead]).toEqual([[{ document: "Bill of lading", originals: "3", copies: "0" }], true]);
});

const paid = riceShipment({ charges: { ...riceShipment().charges, advance: 82_500 } });
const unpaid = riceShipment({ charges: { ...riceShipment().charges, advance: 0 } });
const refused: [given: Partial<CoveringLetterRequest>, shipment: Shipment, field: string[], message: string][] = [
  [{ lcNo: "" }, riceShipment(), ["lcNo"], "A presentation needs the number of the letter of credit"],
  [{ mode: "ADVANCE" }, unpaid, ["mode"], "The shipment has no advance: please choose another mode"],
  [{}, paid, ["charges", "advance"], "Nothing is left to pay: the balance of the invoice is USD 0.00"],
  [{ enclosures: [{ document: "", originals: 1, copies: 0 }] }, riceShipment(), ["enclosures", "0", "document"], "Enclosure 1 has no name"],
  [
    { enclosures: [{ document: "B/L", originals: 0, copies: 0 }] },
    riceShipment(),
    ["enclosures", "0", "originals"],
    "Enclosure 1 has neither originals nor copies",
  ],
  [{ blDate: "22/11/2025" }, riceShipment(), ["blDate"], "The date of the bill of lading is after the date of the letter"],
  [{ onBoardDate: "22/11/2025" }, riceShipment(), ["onBoardDate"], "The on board date is after the date of the letter"],
  [
    { shippingBillDate: "22/11/2025" },
    riceShipment(),
    ["shippingBillDate"],
    "The date of the shipping bill is after the date of the letter",
  ],
  [{ dueDate: "17/11/2025" }, riceShipment(), ["dueDate"], "The due date is before the on board date"],
];
test.each(refused)("%j is refused, and names what to mend (R-561, R-562)", (given, shipment, field, message) => {
  expect(() => letterOf(given, shipment)).toThrow(expect.objectContaining({ code: "INVALID", field, message }));
});

test("a letter that contradicts the terms of payment is a warning at tenor and release (R-1287)", () => {
  const onTerms = riceShipment({ termsOfPayment: "D/A 60 days from B/L date" });
  const doubts = (given: Partial<CoveringLetterRequest>) => letterOf(given, onTerms).warnings.map(({ field }) => field.join("."));
  expect(doubts({ mode: "COLLECTION", tenor: "D/P at sight", against: "PAYMENT" })).toEqual(["tenor", "against"]);
  expect(doubts({ mode: "COLLECTION", tenor: "60 days after the date of the bill of lading", against: "ACCEPTANCE" })).toEqual([]);
  expect(doubts({ mode: "CREDIT", tenor: "90 days sight", against: "PAYMENT" })).toEqual(["tenor"]);
  expect(doubts({ mode: "ADVANCE", tenor: "At sight", against: "PAYMENT" })).toEqual([]);
});

test("a letter at sight under terms that give days from another start is a warning at its tenor (R-1350)", () => {
  const onTerms = riceShipment({ termsOfPayment: "Irrevocable L/C, 90 days from date of shipment" });
  const doubts = (tenor: string, mode: CoveringLetterRequest["mode"] = "CREDIT") =>
    letterOf({ mode, tenor }, onTerms).warnings.map(({ message }) => message);
  expect(doubts("At sight")).toEqual(["The terms of payment say 90 days, but the letter says at sight"]);
  expect([doubts("90 days from the date of shipment"), doubts(""), doubts("At sight", "ADVANCE")]).toEqual([[], [], []]);
});
