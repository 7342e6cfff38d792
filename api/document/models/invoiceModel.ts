import type { InvoiceRequest } from "#domain/documents/kinds/invoice.ts";
import type { ProformaInvoiceRequest } from "#domain/documents/kinds/proformaInvoice.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { bankRows } from "../blocks/bank.ts";
import { breakUp, commissionRow, figureRows, wordRows, type ValueWords } from "../blocks/charges.ts";
import { containerRows, containerTable } from "../blocks/containers.ts";
import { printedDeclaration } from "../blocks/declaration.ts";
import { documentHeader, firmSignature } from "./documentHeader.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";
import { figuresOf, type ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { headerBoxes } from "../blocks/headerBoxes.ts";
import { pricedGoods, weightRows } from "../blocks/goods.ts";
import { packingListPart } from "./packingListModel.ts";
import type { InvoiceModel } from "./documentModel.ts";

const words: ValueWords = { value: "Invoice value", withAdvance: true };

/** PROFORMA INVOICE: goods with prices, always the bank, no containers. */
export function proformaModel(request: ProformaInvoiceRequest, shipment: Shipment): InvoiceModel {
  const document = { kind: "proforma-invoice", request } as const;
  const numbers = documentNumbers(document, shipment);
  return {
    kind: "proforma-invoice",
    ...documentHeader(identityOf(document, numbers), shipment, request.letterhead),
    headerBoxes: headerBoxes("proforma-invoice", shipment, numbers, true),
    ...pricedPart(request, shipment, figuresOf(shipment), numbers.piDate),
    weights: [],
    containers: null,
    packingList: null,
  };
}

/** COMMERCIAL INVOICE: the proforma with containers and weights; `addPL` appends the packing list to the same file. */
export function invoiceModel(request: InvoiceRequest, shipment: Shipment): InvoiceModel {
  const document = { kind: "invoice", request } as const;
  const numbers = documentNumbers(document, shipment);
  const figures = figuresOf(shipment);
  return {
    kind: "invoice",
    ...documentHeader(identityOf(document, numbers), shipment, request.letterhead),
    ...(request.addPL && { title: "COMMERCIAL INVOICE CUM PACKING LIST" }),
    headerBoxes: headerBoxes("invoice", shipment, numbers, true),
    ...pricedPart(request, shipment, figures, numbers.invoiceDate),
    weights: [...weightRows(shipment, figures), ...containerRows(shipment)],
    containers: containerTable({ ...shipment, containerDetail: undefined }, false),
    packingList: request.addPL ? packingListPart({ ...request, remarks: "" }, shipment, numbers) : null,
  };
}

function pricedPart(request: ProformaInvoiceRequest, shipment: Shipment, figures: ShipmentFigures, date: string) {
  const { breakup, warnings } = request.printCNF ? breakUp(shipment, figures) : { breakup: [], warnings: [] };
  const declaration = printedDeclaration(shipment, figures, date);
  return {
    goods: pricedGoods(shipment, figures, request.printSpecification),
    figures: figureRows(shipment, figures, words),
    breakup,
    commission: request.printCommission ? commissionRow(shipment, figures) : null,
    words: wordRows(shipment.currency, figures, words),
    bank: bankRows(shipment.bankDetails),
    remarks: request.remarks.trim(),
    declaration: declaration.text,
    signature: firmSignature(shipment),
    warnings: [...warnings, ...declaration.warnings],
  };
}
