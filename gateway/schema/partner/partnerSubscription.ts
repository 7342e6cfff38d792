import { builder } from "../../builder/builder.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { listen, only, pastArgs, renewed } from "../../builder/serviceEvents.ts";
import { Refused } from "../../errors/errors.ts";
import type { PartnerServiceEvent, ServiceEvent } from "../../rest/eventStream.ts";
import { loadPartner, Partner } from "./partner.ts";

const PartnerChangeKindEnum = builder.enumType("PartnerChangeKind", {
  description: "What happened to a partner.",
  values: {
    JOINED: { value: "partner.joined", description: "It accepted its invitation." },
    REVOKED: { value: "partner.revoked", description: "The partnership ended, or its open invitation was withdrawn." },
  } as const,
});

const PartnerChange = builder.objectRef<PartnerServiceEvent>("PartnerChange").implement({
  description: "A partner that joined or was revoked.",
  fields: (t) => ({
    change: t.expose("type", { type: PartnerChangeKindEnum, description: "What happened to the partner." }),
    partnerId: t.id({ description: "Global id of the partner.", resolve: ({ partnerId }) => encodeId("Partner", partnerId) }),
    partner: t.field({
      type: Partner,
      nullable: true,
      description: "The partner as it is now; null when it is gone.",
      resolve: async ({ partnerId }, _args, context) => {
        try {
          return await loadPartner(partnerId, context);
        } catch (error) {
          if (error instanceof Refused) return null;
          throw error;
        }
      },
    }),
    at: t.expose("at", { type: "DateTime", description: "When it happened." }),
    cursor: t.exposeString("eventId", { description: "The event's position, for `after`." }),
  }),
});

builder.subscriptionField("partnerChanged", (t) =>
  t.field({
    type: PartnerChange,
    description: "Partners of the user's office that join or are revoked.",
    args: pastArgs(t.arg),
    subscribe: async (_root, args, context) => only(await listen(args, context), isOfPartner),
    resolve: renewed<PartnerServiceEvent>,
  }),
);

function isOfPartner(event: ServiceEvent): event is PartnerServiceEvent {
  return "partnerId" in event;
}
