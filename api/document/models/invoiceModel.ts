import type { InvoiceRequest, ProformaInvoiceRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { bankRows } from "../blocks/bank.ts";
import { breakupRows, commissionRow, figureRows, wordRows, type ValueWords } from "../blocks/charges.ts";
import { containerTable } from "../blocks/containers.ts";
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
    ...pricedPart(request, shipment, figuresOf(shipment)),
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
    headerBoxes: headerBoxes("invoice", shipment, numbers, true),
    ...pricedPart(request, shipment, figures),
    weights: weightRows(shipment, figures),
    containers: containerTable(shipment),
    packingList: request.addPL ? packingListPart({ ...request, remarks: "" }, shipment, numbers) : null,
  };
}

function pricedPart(request: ProformaInvoiceRequest, shipment: Shipment, figures: ShipmentFigures) {
  const { currency } = shipment;
  return {
    goods: pricedGoods(shipment, figures, request.printSpecification),
    figures: figureRows(currency, figures, words),
    breakup: request.printCNF ? breakupRows(currency, figures) : [],
    commission: request.printCommission ? commissionRow(shipment, figures) : null,
    words: wordRows(currency, figures, words),
    bank: bankRows(shipment.bankDetails),
    remarks: request.remarks.trim(),
    declaration: shipment.declaration.trim(),
    signature: firmSignature(shipment),
  };
}
