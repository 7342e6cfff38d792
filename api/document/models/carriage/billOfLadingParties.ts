import type { BillOfLadingRequest } from "#domain/documents/kinds/billOfLading.ts";
import { carrierLimits } from "#domain/shipment/carrierLimits.ts";
import { transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Box } from "../../blocks/blockTypes.ts";
import { box, isToOrder, partyBox, shipperBox } from "../../blocks/headerBoxes.ts";
import { refuseField } from "../../limits/documentProblem.ts";

type Party = { name: string; address: string; country: string };

/** Who is on the bill, and who finds no place. */
export type Parties = { shipper: Box; consignee: Box; notify: Party[]; leftOut: Party[] };

/** The parties as the bill names them: with 'To order' the consignee is the first to be notified. */
export function partiesOf({ consignedTo, lcIssuingBank, blType }: BillOfLadingRequest, shipment: Shipment): Parties {
  const { consignee, notifyParties } = shipment;
  if (consignedTo === "ORDER_OF_BANK" && lcIssuingBank === "")
    throw refuseField("Goods to the order of a bank need the bank's name", "lcIssuingBank");
  const order = consignedTo === "ORDER" ? "TO ORDER" : `TO THE ORDER OF ${lcIssuingBank}`;
  const isOrder = consignedTo !== "CONSIGNEE";
  const caption = transportWords(blType).isNegotiable ? "Consignee or order" : "Consignee";
  // A consignee that is an order itself is nobody to notify.
  const isNotified = isOrder && !isToOrder(consignee);
  const others = isNotified ? [consignee, ...notifyParties.filter((party) => !isSameParty(party, consignee))] : notifyParties;
  return {
    shipper: shipperBox(shipment),
    consignee: isOrder ? { ...box(caption, ""), name: order } : partyBox(caption, consignee),
    notify: others.slice(0, carrierLimits.notifyParties),
    leftOut: others.slice(carrierLimits.notifyParties),
  };
}

function isSameParty(one: Party, other: Party): boolean {
  return one.name.trim() === other.name.trim() && one.address.trim() === other.address.trim();
}
