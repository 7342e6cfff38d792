import { daysAfter, fromDayMonthYear, toDayMonthYear } from "../../time/dates.ts";
import type { Shipment } from "../shipment.ts";
import { warning, type ShipmentWarning } from "../warning.ts";
import { billOfLadingWarnings } from "./billOfLadingWarnings.ts";
import { proposedFreightTerm } from "./freightTerm.ts";
import { transportFields, type Transport } from "./transportFields.ts";

/** Calendar days after the day of shipment in which a bank must get the documents: UCP 600 art. 14 c. */
const presentationDays = 21;

/** What may be wrong with the transport card of a stored shipment, or with its presentation at the bank. Blank fields never cause a warning. */
export function transportWarnings(shipment: Shipment): ShipmentWarning[] {
  return [
    ...freightTermWarnings(shipment),
    ...presentationWarnings(shipment),
    ...billOfLadingWarnings(shipment),
    ...billOfLadingDateWarnings(shipment),
  ];
}

/** A freight term that contradicts the shipment term. */
export function freightTermWarnings({
  termsOfShipment,
  transport: { freightTerm },
}: {
  termsOfShipment: string;
  transport: Pick<Transport, "freightTerm">;
}): ShipmentWarning[] {
  const { choices } = transportFields.freightTerm;
  const fitting = proposedFreightTerm(termsOfShipment);
  if (fitting === null || (freightTerm !== "PREPAID" && freightTerm !== "COLLECT") || freightTerm === fitting) return [];
  const words = (term: "PREPAID" | "COLLECT") => choices[term].toLowerCase();
  const message = `Freight is ${words(freightTerm)}, but by the terms of shipment it is ${words(fitting)}`;
  return [warning("FREIGHT_TERM", message, "transport", "freightTerm")];
}

/** Documents under a letter of credit that were sent after the last day, or not yet. Payment or cancelling ends the wait. */
function presentationWarnings({ lcNo, progress, transport: { onBoardDate }, cancelReason }: Shipment): ShipmentWarning[] {
  const shipped = fromDayMonthYear(onBoardDate);
  if (lcNo.trim() === "" || shipped === null || cancelReason !== undefined) return [];
  const reached = (name: string) => fromDayMonthYear(progress.find(({ milestone }) => milestone === name)?.actual ?? "");
  const lastDay = daysAfter(shipped, presentationDays);
  const sent = reached("DOCS_SENT");
  if (sent === null && reached("PAID") !== null) return [];
  if (sent !== null && sent <= lastDay) return [];
  const due = `due at the bank by ${toDayMonthYear(lastDay)}, ${presentationDays} days after the on board date (UCP 600 art. 14 c)`;
  const state = sent === null ? "they are not sent yet" : `they were sent on ${toDayMonthYear(sent)}`;
  return [warning("PRESENTATION_PERIOD", `Documents are ${due}; ${state}`, "progress", "DOCS_SENT", "actual")];
}

/** A bill of lading dated before the goods were on board, or too late to be presented in time. */
function billOfLadingDateWarnings({ transport: { blDate, onBoardDate } }: Shipment): ShipmentWarning[] {
  const [dated, shipped] = [fromDayMonthYear(blDate), fromDayMonthYear(onBoardDate)];
  if (dated === null || shipped === null || (dated >= shipped && dated <= daysAfter(shipped, presentationDays))) return [];
  const relation = dated < shipped ? "before" : `more than ${presentationDays} days after`;
  return [warning("BILL_OF_LADING", `B/L date ${blDate} is ${relation} the on board date ${onBoardDate}`, "transport", "blDate")];
}
