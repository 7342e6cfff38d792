import { builder } from "../../builder/builder.ts";
import { RoleEnum } from "../../builder/enums.ts";
import type { InboxEvent } from "../../rest/eventStream.ts";
import { renewed } from "../../builder/serviceEvents.ts";
import { optionalCall } from "../../rest/optionalCall.ts";

const InboxChange = builder.objectRef<InboxEvent>("InboxChange").implement({
  description: "The state of the user's inbox, and what the user may do.",
  fields: (t) => ({
    unreadCount: t.exposeInt("unread", { description: "How many lines of the inbox are unread." }),
    role: t.field({
      type: RoleEnum,
      nullable: true,
      description: "What the user may do in their office now; null if the service does not send it.",
      resolve: ({ role }) => role ?? null,
    }),
  }),
});

builder.subscriptionField("inboxChanged", (t) =>
  t.field({
    type: InboxChange,
    description: "The state of the user's inbox: at once, and whenever lines come, are read or vanish, or the user gets another role.",
    subscribe: (_root, _args, { rest }) => optionalCall(() => rest.inboxEvents()),
    resolve: renewed<InboxEvent>,
  }),
);
