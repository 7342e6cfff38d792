import type { InboxItem as InboxItemData } from "#domain/inbox/inbox.ts";
import { builder } from "../../builder/builder.ts";
import { listPages, pageSize, pageWords, readPage } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { encodeAttachmentId, encodeId, joinPair } from "../../builder/globalIds.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { inboxMailChoice, inboxPage } from "../../rest/shapes/inbox.ts";
import { Viewer } from "../viewer/viewer.ts";
import { InboxDecisionEnum, InboxKindEnum, InboxMailEnum, InboxStateEnum } from "./inboxEnums.ts";

const unsupported = "Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no inbox.";

const InboxItem = builder.objectRef<InboxItemData>("InboxItem").implement({
  description: "A line of the user's inbox: what others did that concerns the user.",
  fields: (t) => ({
    id: t.id({ description: "Global id of the line, for `markInboxRead`.", resolve: ({ itemId }) => encodeId("InboxItem", itemId) }),
    kind: t.expose("kind", { type: InboxKindEnum, description: "What others did." }),
    who: t.exposeString("who", { description: "Who acted, by the name of that time; a visitor's is as given, not verified." }),
    what: t.exposeString("what", {
      description: "The file, firm, role, bill or type of document that it is about; empty if nothing.",
    }),
    text: t.exposeString("text", { description: "The message, comment or reason, shortened; empty without one." }),
    decision: t.expose("decision", {
      type: InboxDecisionEnum,
      nullable: true,
      description: "What was decided; null unless `kind` is DECISION_MADE.",
    }),
    shipmentId: t.id({
      nullable: true,
      description: "Global id of the shipment of the user's office that it is about; null: none.",
      resolve: ({ shipmentId, partnerId }) => (shipmentId !== null && partnerId === null ? encodeId("Shipment", shipmentId) : null),
    }),
    firmId: t.id({
      nullable: true,
      description: "Global id of the firm of that shipment; null: none.",
      resolve: ({ firmId }) => firmId && encodeId("Firm", firmId),
    }),
    attachmentId: t.id({
      nullable: true,
      description: "Global id of the attachment of the user's office that it is about; null: none. It may be gone.",
      resolve: ({ shipmentId, key, partnerId }) =>
        shipmentId !== null && key !== null && partnerId === null ? encodeAttachmentId(shipmentId, key) : null,
    }),
    sharedShipmentId: t.id({
      nullable: true,
      description: "Global id of the shared shipment that it is about; null: none.",
      resolve: ({ shipmentId, partnerId }) =>
        shipmentId !== null && partnerId !== null ? encodeId("SharedShipment", joinPair(partnerId, shipmentId)) : null,
    }),
    shipmentName: t.exposeString("shipmentName", {
      description: "What the shipment is called now: your office's name for it, or the reference of a shared one; empty if none.",
    }),
    exporter: t.exposeString("exporter", {
      description: "The firm of the exporter that shares the shipment; empty if it is your office's.",
    }),
    times: t.exposeInt("times", { description: "How many acts it stands for; the words and the time are those of the latest." }),
    at: t.expose("at", { type: "DateTime", description: "When it happened." }),
    isRead: t.exposeBoolean("isRead", { description: "Whether the user has read it." }),
  }),
});

const InboxItemEdge = builder.edgeObject({ type: InboxItem, name: "InboxItemEdge", description: "A line and its position in the inbox." });
const InboxConnection = builder.connectionObject(
  {
    type: InboxItem,
    name: "InboxConnection",
    description: "A page of the inbox.",
    fields: (t) => ({
      unreadCount: t.int({
        description: "How many lines of the whole inbox are unread.",
        resolve: ({ unread }) => unread ?? 0,
      }),
    }),
  },
  InboxItemEdge,
);

builder.objectFields(Viewer, (t) => ({
  inbox: t.connection(
    {
      type: InboxItem,
      nullable: true,
      description: `What others did that concerns the user, the latest first; ${pageWords(listPages)}. ${unsupported}`,
      args: { state: t.arg({ type: InboxStateEnum, description: "Only lines that are read or unread." }) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, { state, ...args }, context) => {
        const read = (asked: { limit: number; offset: number }) => loadInbox({ ...(state && { state }), ...asked }, context);
        const page = await readPage(args, listPages, read, ({ items }) => items);
        return { ...page, unread: page.answer.unread };
      },
    },
    InboxConnection,
    InboxItemEdge,
  ),
  inboxMail: t.field({
    type: InboxMailEnum,
    nullable: true,
    complexity: callCost,
    description: `When the user gets e-mails about the inbox. ${unsupported}`,
    resolve: async (_viewer, _args, { rest }) => (await optionalCall(() => rest.get("/v1/inbox/mail", {}, inboxMailChoice))).mail,
  }),
}));

async function loadInbox(filter: object, { rest }: Context) {
  return await optionalCall(() => rest.search("/v1/inbox/filter", {}, filter, inboxPage));
}
