import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { isPartnerRole, partnerRoles, partnerScopes, partnerStates, shareOrigins, shareStates } from "#domain/partners/partner.ts";
import { mail } from "./mail.ts";
import { count, id, instant, maybeInstant, text } from "../parsing/fields.ts";

export const sharingDefaults = z.object({
  defaults: z.array(z.object({ type: z.enum(attachmentTypes), audience: z.array(z.enum(partnerRoles)) })),
});

/** A file's audience; empty from a service without partners. Roles that this gateway does not know are left out. */
export const fileAudience = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform((audience) => (audience ?? []).filter(isPartnerRole));

const role = z.enum(partnerRoles);

export const partner = z.object({
  partnerId: id,
  role,
  name: text,
  scope: z.enum(partnerScopes),
  recordIds: z.array(id),
  state: z.enum(partnerStates),
  office: z.string().nullable(),
  email: z.string().nullable(),
  sharesNew: z.boolean(),
  showsPrices: z.boolean(),
  mayUpload: z.boolean(),
  shipments: count,
  createdAt: instant,
  expiresAt: maybeInstant,
  joinedAt: maybeInstant,
  lastSeenAt: maybeInstant,
  mail: mail.nullable().default(null),
});

export const partnerPage = z.object({ partners: z.array(partner), total: count });

export const invitedPartner = z.object({ partnerId: id, code: z.string().nullish(), link: z.string().nullish() });

export const openPartnership = partner.pick({ role: true, name: true, scope: true, showsPrices: true, mayUpload: true });

const shipmentPartner = z.object({
  partner,
  state: z.enum(shareStates).nullable(),
  origin: z.enum(shareOrigins).nullable(),
  isNamed: z.boolean(),
  updatedAt: maybeInstant,
  hiddenKeys: z.array(z.string()).default([]),
});

export const shipmentPartners = z.object({ partners: z.array(shipmentPartner), candidates: z.array(shipmentPartner) });
