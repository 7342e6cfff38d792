import { isZero } from "../figures/decimal.ts";
import { daysAfter, fromDayMonthYear, toDayMonthYear, type Day } from "../time/dates.ts";
import { isBySea } from "./progress/transportDocument.ts";
import type { Transport } from "./progress/transportFields.ts";
import type { Figure } from "./shipment.ts";
import { exactFigure } from "./warning.ts";

type Tenor = "AT_SIGHT" | "AFTER_SIGHT" | "AFTER_BL_DATE";

/** When a bill is payable, and against what banks release the documents; null for what the terms leave open or say in two ways. */
export type PaymentTerm = { tenor: Tenor | null; tenorDays: number | null; against: "PAYMENT" | "ACCEPTANCE" | null };

/** "60 days from B/L date", "90 days after the date of the bill of lading", "at 30 days sight". */
const counted =
  /\b(\d{1,3})\s*days?'?\s+(?:(?:usance|credit)\s+)?(?:(?:from|after|at)\s+)?(?:the\s+)?(?:date\s+of\s+(?:the\s+)?)?(sight|b\s?\/\s?l|bills?\s+of\s+lading)(?![\p{L}\p{N}])/giu;
const atSight = /\bat\s+sight\b|\bsight\s+(?:l\/?c|letters?\s+of\s+credit)(?![\p{L}\p{N}])/iu;
const acceptance = /\bd\/a\b|\bagainst\s+(?:the\s+)?acceptance\b/i;
const payment = /\bd\/p\b|\bcad\b|\bagainst\s+(?:the\s+)?(?:documents|payment)\b/i;

/** What terms of payment say in words that banks use (R-1287): "D/A 60 days from B/L date" is acceptance, payable 60 days after the B/L date. */
export function paymentTermOf(terms: string): PaymentTerm {
  const days = [...terms.matchAll(counted)].map(([, count = "", start = ""]) => ({
    tenor: start.toLowerCase() === "sight" ? ("AFTER_SIGHT" as const) : ("AFTER_BL_DATE" as const),
    tenorDays: Number(count),
  }));
  const sight = atSight.test(terms.replaceAll(counted, "")) ? [{ tenor: "AT_SIGHT" as const, tenorDays: null }] : [];
  const [first = { tenor: null, tenorDays: null }, ...others] = [...days, ...sight];
  const isOne = others.every(({ tenor, tenorDays }) => tenor === first.tenor && tenorDays === first.tenorDays);
  const [isAccepted, isPaid] = [acceptance.test(terms), payment.test(terms)];
  return {
    ...(isOne ? first : { tenor: null, tenorDays: null }),
    against: isAccepted === isPaid ? null : isAccepted ? "ACCEPTANCE" : "PAYMENT",
  };
}

/** "60 days from the date of shipment", "45 days credit from invoice date"; not "within 21 days after shipment", which is a presentation. */
const counting =
  /(?<!\bwithin\s)\b(\d{1,3})\s*days?'?\s+(?:(?:usance|credit)\s+)?(?:from|after)\s+(?:the\s+)?(?:date\s+of\s+(?:the\s+)?)?(shipment|invoice|awb|air\s?waybill|acceptance)\b/i;
/** "90 days usance", "D/A 60 days", "Usance of 120 days". */
const startless = /\b(\d{1,3})\s*days?'?\s+(?:usance|credit)\b|(?:\bd\/a|\busance)\s+(?:of\s+)?(\d{1,3})\s*days?\b/i;

/** The days that terms without a known tenor give the buyer, from the start that they name; "" for none. */
export type Credit = { days: number; start: "shipment" | "invoice" | "air waybill" | "acceptance" | "" };

/** What terms without a known tenor give the buyer, so that a bill at sight is not meant (R-1350); null for nothing. */
export function creditOf(terms: string): Credit | null {
  const [named, open] = [counting.exec(terms), startless.exec(terms)];
  if ((named ?? open) === null || paymentTermOf(terms).tenor !== null || atSight.test(terms)) return null;
  const [, days = open?.[1] ?? open?.[2], start = ""] = named ?? [];
  const starts = ["shipment", "invoice", "acceptance"] as const;
  return { days: Number(days), start: starts.find((each) => each === start.toLowerCase()) ?? (start === "" ? "" : "air waybill") };
}

/** The credit as a letter to a bank has it: "90 days after the date of shipment". */
export function creditWords({ days, start }: Credit): string {
  const from = {
    shipment: "the date of shipment",
    invoice: "the invoice date",
    "air waybill": "the air waybill date",
    acceptance: "acceptance",
  };
  return [inDays(days), start === "" ? "" : `after ${from[start]}`].filter(Boolean).join(" ");
}

/** The tenor, days and due date (DD/MM/YYYY) that a bill has by the terms of payment. */
type ProposedTenor = { tenor: Tenor | "FIXED_DATE" | null; tenorDays: number | null; dueDate: string };

/** What a tenor is proposed from. Dates are DD/MM/YYYY or "". */
type Tenored = {
  termsOfPayment: string;
  invoiceDate: string;
  lcNo: string;
  transport: Pick<Transport, "blType" | "blDate" | "onBoardDate">;
};

/**
 * The tenor that a bill proposes, which can be computed from it alone (R-1388): days from the shipment are days from the B/L date; days from the
 * invoice, or from an on board date that is another (R-1389), are the day that they come to. Days from acceptance, or from no start, are days
 * after sight, which means after acceptance (Negotiable Instruments Act, 1881, s. 21).
 */
export function proposedTenor(shipment: Tenored): ProposedTenor {
  const term = paymentTermOf(shipment.termsOfPayment);
  const { days, start } = creditOf(shipment.termsOfPayment) ?? { days: term.tenorDays, start: null };
  const byStart = start === "" || start === "acceptance" ? "AFTER_SIGHT" : "AFTER_BL_DATE";
  const tenor = start === null ? term.tenor : byStart;
  const isInvoiced = start === "invoice";
  const from = isInvoiced ? fromDayMonthYear(shipment.invoiceDate) : tenor === "AFTER_BL_DATE" ? otherOnBoardDay(shipment) : null;
  if (!isInvoiced && from === null) return { tenor, tenorDays: days, dueDate: "" };
  return { tenor: "FIXED_DATE", tenorDays: null, dueDate: from === null ? "" : toDayMonthYear(daysAfter(from, days ?? 0)) };
}

/**
 * The on board date where it is not the date of the bill of lading: under a letter of credit days after the B/L date count from it (ISBP 745,
 * B2 c; R-1389). Null where both are one, or not known.
 */
export function otherOnBoardDay({ lcNo, transport: { blType, blDate, onBoardDate } }: Pick<Tenored, "lcNo" | "transport">): Day | null {
  const [dated, shipped] = [fromDayMonthYear(blDate), fromDayMonthYear(onBoardDate)];
  return lcNo.trim() === "" || !isBySea(blType) || dated === null || dated === shipped ? null : shipped;
}

/** How a shipping bill calls the payment, and its days; null for what the terms leave open (R-1312). */
export type DeclaredPayment = { natureOfPayment: "LC" | "DP" | "DA" | "AP" | null; paymentPeriod: number | null };

/** "100% advance", "100 % T/T in advance", "full advance". */
const wholeAdvance = /(?:\b100\s?%|\bfull)\s+(?:payment\s+)?(?:(?:by\s+)?t\/?t\s+)?(?:in\s+)?advance\b/i;

/**
 * A letter of credit that the shipment names comes first. Where a part is paid in advance, the nature stays open, unless that is the whole
 * (R-1391).
 */
export function declaredPayment({ termsOfPayment, lcNo }: { termsOfPayment: string; lcNo: string }): DeclaredPayment {
  const { tenor, tenorDays, against } = paymentTermOf(termsOfPayment);
  const paymentPeriod = tenor === "AT_SIGHT" ? 0 : (tenorDays ?? creditOf(termsOfPayment)?.days ?? null);
  const byRelease = against === null ? null : against === "PAYMENT" ? "DP" : "DA";
  const byTerms = wholeAdvance.test(termsOfPayment) ? "AP" : /\badvance\b/i.test(termsOfPayment) ? null : byRelease;
  return { natureOfPayment: lcNo.trim() === "" ? byTerms : "LC", paymentPeriod };
}

/** Whether a shipment's advance is its whole invoice value, so that nothing is left to collect. */
export function isPaidInAdvance({ charges, totalAmount }: { charges: { advance: Figure }; totalAmount: Figure }): boolean {
  return isZero(exactFigure(totalAmount)) && !isZero(exactFigure(charges.advance));
}

/** "at sight", "60 days after the B/L date"; "" without a tenor. */
export function tenorWords({ tenor, tenorDays }: Pick<PaymentTerm, "tenor" | "tenorDays">): string {
  if (tenor === null) return "";
  if (tenor === "AT_SIGHT") return "at sight";
  return `${inDays(tenorDays ?? 0)} after ${tenor === "AFTER_SIGHT" ? "sight" : "the B/L date"}`;
}

/** "1 day", "60 days". */
export function inDays(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
