import { builder } from "../../builder/builder.ts";
import { AttachmentTypeEnum, PartnerRoleEnum } from "../../builder/enums.ts";
import { errorsField, outcome, type OutcomeFields } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import type { Rest } from "../../rest/restClient.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { attachmentTarget } from "./attachment.ts";

const unsupported = "UPSTREAM_UNSUPPORTED if the service behind the gateway changes only single files.";

/** Changes files of any shipments by one REST call, whose `keys` are the input's `ids`. */
function changeSelection(rest: Rest, path: string, { ids, ...change }: { ids: readonly (string | number)[]; [name: string]: unknown }) {
  return outcome(
    async () => {
      const keys = ids.map((id, index) => attachmentTarget(String(id), "ids", String(index)).key);
      await optionalCall(() => rest.write({ method: "POST", path, body: { ...change, keys } }, ignoredResponse));
      return { keys };
    },
    (field) => field.map((name) => (name === "keys" ? "ids" : name)),
  );
}

builder.relayMutationField(
  "setAttachmentTypes",
  {
    description: "Attachments of any shipments, and what kind of paper they are.",
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: "Global ids of 1 to 500 attachments." }),
      type: t.field({ type: AttachmentTypeEnum, required: true, description: "What they are from now on." }),
    }),
  },
  {
    description: `Changes the type of attachments: all of them or none. CONFLICT for one that is final, was generated, or is a broker's bill. ${unsupported}`,
    resolve: (_root, { input: { ids, type } }, { rest }) => changeSelection(rest, "/v1/document/type", { ids, type }),
  },
  { description: "How many attachments have the type now.", outputFields: (t) => selectionFields(t) },
);

builder.relayMutationField(
  "setAttachmentAudiences",
  {
    description: "Attachments of any shipments, and who may see them.",
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: "Global ids of 1 to 500 attachments." }),
      audience: t.field({
        type: [PartnerRoleEnum],
        required: true,
        description: "The roles of partners who may see them from now on; empty for nobody.",
      }),
    }),
  },
  {
    description: `Sets who may see attachments of several shipments: all of them or none. A role that is taken away sees them no more from its next request on. ${unsupported}`,
    resolve: (_root, { input: { ids, audience } }, { rest }) => changeSelection(rest, "/v1/document/audience", { ids, audience }),
  },
  { description: "How many attachments have the audience now.", outputFields: (t) => selectionFields(t) },
);

function selectionFields(t: OutcomeFields) {
  return {
    count: t.int({
      nullable: true,
      description: "How many attachments were named; null with errors.",
      resolve: ({ keys }) => keys?.length ?? null,
    }),
    errors: errorsField(t),
  };
}
