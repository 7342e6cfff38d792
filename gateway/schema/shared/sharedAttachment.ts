import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { pageOf } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { AttachmentStateEnum, AttachmentTypeEnum } from "../../builder/enums.ts";
import { joinPair, splitPair } from "../../builder/globalIds.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { unlessNotFound } from "../../errors/errors.ts";
import { sentBills, type SharedShipment as Whole } from "../../rest/shapes/people/shared.ts";
import { signedUrl } from "../../rest/shapes/simpleResponses.ts";
import { fromWhole, loadShared, SharedShipment } from "./sharedShipment.ts";

export type SharedFile = Whole["attachments"][number] & { partnerId: string; shipmentId: string };

const limits = { usual: 100, most: 100 };

export const SharedAttachment = builder.objectRef<SharedFile>("SharedAttachment");

defineNode(SharedAttachment, {
  description:
    "A file of a shared shipment: one that the exporter shows to the role of the user's office, that this office made, is asked to decide about, or has approved. Or a bill that it sent.",
  id: {
    resolve: ({ partnerId, shipmentId, key }) => joinPair(joinPair(partnerId, shipmentId), key),
    description: "Global id of the shared file.",
  },
  fields: (t) => ({
    name: t.exposeString("name", { description: 'The file\'s name, such as "Invoice TV-EXP-042.pdf".' }),
    type: t.expose("type", { type: AttachmentTypeEnum, description: "What kind of paper it is." }),
    sizeInMB: t.expose("sizeInMB", { type: "Decimal", description: 'The file\'s size in megabytes, such as "0.25".' }),
    sizeInBytes: t.exposeInt("sizeInBytes", { description: "The file's exact size in bytes." }),
    contentType: t.exposeString("contentType", { description: 'The media type, such as "application/pdf".' }),
    updatedAt: t.expose("time", { type: "DateTime", description: "When it was stored or last renamed." }),
    state: t.expose("state", {
      type: AttachmentStateEnum,
      description:
        "How far it has come. Other than APPROVED or FINAL only if the user's office made it, is asked to decide about it, or has approved it.",
    }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether the user's office made it." }),
    isAsked: t.exposeBoolean("isAsked", { description: "Whether the user's office is asked now to approve or reject it." }),
    reason: t.exposeString("reason", {
      description: "Why the exporter rejected it; empty unless the user's office made it and it is rejected.",
    }),
    downloadUrl: t.string({
      nullable: true,
      complexity: callCost,
      description: "URL to download the file, valid for a few minutes and only while the file is shared.",
      resolve: async ({ partnerId, shipmentId, key }, _args, { rest, chargeCost }) => {
        chargeCost(callCost);
        return (await rest.get("/v1/shared/attachment/url", { partnerId, shipmentId, key }, signedUrl)).url ?? null;
      },
    }),
  }),
});

registerNodeLoader("SharedAttachment", async (id, context) => {
  const [place, key] = splitPair(id) ?? [];
  const [partnerId, shipmentId] = (place && splitPair(place)) || [];
  if (!partnerId || !shipmentId) return null;
  const shared = await unlessNotFound(loadShared({ partnerId, shipmentId }, context));
  return (shared ? filesOf(shared) : await billsOn({ partnerId, shipmentId }, context)).find((file) => file.key === key) ?? null;
});

/** The office's own bills on a shipment, which may not be shared with it any more. */
async function billsOn(place: { partnerId: string; shipmentId: string }, { rest }: Context): Promise<SharedFile[]> {
  const { bills } = await rest.get("/v1/shared/bill/sent", {}, sentBills);
  const own = bills.filter(({ partnerId, shipmentId }) => partnerId === place.partnerId && shipmentId === place.shipmentId);
  return own.map(({ file }) => ({ ...file, ...place }));
}

function filesOf({ partnerId, shipmentId, attachments }: Whole): SharedFile[] {
  return attachments.map((file) => ({ ...file, partnerId, shipmentId }));
}

const SharedAttachmentList = connectionOf(SharedAttachment, {
  edge: "A shared file and its position in the list.",
  page: "A page of a shared shipment's files.",
});

builder.objectField(SharedShipment, "attachments", (t) =>
  t.connection(
    {
      type: SharedAttachment,
      description: "The files that the role sees, in the order of storing; 100 unless `first` or `last` says less.",
      resolve: async (row, args, context) => pageOf(await fromWhole(filesOf)(row, {}, context), args, limits, ({ key }) => key),
    },
    SharedAttachmentList.Connection,
    SharedAttachmentList.Edge,
  ),
);
