import type { BillOfLadingRequest } from "#domain/documents/kinds/billOfLading.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { unlistedWords } from "#domain/shipment/containerWarnings.ts";
import { carrierLimits, carrierLimitWarnings } from "#domain/shipment/carrierLimits.ts";
import { proposedFreightTerm } from "#domain/shipment/progress/freightTerm.ts";
import { freightTermWarnings } from "#domain/shipment/progress/transportWarnings.ts";
import { transportFields } from "#domain/shipment/progress/transportFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { exactFigure, warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import type { Box, HeaderRow, Signature } from "../../blocks/blockTypes.ts";
import { carriedGoods, type CarriedGoods } from "../../blocks/carriedGoods.ts";
import { box, isToOrder, partyBox, shipperBox } from "../../blocks/headerBoxes.ts";
import { portsOf } from "../../blocks/ports.ts";
import { vesselAndVoyage } from "../../blocks/vessel.ts";
import { documentBudget } from "../../limits/documentLimits.ts";
import { refuseField } from "../../limits/documentProblem.ts";
import { fillerOf } from "../../mergeFields/shipmentMergeFields.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedDate, printedNumbers } from "../../numbers/printedDate.ts";
import { figuresOf } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import { plainText } from "../../text/inlineMarkup.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";

export type BillOfLadingModel = DocumentHeader & {
  kind: "bill-of-lading";
  /** At the head of each page; "" for a shipping instruction. */
  notice: string;
  headerBoxes: HeaderRow[];
  goods: CarriedGoods;
  clauses: string[];
  /** Null for a draft. */
  signature: Signature | null;
};

type Party = { name: string; address: string; country: string };

/** What a bill of lading shall say, without prices, commission and bank. */
export function billOfLadingModel(request: BillOfLadingRequest, shipment: Shipment): BillOfLadingModel {
  const freight = request.freight || (proposedFreightTerm(shipment.termsOfShipment) ?? "");
  const document = { kind: "bill-of-lading", request: { ...request, freight } } as const;
  const identity = identityOf(document, documentNumbers(document, shipment));
  const isDraft = !request.shippingInstruction;
  const filler = fillerOf(document, shipment, documentBudget());
  const clauses = filler
    .fill(request.clauses, "clauses")
    .split("\n")
    .map((line) => plainText(line.trim()))
    .filter(Boolean);
  const parties = partiesOf(document.request, shipment);
  return {
    kind: "bill-of-lading",
    ...documentHeader(isDraft ? identity : { ...identity, title: "SHIPPING INSTRUCTION" }, shipment, request.letterhead),
    notice: isDraft ? "NOT NEGOTIABLE – DRAFT FOR APPROVAL" : "",
    headerBoxes: boxesOf(document.request, shipment, parties),
    goods: carriedGoods(shipment, figuresOf(shipment)),
    clauses,
    signature: isDraft ? null : firmSignature(shipment),
    unknownFields: filler.unknownFields(),
    warnings: [
      ...filler.warnings(),
      ...requestWarnings(document.request, shipment, clauses),
      ...unlistedWarnings(shipment),
      ...limitWarnings(shipment, parties),
    ],
  };
}

type Parties = { shipper: Box; consignee: Box; notify: Party[]; leftOut: Party[] };

/** The parties as the bill names them: with 'To order' the consignee is the first to be notified. */
function partiesOf({ consignedTo, lcIssuingBank }: BillOfLadingRequest, shipment: Shipment): Parties {
  const { consignee, notifyParties } = shipment;
  if (consignedTo === "ORDER_OF_BANK" && lcIssuingBank === "")
    throw refuseField("Goods to the order of a bank need the bank's name", "lcIssuingBank");
  const order = consignedTo === "ORDER" ? "TO ORDER" : `TO THE ORDER OF ${lcIssuingBank}`;
  const isOrder = consignedTo !== "CONSIGNEE";
  // A consignee that is an order itself is nobody to notify.
  const isNotified = isOrder && !isToOrder(consignee);
  const others = isNotified ? [consignee, ...notifyParties.filter((party) => !isSameParty(party, consignee))] : notifyParties;
  return {
    shipper: shipperBox(shipment),
    consignee: isOrder ? { ...box("Consignee or order", ""), name: order } : partyBox("Consignee or order", consignee),
    notify: others.slice(0, carrierLimits.notifyParties),
    leftOut: others.slice(carrierLimits.notifyParties),
  };
}

function isSameParty(one: Party, other: Party): boolean {
  return one.name.trim() === other.name.trim() && one.address.trim() === other.address.trim();
}

function boxesOf(request: BillOfLadingRequest, shipment: Shipment, { shipper, consignee, notify }: Parties): HeaderRow[] {
  const ports = portsOf(shipment);
  const { choices } = transportFields.freightTerm;
  const freight = request.freight === "" ? "" : choices[request.freight];
  const notifyBoxes = notify.map((party, index) => partyBox(notify.length === 1 ? "Notify party" : `Notify party ${index + 1}`, party));
  const isAcross = notifyBoxes.length > 1;
  const agent = box("Forwarding agent", request.forwarder);
  return [
    row(
      [shipper],
      [
        { ...box(request.shippingInstruction ? "Instruction no." : "Draft no.", ""), name: request.draftNo },
        { ...box("Date", ""), name: printedDate(request.date, shipment) },
      ],
    ),
    row([], [box("Booking no.", request.bookingNo), box("Carrier", request.carrier)]),
    row([consignee], [{ ...box("Export references", ""), lines: referencesOf(shipment) }]),
    isAcross
      ? { left: [], right: [], across: notifyBoxes }
      : row(notifyBoxes.length > 0 ? notifyBoxes : [box("Notify party", "")], [agent]),
    row(
      [box("Pre-carriage by", shipment.preCarriage), box("Place of receipt", shipment.placeOfReceipt)],
      [box("B/L type", typeWords(request)), box("Number of originals", originalsOf(request))],
    ),
    row(
      [box("Vessel and voyage", vesselAndVoyage(shipment.vessel, request.voyage)), box("Port of loading", ports.loading)],
      [box("Freight", freight), box("Freight payable at", request.freightPayableAt)],
    ),
    row(
      [box("Port of discharge", ports.discharge), box("Place of delivery", request.placeOfDelivery)],
      [box("Place of issue", request.placeOfIssue), ...(isAcross ? [agent] : [])],
    ),
  ];
}

function row(left: Box[], right: Box[]): HeaderRow {
  return { left, right, across: [] };
}

/** The papers of the export, a line each. */
function referencesOf(shipment: Shipment): string[] {
  const { invoiceNo, invoiceDate, contractNo, contractDate } = printedNumbers(shipment, shipment);
  const { orderNo, orderDate, lcNo, lcDate, transport } = shipment;
  const printed = (date: string) => printedDate(date, shipment);
  const lines = [
    ["Invoice", datedOf(invoiceNo, invoiceDate)],
    ["Contract", datedOf(contractNo, contractDate)],
    ["Buyer's order", datedOf(orderNo, printed(orderDate))],
    ["Letter of credit", datedOf(lcNo, printed(lcDate))],
    ["Shipping bill", datedOf(transport.shippingBillNo, printed(transport.shippingBillDate))],
  ];
  return lines.flatMap(([name = "", text = ""]) => (text === "" ? [] : [`${name} ${text}`]));
}

function typeWords({ blType }: BillOfLadingRequest): string {
  return blType === "" ? "" : transportFields.blType.choices[blType];
}

/** A sea waybill has no originals. */
function originalsOf({ originals, blType }: BillOfLadingRequest): string {
  return originals === "" || blType === "SEAWAY" ? "" : String(originals);
}

/** What the dialog's own values contradict. */
function requestWarnings(request: BillOfLadingRequest, { termsOfShipment, consignee }: Shipment, clauses: string[]): ShipmentWarning[] {
  const { freight, blType, originals, consignedTo } = request;
  const ofTerm = freightTermWarnings({ termsOfShipment, transport: { freightTerm: freight } });
  const said = /\bfreight\s+(prepaid|collect)\b/i.exec(clauses.join("\n"))?.[1]?.toUpperCase();
  const isOther = said !== undefined && freight !== "" && said !== freight;
  const clause = `A clause says freight ${said?.toLowerCase()}, but the freight is ${freight.toLowerCase()}`;
  const hasWaybill = blType === "SEAWAY" && originals !== "" && originals > 0;
  return [
    ...ofTerm.map((doubt) => ({ ...doubt, field: ["freight"] })),
    ...(isOther ? [warning("FREIGHT_TERM", clause, "clauses")] : []),
    ...(blType === "SEAWAY" && (consignedTo !== "CONSIGNEE" || isToOrder(consignee))
      ? [warning("BILL_OF_LADING", "A sea waybill is not negotiable: it names its consignee, and is never to order", "consignedTo")]
      : []),
    ...(hasWaybill ? [warning("BILL_OF_LADING", "A sea waybill has no originals", "originals")] : []),
    ...(blType === "ORIGINAL" && originals === 0
      ? [warning("BILL_OF_LADING", "An original bill of lading needs originals", "originals")]
      : []),
  ];
}

/** A bill that lists some containers is read as that of these alone (R-1297). */
function unlistedWarnings(shipment: Shipment): ShipmentWarning[] {
  const isListed = shipment.type === "CONTAINERISED" && (shipment.container ?? []).length > 0;
  const message = isListed ? unlistedWords(shipment, "the others are not on the bill of lading") : "";
  return message === "" ? [] : [warning("BILL_OF_LADING", message, "containerDetail", "containers")];
}

function limitWarnings({ products, container = [], type }: Shipment, { shipper, consignee, notify, leftOut }: Parties): ShipmentWarning[] {
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
