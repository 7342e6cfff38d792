import { z } from "zod";
import { invitationDays } from "#domain/account/team.ts";
import { invalid } from "#domain/http/problem.ts";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import { maxPartners } from "#domain/partners/partnerInput.ts";
import { builder } from "../../builder/builder.ts";
import { PartnerRoleEnum } from "../../builder/enums.ts";
import { restId, targetId } from "../../builder/nodes.ts";
import { notClearable, partialUpdate } from "../../builder/partialUpdate.ts";
import { errorsField, outcome, renamed, type OutcomeFields } from "../../builder/payload.ts";
import { Refused } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { invitedPartner } from "../../rest/shapes/people/partner.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { viewerField } from "../viewer/viewer.ts";
import { loadPartner, Partner, recordTypes } from "./partner.ts";
import { PartnerScopeEnum } from "./partnerEnums.ts";

const fieldOf = renamed({ partnerId: "id" });

const words = {
  name: "Your name for the partner; needed for a CHA, else the first record's if omitted.",
  recordIds:
    "Global ids of the records it stands for: at least one buyer for an importer, at least one broker for a broker, at least one firm for a CHA with the scope FIRMS.",
  scope: "Which shipments it is put on.",
  sharesNew: "Whether matching shipments are shared at once; else they wait until somebody shares them.",
  showsPrices: "Whether it may see prices.",
  mayUpload: "Whether it may upload documents.",
  sendsMail: "Whether the link is sent to that address. Refused if `Viewer.canSendMail` is false, and beyond 30 e-mails an hour.",
};

builder.relayMutationField(
  "invitePartner",
  {
    description: "Whom to invite as a partner.",
    inputFields: (t) => ({
      role: t.field({ type: PartnerRoleEnum, required: true, description: "What the partner is to your office." }),
      name: t.string({ description: words.name }),
      recordIds: t.idList({ description: words.recordIds }),
      scope: t.field({ type: PartnerScopeEnum, description: `${words.scope} CHOSEN if omitted.` }),
      sharesNew: t.boolean({ description: `${words.sharesNew} False if omitted.` }),
      showsPrices: t.boolean({ description: `${words.showsPrices} True if omitted.` }),
      mayUpload: t.boolean({ description: `${words.mayUpload} If omitted, true for a CHA alone.` }),
      email: t.string({ description: "The only address that may accept; if omitted, anybody with the code may." }),
      sendsMail: t.boolean({ description: words.sendsMail }),
    }),
  },
  {
    description: `Makes an invitation for another office, valid for ${invitationDays} days. An office may have ${maxPartners} partners, open invitations included. Only for an owner's session.`,
    resolve: (_root, { input: { recordIds, ...input } }, { rest }) =>
      outcome(async () => {
        const body = { ...input, recordIds: restIds(recordIds ?? [], input.role) };
        const call = { method: "POST" as const, path: "/v1/partner/invite", body };
        return invitedOutcome(await optionalCall(() => rest.write(call, invitedPartner)));
      }),
  },
  { description: "The invited partner, with the code of its invitation.", outputFields: invitedFields },
);

builder.relayMutationField(
  "reinvitePartner",
  {
    description: `The partner to invite again. ${partialUpdate}`,
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the partner, which is invited or revoked." }),
      email: t.string({ description: "The only address that may accept; null or empty for anybody with the code." }),
      sendsMail: t.boolean({ description: words.sendsMail }),
    }),
  },
  {
    description: "Makes a new invitation for a partner; an earlier code opens nothing any more. Only for an owner's session.",
    resolve: (_root, { input: { id, ...body } }, { rest }) =>
      outcome(async () => {
        const call = {
          method: "POST" as const,
          path: "/v1/partner/reinvite",
          query: { partnerId: targetId("Partner", id, "Partner") },
          body,
        };
        return invitedOutcome(await optionalCall(() => rest.write(call, invitedPartner)));
      }, fieldOf),
  },
  { description: "The invited partner, with the code of its new invitation.", outputFields: invitedFields },
);

builder.relayMutationField(
  "updatePartner",
  {
    description: `The partner to change and its new values. ${partialUpdate}`,
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the partner." }),
      name: t.string({ description: `${words.name} Clearing it takes the first record's name.` }),
      recordIds: t.idList({ description: words.recordIds }),
      scope: t.field({ type: PartnerScopeEnum, description: `${words.scope} ${notClearable}` }),
      sharesNew: t.boolean({ description: `${words.sharesNew} ${notClearable}` }),
      showsPrices: t.boolean({ description: `${words.showsPrices} ${notClearable}` }),
      mayUpload: t.boolean({ description: `${words.mayUpload} ${notClearable}` }),
    }),
  },
  {
    description:
      "Changes what a partner is put on and may do, from its next request on. It comes onto the shipments that match now, and leaves those that match no more. Only for an owner's session.",
    resolve: (_root, { input: { id, recordIds, ...given } }, context) =>
      outcome(async () => {
        const partnerId = targetId("Partner", id, "Partner");
        for (const name of ["sharesNew", "showsPrices", "mayUpload"] as const) {
          if (given[name] === null) throw new Refused([invalid("Please choose yes or no", name)]);
        }
        const role = recordIds ? (await loadPartner(partnerId, context)).role : null;
        const body = {
          ...given,
          ...(given.scope === null && { scope: "" }),
          ...(recordIds === null && { recordIds: [] }),
          ...(recordIds && role && { recordIds: restIds(recordIds, role) }),
        };
        const call = { method: "POST" as const, path: "/v1/partner/update", query: { partnerId }, body };
        await optionalCall(() => context.rest.write(call, ignoredResponse));
        return { id: partnerId };
      }, fieldOf),
  },
  { description: "The partner as it is now.", outputFields: partnerFields },
);

builder.relayMutationField(
  "revokePartner",
  {
    description: "The partner to revoke.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the partner." }) }),
  },
  {
    description:
      "Withdraws a partner's open invitation, or ends the partnership: from its next request on it sees nothing of yours. Only for an owner's session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const partnerId = targetId("Partner", input.id, "Partner");
        await optionalCall(() => rest.write({ method: "POST", path: "/v1/partner/revoke", query: { partnerId } }, ignoredResponse));
        return { id: partnerId };
      }, fieldOf),
  },
  { description: "The revoked partner.", outputFields: partnerFields },
);

const accepted = z.object({ office: z.string(), role: z.enum(partnerRoles) });

builder.relayMutationField(
  "acceptPartnership",
  {
    description: "The code of a partner's invitation.",
    inputFields: (t) => ({ code: t.string({ required: true, description: "The code, in any case, with or without hyphens." }) }),
  },
  {
    description:
      "Makes the user's office the partner of the office that sent the invitation. Who has no account yet uses `acceptInvitation`. Only for an owner's session.",
    resolve: (_root, { input: { code } }, { rest }) =>
      outcome(async () => {
        await optionalCall(() => rest.write({ method: "POST", path: "/v1/partner/accept", body: { code } }, accepted));
        return {};
      }),
  },
  {
    description: "The user, whose office sees what is shared with it.",
    outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }),
  },
);

function invitedOutcome({ partnerId, code, link }: z.output<typeof invitedPartner>) {
  return { id: partnerId, ...(code ? { secret: code } : {}), ...(link ? { link } : {}) };
}

function invitedFields(t: OutcomeFields) {
  return {
    code: t.exposeString("secret", {
      nullable: true,
      description: "The code. Returned only here; null with errors, and when a request is repeated with its Idempotency-Key.",
    }),
    link: t.exposeString("link", {
      nullable: true,
      description: "The page to accept it on, which contains the code. Returned only here, likewise.",
    }),
    ...partnerFields(t),
  };
}

function partnerFields(t: OutcomeFields) {
  return {
    partner: t.field({
      type: Partner,
      nullable: true,
      description: "The partner as it is now; null with errors.",
      resolve: ({ id }, _args, context) => (id ? loadPartner(id, context) : null),
    }),
    viewer: viewerField(t),
    errors: errorsField(t),
  };
}

function restIds(recordIds: readonly string[], role: PartnerRole): string[] {
  const type = recordTypes[role];
  return recordIds.map((recordId, index) => restId(type, recordId, type, "recordIds", String(index)));
}
