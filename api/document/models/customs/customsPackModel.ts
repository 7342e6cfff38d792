import { valuationFields } from "#domain/documents/customs/customsFields.ts";
import { customsPack, type CustomsPackRequest } from "#domain/documents/customs/customsPack.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import type { Row, Signature } from "../../blocks/blockTypes.ts";
import { linesOf } from "../../blocks/headerBoxes.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedNumbers, withPrintedDates } from "../../numbers/printedDate.ts";
import { figuresOf } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import type { Block } from "../../text/markup.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";
import { sheetTermWarnings } from "../bank/paymentTermWarnings.ts";
import { openWordings } from "../wordedBlocks.ts";
import { declaredValue } from "./declaredValue.ts";
import { remissionWarnings, undertakingWarnings, valuationWarnings, worksWarnings } from "./claimWarnings.ts";
import { rateWarnings, rupeesBy } from "./exchangeRate.ts";
import { shippingBillData, type ShippingBillData } from "./shippingBillData.ts";
import { customsQuantityWarnings, tariffWarnings } from "./shippingBillGoods.ts";

/** A page with a title and the words of a declaration; `rows` are numbered entries or references above them. */
type Declaration = { rows: Row[]; blocks: Block[] };

export type CustomsPackModel = DocumentHeader & {
  kind: "customs-pack";
  sheet: ShippingBillData | null;
  valueDeclaration: Declaration | null;
  rodtepDeclaration: Declaration | null;
  authorityLetter: (Declaration & { addressee: string[]; licence: string }) | null;
  /** Where and when the declarations are signed. */
  signedAt: string;
  /** Who signs, such as "Anaya Mehta, Partner". */
  signatory: string;
  signature: Signature;
};

/** The customs pack. Throws a DocumentProblem that names what to mend. */
export function customsPackModel(request: CustomsPackRequest, stored: Shipment): CustomsPackModel {
  const document = { kind: "customs-pack", request } as const;
  // Generating stores the code, which says whether the goods leave India; a preview does not yet.
  const shipment = { ...stored, transport: { ...stored.transport, portCode: request.portCode || stored.transport.portCode } };
  const entered = documentNumbers(document, shipment);
  checkRequest(request, entered);
  const numbers = printedNumbers(entered, shipment);
  const printed = withPrintedDates(request, customsPack, shipment);
  const figures = figuresOf(shipment);
  const wordings = openWordings(document, shipment);
  const { value, warnings } = declaredValue(shipment, figures);
  const header = documentHeader(identityOf(document, entered), shipment, request.letterhead);
  const rupees = rupeesBy(request, shipment.currency);
  const invoice = { label: "Invoice", value: datedOf(numbers.invoiceNo, numbers.invoiceDate) };
  const bill = { label: "Shipping bill", value: datedOf(printed.shippingBillNo, printed.shippingBillDate) };
  const references = [invoice, bill].filter((row) => row.value !== "");
  const words = (name: "valueText" | "rodtepText" | "authorityText", part: string) => {
    const blocks = wordings.blocksOf(name);
    if (blocks.length === 0) throw refuseField(`The ${part} has no text`, name);
    return blocks;
  };
  return {
    kind: "customs-pack",
    ...header,
    sheet: request.dataSheet ? shippingBillData(shipment, { printed, numbers, figures, value, rupees }) : null,
    valueDeclaration: request.valueDeclaration
      ? { rows: valuationRows(printed, shipment, numbers), blocks: words("valueText", "export value declaration") }
      : null,
    rodtepDeclaration: request.rodtepDeclaration ? { rows: references, blocks: words("rodtepText", "RoDTEP declaration") } : null,
    authorityLetter: request.authorityLetter
      ? {
          addressee: linesOf(request.customsBroker),
          licence: request.brokerLicenceNo && `Licence No. ${request.brokerLicenceNo}`,
          rows: references,
          blocks: words("authorityText", "authority letter"),
        }
      : null,
    signedAt: [request.place, header.date].filter(Boolean).join(", "),
    signatory: [shipment.firm.signatoryName, shipment.firm.signatoryDesignation].filter(Boolean).join(", "),
    signature: firmSignature(shipment),
    warnings: [
      ...wordings.warnings(),
      ...(request.dataSheet
        ? [
            ...warnings,
            ...(value === null ? [] : worksWarnings(shipment)),
            ...tariffWarnings(shipment),
            ...customsQuantityWarnings(shipment, figures),
            ...undertakingWarnings(shipment, figures, entered.invoiceDate),
            ...rateWarnings(request, shipment.currency),
            ...sheetTermWarnings(request, shipment),
          ]
        : []),
      ...remissionWarnings(request, shipment, figures),
      ...valuationWarnings(request, figures),
    ],
    unknownFields: wordings.unknownFields(),
  };
}

/** Throws if the request contradicts itself. */
function checkRequest(request: CustomsPackRequest, { invoiceDate }: DocumentNumbers): void {
  const { dataSheet, valueDeclaration, rodtepDeclaration, authorityLetter } = request;
  if (!dataSheet && !valueDeclaration && !rodtepDeclaration && !authorityLetter) {
    throw refuseField("The pack has no part: please choose at least one", "dataSheet");
  }
  if (authorityLetter && linesOf(request.customsBroker).length === 0) {
    throw refuseField("The authority letter needs the customs broker: please enter its name, or leave the letter out", "customsBroker");
  }
  if (rodtepDeclaration && !request.claimRodtep) {
    throw refuseField("RoDTEP is not claimed: please leave its declaration out, or claim it", "rodtepDeclaration");
  }
  if (request.hasInfluenced && !request.isRelated) {
    throw refuseField("Only the relationship of related parties can influence the price", "hasInfluenced");
  }
  if (valueDeclaration && request.natureOfTransaction === "OTHER" && request.otherInformation.trim() === "") {
    throw refuseField("The nature of transaction is other: please explain it in the other information", "otherInformation");
  }
  refuseLater(invoiceDate, request.date, "The date of the invoice is after the date of the declarations", "invoiceDate");
}

/** The ten entries of the export value declaration under Rule 7. */
function valuationRows(request: CustomsPackRequest, shipment: Shipment, { invoiceNo, invoiceDate }: DocumentNumbers): Row[] {
  const yes = (is: boolean) => (is ? "Yes" : "No");
  return [
    { label: "1. Shipping bill no. and date", value: datedOf(request.shippingBillNo, request.shippingBillDate) },
    { label: "2. Invoice no. and date", value: datedOf(invoiceNo, invoiceDate) },
    { label: "3. Nature of transaction", value: labelOf("natureOfTransaction", request.natureOfTransaction) },
    { label: "4. Method of valuation", value: labelOf("valuationRule", request.valuationRule) },
    { label: "5. Whether seller and buyer are related", value: yes(request.isRelated) },
    {
      label: "6. If yes, whether the relationship has influenced the price",
      value: request.isRelated ? yes(request.hasInfluenced) : "Not applicable",
    },
    { label: "7. Terms of payment", value: shipment.termsOfPayment },
    { label: "8. Terms of delivery", value: shipment.termsOfShipment },
    { label: "9. Previous exports of identical or similar goods, if any: shipping bill no. and date", value: request.previousExports },
    { label: "10. Any other relevant information", value: request.otherInformation.trim() },
  ];
}

function labelOf(name: "natureOfTransaction" | "valuationRule", value: string): string {
  const field = valuationFields.find((each) => each.name === name);
  return field?.type === "choice" ? (field.choices.find((choice) => choice.value === value)?.label ?? "") : "";
}
