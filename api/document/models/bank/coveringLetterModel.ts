import { coveringLetter, type CoveringLetterRequest } from "#domain/documents/kinds/coveringLetter.ts";
import { formatMoney } from "#domain/figures/currency.ts";
import { compare, isZero, type Decimal } from "#domain/figures/decimal.ts";
import { isPaidInAdvance } from "#domain/shipment/paymentTerm.ts";
import { transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { taxLabel } from "../../blocks/charges.ts";
import { filledRows } from "../../blocks/filledRows.ts";
import { packedGoods, pricedGoods } from "../../blocks/goods.ts";
import { linesOf } from "../../blocks/headerBoxes.ts";
import { originsText } from "../../blocks/origins.ts";
import { portsOf } from "../../blocks/ports.ts";
import { carriageOf } from "../../blocks/vessel.ts";
import type { Row, Signature } from "../../blocks/blockTypes.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";
import { declaredValue, type DeclaredValue } from "../customs/declaredValue.ts";
import { amountInWords } from "../../numbers/amountInWords.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedNumbers, withPrintedDates } from "../../numbers/printedDate.ts";
import { figuresOf, type ShipmentFigures } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import type { Block } from "../../text/markup.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";
import { openWordings } from "../wordedBlocks.ts";
import { isApplicant } from "./applicant.ts";
import { letterTermWarnings } from "./paymentTermWarnings.ts";

export type CoveringLetterModel = DocumentHeader & {
  kind: "covering-letter";
  addressee: string[];
  subject: string;
  /** Parties and amounts, then the shipment. */
  bill: Row[];
  shipment: Row[];
  enclosures: { document: string; originals: string; copies: string }[];
  instructions: string[];
  declarations: Block[];
  signature: Signature;
};

const titles = {
  CREDIT: "PRESENTATION UNDER DOCUMENTARY CREDIT",
  COLLECTION: "DOCUMENTARY COLLECTION INSTRUCTION",
  ADVANCE: "SUBMISSION OF EXPORT DOCUMENTS AGAINST ADVANCE",
} as const;

const discrepancies = {
  INSTRUCTIONS: "If the documents are discrepant, please ask for our instructions.",
  APPROVAL: "If the documents are discrepant, please send them on approval.",
  RESERVE: "If the documents are discrepant, please negotiate them under reserve.",
} as const;

/** A letter with the documents for a bank: the bill, the shipment, what is enclosed, and what the bank does. */
export function coveringLetterModel(request: CoveringLetterRequest, shipment: Shipment): CoveringLetterModel {
  const document = { kind: "covering-letter", request } as const;
  const numbers = documentNumbers(document, shipment);
  const figures = figuresOf(shipment);
  const wordings = openWordings(document, shipment);
  const title = titles[request.mode];
  const amount = amountOf(request, shipment, figures);
  const declared = declaredValue(shipment, figures);
  const { charges } = figures;
  const { date, blDate, onBoardDate, dueDate, shippingBillDate } = request;
  refuseLater(blDate, date, "The date of the bill of lading is after the date of the letter", "blDate");
  refuseLater(onBoardDate, date, "The on board date is after the date of the letter", "onBoardDate");
  refuseLater(shippingBillDate, date, "The date of the shipping bill is after the date of the letter", "shippingBillDate");
  refuseLater(onBoardDate, dueDate, "The due date is before the on board date", "dueDate");
  const printed = withPrintedDates(request, coveringLetter, shipment);
  const { invoiceNo, invoiceDate } = printedNumbers(numbers, shipment);
  const header = documentHeader({ ...identityOf(document, numbers), title }, shipment, true);
  return {
    kind: "covering-letter",
    ...header,
    addressee: linesOf(request.bank),
    subject: [`Export bill for ${moneyOf(amount, shipment)}`, invoiceNo && `Invoice ${datedOf(invoiceNo, invoiceDate)}`]
      .filter(Boolean)
      .join(" – "),
    bill: billRows(printed, shipment, { figures, amount, parts: declared.value, invoice: datedOf(invoiceNo, invoiceDate) }),
    shipment: shipmentRows(printed, shipment, figures),
    enclosures: enclosuresOf(request),
    instructions: instructionsOf(printed, shipment, figures),
    declarations: wordings.blocksOf("declarations"),
    signature: firmSignature(shipment),
    unknownFields: wordings.unknownFields(),
    warnings: [
      ...wordings.warnings(),
      ...letterTermWarnings(request, shipment),
      // Without any part of the break-up there is nothing to omit.
      ...([charges.fob, charges.freight, charges.insurance].every(isZero) ? [] : declared.warnings),
    ],
  };
}

/** The balance of the invoice; for documents against an advance its whole value. Throws if there is nothing to handle. */
function amountOf({ mode }: CoveringLetterRequest, { currency }: Shipment, { charges, totals }: ShipmentFigures): Decimal {
  if (mode === "ADVANCE") {
    if (isZero(charges.advance)) throw refuseField("The shipment has no advance: please choose another mode", "mode");
    return totals.invoiceValue;
  }
  if (compare(totals.totalAmount, "0") > 0) return totals.totalAmount;
  const balance = `${currency} ${formatMoney(totals.totalAmount, currency)}`;
  throw refuseField(`Nothing is left to pay: the balance of the invoice is ${balance}`, "charges", "advance");
}

function billRows(
  request: CoveringLetterRequest,
  shipment: Shipment,
  { figures, amount, parts, invoice }: { figures: ShipmentFigures; amount: Decimal; parts: DeclaredValue | null; invoice: string },
): Row[] {
  const { charges, totals } = figures;
  const memo = (figure: Decimal) => (isZero(figure) ? "" : moneyOf(figure, shipment));
  const drawee = linesOf(request.drawee);
  // Under a credit the bill is drawn on a bank, so its applicant is no drawee (UCP 600, art. 6 c).
  const party = request.mode === "CREDIT" && isApplicant(drawee, shipment) ? "Applicant" : "Drawee";
  const advance = [memo(charges.advance), request.advanceReference && `FIRC / IRM No. ${request.advanceReference}`];
  return filledRows([
    ["Exporter", shipment.firm.name],
    ["IEC", shipment.firm.ieCode],
    ["AD code", shipment.bankDetails.adCode ?? ""],
    [party, drawee.join("\n")],
    [`${party}'s bank`, linesOf(request.draweeBank).join("\n")],
    ["SWIFT code", request.draweeBankSwiftCode],
    ["Bill amount", `${moneyOf(amount, shipment)}\n${amountInWords(amount, shipment.currency)}`],
    ["Tenor", request.tenor],
    ["Due date", request.dueDate],
    ["Invoice", invoice],
    ["Invoice value", moneyOf(totals.invoiceValue, shipment)],
    ["Less: advance", isZero(charges.advance) ? "" : advance.filter(Boolean).join(", ")],
    ["FOB value", memo(parts?.fob ?? "0")],
    ["Freight", memo(parts?.freight ?? "0")],
    ["Insurance", memo(parts?.insurance ?? "0")],
    // With it the parts come to the invoice value (R-1316).
    [taxLabel(shipment, charges), memo(totals.gst)],
    ["Commission", memo(charges.commission)],
  ]);
}

function shipmentRows(request: CoveringLetterRequest, shipment: Shipment, figures: ShipmentFigures): Row[] {
  const ports = portsOf(shipment);
  const words = transportWords(shipment.transport.blType);
  const goods = packedGoods(shipment, figures, false).lines.map(({ name, hsnCode }) =>
    [name, hsnCode && `HSN ${hsnCode}`].filter(Boolean).join(", "),
  );
  return filledRows([
    ["Shipping bill", datedOf(request.shippingBillNo, request.shippingBillDate)],
    ["Port code", request.portCode],
    [words.document, datedOf(request.blNo, request.blDate)],
    [words.shipped, request.onBoardDate],
    carriageOf(shipment),
    ["Port of loading", ports.loading],
    ["Port of discharge", ports.discharge],
    ["Goods", goods.join("\n")],
    ["Quantity", pricedGoods(shipment, figures, false).sum.quantity],
    ["Terms of delivery", shipment.termsOfShipment],
    ["Country of origin", originsText(shipment)],
  ]);
}

/** The documents enclosed. Throws for one without a name, and for one of which nothing is enclosed. */
function enclosuresOf({ enclosures }: CoveringLetterRequest): CoveringLetterModel["enclosures"] {
  return enclosures.map(({ document, originals, copies }, index) => {
    const at = ["enclosures", String(index)];
    if (document === "") throw refuseField(`Enclosure ${index + 1} has no name`, ...at, "document");
    if (originals + copies === 0) throw refuseField(`Enclosure ${index + 1} has neither originals nor copies`, ...at, "originals");
    return { document, originals: String(originals), copies: String(copies) };
  });
}

/** What the bank is asked to do, one sentence a line. */
function instructionsOf(request: CoveringLetterRequest, shipment: Shipment, { charges, totals }: ShipmentFigures): string[] {
  const { purposeCode } = request;
  // A shipment that is paid has no proceeds to come (R-1391).
  const account = isPaidInAdvance({ charges, totalAmount: totals.totalAmount }) ? "" : request.account;
  const code = purposeCode && `The purpose code is ${purposeCode}.`;
  const proceeds = account && `Please credit the proceeds to our account no. ${account}.`;
  return [...modeInstructions(request, moneyOf(charges.advance, shipment)), proceeds, code].filter((sentence) => sentence !== "");
}

function modeInstructions(request: CoveringLetterRequest, advance: string): string[] {
  const { lcNo, lcDate, lcIssuingBank, advanceReference } = request;
  switch (request.mode) {
    case "CREDIT": {
      if (lcNo === "") throw refuseField("A presentation needs the number of the letter of credit", "lcNo");
      const issuer = lcIssuingBank && `, issued by ${lcIssuingBank}`;
      return [
        `Please negotiate / forward the documents under Letter of Credit ${datedOf(lcNo, lcDate)}${issuer}.`,
        discrepancies[request.discrepancies],
      ];
    }
    case "COLLECTION":
      return collectionInstructions(request);
    case "ADVANCE": {
      const reference = advanceReference && ` under FIRC / IRM No. ${advanceReference}`;
      return [`We submit the documents of an export for which we received an advance of ${advance}${reference}.`];
    }
  }
}

function collectionInstructions({ against, charges, interest, caseOfNeed, protest, adviseBySwift }: CoveringLetterRequest): string[] {
  return [
    `Please release the documents against ${against.toLowerCase()}.`,
    charges === "DRAWEE" ? "Collection charges are for the drawee." : "Collection charges are for us.",
    interest && `Please collect interest: ${interest}.`,
    protest ? "Please protest if the bill is not accepted or not paid." : "Please do not protest.",
    caseOfNeed && `In case of need: ${caseOfNeed}.`,
    adviseBySwift ? "Please advise acceptance, payment or refusal by SWIFT." : "",
    "This collection is subject to Uniform Rules for Collections (URC 522), ICC Publication No. 522.",
  ];
}

function moneyOf(amount: Decimal, { currency }: Shipment): string {
  return `${currency} ${formatMoney(amount, currency)}`;
}
