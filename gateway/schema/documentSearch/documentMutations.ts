import { maxZipFiles } from "#domain/documents/documentSearch.ts";
import { builder } from "../../builder/builder.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { preparedZip } from "../../rest/shapes/documentSearch.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { attachmentTarget } from "../attachment/attachment.ts";
import { attachmentField } from "../attachment/attachmentPayload.ts";
import { DocumentSearch, searchBody } from "./foundDocuments.ts";

/** Where the input has what REST names so. */
const inputSteps: Record<string, string[]> = { keys: ["ids"], filter: ["search"], q: ["search", "query"] };

builder.relayMutationField(
  "prepareDocumentZip",
  {
    description: "Documents to download together.",
    inputFields: (t) => ({
      ids: t.idList({ description: `Global ids of attachments of any shipments, at most ${maxZipFiles}.` }),
      search: t.field({ type: DocumentSearch, description: `In place of ids: all that it finds, at most ${maxZipFiles}.` }),
    }),
  },
  {
    description: "Makes an address that downloads documents as one ZIP: at most 500 of them, and 1 GB.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const keys = (input.ids ?? []).map((id, index) => attachmentTarget(String(id), "ids", String(index)).key);
          const body = { keys, ...(input.search && { filter: searchBody(input.search) }) };
          const call = { method: "POST" as const, path: "/v1/document/zip", body };
          return { zip: await optionalCall(() => rest.write(call, preparedZip)) };
        },
        ([first = "", ...steps]) => [...(inputSteps[first] ?? [first]), ...steps],
      ),
  },
  {
    description: "The address of the ZIP.",
    outputFields: (t) => ({
      url: t.string({
        nullable: true,
        description: "Downloads the ZIP for five minutes, without a session; null with errors.",
        resolve: ({ zip }) => zip?.url ?? null,
      }),
      files: t.int({ nullable: true, description: "How many files it holds; null with errors.", resolve: ({ zip }) => zip?.files ?? null }),
      sizeInMB: t.field({
        type: "Decimal",
        nullable: true,
        description: 'Their size in megabytes, such as "8.4"; null with errors.',
        resolve: ({ zip }) => zip?.sizeInMB ?? null,
      }),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "retryDocumentText",
  {
    description: "A document whose text to read again.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the attachment." }) }),
  },
  {
    description: "Reads the text of a document again that could not be read, at most three times a day. CONFLICT for other documents.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const target = attachmentTarget(input.id, "id");
          const call = { method: "POST" as const, path: "/v1/document/retry", query: { key: target.key } };
          await optionalCall(() => rest.write(call, ignoredResponse));
          return target;
        },
        () => ["id"],
      ),
  },
  {
    description: "The document, which is being read.",
    outputFields: (t) => ({ attachment: attachmentField(t), errors: errorsField(t) }),
  },
);
