import { callCost } from "../../builder/context.ts";
import { builder } from "../../builder/builder.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { signedUrl } from "../../rest/shapes/simpleResponses.ts";
import { Attachment } from "./attachment.ts";

builder.objectField(Attachment, "approvalRecordUrl", (t) =>
  t.string({
    nullable: true,
    complexity: callCost,
    description:
      "URL of a PDF with the file's pages and one more that names its SHA-256 and each decision, valid for a few minutes. Null if nobody has decided about the file; null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no reviews.",
    resolve: async ({ shipmentId, key }, _args, { rest, chargeCost }) => {
      chargeCost(callCost);
      const path = "/v1/shipment/attachment/approval-record";
      return (await optionalCall(() => rest.get(path, { shipmentId, key }, signedUrl))).url ?? null;
    },
  }),
);
