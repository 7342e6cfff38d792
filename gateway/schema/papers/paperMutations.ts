import { maxPaperCount, maxPaperNote } from "#domain/documents/papers.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { builder } from "../../builder/builder.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { shipmentField } from "../attachment/attachmentPayload.ts";
import { PaperTypeEnum } from "./papers.ts";

const PaperInput = builder.inputType("PaperInput", {
  description: "A paper that a shipment needs.",
  fields: (t) => ({
    type: t.field({ type: PaperTypeEnum, required: true, description: "What kind of paper it is." }),
    originals: t.int({ description: `How many originals, 0 to ${maxPaperCount}; omitted if nobody says.` }),
    copies: t.int({ description: `How many copies, 0 to ${maxPaperCount}; omitted if nobody says.` }),
    note: t.string({ description: `A note of at most ${maxPaperNote} characters.` }),
    dueOn: t.field({ type: "Date", description: 'When it is due, such as "2025-11-28"; omitted if nobody says.' }),
  }),
});

builder.relayMutationField(
  "setPapers",
  {
    description: "Which papers a shipment needs.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      papers: t.field({
        type: [PaperInput],
        description: "Exactly the papers that it needs, each type once; null or omitted: those that its terms ask for.",
      }),
    }),
  },
  {
    description: "Chooses which papers a shipment needs, against what its terms ask for. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
        const papers = input.papers?.map(({ dueOn, ...paper }) => ({ ...paper, ...(dueOn && { dueOn: toDayMonthYear(dueOn) }) })) ?? null;
        const call = { method: "POST" as const, path: "/v1/shipment/papers", query: { shipmentId }, body: { papers } };
        await optionalCall(() => rest.write(call, ignoredResponse));
        return { shipmentId };
      }),
  },
  { description: "The shipment with its papers.", outputFields: (t) => ({ shipment: shipmentField(t), errors: errorsField(t) }) },
);
