import type { PackingListRequest } from "#domain/documents/kinds/packingList.ts";
import type { DocumentNumbers, Shipment } from "#domain/shipment/shipment.ts";
import { containerTable } from "../blocks/containers.ts";
import { documentHeader, firmSignature } from "./documentHeader.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";
import { figuresOf } from "../numbers/shipmentFigures.ts";
import { headerBoxes } from "../blocks/headerBoxes.ts";
import { packedGoods } from "../blocks/goods.ts";
import type { PackingListPart, PackingListModel } from "./documentModel.ts";

/** PACKING LIST: the contents of packages and containers, with weights and without prices. */
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
 * The pages of a packing list, alone or after an invoice. Omits the declaration: it mentions prices, which a packing list must not show.
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
    containers: containerTable(shipment, true),
    remarks: request.remarks.trim(),
    signature: firmSignature(shipment),
  };
}
