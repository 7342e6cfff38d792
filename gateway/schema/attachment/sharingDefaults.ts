import type { SharingDefault } from "#domain/documents/sharingDefaults.ts";
import { builder } from "../../builder/builder.ts";
import { AttachmentTypeEnum, PartnerRoleEnum } from "../../builder/enums.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { sharingDefaults } from "../../rest/shapes/people/partner.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";

const SharingDefaultType = builder.objectRef<SharingDefault>("SharingDefault").implement({
  description: "Who may see new attachments of a type, unless the upload or the document says otherwise.",
  fields: (t) => ({
    type: t.expose("type", { type: AttachmentTypeEnum, description: "The type of the attachments." }),
    audience: t.expose("audience", {
      type: [PartnerRoleEnum],
      description: "The roles of partners who may see them, in the order of the roles; empty: nobody.",
    }),
  }),
});

builder.objectField(Viewer, "sharingDefaults", (t) =>
  t.field({
    type: [SharingDefaultType],
    nullable: true,
    description:
      "Who may see new attachments, for every type, in the order of the types. At first nobody. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no partners.",
    resolve: async (_viewer, _args, { rest }) => (await optionalCall(() => rest.get("/v1/sharing-defaults", {}, sharingDefaults))).defaults,
  }),
);

const SharingDefaultInput = builder.inputType("SharingDefaultInput", {
  description: "Who may see new attachments of a type.",
  fields: (t) => ({
    type: t.field({ type: AttachmentTypeEnum, required: true, description: "The type of the attachments." }),
    audience: t.field({
      type: [PartnerRoleEnum],
      required: true,
      description: "The roles of partners who may see them; empty for nobody.",
    }),
  }),
});

builder.relayMutationField(
  "setSharingDefaults",
  {
    description: "The whole grid of sharing defaults.",
    inputFields: (t) => ({
      defaults: t.field({
        type: [SharingDefaultInput],
        required: true,
        description: "Each type at most once; new attachments of a type that is left out are visible to nobody.",
      }),
    }),
  },
  {
    description: "Replaces the sharing defaults. Stored attachments keep their audience. Only for owners.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const body = { defaults: input.defaults.map(({ type, audience }) => ({ type, audience })) };
        await optionalCall(() => rest.write({ method: "POST", path: "/v1/sharing-defaults", body }, ignoredResponse));
        return {};
      }),
  },
  { description: "The new sharing defaults.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);
