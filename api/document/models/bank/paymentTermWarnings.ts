import type { BillOfExchangeRequest } from "#domain/documents/kinds/billOfExchange.ts";
import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import type { CoveringLetterRequest } from "#domain/documents/kinds/coveringLetter.ts";
import {
  creditOf,
  creditWords,
  declaredPayment,
  inDays,
  otherOnBoardDay,
  paymentTermOf,
  proposedTenor,
  tenorWords,
  type PaymentTerm,
} from "#domain/shipment/paymentTerm.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { daysAfter, fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";
import { labelOf } from "../customs/shippingBillData.ts";

type Terms = Pick<Shipment, "termsOfPayment">;
type Carried = Pick<Shipment, "transport">;

/** A bill whose tenor, or whose release of the documents, is not that of the terms of payment (R-1287). */
export function billTermWarnings(request: BillOfExchangeRequest, shipment: Shipment): ShipmentWarning[] {
  const { termsOfPayment, transport } = shipment;
  const term = paymentTermOf(termsOfPayment);
  const { tenor, tenorDays, date, dueDate } = request;
  const words = { AFTER_DATE: `${tenorDays} days after ${date}`, FIXED_DATE: `on ${dueDate}` };
  const own = tenor === "AFTER_DATE" || tenor === "FIXED_DATE" ? words[tenor] : tenorWords({ tenor, tenorDays });
  return [
    ...(term.tenor === null || isSameTenor(request, term, transport)
      ? []
      : [contradiction(tenorWords(term), `the bill is payable ${own}`, "tenor")]),
    ...(tenor === "FIXED_DATE"
      ? dueDateWarnings(request, shipment)
      : creditWarnings(termsOfPayment, { days: tenor === "AT_SIGHT" ? 0 : tenorDays, own: `the bill is payable ${own}` })),
    // Under a letter of credit the bill says nothing of the release.
    ...(request.lcNo === "" ? releaseWarnings(term, request.against, "the bill is") : []),
  ];
}

/** A bill that is payable on another day than the one to which the days from the invoice come (R-1388). */
function dueDateWarnings({ dueDate }: BillOfExchangeRequest, shipment: Shipment): ShipmentWarning[] {
  const credit = creditOf(shipment.termsOfPayment);
  const due = fromDayMonthYear(proposedTenor(shipment).dueDate);
  if (credit?.start !== "invoice" || due === null || due === fromDayMonthYear(dueDate)) return [];
  return [contradiction(`${creditWords(credit)}, ${toDayMonthYear(due)}`, `the bill is payable on ${dueDate}`, "dueDate")];
}

/**
 * A bill under a letter of credit whose days do not count from the on board date on the card, which is the B/L date of a tenor whenever the
 * bill of lading was issued (R-1389). That date would be wrong as the bill of lading's: the bill is payable on the day that they come to.
 */
export function onBoardWarnings({ lcNo, tenor, tenorDays, blDate }: BillOfExchangeRequest, { transport }: Carried): ShipmentWarning[] {
  const shipped = tenor === "AFTER_BL_DATE" ? otherOnBoardDay({ lcNo, transport: { ...transport, blDate } }) : null;
  if (shipped === null) return [];
  const [day, due] = [shipped, daysAfter(shipped, tenorDays)].map(toDayMonthYear);
  const message = `The days count from the on board date ${day} (ISBP 745, B2 c): please choose a fixed date, ${due}`;
  return [warning("PAYMENT_TERM", message, "tenor")];
}

/** A collection whose tenor, or whose release of the documents, is not that of the terms of payment (R-1287). */
export function letterTermWarnings({ mode, against, tenor }: CoveringLetterRequest, { termsOfPayment }: Terms): ShipmentWarning[] {
  if (mode === "ADVANCE") return [];
  const term = paymentTermOf(termsOfPayment);
  const [said, own] = [tenorWords(term), tenorWords(paymentTermOf(tenor))];
  return [
    ...(said === "" || own === "" || said === own ? [] : [contradiction(said, `the letter says ${own}`, "tenor")]),
    ...(own === "" ? [] : creditWarnings(termsOfPayment, { days: paymentTermOf(tenor).tenorDays ?? 0, own: `the letter says ${own}` })),
    ...(mode === "COLLECTION" ? releaseWarnings(term, against, "the letter is") : []),
  ];
}

/** A data sheet whose period or nature of payment is not that of the terms of payment or of the shipment's letter of credit (R-1312). */
export function sheetTermWarnings({ natureOfPayment, paymentPeriod }: CustomsPackRequest, shipment: Shipment): ShipmentWarning[] {
  const declared = declaredPayment(shipment);
  const period = paymentPeriod === "" || paymentPeriod === 0 ? "at sight" : inDays(paymentPeriod);
  const said = tenorWords(paymentTermOf(shipment.termsOfPayment)) || inDays(declared.paymentPeriod ?? 0);
  const isOtherPeriod = paymentPeriod !== "" && declared.paymentPeriod !== null && paymentPeriod !== declared.paymentPeriod;
  const nature = declared.natureOfPayment ?? "";
  const isOtherNature = nature !== "" && natureOfPayment !== "" && natureOfPayment !== nature;
  const inWords = (value: string) => labelOf("natureOfPayment", value).toLowerCase();
  const source =
    nature === "LC" ? `The shipment names letter of credit ${shipment.lcNo.trim()}` : `The terms of payment say ${inWords(nature)}`;
  return [
    ...(isOtherPeriod ? [contradiction(said, `the data sheet says ${period}`, "paymentPeriod")] : []),
    ...(isOtherNature
      ? [warning("PAYMENT_TERM", `${source}, but the data sheet says ${inWords(natureOfPayment)}`, "natureOfPayment")]
      : []),
  ];
}

/** A paper at sight, or of other days, under terms that give the buyer days from whatever start they count (R-1350). */
function creditWarnings(terms: string, { days, own }: { days: number; own: string }): ShipmentWarning[] {
  const credit = creditOf(terms);
  return credit === null || credit.days === days ? [] : [contradiction(inDays(credit.days), own, "tenor")];
}

function releaseWarnings(term: PaymentTerm, against: "PAYMENT" | "ACCEPTANCE", subject: string): ShipmentWarning[] {
  if (term.against === null || term.against === against) return [];
  const words = `against ${against.toLowerCase()}`;
  return [contradiction(`documents against ${term.against.toLowerCase()}`, `${subject} ${words}`, "against")];
}

/**
 * Days after the B/L date may also be said as days after a bill of that date, or as the day that they come to (ISBP 745, B2 b), by a letter of
 * credit from the on board date.
 */
function isSameTenor(request: BillOfExchangeRequest, term: PaymentTerm, transport: Shipment["transport"]): boolean {
  const { lcNo, tenor, tenorDays, date, blDate, dueDate } = request;
  if (tenor === term.tenor) return tenor === "AT_SIGHT" || tenorDays === term.tenorDays;
  const shipped = otherOnBoardDay({ lcNo, transport: { ...transport, blDate } }) ?? fromDayMonthYear(blDate);
  if (term.tenor !== "AFTER_BL_DATE" || shipped === null) return false;
  if (tenor === "AFTER_DATE") return tenorDays === term.tenorDays && fromDayMonthYear(date) === shipped;
  return tenor === "FIXED_DATE" && fromDayMonthYear(dueDate) === daysAfter(shipped, term.tenorDays ?? 0);
}

function contradiction(said: string, own: string, field: string): ShipmentWarning {
  return warning("PAYMENT_TERM", `The terms of payment say ${said}, but ${own}`, field);
}
