import { maxPaperTemplateName, maxPaperTemplates } from "#domain/documents/paperTemplate.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { registerNodeLoader, targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, renamed } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { paperTemplate, paperTemplates, type PaperTemplate as PaperTemplateData } from "../../rest/shapes/papers.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";
import { PaperTypeEnum } from "./papers.ts";

const PaperTemplate = builder.objectRef<PaperTemplateData>("PaperTemplate");
const path = "/v1/paper-template";

defineNode(PaperTemplate, {
  description: "A document set for new shipments to a country or a consignee.",
  id: { resolve: ({ paperTemplateId }) => paperTemplateId, description: "Global id of the template." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the template." }),
    types: t.expose("types", { type: [PaperTypeEnum], description: "The papers that a new shipment needs." }),
    country: t.string({
      nullable: true,
      description: 'English name of the country of destination that it is for, such as "Germany"; null for any.',
      resolve: ({ country }) => country || null,
    }),
    buyerId: t.id({
      nullable: true,
      description: "Global id of the consignee that it is for; null for any.",
      resolve: ({ buyerId }) => (buyerId === null ? null : encodeId("Buyer", buyerId)),
    }),
    buyerName: t.exposeString("buyerName", { description: "That consignee's name; empty without one, and if it was deleted." }),
  }),
});

registerNodeLoader("PaperTemplate", async (id, context) => {
  return (await loadTemplates(context)).find(({ paperTemplateId }) => paperTemplateId === id) ?? null;
});

builder.objectField(Viewer, "paperTemplates", (t) =>
  t.field({
    type: [PaperTemplate],
    nullable: true,
    description: `Document sets for new shipments, the newest first; at most ${maxPaperTemplates}. A new shipment begins with the first that is for its country of destination and its consignee. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway keeps none.`,
    resolve: async (_viewer, _args, context) => await loadTemplates(context),
  }),
);

async function loadTemplates({ rest }: Context): Promise<PaperTemplateData[]> {
  return (await optionalCall(() => rest.get(path, {}, paperTemplates))).templates;
}

builder.relayMutationField(
  "savePaperTemplate",
  {
    description: "A document set for new shipments to a country, a consignee, or a consignee in a country.",
    inputFields: (t) => ({
      id: t.id({ description: "Global id of a template to replace; a new one if omitted." }),
      name: t.string({ required: true, description: `The name, at most ${maxPaperTemplateName} characters.` }),
      types: t.field({ type: [PaperTypeEnum], required: true, description: "The papers that a new shipment needs: at least one." }),
      country: t.string({ description: "English name of the country of destination that it is for; any if omitted." }),
      buyerId: t.id({ description: "Global id of the consignee that it is for; any if omitted." }),
    }),
  },
  {
    description: "Adds or changes a document set for new shipments. Shipments of before keep their set. Not for a viewer.",
    resolve: (_root, { input: { id, name, types, country, buyerId } }, { rest }) =>
      outcome(
        async () => {
          const body = {
            name,
            types,
            country: country ?? "",
            buyerId: buyerId ? targetId("Buyer", buyerId, "Buyer", "buyerId") : "",
          };
          const paperTemplateId = id ? targetId("PaperTemplate", id, "Document set template") : null;
          const query = paperTemplateId === null ? {} : { query: { paperTemplateId } };
          const call = { method: "POST" as const, path: `${path}/${paperTemplateId === null ? "add" : "update"}`, body, ...query };
          return { paperTemplate: await optionalCall(() => rest.write(call, paperTemplate)) };
        },
        renamed({ paperTemplateId: "id" }),
      ),
  },
  {
    description: "The saved template.",
    outputFields: (t) => ({
      paperTemplate: t.field({
        type: PaperTemplate,
        nullable: true,
        description: "The saved template; null with errors.",
        resolve: (result) => result.paperTemplate ?? null,
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "deletePaperTemplate",
  {
    description: "The document set template to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the template." }) }),
  },
  {
    description: "Deletes a document set for new shipments. Shipments that began with it keep their set. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const paperTemplateId = targetId("PaperTemplate", input.id, "Document set template");
          const call = { method: "DELETE" as const, path: `${path}/delete`, query: { paperTemplateId } };
          await optionalCall(() => rest.write(call, ignoredResponse));
          return { id: paperTemplateId };
        },
        () => ["id"],
      ),
  },
  {
    description: "The id of the deleted template, or why it was not deleted.",
    outputFields: (t) => ({
      deletedPaperTemplateId: t.id({
        nullable: true,
        description: "Global id of the deleted template; null with errors.",
        resolve: ({ id }) => (id ? encodeId("PaperTemplate", id) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
