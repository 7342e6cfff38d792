import type { Shipment } from "../shipment.ts";
import { warning, type ShipmentWarning } from "../warning.ts";
import { billOfLadingWarnings } from "./billOfLadingWarnings.ts";
import { creditWarnings } from "./creditWarnings.ts";
import { proposedFreightTerm } from "./freightTerm.ts";
import { transportDateWarnings } from "./transportDateWarnings.ts";
import { transportFields, type Transport } from "./transportFields.ts";

/** What may be wrong with the transport card of a stored shipment, or with its presentation at the bank. Blank fields never cause a warning. */
export function transportWarnings(shipment: Shipment): ShipmentWarning[] {
  return [
    ...freightTermWarnings(shipment),
    ...creditWarnings(shipment),
    ...billOfLadingWarnings(shipment),
    ...transportDateWarnings(shipment),
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
