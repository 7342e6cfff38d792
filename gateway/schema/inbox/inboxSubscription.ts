import { builder } from "../../builder/builder.ts";
import type { InboxEvent } from "../../rest/eventStream.ts";
import { renewed } from "../../builder/serviceEvents.ts";
import { optionalCall } from "../../rest/optionalCall.ts";

const InboxChange = builder.objectRef<InboxEvent>("InboxChange").implement({
  description: "The state of the user's inbox.",
  fields: (t) => ({
    unreadCount: t.exposeInt("unread", { description: "How many lines of the inbox are unread." }),
  }),
});

builder.subscriptionField("inboxChanged", (t) =>
  t.field({
    type: InboxChange,
    description: "The state of the user's inbox: at once, and whenever lines come, are read or vanish.",
    subscribe: (_root, _args, { rest }) => optionalCall(() => rest.inboxEvents()),
    resolve: renewed<InboxEvent>,
  }),
);
