import type { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { removedSampleData, sampleData, type KeptRecord } from "../../rest/shapes/sampleData.ts";
import { AuditEntityTypeEnum } from "../auditTrail/auditEnums.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";

const path = "/v1/user/sample-data";

const SampleData = builder.objectRef<z.infer<typeof sampleData>>("SampleData").implement({
  description: "How much of the office's data is sample data.",
  fields: (t) => ({
    firmCount: t.exposeInt("firms", { description: "Number of sample firms; 0 without sample data." }),
    recordCount: t.exposeInt("records", { description: "Number of sample buyers, ports, list items and other records." }),
    shipmentCount: t.exposeInt("shipments", { description: "Number of shipments that were added with the sample." }),
  }),
});

builder.objectField(Viewer, "sampleData", (t) =>
  t.field({
    type: SampleData,
    nullable: true,
    description: "The office's sample data. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has none.",
    resolve: async (_viewer, _args, { rest }) => await optionalCall(() => rest.get(path, {}, sampleData)),
  }),
);

const KeptReasonEnum = builder.enumType("KeptSampleReason", {
  description: "Why a record of the sample stays.",
  values: {
    CHANGED: { description: "It was changed since." },
    USED: { description: "The office's own shipments or partners use it." },
  },
});

const KeptSampleRecord = builder.objectRef<KeptRecord>("KeptSampleRecord").implement({
  description: "A record of the removed sample that stays as the office's own.",
  fields: (t) => ({
    type: t.expose("kind", { type: AuditEntityTypeEnum, description: "What the record is." }),
    name: t.exposeString("name", { description: "The name of the record." }),
    reason: t.expose("reason", { type: KeptReasonEnum, description: "Why it stays." }),
  }),
});

builder.relayMutationField(
  "setSampleData",
  {
    description: "Whether the office has sample data from now on.",
    inputFields: (t) => ({ isWanted: t.boolean({ required: true, description: "True adds it, false removes it." }) }),
  },
  {
    description:
      "Adds two firms with their master data and shipments, marked as sample data; refused (CONFLICT) while there is some. Or removes them, with the files of the sample's shipments; what the user changed, or uses for other shipments or partners, stays as the office's own; refused (CONFLICT) while there is none. All or nothing. Only for owners.",
    resolve: (_root, { input: { isWanted } }, { rest }) =>
      outcome(async () => {
        if (isWanted) {
          await optionalCall(() => rest.write({ method: "POST", path: `${path}/add` }, sampleData));
          return {};
        }
        return { kept: (await optionalCall(() => rest.write({ method: "DELETE", path }, removedSampleData))).kept };
      }),
  },
  {
    description: "The user with or without sample data, and what stays of it.",
    outputFields: (t) => ({
      kept: t.field({
        type: [KeptSampleRecord],
        nullable: true,
        description: "The records that stay; null with errors, and after adding.",
        resolve: ({ kept }) => kept ?? null,
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
