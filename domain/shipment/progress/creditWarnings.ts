import { daysAfter, fromDayMonthYear, toDayMonthYear } from "../../time/dates.ts";
import type { Shipment } from "../shipment.ts";
import { warning, type ShipmentWarning } from "../warning.ts";
import { transportFields } from "./transportFields.ts";

/** Calendar days after the day of shipment in which a bank must get the documents: UCP 600 art. 14 c. */
export const presentationDays = 21;

/** What a bank would doubt about the dates of a shipment under a letter of credit. None without a credit, or once the shipment is cancelled. */
export function creditWarnings(shipment: Shipment): ShipmentWarning[] {
  if (shipment.lcNo.trim() === "" || shipment.cancelReason !== undefined) return [];
  return [...creditDateWarnings(shipment), ...shipmentDayWarnings(shipment), ...presentationWarnings(shipment)];
}

/** A credit that ends before it is issued, or before the goods may be shipped (R-1148). */
function creditDateWarnings({ lcDate, lcLatestShipment, lcExpiry }: Shipment): ShipmentWarning[] {
  const ends = fromDayMonthYear(lcExpiry);
  const before = (what: string, limit: string) => {
    const day = fromDayMonthYear(limit);
    if (ends === null || day === null || day <= ends) return [];
    return [warning("CREDIT_DATE", `The L/C expires on ${lcExpiry}, before ${what}, ${limit}`, "lcExpiry")];
  };
  return [...before("its date", lcDate), ...before("its latest date of shipment", lcLatestShipment)];
}

/** Goods that are on board, by the bill of lading if need be, or are to depart after the latest date of shipment. A credit without that date wants them by its expiry (R-1148). */
function shipmentDayWarnings({ lcLatestShipment, lcExpiry, transport }: Shipment): ShipmentWarning[] {
  const [limit, name] = lcLatestShipment ? [lcLatestShipment, "latest date of shipment"] : [lcExpiry, "expiry"];
  const field = (["onBoardDate", "blDate", "etd"] as const).find((each) => transport[each] !== "");
  const [last, day] = [fromDayMonthYear(limit), field ? fromDayMonthYear(transport[field]) : null];
  if (last === null || day === null || field === undefined || day <= last) return [];
  const message = `${transportFields[field].label} ${transport[field]} is after the L/C's ${name}, ${limit}`;
  return [warning("CREDIT_DATE", message, "transport", field)];
}

/** Documents that were sent after the last day, or not yet. Payment ends the wait. */
function presentationWarnings({ progress, lcExpiry, transport: { onBoardDate } }: Shipment): ShipmentWarning[] {
  const shipped = fromDayMonthYear(onBoardDate);
  if (shipped === null) return [];
  const reached = (name: string) => fromDayMonthYear(progress.find(({ milestone }) => milestone === name)?.actual ?? "");
  const expiry = fromDayMonthYear(lcExpiry);
  const period = daysAfter(shipped, presentationDays);
  const isCutShort = expiry !== null && expiry < period;
  const lastDay = isCutShort ? expiry : period;
  const sent = reached("DOCS_SENT");
  if (sent === null && reached("PAID") !== null) return [];
  if (sent !== null && sent <= lastDay) return [];
  const reason = isCutShort ? "when the L/C expires" : `${presentationDays} days after the on board date`;
  const due = `due at the bank by ${toDayMonthYear(lastDay)}, ${reason} (UCP 600 art. 14 c)`;
  const state = sent === null ? "they are not sent yet" : `they were sent on ${toDayMonthYear(sent)}`;
  return [warning("PRESENTATION_PERIOD", `Documents are ${due}; ${state}`, "progress", "DOCS_SENT", "actual")];
}
