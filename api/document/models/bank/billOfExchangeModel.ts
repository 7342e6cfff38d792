import type { BillOfExchangeRequest } from "#domain/documents/kinds/billOfExchange.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { compare } from "#domain/figures/decimal.ts";
import { transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning } from "#domain/shipment/warning.ts";
import { linesOf } from "../../blocks/headerBoxes.ts";
import type { Signature } from "../../blocks/blockTypes.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";
import { amountInWords } from "../../numbers/amountInWords.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { figuresOf } from "../../numbers/shipmentFigures.ts";
import type { Run } from "../../text/inlineMarkup.ts";
import { datedOf, longDateOf } from "../../text/datedText.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";
import { isApplicant } from "./applicant.ts";
import { billTermWarnings, onBoardWarnings } from "./paymentTermWarnings.ts";

export type BillOfExchangeModel = DocumentHeader & {
  kind: "bill-of-exchange";
  /** Place and date, the month in words. */
  drawnAt: string;
  amount: string;
  /** The order to pay of each bill of the set. */
  orders: Run[][];
  /** What the bill is drawn for: a letter of credit, or a shipment. */
  reason: string;
  drawee: string[];
  signature: Signature;
};

const maxDraweeLines = 8;

/** How each bill of a set names itself. */
const sets = {
  ONE: ["this SOLE BILL of Exchange"],
  TWO: [
    "this FIRST of Exchange (SECOND of the same tenor and date being unpaid)",
    "this SECOND of Exchange (FIRST of the same tenor and date being unpaid)",
  ],
} as const;

/** BILL OF EXCHANGE: an order to pay the invoice's balance, in figures and words of one amount. */
export function billOfExchangeModel(request: BillOfExchangeRequest, shipment: Shipment): BillOfExchangeModel {
  const document = { kind: "bill-of-exchange", request } as const;
  const { currency } = shipment;
  const balance = balanceOf(shipment);
  const words = transportWords(shipment.transport.blType);
  const tenor = tenorOf(request, words.document);
  const drawee = linesOf(request.drawee);
  if (drawee.length > maxDraweeLines) throw refuseField(`The drawee has more than ${maxDraweeLines} lines`, "drawee");
  return {
    kind: "bill-of-exchange",
    ...documentHeader(identityOf(document, documentNumbers(document, shipment)), shipment, false),
    drawnAt: [request.place, longDateOf(request.date)].filter(Boolean).join(", "),
    amount: `${currency} ${formatMoney(balance, currency)}`,
    orders: sets[request.set].map((name) => [
      { text: `${tenor} ${name} pay to the order of `, isBold: false },
      { text: request.payee, isBold: true },
      { text: " the sum of ", isBold: false },
      { text: amountInWords(balance, currency), isBold: true },
      { text: ", value received.", isBold: false },
    ]),
    reason: reasonOf(request, words.short),
    drawee,
    signature: firmSignature(shipment),
    warnings: [
      ...billTermWarnings(request, shipment),
      ...onBoardWarnings(request, shipment),
      ...(request.lcNo !== "" && isApplicant(drawee, shipment)
        ? [warning("DRAWEE", "A bill under a letter of credit is drawn on a bank, never on the applicant (UCP 600, art. 6 c)", "drawee")]
        : []),
    ],
  };
}

/** The amount of a bill. Throws if nothing is left to pay. */
function balanceOf(shipment: Shipment): string {
  const { totalAmount } = figuresOf(shipment).totals;
  if (compare(totalAmount, "0") > 0) return totalAmount;
  const { currency } = shipment;
  const message = `Nothing is left to pay: the balance of the invoice is ${currency} ${formatMoney(totalAmount, currency)}`;
  throw refuseField(message, "charges", "advance");
}

/** The words of the tenor, which can be computed from the bill alone. Throws if a date or the days are missing or contradict. */
function tenorOf({ tenor, tenorDays, date, blDate, dueDate }: BillOfExchangeRequest, transportDocument: string): string {
  refuseLater(blDate, date, "The date of the bill of lading is after the date of the bill", "blDate");
  switch (tenor) {
    case "AT_SIGHT":
      return "At SIGHT of";
    case "AFTER_SIGHT":
      return `At ${daysOf(tenorDays)} AFTER SIGHT of`;
    case "AFTER_DATE":
      return `At ${daysOf(tenorDays)} AFTER DATE of`;
    case "AFTER_BL_DATE":
      if (blDate === "") throw refuseField("The tenor counts from the B/L date: please enter that date", "blDate");
      return `At ${daysOf(tenorDays)} AFTER ${transportDocument.toUpperCase()} DATE ${longDateOf(blDate).toUpperCase()} of`;
    case "FIXED_DATE":
      if (dueDate === "") throw refuseField("The tenor is a fixed date: please enter the due date", "dueDate");
      refuseLater(date, dueDate, "The due date is before the date of the bill", "dueDate");
      return `On ${longDateOf(dueDate).toUpperCase()} against`;
  }
}

function daysOf(days: number): string {
  if (days < 1) throw refuseField("The tenor counts days: please enter how many, at least 1", "tenorDays");
  return days === 1 ? "1 DAY" : `${days} DAYS`;
}

/** The letter of credit, or the shipment and when the buyer receives its documents. */
function reasonOf({ lcNo, lcDate, lcIssuingBank, vessel, blNo, blDate, against, tenor }: BillOfExchangeRequest, short: string): string {
  if (lcNo !== "") {
    const bank = lcIssuingBank === "" ? "" : `${lcIssuingBank} `;
    return `Drawn under ${bank}Irrevocable Documentary Credit ${datedOf(lcNo, longDateOf(lcDate))}.`;
  }
  if (lcIssuingBank !== "" || lcDate !== "") throw refuseField("The bill names a letter of credit: please enter its number", "lcNo");
  if (against === "ACCEPTANCE" && tenor === "AT_SIGHT") {
    throw refuseField("A bill at sight is paid, not accepted: please choose payment, or another tenor", "against");
  }
  const carried = [vessel && `per ${vessel}`, (blNo || blDate) && `${short} ${datedOf(blNo, longDateOf(blDate))}`].filter(Boolean);
  const goods = ["For goods shipped", carried.join(", ")].filter(Boolean).join(" ");
  return `${goods}, documents against ${against.toLowerCase()}.`;
}
