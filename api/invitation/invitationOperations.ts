import { z } from "zod";
import { maximumPasswordLength, minimumPasswordLength } from "#domain/account/account.ts";
import type { OpenInvitation } from "#domain/account/team.ts";
import { partnerRoles } from "#domain/partners/partner.ts";
import { text } from "../http/requestSchema.ts";
import { instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { session } from "../user/sessionOperations.ts";
import { partner, partnerWords } from "../partner/partnerOperations.ts";
import { role } from "../team/teamOperations.ts";

const code = text().describe("The invitation's code, in any case, with or without hyphens.");
const exampleCode = "K7QM-2XTD-9F4C";

export const codeBody = z
  .object({ code })
  .meta({ id: "InvitationCode", example: { code: exampleCode }, description: "The code of an invitation.", required: ["code"] });

export const acceptance = z
  .object({
    code,
    name: text().describe("The person's full name."),
    email: text().describe("The e-mail address for signing in; if the invitation is for one address, that one."),
    password: text(10_000).describe(`At least ${minimumPasswordLength} characters, at most ${maximumPasswordLength}.`),
  })
  .meta({
    id: "Acceptance",
    example: { code: exampleCode, name: "Meena Shah", email: "meena@tarangvel.example", password: "monsoon-42" },
    description: "An invitation's code, and the new account of who accepts it.",
    required: ["code", "name", "email", "password"],
  });

const openPartnership = partner
  .pick({ role: true, name: true, scope: true, showsPrices: true, mayUpload: true })
  .meta({ id: "OpenPartnership", example: { name: "Al Marjan Foodstuff Trading L.L.C." }, description: "What a partner is offered." });

const openInvitation = z
  .object({
    office: z.string().describe("The name of the office."),
    role: role.nullable().describe("What the new member may do; null if the invitation is to be the office's partner."),
    partner: openPartnership.nullable().describe("What the office offers its partner; null if the invitation is to its team."),
    isForOneAddress: z.boolean().describe("Whether only one e-mail address, which is not returned, may accept it."),
    expiresAt: instant("When the invitation ends."),
  })
  .meta({
    id: "OpenInvitation",
    example: { office: "Tarangvel Exports LLP", role: "EDITOR", partner: null, isForOneAddress: true },
    description: "What an invitation is to.",
  }) satisfies z.ZodType<OpenInvitation>;

const refusals = {
  404: "No open invitation has this code: it is unknown, expired, used or withdrawn.",
  429: "Too many wrong codes from one address; `Retry-After` gives the seconds until a retry may succeed.",
} as const;

export const invitationOperations = {
  read: {
    id: "readInvitation",
    tag: "Team",
    summary: "Read an invitation by its code",
    isPublic: true,
    body: codeBody,
    answer: openInvitation,
    refusals,
  },
  accept: {
    id: "acceptInvitation",
    tag: "Team",
    summary: "Accept an invitation",
    description:
      "Creates an account and its first session: a member's in the office, or a partner's in a new office, whose type is the partner's role. Who has an office already signs in and calls `POST /v1/partner/accept`.",
    isPublic: true,
    body: acceptance,
    answer: session,
    refusals: {
      ...refusals,
      409: "The e-mail belongs to another account.",
      422: "A field is missing or invalid, the invitation is for another address, or the office is full.",
      503: "Too many concurrent sign-ups; `Retry-After` says when to try again.",
    },
  },
  acceptSignedIn: {
    id: "acceptPartnership",
    tag: "Partners",
    role: "OWNER",
    summary: "Accept a partner's invitation for the own office",
    body: codeBody,
    answer: z.object({
      office: z.string().meta({ description: "The name of the exporter's office.", example: "Tarangvel Exports LLP" }),
      role: z.enum(partnerRoles).describe(partnerWords.role),
    }),
    refusals: {
      ...refusals,
      409: "The office is a partner of this exporter in this role already.",
      422: "The invitation is for another address, or the exporter's own.",
    },
  },
} satisfies Record<string, OperationSpec>;
