import { builder } from "../../builder/builder.ts";
import { encodeId, joinPair } from "../../builder/globalIds.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import type { SharedEvent } from "../../rest/eventStream.ts";

const SharedShipmentChange = builder.objectRef<SharedEvent>("SharedShipmentChange").implement({
  description: "Something that changed among the shipments that exporters share with the user's office.",
  fields: (t) => ({
    sharedShipmentId: t.id({
      nullable: true,
      description: "Global id of the SharedShipment that changed; null if other shipments are shared than before, or many changed.",
      resolve: ({ partnerId, shipmentId }) =>
        partnerId && shipmentId ? encodeId("SharedShipment", joinPair(partnerId, shipmentId)) : null,
    }),
  }),
});

builder.subscriptionField("sharedShipmentChanged", (t) =>
  t.field({
    type: SharedShipmentChange,
    description:
      "Changes of milestones and files of shared shipments, and of what is shared. Ends with UPSTREAM_UNAVAILABLE when a partnership of the office ends: read the list again and subscribe again.",
    subscribe: (_root, _args, { rest }) => optionalCall(() => rest.sharedEvents()),
    resolve: (event, _args, context) => {
      context.reset();
      return event;
    },
  }),
);
