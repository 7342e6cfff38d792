import { builder } from "../../builder/builder.ts";
import { pageSize, pageWindow, toPage, type PageArgs } from "../../builder/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { shareViewPage, type ShareView as ShareViewData } from "../../rest/shapes/people/shareLink.ts";
import { LinkActEnum, ShareLink } from "./shareLink.ts";

const limits = { usual: 50, most: 100 };

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

const ShareViewEdge = builder.edgeObject({ type: ShareView, name: "ShareViewEdge", description: "A line of a log and its position." });
const ShareViewConnection = builder.connectionObject(
  { type: ShareView, name: "ShareViewConnection", description: "A page of a share link's log." },
  ShareViewEdge,
);

builder.objectField(ShareLink, "views", (t) =>
  t.connection(
    {
      type: ShareView,
      description:
        "What visitors did, newest first; 50 unless `first` or `last` says otherwise. A day adds at most 300 lines, and 100 from one network; what is more is counted in one line.",
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, limits) }),
      resolve: async ({ shareLinkId }, args, context) => {
        context.chargeCost(callCost);
        return await loadViews(shareLinkId, args, context);
      },
    },
    ShareViewConnection,
    ShareViewEdge,
  ),
);

async function loadViews(shareLinkId: string, args: PageArgs, { rest }: Context) {
  const { limit, offset: start, fromEnd, lowest } = pageWindow(args, limits);
  const read = (page: { limit: number; offset: number }) =>
    optionalCall(() => rest.get("/v1/share-link/log", { shareLinkId, ...page }, shareViewPage));
  // The count is needed even without rows.
  const offset = fromEnd ? Math.max(lowest, (await read({ limit: 1, offset: 0 })).total - limit) : start;
  const { views, total } = await read({ limit: Math.max(limit, 1), offset });
  return toPage(views.slice(0, limit), offset, total);
}
