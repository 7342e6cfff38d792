import { z } from "zod";
import { invitationDays } from "#domain/account/team.ts";
import { partnerRoles, partnerScopes, partnerStates, type Partner } from "#domain/partners/partner.ts";
import { maxPartners } from "#domain/partners/partnerInput.ts";
import { flag, list, text, whole } from "../http/requestSchema.ts";
import { mailStatus } from "../mail/mailStatus.ts";
import { idOf, instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Partners";
const query = { partnerId: idOf("partner") };
const unknown = "The partner does not exist.";
const broken = "A field is missing or invalid, or the office has too many partners.";
const codeWords = "The code to accept it with. Returned only here; null in the answer to a repeated Idempotency-Key.";
const emailWords = "The only e-mail address that may accept it";
const sendsMailWords = "Whether the link is sent to that address. Only if the team's `canSendMail` is true.";

export const partnerWords = {
  role: "What the partner is to the exporter. CHA: customs house agent.",
  name: "The exporter's name for the partner, for a CHA required, else the first record's when omitted.",
  recordIds:
    "Ids of the records that the partner stands for: at least one buyer for an importer, at least one broker for a broker, at least one firm for a CHA with the scope FIRMS. Other CHAs have none; theirs are left out.",
  scope:
    "Which shipments the partner is put on: ALL that name its records (for a CHA all), FIRMS: those of certain firms (CHA only), or only CHOSEN ones.",
  sharesNew: "Whether matching shipments are shared at once; else they wait until somebody shares them.",
  showsPrices: "Whether the partner may see prices.",
  mayUpload: "Whether the partner may upload documents.",
};

const entered = {
  name: text().optional().describe(partnerWords.name),
  recordIds: list(text())
    .optional()
    .meta({ description: partnerWords.recordIds, example: ["0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a"] }),
  scope: text().optional().meta({ enum: partnerScopes, description: partnerWords.scope }),
  sharesNew: z.boolean().nullish().describe(partnerWords.sharesNew),
  showsPrices: z.boolean().nullish().describe(partnerWords.showsPrices),
  mayUpload: z.boolean().nullish().describe(partnerWords.mayUpload),
};
const example = { name: "Al Marjan Foodstuff Trading L.L.C.", scope: "ALL" };

export const newPartner = z
  .object({
    ...entered,
    role: text().meta({ enum: partnerRoles, description: partnerWords.role }),
    scope: entered.scope.meta({ enum: partnerScopes, description: `${partnerWords.scope} CHOSEN when omitted.` }),
    sharesNew: flag().describe(`${partnerWords.sharesNew} False when omitted.`),
    showsPrices: flag(true).describe(`${partnerWords.showsPrices} True when omitted.`),
    mayUpload: entered.mayUpload.describe(`${partnerWords.mayUpload} When omitted, true for a CHA alone.`),
    email: text().describe(`${emailWords}; when omitted, anybody with the code may.`),
    sendsMail: flag().describe(sendsMailWords),
  })
  .meta({
    id: "NewPartner",
    example: { ...example, role: "IMPORTER" },
    description: "An invitation of a partner as entered.",
    required: ["role"],
  });

export const partnerUpdate = z
  .object(entered)
  .meta({ id: "PartnerUpdate", example: { sharesNew: true }, description: "Omitted fields stay unchanged." });

export const againBody = z
  .object({
    email: text().optional().describe(`${emailWords}; unchanged when omitted, empty for anybody.`),
    sendsMail: flag().describe(sendsMailWords),
  })
  .meta({ id: "PartnerAgain", example: { email: "omar@almarjan.example" }, description: "Whom to invite again." });

export const partnerFilter = z
  .object({
    limit: whole(1, 500).describe("Maximum number of partners; 50 when omitted."),
    offset: whole(0, 1_000_000_000).describe("The number of partners to skip; 0 when omitted."),
    role: text(20).meta({ enum: ["", ...partnerRoles], description: "Only partners in this role; empty or omitted: all." }),
    state: text(20).meta({ enum: ["", ...partnerStates], description: "Only partners in this state; empty or omitted: all." }),
  })
  .meta({ id: "PartnerFilter", example: { state: "ACTIVE" }, description: "Selects a page of partners." });

const partnerFields = {
  partnerId: z.string().describe("The partner's id."),
  role: z.enum(partnerRoles).describe(partnerWords.role),
  name: z.string().meta({ description: "The exporter's name for the partner.", example: example.name }),
  scope: z.enum(partnerScopes).describe(partnerWords.scope),
  recordIds: z.array(z.string()).describe("Ids of the buyers, brokers or firms that it stands for."),
  state: z.enum(partnerStates).describe("Invited, active, or revoked."),
  office: z
    .string()
    .nullable()
    .meta({ description: "The partner's own office, as it calls itself; null unless active.", example: "Al Marjan" }),
  email: z.string().nullable().describe(`${emailWords}; null: any.`),
  sharesNew: z.boolean().describe(partnerWords.sharesNew),
  showsPrices: z.boolean().describe(partnerWords.showsPrices),
  mayUpload: z.boolean().describe(partnerWords.mayUpload),
  shipments: z.number().meta({ description: "How many shipments are shared with it.", example: 3 }),
  createdAt: instant("When it was first invited."),
  expiresAt: instant(`When the open invitation ends, ${invitationDays} days after it was made; null without one.`).nullable(),
  joinedAt: instant("When it accepted; null: not yet.").nullable(),
  lastSeenAt: instant("When somebody of its office last used Lading, to five minutes; null unless active.").nullable(),
  mail: mailStatus.nullable().describe("The e-mail with the link of its open invitation; null if none was asked for."),
};
export const partner = z
  .object(partnerFields)
  .meta({ id: "Partner", example: { office: "Al Marjan" }, description: "A partner of the office." }) satisfies z.ZodType<Partner>;
const invitedPartner = z
  .object({
    ...partnerFields,
    code: z.string().nullable().describe(codeWords),
    link: z.string().nullable().describe("The page to accept it on. It contains the code, and is returned only here, likewise."),
  })
  .meta({
    id: "InvitedPartner",
    example: { office: "", code: "K7QM-2XTD-9F4C", link: "https://lading.example/join/K7QM2XTD9F4C" },
    description: "A partner with a new invitation.",
  });

const tooManyMails = "Too many e-mails; `Retry-After` gives the seconds until a retry may succeed.";
const missingRecord = "A buyer, broker or firm does not exist.";
const role = "OWNER" as const;

export const partnerOperations = {
  list: {
    id: "listPartners",
    tag,
    summary: "A page of partners",
    description: "In the order in which they were first invited.",
    body: partnerFilter,
    answer: z.object({
      partners: z.array(partner).describe("The page."),
      hasNext: z.boolean().describe("Whether more follow."),
      total: z.number().meta({ description: "The total number of partners.", example: 1 }),
      offset: z.number().meta({ description: "The number of partners in the list before this page.", example: 0 }),
    }),
  },
  read: { id: "readPartner", tag, summary: "A partner", query, answer: partner, refusals: { 404: unknown } },
  invite: {
    id: "invitePartner",
    tag,
    role,
    summary: "Invite a partner",
    description: `The code is valid for ${invitationDays} days and for one office. An office may have ${maxPartners} partners, invitations included.`,
    body: newPartner,
    answer: invitedPartner,
    isIdempotent: true,
    refusals: { 404: missingRecord, 422: broken, 429: tooManyMails },
  },
  update: {
    id: "updatePartner",
    tag,
    role,
    summary: "Change what a partner is put on and may do",
    description:
      "The shipments follow at once: a partner that a shipment does not match any more leaves it, unless somebody chose the shipment.",
    query,
    body: partnerUpdate,
    answer: partner,
    isIdempotent: true,
    refusals: { 404: `${unknown} ${missingRecord}`, 422: broken },
  },
  again: {
    id: "reinvitePartner",
    tag,
    role,
    summary: "Invite a partner again",
    description: "Makes a new code for an invited or revoked partner; an earlier code opens nothing any more.",
    query,
    body: againBody,
    answer: invitedPartner,
    isIdempotent: true,
    refusals: { 404: unknown, 409: "The partner has joined already.", 422: broken, 429: tooManyMails },
  },
  revoke: {
    id: "revokePartner",
    tag,
    role,
    summary: "Withdraw a partner's invitation, or end the partnership",
    description: "From its next request on the partner sees nothing of the exporter's, and leaves all shipments.",
    query,
    answer: partner,
    isIdempotent: true,
    refusals: { 404: unknown, 409: "The partner is revoked already." },
  },
} satisfies Record<string, OperationSpec>;
