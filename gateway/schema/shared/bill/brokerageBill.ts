import { brokerageBill } from "#domain/documents/kinds/brokerageBill.ts";
import { invalid } from "#domain/http/problem.ts";
import { billMessages } from "#domain/partners/brokerageBill.ts";
import { builder } from "../../../builder/builder.ts";
import { callCost } from "../../../builder/context.ts";
import { toBodyFigure } from "../../../builder/decimals.ts";
import { splitPair } from "../../../builder/globalIds.ts";
import { restId, targetId } from "../../../builder/nodes.ts";
import { errorsField, outcome } from "../../../builder/payload.ts";
import { notFound, Refused } from "../../../errors/errors.ts";
import { optionalCall } from "../../../rest/optionalCall.ts";
import { sentBill } from "../../../rest/shapes/people/shared.ts";
import { documentBody, documentInputs, inputPath, inputWarnings, type InputFields } from "../../document/documentInputs.ts";
import { DocumentPreview, type Preview } from "../../document/documentPreview.ts";
import { pagesBody, pagesFields, previewPages } from "../../document/previewPages.ts";
import { omissionsField } from "../../shipment/shipmentWarning.ts";
import { viewerField } from "../../viewer/viewer.ts";

const BillInput = builder.inputType("BrokerageBillDocumentInput", {
  description: "The fields of the brokerage bill. It has no amounts: they are the commissions of the shipments.",
  fields: (t) => documentInputs(brokerageBill, t),
});

function orderFields(t: InputFields) {
  return {
    sharedShipmentIds: t.idList({
      required: true,
      description: "Global ids of the SharedShipments in the order of the bill: 1 to 50 of one firm of an exporter, in one currency.",
    }),
    firmId: t.id({ required: true, description: "Global id of your own firm, whose letterhead, stamp, PAN and bank the bill has." }),
    addressId: t.id({ description: "`Address.addressId` of its address; the first one if omitted." }),
    bankId: t.id({ description: "`BankDetail.bankId` of its account; the first one if omitted." }),
    bill: t.field({ type: BillInput, required: true, description: "The bill's own fields." }),
  };
}

const PreviewBillInput = builder.inputType("PreviewBrokerageBillInput", {
  description: "A brokerage bill to preview.",
  fields: (t) => ({ ...orderFields(t), ...pagesFields(t) }),
});

builder.queryField("previewBrokerageBill", (t) =>
  t.field({
    type: DocumentPreview,
    nullable: true,
    description:
      "Renders a brokerage bill as pages to preview, from the same source as the PDF. Nothing is stored. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no bills.",
    complexity: callCost,
    args: { input: t.arg({ type: PreviewBillInput, required: true, description: "What to render." }) },
    resolve: async (_root, { input }, { rest }): Promise<Preview> => {
      let preview: Preview["preview"] = null;
      const done = await outcome(async () => {
        const { query, body } = callOf(input);
        const call = { method: "POST" as const, path: "/v1/shared/bill/preview", query, body: { ...body, ...pagesBody(input) } };
        const answer = await optionalCall(() => rest.write({ ...call, takes: "long" }, previewPages));
        preview = answer;
        return { omissions: inputWarnings(brokerageBill, answer?.warnings, ["bill"]) };
      }, billPath);
      return { ...done, preview };
    },
  }),
);

builder.relayMutationField(
  "createBrokerageBill",
  {
    description: "A brokerage bill to send.",
    inputFields: (t) => ({
      ...orderFields(t),
      commission: t.field({
        type: "Decimal",
        description: 'The sum of the commissions as it was read, such as "350.25": another one now is refused (CONFLICT).',
      }),
    }),
  },
  {
    description:
      "Sends the exporter a bill for the commissions of shared shipments, of which the user's office is the broker: a PDF on each of them, which the exporter approves or rejects. A shipment is on one bill at a time; a rejected bill frees its shipments.",
    resolve: (_root, { input: { commission, ...input } }, { rest }) =>
      outcome(async () => {
        const { query, body } = callOf(input);
        const sum = commission == null ? {} : { commission: toBodyFigure(commission) };
        const call = { method: "POST" as const, path: "/v1/shared/bill/add", query, body: { ...body, ...sum } };
        const { billNo, warnings } = await optionalCall(() => rest.write({ ...call, takes: "long" }, sentBill));
        return { billNo, omissions: inputWarnings(brokerageBill, warnings, ["bill"]) };
      }, billPath),
  },
  {
    description: "The bill that was sent.",
    outputFields: (t) => ({
      billNo: t.string({ nullable: true, description: "The bill's number; null with errors.", resolve: ({ billNo }) => billNo ?? null }),
      viewer: viewerField(t),
      warnings: omissionsField(t),
      errors: errorsField(t),
    }),
  },
);

type Order = Omit<typeof PreviewBillInput.$inferInput, keyof ReturnType<typeof pagesFields>>;

/** The REST call of an order. Throws `Refused` for ids of other things, and for shipments of several exporters. */
function callOf({ sharedShipmentIds, firmId, addressId, bankId, bill }: Order) {
  const pairs = sharedShipmentIds.map((globalId, index) => {
    const [partnerId, shipmentId] = splitPair(restId("SharedShipment", globalId, "Shipment", "sharedShipmentIds", String(index))) ?? [];
    if (!partnerId || !shipmentId) throw notFound("Shipment", "sharedShipmentIds", String(index));
    return { partnerId, shipmentId };
  });
  const [first] = pairs;
  if (!first) throw new Refused([invalid(billMessages.nothingChosen, "sharedShipmentIds")]);
  if (pairs.some(({ partnerId }) => partnerId !== first.partnerId)) {
    throw new Refused([invalid(billMessages.severalFirms, "sharedShipmentIds")]);
  }
  const body = {
    ...documentBody(brokerageBill, bill),
    shipmentIds: pairs.map(({ shipmentId }) => shipmentId),
    firmId: targetId("Firm", firmId, "Firm", "firmId"),
    ...(addressId && { addressId }),
    ...(bankId && { bankId }),
  };
  return { query: { partnerId: first.partnerId }, body };
}

function billPath([first = "", ...rest]: string[]): string[] {
  if (first === "shipmentIds") return ["sharedShipmentIds", ...rest];
  return first === "shipmentId" ? ["sharedShipmentIds"] : inputPath(brokerageBill, [first, ...rest], ["bill"]);
}
