import { linkActs, maxLinkDocuments, type LinkAct, type LinkState } from "#domain/links/shareLink.ts";
import { recordOf } from "#domain/typedObject.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { listPages, pageSize, pageWords, readPage, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { encodeAttachmentId, encodeId } from "../../builder/globalIds.ts";
import { registerNodeLoader, restId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { shareLink, shareLinkPage, type ShareLink as ShareLinkData } from "../../rest/shapes/people/shareLink.ts";
import { Viewer } from "../viewer/viewer.ts";

const stateValues: Record<LinkState, { description: string }> = {
  LIVE: { description: "Its address opens it." },
  EXPIRED: { description: "Its time has ended; a new address opens it again." },
  REVOKED: { description: "Somebody revoked it, or the member who made it left." },
};
const ShareLinkStateEnum = builder.enumType("ShareLinkState", { description: "Whether a share link is open.", values: stateValues });

const actWords: Record<LinkAct, string> = {
  OPENED: "Opened the link.",
  VIEWED: "Viewed a document.",
  DOWNLOADED: "Downloaded a document.",
};
export const LinkActEnum = builder.enumType("LinkAct", {
  description: "What a visitor of a share link did.",
  values: recordOf(linkActs.map((act) => [act, { description: actWords[act] }])),
});

const LinkedDocument = builder.objectRef<ShareLinkData["documents"][number] & { shipmentId: string }>("LinkedDocument").implement({
  description: "A document as visitors of a share link see it now.",
  fields: (t) => ({
    attachmentId: t.id({
      description: "Global id of the attachment.",
      resolve: ({ shipmentId, key }) => encodeAttachmentId(shipmentId, key),
    }),
    name: t.exposeString("name", { description: 'The file\'s name, such as "Invoice TV-EXP-042.pdf".' }),
    type: t.expose("type", { type: AttachmentTypeEnum, description: "What kind of paper it is." }),
  }),
});

export const ShareLink = builder.objectRef<ShareLinkData>("ShareLink");

defineNode(ShareLink, {
  description: "A link to documents of a shipment, for visitors without an account.",
  id: { resolve: ({ shareLinkId }) => shareLinkId, description: "Global id of the link; it is no part of its address." },
  fields: (t) => ({
    shipmentId: t.id({ description: "Global id of its shipment.", resolve: ({ shipmentId }) => encodeId("Shipment", shipmentId) }),
    firmId: t.id({ description: "Global id of the shipment's firm.", resolve: ({ firmId }) => encodeId("Firm", firmId) }),
    shipmentName: t.exposeString("shipment", { description: "The shipment's name, which visitors do not see." }),
    state: t.expose("state", { type: ShareLinkStateEnum, description: "Open, expired, or revoked." }),
    madeBy: t.exposeString("madeBy", { description: "The member who made the present address." }),
    hasPassword: t.exposeBoolean("hasPassword", { description: "Whether visitors must enter a password." }),
    asksName: t.exposeBoolean("asksName", {
      description: "Whether visitors give a name and an e-mail address. Nobody verifies them.",
    }),
    allowsDownload: t.exposeBoolean("allowsDownload", {
      description: "Whether visitors may download the documents, besides viewing them.",
    }),
    allowsDecision: t.exposeBoolean("allowsDecision", { description: "Whether visitors may approve or reject the documents." }),
    allowsUpload: t.exposeBoolean("allowsUpload", { description: "Whether visitors may upload documents." }),
    showsProgress: t.exposeBoolean("showsProgress", { description: "Whether visitors see the shipment's milestones." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When its address ends." }),
    openedAt: t.expose("openedAt", {
      type: "DateTime",
      nullable: true,
      description: "When a visitor first opened the present address; null: not opened yet.",
    }),
    documents: t.field({
      type: [LinkedDocument],
      description: `What visitors see now: of each document the newest approved version. At most ${maxLinkDocuments}.`,
      resolve: ({ documents, shipmentId }) => documents.map((document) => ({ ...document, shipmentId })),
    }),
    chosenCount: t.exposeInt("chosen", { description: "How many documents were put on it; some may be hidden now." }),
  }),
});

registerNodeLoader("ShareLink", async (id, context) => await loadShareLink(id, context));

const ShareLinkList = connectionOf(ShareLink, {
  edge: "A share link and its position in the list.",
  page: "A page of the office's share links.",
});

builder.objectField(Viewer, "shareLinks", (t) =>
  t.connection(
    {
      type: ShareLink,
      nullable: true,
      description: `Share links of the user's office, newest first; ${pageWords(listPages)}. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no share links.`,
      args: {
        shipmentId: t.arg.id({ description: "Only links of this shipment, by its global id." }),
        state: t.arg({ type: ShareLinkStateEnum, description: "Only links in this state." }),
      },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, args, context) => await loadPage(args, context),
    },
    ShareLinkList.Connection,
    ShareLinkList.Edge,
  ),
);

type ListArgs = PageArgs & { shipmentId?: string | null | undefined; state?: LinkState | null | undefined };

async function loadPage({ shipmentId, state, ...args }: ListArgs, { rest }: Context) {
  const selection = {
    state: state ?? "",
    ...(shipmentId && { shipmentId: restId("Shipment", shipmentId, "Shipment", "shipmentId") }),
  };
  const read = (asked: { limit: number; offset: number }) =>
    optionalCall(() => rest.search("/v1/share-link/filter", {}, { ...asked, ...selection }, shareLinkPage));
  return await readPage(args, listPages, read, ({ links }) => links);
}

/** The link with that REST id. Throws `Refused` when the user's office has none. */
export function loadShareLink(shareLinkId: string, { rest }: Context): Promise<ShareLinkData> {
  return optionalCall(() => rest.getOne("/v1/share-link", { shareLinkId }, shareLink));
}
