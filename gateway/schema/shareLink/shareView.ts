import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { listPages, pageSize, readPage, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { shareViewPage, type ShareView as ShareViewData } from "../../rest/shapes/people/shareLink.ts";
import { LinkActEnum, ShareLink } from "./shareLink.ts";

const ShareView = builder.objectRef<ShareViewData>("ShareView").implement({
  description: "What a visitor of a share link did. A repetition on the same day is counted.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When it first happened." }),
    act: t.expose("act", { type: LinkActEnum, description: "What the visitor did." }),
    name: t.exposeString("name", { description: "The visitor's name as given, not verified; empty if not asked." }),
    email: t.exposeString("email", { description: "The visitor's e-mail address, likewise." }),
    network: t.exposeString("network", {
      description: 'The visitor\'s network, such as "203.0.113.0/24". Empty in a line that counts what exceeds the lines of a day.',
    }),
    document: t.exposeString("document", { description: "The file's name; empty for opening the link." }),
    actCount: t.exposeInt("times", { description: "How often the visitor did it that day." }),
    lastAt: t.expose("lastAt", { type: "DateTime", description: "When it last happened." }),
  }),
});

const ShareViewList = connectionOf(ShareView, {
  edge: "A line of a log and its position.",
  page: "A page of a share link's log.",
});

builder.objectField(ShareLink, "views", (t) =>
  t.connection(
    {
      type: ShareView,
      description:
        "What visitors did, newest first; 50 unless `first` or `last` says otherwise. A day adds at most 300 lines, and 100 from one network; what is more is counted in one line.",
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async ({ shareLinkId }, args, context) => {
        context.chargeCost(callCost);
        return await loadViews(shareLinkId, args, context);
      },
    },
    ShareViewList.Connection,
    ShareViewList.Edge,
  ),
);

async function loadViews(shareLinkId: string, args: PageArgs, { rest }: Context) {
  const read = (asked: { limit: number; offset: number }) =>
    optionalCall(() => rest.get("/v1/share-link/log", { shareLinkId, ...asked }, shareViewPage));
  return await readPage(args, listPages, read, ({ views }) => views);
}
