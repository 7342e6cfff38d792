import { maxFileMB } from "#domain/documents/attachment.ts";
import { ignoredResponse, storedKey } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { fault } from "../../errors/errors.ts";
import { encodeAttachmentId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { audienceInput } from "./audience.ts";
import { attachmentNotFound, attachmentTarget, loadAttachment } from "./attachment.ts";
import { attachmentEdgeField, attachmentField, shipmentField } from "./attachmentPayload.ts";
import { loadShipment } from "../shipment/shipment.ts";

/** The REST contract defines no response for this call. */
const maybeKey = storedKey.nullish().catch(null);

builder.relayMutationField(
  "uploadAttachment",
  {
    description: "A file for a shipment.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      file: t.field({ type: "File", required: true, description: `A PDF, JPEG or PNG file of at most ${maxFileMB} MB.` }),
      type: t.field({ type: AttachmentTypeEnum, required: true, description: "What kind of paper it is." }),
      name: t.string({ description: "The name to store it under; the file's name if omitted." }),
      audience: audienceInput(t, "that of the attachment it replaces, or else the sharing default of its type"),
      supersedes: t.id({
        description:
          "Global id of the shipment's attachment that the file replaces: it becomes the next version of that document. Omitted, it replaces none. A service that counts no versions stores it next to the other.",
      }),
    }),
  },
  {
    description: "Stores a file on a shipment.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
        const chosen = {
          ...(input.name && { attachment_name: input.name }),
          ...(input.audience && { audience: input.audience.join(",") }),
          ...(input.supersedes && { supersedes: replacedKey(input.supersedes, shipmentId) }),
        };
        const fields = { attachment_type: input.type, ...chosen };
        const call = { path: "/v1/shipment/attachment/save", query: { shipmentId }, fields, file: input.file };
        return { shipmentId, key: (await rest.upload(call, storedKey)).key };
      }, fieldOf),
  },
  {
    description: "The stored file.",
    outputFields: (t) => ({
      attachment: attachmentField(t),
      attachmentEdge: attachmentEdgeField(t),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "mergeAttachments",
  {
    description: "Attachments to merge, in order, and the shipment that gets the merged file.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      name: t.string({ required: true, description: "The name of the merged file." }),
      attachmentIds: t.idList({
        required: true,
        description: "Global ids of at least 2 attachments, also of other shipments, in the order of their pages.",
      }),
      audience: audienceInput(
        t,
        "all who may see each of the merged files; others are refused. Of files of other shipments, these are only roles of which all partners on this shipment are on that one too",
      ),
    }),
  },
  {
    description: "Merges PDFs and images into one PDF, which becomes a new attachment; the merged ones stay.",
    resolve: (_root, { input }, context) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
        const before = await loadShipment(shipmentId, context);
        const documents = input.attachmentIds.map((id, index) => {
          const target = attachmentTarget(id, "attachmentIds", String(index));
          if (target.shipmentId !== shipmentId) return target;
          const found = before.attachments.find(({ key }) => key === target.key);
          if (!found) throw attachmentNotFound("attachmentIds", String(index));
          return { key: found.key, attachmentType: found.type };
        });
        const call = {
          method: "POST" as const,
          path: "/v1/shipment/attachment/merge",
          query: { shipmentId },
          body: { name: input.name, documents, ...(input.audience && { audience: input.audience }) },
        };
        const answer = await context.rest.write({ ...call, takes: "long" }, maybeKey);
        return { shipmentId, key: answer?.key ?? (await newKey(shipmentId, new Set(before.attachments.map(({ key }) => key)), context)) };
      }, fieldOf),
  },
  {
    description: "The merged file.",
    outputFields: (t) => ({
      attachment: attachmentField(t),
      attachmentEdge: attachmentEdgeField(t),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "renameAttachment",
  {
    description: "An attachment's new name.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the attachment." }),
      name: t.string({
        required: true,
        description: "The new name, not blank; characters that file names cannot contain are replaced by underscores.",
      }),
    }),
  },
  {
    description: "Renames a stored file.",
    resolve: (_root, { input: { id, name } }, { rest }) =>
      outcome(
        async () => {
          const { shipmentId, key } = attachmentTarget(id, "id");
          const call = { method: "POST" as const, path: "/v1/shipment/attachment/rename", query: { shipmentId }, body: { key, name } };
          await rest.write(call, ignoredResponse);
          return { shipmentId, key };
        },
        ([first = ""]) => [first === "name" ? first : "id"],
      ),
  },
  {
    description: "The renamed attachment.",
    outputFields: (t) => ({ attachment: attachmentField(t), shipment: shipmentField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "deleteAttachment",
  {
    description: "The attachment to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the attachment." }) }),
  },
  {
    description: "Deletes a stored file permanently.",
    resolve: (_root, { input: { id } }, context) =>
      outcome(
        async () => {
          const { shipmentId, key } = attachmentTarget(id, "id");
          const { type } = await loadAttachment(shipmentId, key, context, "id");
          const query = { shipmentId, key, attachment_type: type };
          await context.rest.write({ method: "DELETE", path: "/v1/shipment/attachment/delete", query }, ignoredResponse);
          return { shipmentId, key };
        },
        () => ["id"],
      ),
  },
  {
    description: "The id of the deleted attachment, or why it was not deleted.",
    outputFields: (t) => ({
      deletedAttachmentId: t.id({
        nullable: true,
        description: "Global id of the deleted attachment; null with errors.",
        resolve: ({ shipmentId, key }) => (shipmentId && key ? encodeAttachmentId(shipmentId, key) : null),
      }),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);

/** The key of the attachment that an upload replaces; refuses one of another shipment, as the service would. */
function replacedKey(id: string, shipmentId: string): string {
  const target = attachmentTarget(id, "supersedes");
  if (target.shipmentId !== shipmentId) throw attachmentNotFound("supersedes");
  return target.key;
}

/** Translates REST's field names of an upload to the input's. */
function fieldOf([first = "", ...rest]: string[]): string[] {
  const names: Record<string, string> = { attachment_type: "type", attachment_name: "name", documents: "attachmentIds" };
  return [names[first] ?? first, ...rest.filter((step) => step !== "key" && step !== "attachmentType" && step !== "shipmentId")];
}

/** Finds the new key when the response lacks it: the one that was not there before. */
async function newKey(shipmentId: string, before: Set<string>, context: Context): Promise<string> {
  const after = await loadShipment(shipmentId, context);
  const fresh = after.attachments.find(({ key }) => !before.has(key));
  if (!fresh) throw fault("BAD_UPSTREAM_RESPONSE", "The service names no merged document");
  return fresh.key;
}
