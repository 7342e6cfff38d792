import type { DocumentChange } from "#domain/documents/documentChange.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { loadShipment } from "../shipment/shipment.ts";
import { Attachment, findAttachment, type StoredAttachment } from "./attachment.ts";

const DocumentChangeType = builder.objectRef<DocumentChange>("DocumentChange").implement({
  description: "A datum that two versions of a document print differently.",
  fields: (t) => ({
    field: t.exposeString("field", { description: 'What changed, as the document names it, such as "Vessel".' }),
    from: t.exposeString("from", { description: "What the former version prints, at most 200 characters; empty if it does not print it." }),
    to: t.exposeString("to", { description: "What this version prints, at most 200 characters; empty if it does not print it." }),
  }),
});

builder.objectFields(Attachment, (t) => ({
  version: t.int({
    nullable: true,
    description:
      "Version of the document: 1 for the first. Generated documents have one, among the shipment's of their kind and name, and uploaded files that replace another or are replaced. Null for others, and if the service behind the gateway counts no versions.",
    resolve: ({ version }) => version ?? null,
  }),
  supersedes: t.field({
    type: Attachment,
    nullable: true,
    description: "The former version of this document; null for the first.",
    resolve: async ({ shipmentId, supersedes }, _args, context) => await siblingOf(shipmentId, supersedes, context),
  }),
  supersededBy: t.field({
    type: Attachment,
    nullable: true,
    description: "The next version of this document; null for the newest.",
    resolve: async ({ shipmentId, supersededBy }, _args, context) => await siblingOf(shipmentId, supersededBy, context),
  }),
  changes: t.field({
    type: [DocumentChangeType],
    nullable: true,
    description: "What changed since the former version. Null for the first version, and if one was uploaded or its data was not kept.",
    resolve: ({ changes }) => changes ?? null,
  }),
  staleFields: t.stringList({
    nullable: true,
    description:
      'What this newest document would print differently if it was generated now, such as "Vessel"; empty if nothing. Null for superseded documents, for other files, and if it cannot be known.',
    resolve: ({ staleFields }) => staleFields ?? null,
  }),
}));

/** Another file of the shipment, which the request has read already; null without one. */
async function siblingOf(shipmentId: string, key: string | null | undefined, context: Context): Promise<StoredAttachment | null> {
  return key ? findAttachment(await loadShipment(shipmentId, context), key) : null;
}
