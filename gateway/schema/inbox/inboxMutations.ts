import { builder } from "../../builder/builder.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { viewerField } from "../viewer/viewer.ts";
import { InboxMailEnum } from "./inboxEnums.ts";

builder.relayMutationField(
  "markInboxRead",
  {
    description: "What the user has read.",
    inputFields: (t) => ({
      ids: t.idList({ description: "Global ids of lines." }),
      until: t.field({ type: "DateTime", description: "All lines until this instant too, which keeps later ones unread." }),
    }),
  },
  {
    description: "Marks lines of the user's inbox as read.",
    resolve: (_root, { input: { ids, until } }, { rest }) =>
      outcome(
        async () => {
          const itemIds = (ids ?? []).map((id, index) => targetId("InboxItem", id, "Line", "ids", String(index)));
          const body = { itemIds, ...(until && { until }) };
          await optionalCall(() => rest.write({ method: "POST", path: "/v1/inbox/read", body, repeatable: true }, ignoredResponse));
          return {};
        },
        (path) => path.map((step, index) => (index === 0 && step === "itemIds" ? "ids" : step)),
      ),
  },
  { description: "The inbox as it is now.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);

builder.relayMutationField(
  "setInboxMail",
  {
    description: "When the user wants e-mails about the inbox.",
    inputFields: (t) => ({ mail: t.field({ type: InboxMailEnum, required: true, description: "At once, daily or never." }) }),
  },
  {
    description: "Chooses when the user gets e-mails about the inbox. Refused if the service sends no e-mail. Not for API keys.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        await optionalCall(() => rest.write({ method: "POST", path: "/v1/inbox/mail", body: input }, ignoredResponse));
        return {};
      }),
  },
  { description: "The user with the new choice.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);
