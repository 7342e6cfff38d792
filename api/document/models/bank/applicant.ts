import type { Shipment } from "#domain/shipment/shipment.ts";
import { buyerOf } from "../../blocks/headerBoxes.ts";

/** Whether an address begins with the name of the buyer, who is the applicant of a letter of credit. */
export function isApplicant([name = ""]: readonly string[], shipment: Shipment): boolean {
  return name.trim().toLowerCase() === buyerOf(shipment)?.name.trim().toLowerCase();
}
