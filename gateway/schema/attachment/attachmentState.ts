import { builder } from "../../builder/builder.ts";
import { AttachmentMakerEnum, AttachmentStateEnum } from "../../builder/enums.ts";
import { Attachment } from "./attachment.ts";

builder.objectFields(Attachment, (t) => ({
  state: t.field({
    type: AttachmentStateEnum,
    nullable: true,
    description: "How far it has come; null if the service behind the gateway has no reviews.",
    resolve: ({ state }) => state ?? null,
  }),
  madeBy: t.field({
    type: AttachmentMakerEnum,
    nullable: true,
    description: "Who put it on the shipment; null if the service behind the gateway does not say.",
    resolve: ({ madeBy }) => madeBy ?? null,
  }),
  sha256: t.string({
    nullable: true,
    description:
      "SHA-256 of its bytes, hexadecimal, which decisions name. Null for a file from before it was kept, until somebody decides about it, and if the service behind the gateway does not say.",
    resolve: ({ sha256 }) => sha256 || null,
  }),
}));
