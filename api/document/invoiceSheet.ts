import type { InvoiceRequest, ProformaInvoiceRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { bankRows } from "./bank.ts";
import { breakupRows, commissionRow, figureRows, wordRows, type ValueWords } from "./charges.ts";
import { containerTable } from "./containers.ts";
import { coverOf, firmSignature } from "./cover.ts";
import { documentNumbers, identityOf } from "./documentNumbers.ts";
import { figuresOf, type ShipmentFigures } from "./figures.ts";
import { frameOf } from "./frame.ts";
import { pricedGoods, weightRows } from "./goods.ts";
import { packingListPart } from "./packingListSheet.ts";
import type { InvoiceSheet } from "./sheet.ts";

const words: ValueWords = { value: "Invoice value", withAdvance: true };

/** PROFORMA INVOICE: goods with prices, bank always, no containers. */
export function proformaSheet(request: ProformaInvoiceRequest, shipment: Shipment): InvoiceSheet {
  const document = { kind: "proforma-invoice", request } as const;
  const numbers = documentNumbers(document, shipment);
  return {
    kind: "proforma-invoice",
    ...coverOf(identityOf(document, numbers), shipment, request.letterhead),
    frame: frameOf("proforma-invoice", shipment, numbers, true),
    ...pricedPart(request, shipment, figuresOf(shipment)),
    weights: [],
    containers: null,
    packingList: null,
  };
}

/** COMMERCIAL INVOICE: as the proforma, with containers and weights; `addPL` appends the packing list to the same file. */
export function invoiceSheet(request: InvoiceRequest, shipment: Shipment): InvoiceSheet {
  const document = { kind: "invoice", request } as const;
  const numbers = documentNumbers(document, shipment);
  const figures = figuresOf(shipment);
  return {
    kind: "invoice",
    ...coverOf(identityOf(document, numbers), shipment, request.letterhead),
    frame: frameOf("invoice", shipment, numbers, true),
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
