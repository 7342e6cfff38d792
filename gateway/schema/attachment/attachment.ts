import { attachmentMessages, contentTypeOf, maxContentMB } from "#domain/documents/attachment.ts";
import { fileContent, readFileContent } from "../../rest/shapes/fileContent.ts";
import { signedUrl } from "../../rest/shapes/simpleResponses.ts";
import type { Attachment as AttachmentData, Shipment as FullShipment } from "../../rest/shapes/shipment.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { itemCursor, pageOf } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { fault, Refused } from "../../errors/errors.ts";
import { decodeId, joinPair, splitPair } from "../../builder/globalIds.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { loadShipment, Shipment } from "../shipment/shipment.ts";
import { fromDetails, needsDetails } from "../shipment/shipmentDetails.ts";

/** A stored file of a shipment, with the shipment's id. */
export type StoredAttachment = AttachmentData & {
  shipmentId: string;
  /** Whether it comes from a list. Its URL is then no sign of a download. */
  isListed?: boolean;
};

const limits = { usual: 100, most: 100 };
/** The whole file goes through memory as base64, so a page of them would be too much. */
const contentCost = 500;

export const Attachment = builder.objectRef<StoredAttachment>("Attachment");

defineNode(Attachment, {
  description: "A stored file of a shipment: uploaded, merged or generated.",
  id: { resolve: ({ shipmentId, key }) => joinPair(shipmentId, key), description: "Global id of the attachment." },
  fields: (t) => ({
    name: t.exposeString("name", { description: 'The file\'s name, such as "Invoice TV-EXP-042.pdf".' }),
    key: t.exposeString("key", { description: "The file's key in REST." }),
    type: t.expose("type", { type: AttachmentTypeEnum, description: "What kind of paper it is." }),
    sizeInMB: t.expose("sizeInMB", {
      type: "Decimal",
      nullable: true,
      description: 'The file\'s size in megabytes, such as "0.25"; null if the service does not send it.',
    }),
    sizeInBytes: t.int({
      nullable: true,
      description: "The file's exact size in bytes; null if the service behind the gateway does not send it.",
      resolve: ({ sizeInBytes }) => sizeInBytes ?? null,
    }),
    contentType: t.string({
      nullable: true,
      description:
        'The media type, such as "application/pdf": as the service reports it, else from the name\'s extension; null if both are unknown. PDFs and images can be viewed.',
      resolve: ({ contentType, name }) => contentType ?? contentTypeOf(name),
    }),
    shipment: t.field({
      type: Shipment,
      complexity: callCost,
      description: "The shipment that it belongs to.",
      resolve: ({ shipmentId }, _args, context) => loadShipment(shipmentId, context),
    }),
    updatedAt: t.expose("time", {
      type: "DateTime",
      nullable: true,
      description: "When it was stored or last renamed; null if the service does not send it.",
    }),
    downloadUrl: t.string({
      nullable: true,
      complexity: callCost,
      description: "URL to download the file, valid for a few minutes; null if the file was deleted.",
      resolve: async ({ key, type, isListed }, _args, { rest, chargeCost }) => {
        chargeCost(callCost);
        const query = { key, attachment_type: type, ...(isListed && { listed: "true" }) };
        return (await rest.get("/v1/attachment/pre-signed-url", query, signedUrl)).url ?? null;
      },
    }),
    content: t.string({
      nullable: true,
      complexity: contentCost,
      description: `The file itself as base64. Files of more than ${maxContentMB} MB, and more than two files in one operation, are errors: use \`downloadUrl\`.`,
      resolve: async ({ key, type, sizeInMB }, _args, { rest, chargeCost, countContent }) => {
        chargeCost(contentCost);
        countContent();
        if (Number(sizeInMB) > maxContentMB) {
          throw fault("PAYLOAD_TOO_LARGE", `A file of more than ${maxContentMB} MB is not given as content; ask for downloadUrl instead`);
        }
        const query = { key, attachment_type: type };
        return (await rest.get("/v1/attachment", query, fileContent, { isLarge: true, readUsual: readFileContent })).data;
      },
    }),
  }),
});

registerNodeLoader("Attachment", async (id, context) => {
  const [shipmentId, key] = splitPair(id) ?? [];
  return shipmentId && key ? findAttachment(await loadShipment(shipmentId, context), key) : null;
});

const AttachmentList = connectionOf(Attachment, {
  edge: "An attachment and its position in the list.",
  page: "A page of a shipment's attachments.",
});
export const AttachmentEdge = AttachmentList.Edge;

builder.objectField(Shipment, "attachments", (t) =>
  t.connection(
    {
      ...needsDetails,
      type: Attachment,
      description: "The shipment's stored files, in the order of storing; 100 unless `first` or `last` says less.",
      resolve: async (row, args, context) => {
        const listed = (await fromDetails(attachmentsOf)(row, {}, context)).map((attachment) => ({ ...attachment, isListed: true }));
        return pageOf(listed, args, limits, ({ key }) => key);
      },
    },
    AttachmentList.Connection,
    AttachmentEdge,
  ),
);

/** A shipment's attachments. A missing time is replaced by the shipment's. */
function attachmentsOf({ shipmentId, attachments, updatedAt, createdAt }: FullShipment): StoredAttachment[] {
  return attachments.map((attachment) => ({ ...attachment, shipmentId, time: attachment.time ?? updatedAt ?? createdAt }));
}

export function findAttachment(shipment: FullShipment, key: string): StoredAttachment | null {
  return attachmentsOf(shipment).find((attachment) => attachment.key === key) ?? null;
}

/** A shipment's attachment with its cursor, to be added to a list; null for an unknown key. */
export function findAttachmentEdge(shipment: FullShipment, key: string): { node: StoredAttachment; cursor: string } | null {
  const attachments = attachmentsOf(shipment);
  const place = attachments.findIndex((attachment) => attachment.key === key);
  const node = attachments[place];
  return node ? { node, cursor: itemCursor(place, key) } : null;
}

/** The rejection of an id that names no attachment of the user. */
export function attachmentNotFound(...field: string[]): Refused {
  return new Refused([{ message: attachmentMessages.notFound, code: "NOT_FOUND", field }]);
}

/** Decodes an attachment's global id to shipment and key. Throws `Refused` for any other id. */
export function attachmentTarget(globalId: string, ...field: string[]): { shipmentId: string; key: string } {
  const decoded = decodeId(globalId);
  const [shipmentId, key] = (decoded?.type === "Attachment" && splitPair(decoded.id)) || [];
  if (!shipmentId || !key) throw attachmentNotFound(...field);
  return { shipmentId, key };
}

/** Finds the attachment by key, with its type, which REST requires. */
export async function loadAttachment(shipmentId: string, key: string, context: Context, ...field: string[]): Promise<StoredAttachment> {
  const found = findAttachment(await loadShipment(shipmentId, context), key);
  if (!found) throw attachmentNotFound(...field);
  return found;
}
