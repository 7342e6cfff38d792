import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { isPartnerRole, partnerRoles } from "#domain/partners/partner.ts";

export const sharingDefaults = z.object({
  defaults: z.array(z.object({ type: z.enum(attachmentTypes), audience: z.array(z.enum(partnerRoles)) })),
});

/** A file's audience; empty from a service without partners. Roles that this gateway does not know are left out. */
export const fileAudience = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform((audience) => (audience ?? []).filter(isPartnerRole));
