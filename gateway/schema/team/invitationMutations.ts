import { minimumPasswordLength } from "#domain/account/account.ts";
import { invitationDays, maxMembers } from "#domain/account/team.ts";
import { builder } from "../../builder/builder.ts";
import { RoleEnum } from "../../builder/enums.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse, token } from "../../rest/shapes/simpleResponses.ts";
import { madeInvitation } from "../../rest/shapes/people/team.ts";
import { viewerField } from "../viewer/viewer.ts";
import { findInvitation, Invitation } from "./invitation.ts";

/** Hashing a password is expensive, as in the account's mutations. */
const hashingCost = 1_200;

builder.relayMutationField(
  "inviteMember",
  {
    description: "Whom to invite to the user's office.",
    inputFields: (t) => ({
      role: t.field({ type: RoleEnum, required: true, description: "What the person may do." }),
      email: t.string({ description: "The only address that may accept it; if omitted, anybody with the code may." }),
      sendsMail: t.boolean({
        description: "Whether the link is sent to that address. Refused if `Viewer.canSendMail` is false, and beyond 30 e-mails an hour.",
      }),
    }),
  },
  {
    description: `Makes an invitation for one person, valid for ${invitationDays} days. An office may have ${maxMembers} members, open invitations included. Only for an owner's session.`,
    resolve: (_root, { input: { role, email, sendsMail } }, { rest }) =>
      outcome(async () => {
        const call = {
          method: "POST" as const,
          path: "/v1/team/invite",
          body: { role, email: email ?? "", ...(sendsMail && { sendsMail }) },
        };
        const { invitationId, code, link } = await optionalCall(() => rest.write(call, madeInvitation));
        return { id: invitationId, ...(code ? { secret: code } : {}), ...(link ? { link } : {}) };
      }),
  },
  {
    description: "The new invitation, with its code.",
    outputFields: (t) => ({
      code: t.exposeString("secret", {
        nullable: true,
        description: "The code. Returned only here; null with errors, and when a request is repeated with its Idempotency-Key.",
      }),
      link: t.exposeString("link", {
        nullable: true,
        description: "The page to accept it on, which contains the code. Returned only here, likewise.",
      }),
      invitation: t.field({
        type: Invitation,
        nullable: true,
        description: "The stored invitation, without the code; null with errors.",
        resolve: ({ id }, _args, context) => (id ? findInvitation(id, context) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "withdrawInvitation",
  {
    description: "The invitation to withdraw.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the invitation." }) }),
  },
  {
    description: "Withdraws an open invitation: its code opens nothing any more. Only for an owner's session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const invitationId = targetId("Invitation", input.id, "Invitation");
          const call = { method: "DELETE" as const, path: "/v1/team/invitation", query: { invitationId } };
          await optionalCall(() => rest.write(call, ignoredResponse));
          return { id: invitationId };
        },
        () => ["id"],
      ),
  },
  {
    description: "The id of the withdrawn invitation, or why it was not withdrawn.",
    outputFields: (t) => ({
      deletedInvitationId: t.id({
        nullable: true,
        description: "Global id of the withdrawn invitation; null with errors.",
        resolve: ({ id }) => (id ? encodeId("Invitation", id) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "acceptInvitation",
  {
    description: "An invitation's code, and the new account of who accepts it.",
    inputFields: (t) => ({
      code: t.string({ required: true, description: "The code, in any case, with or without hyphens." }),
      name: t.string({ required: true, description: "The person's full name." }),
      email: t.string({ required: true, description: "An e-mail address without an account; the invited one, if there is one." }),
      password: t.string({ required: true, description: `The account's password, at least ${minimumPasswordLength} characters.` }),
    }),
  },
  {
    description:
      "Creates an account and opens its first session; needs no session. The account is a member's, or a partner's in a new office, whose type is the partner's role. The invitation is used up.",
    complexity: hashingCost,
    resolve: (_root, { input: { code, name, email, password } }, { rest }) =>
      outcome(async () => {
        const body = { code, name, email, password };
        const call = { method: "POST" as const, path: "/v1/invitation/accept", body, signedOut: true, hashes: true };
        const { jwt } = await optionalCall(() => rest.write(call, token));
        rest.signIn(jwt);
        return { jwt };
      }),
  },
  {
    description: "The account that joined and its first session.",
    outputFields: (t) => ({
      jwt: t.exposeString("jwt", { nullable: true, description: "The session's token; null with errors." }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
