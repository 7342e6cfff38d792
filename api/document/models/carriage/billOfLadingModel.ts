import type { BillOfLadingRequest } from "#domain/documents/kinds/billOfLading.ts";
import { proposedFreightTerm } from "#domain/shipment/progress/freightTerm.ts";
import { isBySea, transportWords, usualOriginals } from "#domain/shipment/progress/transportDocument.ts";
import { transportFields } from "#domain/shipment/progress/transportFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Box, HeaderRow, Signature } from "../../blocks/blockTypes.ts";
import { carriedGoods, type CarriedGoods } from "../../blocks/carriedGoods.ts";
import { box, partyBox } from "../../blocks/headerBoxes.ts";
import { portsOf } from "../../blocks/ports.ts";
import { vesselAndVoyage } from "../../blocks/vessel.ts";
import { documentBudget } from "../../limits/documentLimits.ts";
import { fillerOf } from "../../mergeFields/shipmentMergeFields.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedDate, printedNumbers } from "../../numbers/printedDate.ts";
import { figuresOf } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import { plainText } from "../../text/inlineMarkup.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";
import { partiesOf, type Parties } from "./billOfLadingParties.ts";
import { limitWarnings, requestWarnings, unlistedWarnings } from "./billOfLadingWarnings.ts";

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
    ...documentHeader({ ...identity, title: titleOf(request) }, shipment, request.letterhead),
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

/** A draft is of the transport document that the carrier issues (R-1392). */
function titleOf({ shippingInstruction, blType }: BillOfLadingRequest): string {
  return shippingInstruction ? "SHIPPING INSTRUCTION" : `${transportWords(blType).document.toUpperCase()} – DRAFT`;
}

function boxesOf(request: BillOfLadingRequest, shipment: Shipment, { shipper, consignee, notify }: Parties): HeaderRow[] {
  const ports = portsOf(shipment);
  const { blType } = request;
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
      [
        box(isBySea(blType) ? "B/L type" : "Transport document", typeWords(request)),
        box("Number of originals", originalsOf(request, shipment)),
      ],
    ),
    row(
      [
        box(isBySea(blType) ? "Vessel and voyage" : transportWords(blType).means, vesselAndVoyage(shipment.vessel, request.voyage, blType)),
        box("Port of loading", ports.loading),
      ],
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

/** A sea waybill has originals under a letter of credit alone (R-1392). */
function originalsOf({ originals, blType }: BillOfLadingRequest, { lcNo }: Shipment): string {
  return originals === "" || usualOriginals(blType, lcNo.trim() !== "") === 0 ? "" : String(originals);
}
