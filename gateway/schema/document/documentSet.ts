import { z } from "zod";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { builder } from "../../builder/builder.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { storedKey } from "../../rest/shapes/simpleResponses.ts";
import { Attachment } from "../attachment/attachment.ts";
import { audienceInput } from "../attachment/audience.ts";
import { loadAttachments, shipmentField } from "../attachment/attachmentPayload.ts";
import { omissionsField } from "../shipment/shipmentWarning.ts";
import { drawn, orderBody, shipmentInput } from "./document.ts";
import { chosenDocument, DocumentInput } from "./documentInput.ts";
import { documentBody, inputPath, inputWarnings } from "./documentInputs.ts";

const drawnSet = z.object({ documents: z.array(drawn), merged: storedKey.nullish() });

builder.relayMutationField(
  "generateDocumentSet",
  {
    description: "The documents of a set, and their shipment.",
    inputFields: (t) => ({
      ...shipmentInput(t),
      documents: t.field({
        type: [DocumentInput],
        required: true,
        description:
          "The documents in their order, each kind at most once. Blank numbers and dates take those of the other documents, then the stored ones; two documents that give different ones are refused.",
      }),
      merged: t.boolean({
        defaultValue: false,
        description: "Also store one PDF of all documents in this order, with a bookmark for each.",
      }),
      audience: audienceInput(
        t,
        "that of the version that each document replaces, else the sharing default of its type, and for the merged PDF what these have in common",
      ),
      mergedName: t.string({ description: "The name of that PDF; blank for 'Documents' and the invoice's number." }),
    }),
  },
  {
    description:
      'Generates several documents and stores all of them or none, with their numbers and dates on the shipment. Nothing is stored for a client that disconnects before the end. A request with the headers `Accept: text/event-stream` and `GraphQL-Progress: 1` gets an event `progress` after each document, such as {"done":1,"total":4}, before the event `next` with the response. UPSTREAM_UNSUPPORTED if the service behind the gateway generates no sets.',
    resolve: (_root, { input }, { rest }) => {
      const chosen = input.documents.map(chosenDocument);
      return outcome(
        async () => {
          const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
          const body = {
            documents: chosen.map(({ definition, values }) => ({ kind: definition.kind, request: documentBody(definition, values) })),
            merged: input.merged ?? false,
            mergedName: input.mergedName ?? "",
            ...orderBody(input),
          };
          const call = { method: "POST", path: "/v1/shipment/document-set", query: { shipmentId }, body } as const;
          const { documents, merged } = await optionalCall(() => rest.write({ ...call, takes: "long", hasProgress: true }, drawnSet));
          return {
            shipmentId,
            set: { keys: documents.map(({ key }) => key), mergedKey: merged?.key ?? null },
            omissions: documents.flatMap(({ warnings }, index) => {
              const definition = chosen[index]?.definition;
              return (definition && inputWarnings(definition, warnings, ["documents", String(index), definition.graphqlName])) ?? [];
            }),
            unknownFields: [...new Set(documents.flatMap(({ unknownFields }) => unknownFields ?? []))],
          };
        },
        (path) =>
          setPath(
            path,
            chosen.map(({ definition }) => definition),
          ),
      );
    },
  },
  {
    description: "The generated documents.",
    outputFields: (t) => ({
      attachments: t.field({
        type: [Attachment],
        nullable: true,
        description: "The documents as stored, in the order of the input; null with errors.",
        resolve: async (done, _args, context) => (done.set ? await loadAttachments(done, done.set.keys, context) : null),
      }),
      mergedAttachment: t.field({
        type: Attachment,
        nullable: true,
        description: "The merged PDF; null with errors, and if none was asked for.",
        resolve: async (done, _args, context) => {
          const [merged] = await loadAttachments(done, done.set?.mergedKey ? [done.set.mergedKey] : [], context);
          return merged ?? null;
        },
      }),
      shipment: shipmentField(t),
      warnings: omissionsField(t),
      errors: errorsField(t),
      unknownFields: t.stringList({
        nullable: true,
        description: "Unknown merge fields of the texts of all documents, each once; they are printed as written. Null with errors.",
        resolve: ({ unknownFields }) => unknownFields ?? null,
      }),
    }),
  },
);

/** Translates REST's path, such as documents 0 request contractNumber, to the input's: documents 0 contract contractNo. */
function setPath(path: string[], definitions: readonly DocumentDefinition[]): string[] {
  const [first = "", index = "", part = "", ...rest] = path;
  const definition = first === "documents" ? definitions[Number(index)] : undefined;
  if (!definition) return path;
  if (part !== "request") return [first, index];
  const place = [first, index, definition.graphqlName];
  const isField = definition.fields.some(({ name }) => name === rest[0]);
  return isField ? inputPath(definition, rest, place) : [...place, ...rest];
}
