import type { WarningCode } from "#domain/shipment/warning.ts";
import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import type { OutcomeFields } from "../../builder/payload.ts";
import type { ShipmentWarning } from "../../rest/shapes/shipment.ts";
import { shipmentFieldOf } from "./shipmentBody.ts";
import { detailsOf, loadShipment, Shipment } from "./shipment.ts";
import { needsDetails } from "./shipmentDetails.ts";

const codeValues: Record<WarningCode, { description: string }> = {
  NUMBER_REUSED: { description: "Another shipment of the firm has the same invoice or PI number." },
  NUMBER_GAP: { description: "The number before this one in its series is on no shipment of the firm." },
  NUMBER_YEAR: { description: "The invoice number names another financial year than that of its date." },
  NUMBER_CHARACTERS: { description: "The invoice number has a character that GST does not allow." },
  NUMBER_TOO_LONG: { description: "The invoice number has more than the 16 characters that GST allows." },
  GROSS_BELOW_NET: { description: "A gross weight is below its net weight." },
  TOO_MANY_CONTAINERS: { description: "More containers are listed than `containerCount`." },
  CONTAINER_TWICE: { description: "A container number is listed twice." },
  CONTAINER_NUMBER: { description: "A container number has a wrong form or check digit by ISO 6346." },
  CONTAINER_WEIGHT: { description: "The weights of all containers add up to others than the goods'." },
  CONTAINER_PACKAGES: { description: "The packages of all containers add up to another number than the goods'." },
  VGM: { description: "A verified gross mass is above its container's limit, or far from its gross weight and tare." },
  COMMISSION: { description: "The commission is more than the amount before GST." },
  BREAK_UP_SUM: { description: "The price break-up does not add up to the amount before GST." },
  BREAK_UP_OMITTED: { description: "A document omits the price break-up that was asked for; the message says why." },
  ENDORSEMENT_OMITTED: { description: "An invoice omits an endorsement of its declaration that the tax contradicts, or has none." },
  MILESTONE_ORDER: { description: "A milestone was reached after a later one." },
  FREIGHT_TERM: { description: "The freight term of the transport card contradicts the terms of shipment." },
  DATE_ORDER: {
    description:
      "A paper is dated before the invoice or the letter of credit that it names, or dates of the transport card contradict each other.",
  },
  CREDIT_DATE: {
    description: "A date of the shipment or of a paper is after a date of the letter of credit, or the credit's own dates contradict.",
  },
  EXCHANGE_RATE: { description: "An exchange rate seems to be that of 100 units of its currency." },
  HSN_CODE: { description: "The HSN code of a product is no tariff item of 8 digits, which a shipping bill names." },
  SQC_QUANTITY: { description: "The quantity of a line in customs' unit is neither its net weight nor its quantity." },
  RODTEP: { description: "A customs pack claims RoDTEP for an export that gets none; the message says why." },
  VALUATION: { description: "An export value declaration names a method that its other entries exclude." },
  ORIGIN: {
    description: "A data sheet of a preferential certificate of origin lacks what the certificate asks for, or is for other goods.",
  },
  DRAWEE: { description: "A bill under a letter of credit is drawn on the applicant." },
  PAYMENT_TERM: { description: "A bill, a collection or a shipping bill's data sheet is payable otherwise than the terms of payment say." },
  LUT_YEAR: { description: "The firm's letter of undertaking is of another year than the invoice." },
  TAX_INVOICE: { description: "A brokerage bill charges GST but lacks what a tax invoice needs; the message says what." },
  PRESENTATION_PERIOD: {
    description: "Documents under a letter of credit were sent later than 21 days after the on board date or after its expiry, or are due.",
  },
  BILL_OF_LADING: { description: "The bill of lading differs from the shipment, or its date is implausible." },
  DOCUMENTS_DIFFER: { description: "The newest documents of two kinds print a datum differently; the message has both values." },
  DOCUMENT_NOT_COMPARABLE: {
    description: "A document is too long for its data to be kept, so that later versions cannot say what changed.",
  },
  MERGE_FIELD_BLANK: { description: "A document's text has a gap where a merge field has no value." },
  CARRIER_LIMIT: { description: "A bill of lading says more than carriers take; the message says what." },
  BREAK_UP_TERM: { description: "The price break-up does not fit the Incoterm of the terms of shipment." },
  SCRIPT_UNPRINTABLE: { description: "No font of the documents has the letters of a text." },
};
const ShipmentWarningCodeEnum = builder.enumType("ShipmentWarningCode", {
  description: "Kind of a warning.",
  values: codeValues,
});

export const ShipmentWarningType = builder.objectRef<ShipmentWarning>("ShipmentWarning").implement({
  description: "Something that may be wrong with a shipment. It never prevents saving.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "The warning as a sentence." }),
    field: t.stringList({
      description:
        'The path in `CreateShipmentInput` that it is about, such as ["containers", "0", "containerNumber"], a document number, or the path of a field of the transport card or a milestone, such as ["transport", "freightTerm"]. In a generated or previewed document also a path in its input, such as ["document", "shipmentAdvice", "eta"].',
      resolve: ({ field }) => shipmentFieldOf(field),
    }),
    code: t.expose("code", { type: ShipmentWarningCodeEnum, description: "Kind of the warning." }),
  }),
});

builder.objectFields(Shipment, (t) => ({
  warnings: t.field({
    ...needsDetails,
    type: [ShipmentWarningType],
    nullable: true,
    description: "What may be wrong with it; null if the service does not check.",
    resolve: async (row, _args, context) => {
      const { warnings } = await detailsOf(row, context);
      if (warnings !== undefined) return warnings;
      // Lists of whole shipments omit warnings: finding reused numbers costs the service more queries.
      context.chargeCost(callCost);
      return (await loadShipment(row.shipmentId, context)).warnings ?? null;
    },
  }),
}));

/** The `warnings` of a generated or previewed document: what it omits although the input asks for it. */
export function omissionsField(t: OutcomeFields) {
  return t.field({
    type: [ShipmentWarningType],
    nullable: true,
    description:
      "What may be wrong with the document, such as what it omits although the input asks for it; null with errors, and if the service does not report it.",
    resolve: ({ omissions }) => omissions ?? null,
  });
}

/** The payload's `warnings`: doubts about the shipment as it was saved. */
export function warningsField(t: OutcomeFields) {
  return t.field({
    type: [ShipmentWarningType],
    nullable: true,
    description: "What may be wrong with the shipment; null with errors, and if the service does not check.",
    resolve: async ({ shipmentId }, _args, context) => (shipmentId ? ((await loadShipment(shipmentId, context)).warnings ?? null) : null),
  });
}
