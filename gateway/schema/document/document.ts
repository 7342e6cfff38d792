import { z } from "zod";
import { documentOf } from "#domain/documents/document.ts";
import type { DocumentDefinition, FieldValues } from "#domain/documents/documentDefinition.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { warning } from "../../rest/shapes/shipment.ts";
import { storedKey } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, type Outcome, type OutcomeFields } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { audienceInput } from "../attachment/audience.ts";
import { attachmentTarget } from "../attachment/attachment.ts";
import { attachmentEdgeField, attachmentField, shipmentField } from "../attachment/attachmentPayload.ts";
import { omissionsField } from "../shipment/shipmentWarning.ts";
import { documentBody, documentInputs, inputPath, inputWarnings, pascal, type InputFields } from "./documentInputs.ts";
import { chosenDocument, DocumentInput } from "./documentInput.ts";

/** The service renders the document and stores it as an attachment; its response contains the key. */
export const drawn = storedKey.extend({ unknownFields: z.array(z.string()).nullish(), warnings: z.array(warning).nullish().catch(null) });

/** The shipment of a document, the version that the client read, and who may see the document. */
type Subject = { shipmentId: string; version?: number | null | undefined; audience?: PartnerRole[] | null | undefined };
type Order = { definition: DocumentDefinition; values: FieldValues; path?: string[] };

/** Generates a document. `path` is where its fields are in the input. */
async function generate(input: Subject, { definition, values, path = [] }: Order, { rest }: Context): Promise<Outcome> {
  return await outcome(
    async () => {
      const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
      const body = { ...documentBody(definition, values), ...orderBody(input) };
      const call = { method: "POST" as const, path: `/v1/shipment/document/${definition.kind}`, query: { shipmentId }, body };
      const { warnings: omissions, ...document } = await rest.write({ ...call, takes: "long" }, drawn);
      return { shipmentId, omissions: inputWarnings(definition, omissions, path), ...document };
    },
    (restPath) => inputPath(definition, restPath, path),
  );
}

function documentFields(t: OutcomeFields) {
  return {
    attachment: attachmentField(t),
    attachmentEdge: attachmentEdgeField(t),
    shipment: shipmentField(t),
    warnings: omissionsField(t),
    errors: errorsField(t),
    unknownFields: t.stringList({
      nullable: true,
      description:
        "Unknown merge fields of the texts, each once, such as `consignee.nam`; they are printed as written. Empty when there are none; null with errors, or when the service does not report them.",
      resolve: ({ unknownFields }) => unknownFields ?? null,
    }),
  };
}

export function shipmentInput(t: InputFields) {
  return {
    shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
    version: versionInput(t),
    audience: audienceInput(t, "the audience of the version that it replaces, else the sharing default of its type"),
  };
}

/** The version and the audience as REST's bodies have them, if they are given. */
export function orderBody({ version, audience }: Omit<Subject, "shipmentId">): { version?: number; audience?: PartnerRole[] } {
  return { ...(typeof version === "number" && { version }), ...(audience && { audience }) };
}

function versionInput(t: InputFields) {
  return t.int({ description: "`Shipment.version` as it was read: a change in between is then refused (CONFLICT)." });
}

builder.relayMutationField(
  "generateDocument",
  {
    description: "A document's fields, and its shipment.",
    inputFields: (t) => ({
      ...shipmentInput(t),
      document: t.field({ type: DocumentInput, required: true, description: "The document and its contents." }),
    }),
  },
  {
    description: "Generates a document of any kind as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) => generate(input, chosenDocument(input.document), context),
  },
  { description: "The generated document.", outputFields: documentFields },
);

builder.relayMutationField(
  "regenerateDocument",
  {
    description: "A generated document to make again.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the document's attachment." }),
      version: versionInput(t),
    }),
  },
  {
    description:
      "Generates a document again with the values that it was made with, from the shipment as it is now: its own number and date stay. The result is the next version. Refused if those values were not kept; UPSTREAM_UNSUPPORTED if the service behind the gateway keeps none.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const { shipmentId, key } = attachmentTarget(input.id, "id");
        const body = orderBody(input);
        const call = { method: "POST" as const, path: "/v1/shipment/document/regenerate", query: { shipmentId, key }, body };
        const { warnings: omissions, ...document } = await optionalCall(() => rest.write({ ...call, takes: "long" }, drawn));
        return { shipmentId, omissions, ...document };
      }, regeneratedPath),
  },
  { description: "The document that was generated again.", outputFields: documentFields },
);

/** REST names the key of the file; the input has its global id. */
function regeneratedPath([first = "", ...rest]: string[]): string[] {
  return first === "key" || first === "shipmentId" ? ["id"] : [first, ...rest];
}

/** The kinds that have a mutation of their own from before `generateDocument`. */
for (const kind of ["contract", "proforma-invoice", "invoice", "packing-list", "custom-document"] as const) {
  const definition = documentOf(kind);
  const noun = definition.words.inSentence;
  builder.relayMutationField(
    `generate${pascal(definition.graphqlName)}`,
    {
      description: `The fields of the ${noun}, and its shipment.`,
      inputFields: (t) => ({ ...documentInputs(definition, t), ...shipmentInput(t) }),
    },
    {
      description: `Generates the ${noun} as a PDF and stores it on the shipment.`,
      resolve: (_root, { input }, context) => generate(input, { definition, values: input }, context),
    },
    { description: `The generated ${noun}.`, outputFields: documentFields },
  );
}
