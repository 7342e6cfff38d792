import type { PackingListRequest } from "#domain/document.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment.ts";
import { containerTable } from "../blocks/containers.ts";
import { documentHeader, firmSignature } from "./documentHeader.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";
import { figuresOf } from "../numbers/shipmentFigures.ts";
import { headerBoxes } from "../blocks/headerBoxes.ts";
import { packedGoods } from "../blocks/goods.ts";
import type { PackingListPart, PackingListModel } from "./documentModel.ts";

/** PACKING LIST: what is in which package and container, with weights and without any price. */
export function packingListModel(request: PackingListRequest, shipment: Shipment): PackingListModel {
  const document = { kind: "packing-list", request } as const;
  const numbers = documentNumbers(document, shipment);
  return {
    kind: "packing-list",
    ...documentHeader(identityOf(document, numbers), shipment, request.letterhead),
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
    headerBoxes: headerBoxes("packing-list", shipment, numbers, true),
    goods: packedGoods(shipment, figuresOf(shipment), request.printSpecification),
    containers: containerTable(shipment),
    remarks: request.remarks.trim(),
    signature: firmSignature(shipment),
  };
}
