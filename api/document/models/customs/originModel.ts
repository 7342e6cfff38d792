import { origin, type OriginRequest } from "#domain/documents/customs/origin.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import type { PackedGoods, Row, Signature } from "../../blocks/blockTypes.ts";
import { filledRows } from "../../blocks/filledRows.ts";
import { packedGoods, weightRows } from "../../blocks/goods.ts";
import { carriageOf } from "../../blocks/vessel.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedNumbers, withPrintedDates } from "../../numbers/printedDate.ts";
import { figuresOf } from "../../numbers/shipmentFigures.ts";
import { datedOf } from "../../text/datedText.ts";
import type { Block } from "../../text/markup.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";
import { openWordings } from "../wordedBlocks.ts";
import { originWarnings } from "./originWarnings.ts";
import { originSheet, type OriginSheet } from "./originSheet.ts";

export type OriginModel = DocumentHeader & {
  kind: "origin";
  sheet: OriginSheet | null;
  declaration: { blocks: Block[]; references: Row[]; goods: PackedGoods; quantities: Row[] } | null;
  /** Where and when the declaration is signed. */
  signedAt: string;
  signature: Signature;
};

/** Origin papers. They show no price, and nothing that looks like a certificate. */
export function originModel(request: OriginRequest, shipment: Shipment): OriginModel {
  const document = { kind: "origin", request } as const;
  const stored = documentNumbers(document, shipment);
  checkRequest(request, stored);
  const numbers = printedNumbers(stored, shipment);
  const printed = withPrintedDates(request, origin, shipment);
  const figures = figuresOf(shipment);
  const wordings = openWordings(document, shipment);
  const header = documentHeader(identityOf(document, stored), shipment, request.letterhead);
  const blocks = wordings.blocksOf("originText");
  if (request.declaration && blocks.length === 0) throw refuseField("The declaration of origin has no text", "originText");
  const invoice = datedOf(numbers.invoiceNo, numbers.invoiceDate);
  const signedAt = [request.place, header.date].filter(Boolean).join(", ");
  return {
    kind: "origin",
    ...header,
    sheet: request.dataSheet ? originSheet(printed, shipment, { figures, invoice, signedAt }) : null,
    declaration: request.declaration
      ? {
          blocks,
          references: filledRows([
            ["Ref.", header.number],
            ["Invoice", invoice],
            ["Consignee", [shipment.consignee.name, shipment.consignee.country].filter(Boolean).join(", ")],
            carriageOf(shipment),
          ]),
          goods: packedGoods(shipment, figures, false),
          quantities: weightRows(shipment, figures).filter(({ value }) => value !== ""),
        }
      : null,
    signedAt,
    signature: firmSignature(shipment),
    unknownFields: wordings.unknownFields(),
    warnings: [...(request.declaration ? wordings.warnings() : []), ...originWarnings(request, shipment)],
  };
}

function checkRequest({ dataSheet, declaration, date }: OriginRequest, { invoiceDate }: DocumentNumbers): void {
  if (!dataSheet && !declaration) throw refuseField("The origin papers have no part: please choose at least one", "dataSheet");
  refuseLater(invoiceDate, date, "The date of the invoice is after the date of the declaration", "invoiceDate");
}
