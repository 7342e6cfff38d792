import { daysAfter, fromDayMonthYear } from "../../time/dates.ts";
import type { Shipment } from "../shipment.ts";
import { warning, type ShipmentWarning } from "../warning.ts";
import { presentationDays } from "./creditWarnings.ts";
import { isBySea } from "./transportDocument.ts";
import { transportFields } from "./transportFields.ts";

/** Dates of the transport card that contradict each other, the invoice, or the on board date. */
export function transportDateWarnings(shipment: Shipment): ShipmentWarning[] {
  return [...orderWarnings(shipment), ...billOfLadingDateWarnings(shipment)];
}

/**
 * A shipping bill names the invoice, goods are cleared on a shipping bill (Customs Act, 1962, s. 50 and 51) and loaded once cleared, and a
 * vessel arrives after it departs (R-1147).
 */
function orderWarnings({ invoiceDate, transport }: Shipment): ShipmentWarning[] {
  const { shippingBillDate, leoDate, onBoardDate, etd } = transport;
  const pairs = [
    ["shippingBillDate", "the invoice date", invoiceDate],
    ["leoDate", "the shipping bill date", shippingBillDate],
    ["onBoardDate", "the LEO date", leoDate],
    ["eta", ...(onBoardDate ? (["the on board date", onBoardDate] as const) : (["the ETD", etd] as const))],
  ] as const;
  return pairs.flatMap(([field, what, first]) => {
    const [from, day] = [fromDayMonthYear(first), fromDayMonthYear(transport[field])];
    if (from === null || day === null || day >= from) return [];
    return [warning("DATE_ORDER", `${transportFields[field].label} ${transport[field]} is before ${what}, ${first}`, "transport", field)];
  });
}

/**
 * A bill of lading dated before the goods were on board, or a transport document too late to be presented in time. A document that is not
 * of the sea says that goods are accepted for carriage, which is before they leave.
 */
function billOfLadingDateWarnings({ transport: { blDate, onBoardDate, blType } }: Shipment): ShipmentWarning[] {
  const [dated, shipped] = [fromDayMonthYear(blDate), fromDayMonthYear(onBoardDate)];
  if (dated === null || shipped === null) return [];
  const isEarly = dated < shipped && isBySea(blType);
  if (!isEarly && dated <= daysAfter(shipped, presentationDays)) return [];
  const relation = dated < shipped ? "before" : `more than ${presentationDays} days after`;
  return [warning("BILL_OF_LADING", `B/L date ${blDate} is ${relation} the on board date ${onBoardDate}`, "transport", "blDate")];
}
