import type { PackingListRequest } from "#domain/document.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment.ts";
import { containerTable } from "./containers.ts";
import { coverOf, firmSignature } from "./cover.ts";
import { documentNumbers, identityOf } from "./documentNumbers.ts";
import { figuresOf } from "./figures.ts";
import { frameOf } from "./frame.ts";
import { packedGoods } from "./goods.ts";
import type { PackingListPart, PackingListSheet } from "./sheet.ts";

/** PACKING LIST: what is in which package and container, with weights and without any price. */
export function packingListSheet(request: PackingListRequest, shipment: Shipment): PackingListSheet {
  const document = { kind: "packing-list", request } as const;
  const numbers = documentNumbers(document, shipment);
  return {
    kind: "packing-list",
    ...coverOf(identityOf(document, numbers), shipment, request.letterhead),
    ...packingListPart(request, shipment, numbers),
  };
}

/**
 * The pages of a packing list, alone or behind an invoice. The declaration stays out: it speaks of prices, which a packing
 * list must not tell.
 */
export function packingListPart(
  request: Pick<PackingListRequest, "printSpecification" | "remarks">,
  shipment: Shipment,
  numbers: DocumentNumbers,
): PackingListPart {
  return {
    title: "PACKING LIST",
    frame: frameOf("packing-list", shipment, numbers, true),
    goods: packedGoods(shipment, figuresOf(shipment), request.printSpecification),
    containers: containerTable(shipment),
    remarks: request.remarks.trim(),
    signature: firmSignature(shipment),
  };
}
