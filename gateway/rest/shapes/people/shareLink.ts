import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { linkActs, linkStates } from "#domain/links/shareLink.ts";
import { milestones } from "#domain/shipment/progress/milestone.ts";
import { count, decimal, id, instant, maybeInstant, text } from "../parsing/fields.ts";

const isAllowed = z
  .boolean()
  .nullish()
  .transform((sent) => sent ?? false);
const rights = { allowsDownload: z.boolean(), showsProgress: z.boolean(), allowsDecision: isAllowed, allowsUpload: isAllowed };
const type = z.enum(attachmentTypes);

export const shareLink = z.object({
  ...rights,
  shareLinkId: id,
  shipmentId: id,
  shipment: text,
  firmId: id,
  state: z.enum(linkStates),
  madeBy: text,
  hasPassword: z.boolean(),
  asksName: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  openedAt: maybeInstant,
  documents: z.array(z.object({ key: id, name: text, type })),
  chosen: count,
});

export const shareLinkPage = z.object({ links: z.array(shareLink), total: count });

export const madeShareLink = z.object({ shareLinkId: id, address: z.string().nullish() });

export const shareViewPage = z.object({
  views: z.array(
    z.object({ at: instant, act: z.enum(linkActs), name: text, email: text, network: text, document: text, times: count, lastAt: instant }),
  ),
  total: count,
});

export const linkVisit = z.object({
  hasPassword: z.boolean(),
  asksName: z.boolean(),
  content: z
    .object({
      ...rights,
      exporter: text,
      reference: text,
      expiresAt: instant,
      visitor: text,
      documents: z.array(
        z.object({
          key: id,
          name: text,
          type,
          sizeInMB: decimal,
          sizeInBytes: count,
          contentType: text,
          time: instant,
          viewUrl: text,
          downloadUrl: z.string().nullable(),
          decision: z
            .enum(["APPROVED", "REJECTED"])
            .nullish()
            .transform((sent) => sent ?? null),
          mayDecide: isAllowed,
        }),
      ),
      progress: z.array(z.object({ milestone: z.enum(milestones), planned: text, actual: text })).nullable(),
    })
    .nullable(),
});

export const linkPass = z.object({ pass: z.string() });

export type ShareLink = z.output<typeof shareLink>;
export type ShareView = z.output<typeof shareViewPage>["views"][number];
export type LinkVisit = z.output<typeof linkVisit>;
