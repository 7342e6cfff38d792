import type { BillOfLadingRequest } from "#domain/documents/kinds/billOfLading.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { unlistedWords } from "#domain/shipment/containerWarnings.ts";
import { carrierLimitWarnings } from "#domain/shipment/carrierLimits.ts";
import { freightTermWarnings } from "#domain/shipment/progress/transportWarnings.ts";
import { isBySea, transportWords, usualOriginals } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { exactFigure, warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { isToOrder, partyBox } from "../../blocks/headerBoxes.ts";
import type { Parties } from "./billOfLadingParties.ts";

/** What the dialog's own values contradict. */
export function requestWarnings(request: BillOfLadingRequest, shipment: Shipment, clauses: string[]): ShipmentWarning[] {
  const { termsOfShipment, consignee, lcNo } = shipment;
  const { freight, blType, originals, consignedTo } = request;
  const ofTerm = freightTermWarnings({ termsOfShipment, transport: { freightTerm: freight } });
  const said = /\bfreight\s+(prepaid|collect)\b/i.exec(clauses.join("\n"))?.[1]?.toUpperCase();
  const isOther = said !== undefined && freight !== "" && said !== freight;
  const clause = `A clause says freight ${said?.toLowerCase()}, but the freight is ${freight.toLowerCase()}`;
  const hasWaybill = usualOriginals(blType, lcNo.trim() !== "") === 0 && originals !== "" && originals > 0;
  const { document, isNegotiable } = transportWords(blType);
  const named = `${/^[AEIOU]/.test(document) ? "An" : "A"} ${document.toLowerCase()}`;
  const isLoaded = !isBySea(blType) && clauses.some((text) => /\bon\s+board\b/i.test(text));
  return [
    ...ofTerm.map((doubt) => ({ ...doubt, field: ["freight"] })),
    ...(isOther ? [warning("FREIGHT_TERM", clause, "clauses")] : []),
    ...(!isNegotiable && (consignedTo !== "CONSIGNEE" || isToOrder(consignee))
      ? [warning("BILL_OF_LADING", `${named} is not negotiable: it names its consignee, and is never to order`, "consignedTo")]
      : []),
    ...(isLoaded
      ? [warning("BILL_OF_LADING", `${named} says that goods are accepted for carriage, not that they are on board`, "clauses")]
      : []),
    ...(hasWaybill ? [warning("BILL_OF_LADING", "A sea waybill has no originals", "originals")] : []),
    ...(blType === "ORIGINAL" && originals === 0
      ? [warning("BILL_OF_LADING", "An original bill of lading needs originals", "originals")]
      : []),
  ];
}

/** A bill that lists some containers is read as that of these alone (R-1297). */
export function unlistedWarnings(shipment: Shipment): ShipmentWarning[] {
  const isListed = shipment.type === "CONTAINERISED" && (shipment.container ?? []).length > 0;
  const message = isListed ? unlistedWords(shipment, "the others are not on the bill of lading") : "";
  return message === "" ? [] : [warning("BILL_OF_LADING", message, "containerDetail", "containers")];
}

/** What carriers do not take of the parties, the goods and the containers. */
export function limitWarnings(
  { products, container = [], type }: Shipment,
  { shipper, consignee, notify, leftOut }: Parties,
): ShipmentWarning[] {
  const seals = ["lineSealNumber", "rfidSealNumber", "customsSealNumber"] as const;
  return carrierLimitWarnings({
    parties: [
      { role: "Shipper", ...shipper, at: "firmId" },
      { role: "Consignee", ...consignee, at: "consigneeId" },
      ...notify.map((party, index) => ({ role: `Notify party ${index + 1}`, ...partyBox("", party), at: "notifyId" })),
    ],
    leftOut: leftOut.map(({ name }) => name.trim()),
    lines: products.map(({ marks, name, description, unit }) => ({
      marks,
      goods: [name, description].filter(Boolean).join("\n"),
      unit: unit.packingUnit,
    })),
    containers: (type === "CONTAINERISED" ? container : []).map((each) => ({
      number: each.containerNumber,
      seals: seals.map((field) => ({ field, text: each[field].trim() })),
      unit: isZero(exactFigure(each.grossWeight)) ? null : each.unit,
    })),
  });
}
