import { z } from "zod";
import { brokerageBill, type BrokerageBillRequest } from "#domain/documents/kinds/brokerageBill.ts";
import { bodyOf, readFields } from "../../document/documentBody.ts";
import { pagesBody } from "../../document/documentOperations.ts";
import { claimedFigure, list, parseRequest, text } from "../../http/requestSchema.ts";
import type { BillOrder } from "./composeBill.ts";

const choice = z.object({
  shipmentIds: list(text(64)).describe("The shipments in the order of the bill: 1 to 50 of one firm of the exporter, in one currency."),
  firmId: text(64).describe("The id of your own firm, whose letterhead, stamp, PAN and bank the bill has."),
  addressId: text(64).describe("The id of its address; the first one when omitted."),
  bankId: text(64).describe("The id of its bank; the first one when omitted."),
  commission: claimedFigure().describe(
    "The sum of the commissions as you saw it, such as 350.25. Another one now is refused with 409; omitted, nothing is compared.",
  ),
});

const described = {
  description: "A bill for the commissions of shared shipments. Amounts come from the shipments and are never sent.",
  required: ["shipmentIds", "firmId", "billNo", "date"],
  example: { shipmentIds: ["019a7742"], firmId: "019a7743", billNo: "GCB/25-26/017", date: "20/11/2025", gstPercentage: "18" },
};
const shape = { ...choice.shape, ...bodyOf(brokerageBill.fields).shape };

export const billBody = z.object(shape).meta({ id: "BrokerageBillBody", ...described });
export const billPreviewBody = z.object({ ...shape, ...pagesBody.shape }).meta({ id: "BrokerageBillPreviewBody", ...described });

/** Reads the body of a bill for a partnership's shipments. Throws a `ProblemError` for a wrong shape, or a blank number or date. */
export function readBillBody(partnerId: string, sent: unknown): BillOrder {
  const chosen = parseRequest(choice, sent);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The body's schema and the request's type are made from one definition.
  const request = readFields(brokerageBill, sent) as BrokerageBillRequest;
  return { partnerId, ...chosen, request };
}
