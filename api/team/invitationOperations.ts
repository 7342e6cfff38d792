import { z } from "zod";
import { minimumPasswordLength } from "#domain/account/account.ts";
import type { OpenInvitation } from "#domain/account/team.ts";
import { text } from "../http/requestSchema.ts";
import { instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { session } from "../user/sessionOperations.ts";
import { role } from "./teamOperations.ts";

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
    password: text(10_000).describe(`At least ${minimumPasswordLength} characters, at most 1000.`),
  })
  .meta({
    id: "Acceptance",
    example: { code: exampleCode, name: "Meena Shah", email: "meena@tarangvel.example", password: "monsoon-42" },
    description: "An invitation's code, and the new account of who accepts it.",
    required: ["code", "name", "email", "password"],
  });

const openInvitation = z
  .object({
    office: z.string().describe("The name of the office."),
    role,
    isForOneAddress: z.boolean().describe("Whether only one e-mail address, which is not returned, may accept it."),
    expiresAt: instant("When the invitation ends."),
  })
  .meta({
    id: "OpenInvitation",
    example: { office: "Tarangvel Exports LLP", role: "EDITOR", isForOneAddress: true },
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
    description: "Creates the member's account and its first session.",
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
} satisfies Record<string, OperationSpec>;
