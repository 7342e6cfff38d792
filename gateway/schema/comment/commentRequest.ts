import { dayOf } from "#domain/time/dates.ts";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import { builder } from "../../builder/builder.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";

type Asked = { type: AttachmentType; by: string; fulfilledAt: string | null; isOverdue: boolean; partner?: string };

export const CommentRequest = builder.objectRef<Asked>("CommentRequest").implement({
  description: "A document that a comment asks a partner for.",
  fields: (t) => ({
    type: t.expose("type", { type: AttachmentTypeEnum, description: "What kind of paper is asked for." }),
    by: t.field({
      type: "Date",
      nullable: true,
      description: 'The last day, such as "2026-11-30"; null without one.',
      resolve: ({ by }) => dayOf(by),
    }),
    partner: t.string({
      nullable: true,
      description: "The name of the partner that is asked; null for the partner itself.",
      resolve: ({ partner }) => partner ?? null,
    }),
    fulfilledAt: t.expose("fulfilledAt", {
      type: "DateTime",
      nullable: true,
      description: "When a file of the kind came; null while none is there.",
    }),
    isOverdue: t.exposeBoolean("isOverdue", { description: "Whether the last day has passed, in UTC, and no file of the kind is there." }),
  }),
});
