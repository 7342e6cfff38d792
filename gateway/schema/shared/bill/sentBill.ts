import { builder } from "../../../builder/builder.ts";
import { callCost } from "../../../builder/context.ts";
import { optionalCall } from "../../../rest/optionalCall.ts";
import { sentBills, type SentBill as Sent } from "../../../rest/shapes/people/shared.ts";
import { Viewer } from "../../viewer/viewer.ts";
import { SharedAttachment } from "../sharedAttachment.ts";

const SentBill = builder.objectRef<Sent>("SentBill").implement({
  description: "A brokerage bill that the user's office sent to an exporter.",
  fields: (t) => ({
    billNo: t.exposeString("billNo", { description: "The bill's number." }),
    exporter: t.exposeString("exporter", { description: "The name of the exporter's firm, as saved." }),
    file: t.field({
      type: SharedAttachment,
      description: "The bill, as the copy on its first shipment. It stays the office's to see when that is not shared with it any more.",
      resolve: ({ partnerId, shipmentId, file }) => ({ ...file, partnerId, shipmentId }),
    }),
  }),
});

builder.objectField(Viewer, "sentBills", (t) =>
  t.field({
    type: [SentBill],
    nullable: true,
    complexity: { field: callCost, multiplier: 20 },
    description:
      "The 200 newest brokerage bills that the user's office sent to the exporters whose partner it is, the newest first. A rejected bill is listed until another one is sent to its exporter. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway does not list them.",
    resolve: async (_viewer, _args, { rest }) => (await optionalCall(() => rest.get("/v1/shared/bill/sent", {}, sentBills))).bills,
  }),
);
