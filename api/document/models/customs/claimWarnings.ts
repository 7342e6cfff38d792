import type { CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { incotermOf } from "#domain/shipment/incoterm.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { isLoadedAbroad, undertakingGap } from "../../blocks/declaration.ts";
import { isForeignCountry, originOf } from "../../blocks/origins.ts";
import { portsOf } from "../../blocks/ports.ts";
import type { ShipmentFigures } from "../../numbers/shipmentFigures.ts";

/**
 * The data sheet names the letter of undertaking if no tax is charged, also one of another year than the invoice, but not for goods that
 * are loaded abroad, which no Indian shipping bill is for (R-1299).
 */
export function undertakingWarnings(shipment: Shipment, { totals }: ShipmentFigures, date: string): ShipmentWarning[] {
  if (isLoadedAbroad(shipment)) {
    const message = `The goods are loaded in ${portsOf(shipment).loading}: a shipping bill is for goods that leave India.`;
    return [warning("ENDORSEMENT_OMITTED", message, "portOfLoading")];
  }
  const gap = isZero(totals.gst) ? undertakingGap(shipment, date) : null;
  return gap === null ? [] : [warning("LUT_YEAR", `${gap}.`, "firmId")];
}

/**
 * A claim of RoDTEP that is not granted: for imported goods that are exported, and without proceeds of the export (Notification 76/2021-Customs
 * (N.T.); R-1342).
 */
export function remissionWarnings(request: CustomsPackRequest, shipment: Shipment, { totals }: ShipmentFigures): ShipmentWarning[] {
  const isClaimed = request.claimRodtep && (request.dataSheet || request.rodtepDeclaration);
  const foreign = shipment.products.filter((line) => isForeignCountry(originOf(line, shipment)));
  // Next to goods of India, those without a serial number of the scheme claim nothing.
  const claimed =
    foreign.length === shipment.products.length ? foreign : foreign.filter(({ schemeSerialNo }) => schemeSerialNo.trim() !== "");
  const countries = [...new Set(claimed.map((line) => originOf(line, shipment)))].join(" and ");
  const isUnpaid = request.natureOfPayment === "NA" || isZero(totals.invoiceValue);
  const free = shipment.products.flatMap(({ schemeSerialNo }, index) =>
    !isUnpaid && schemeSerialNo.trim() !== "" && isZero(totals.lines[index]?.amount ?? "0") ? [`line ${index + 1}`] : [],
  );
  const unpaid = isUnpaid ? "nothing is paid" : free.length === 0 ? "" : `nothing is paid for ${free.join(" and ")}`;
  const reasons = [
    ...(countries === "" ? [] : [`goods are of ${countries}: the export of imported goods gets none`]),
    ...(unpaid === "" ? [] : [`${unpaid}: it is granted for proceeds that are received`]),
  ];
  return isClaimed ? reasons.map((reason) => warning("RODTEP", `RoDTEP is claimed, but ${reason}`, "claimRodtep")) : [];
}

/**
 * A method of valuation that the other entries of the declaration exclude: rule 3 takes the price of a sale (Customs Act, 1962, s. 14 (1)) that a
 * relationship has not influenced (rule 3 (2) of the export valuation rules, 2007; R-1343).
 */
export function valuationWarnings(request: CustomsPackRequest, { totals }: ShipmentFigures): ShipmentWarning[] {
  const { valueDeclaration, valuationRule, natureOfTransaction, hasInfluenced } = request;
  if (!valueDeclaration || valuationRule !== "RULE_3") return [];
  const unsold = { GIFT: "a gift", SAMPLE: "a sample", SALE: "", CONSIGNMENT: "", OTHER: "" }[natureOfTransaction];
  const isFree = unsold === "" && isZero(totals.invoiceValue);
  const reasons = [
    ...(isFree ? ["takes the price of a sale, but the invoice value is 0"] : []),
    ...(unsold === "" ? [] : [`takes the price of a sale, but the nature of transaction is ${unsold}`]),
    ...(hasInfluenced ? ["takes no price that the relationship of seller and buyer has influenced"] : []),
  ];
  return reasons.map((reason) => warning("VALUATION", `Rule 3 ${reason}: please choose another method`, "valuationRule"));
}

/**
 * A price at the works where the FOB value is taken from it: customs value goods for delivery at the time and place of exportation (Customs Act,
 * 1962, s. 14 (1); R-1393).
 */
export function worksWarnings({ termsOfShipment }: Shipment): ShipmentWarning[] {
  if (incotermOf(termsOfShipment) !== "EXW") return [];
  const message =
    "The FOB value is the EXW price: customs value the goods at the place of export, with carriage to the port and loading (Customs Act, 1962, s. 14)";
  return [warning("VALUATION", message, "termsOfShipment")];
}
