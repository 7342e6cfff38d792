import { maxMembers, type Invitation as InvitationData, type OpenInvitation as OpenInvitationData } from "#domain/account/team.ts";
import type { OpenPartnership as OpenPartnershipData } from "#domain/partners/partner.ts";
import { pageOf } from "../../builder/connections/connections.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import type { Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { PartnerRoleEnum, RoleEnum } from "../../builder/enums.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { unlessNotFound } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { invitations, openInvitation } from "../../rest/shapes/people/team.ts";
import { MailStatus } from "../mail/mailStatus.ts";
import { PartnerScopeEnum } from "../partner/partnerEnums.ts";
import { Viewer } from "../viewer/viewer.ts";

const limits = { usual: maxMembers, most: 100 };

export const Invitation = builder.objectRef<InvitationData>("Invitation");

defineNode(Invitation, {
  description: "An invitation to the user's office that nobody has accepted yet.",
  id: { resolve: ({ invitationId }) => invitationId, description: "Global id of the invitation; it is not its code." },
  fields: (t) => ({
    role: t.expose("role", { type: RoleEnum, description: "What the person who accepts it may do." }),
    email: t.exposeString("email", { nullable: true, description: "The only address that may accept it; null if any may." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it ends." }),
    mail: t.expose("mail", { type: MailStatus, nullable: true, description: "The e-mail with the link; null if none was asked for." }),
  }),
});

registerNodeLoader("Invitation", async (id, context) => await findInvitation(id, context));

const InvitationList = connectionOf(Invitation, {
  edge: "An invitation and its position in the list.",
  page: "A page of the office's open invitations.",
});

builder.objectField(Viewer, "invitations", (t) =>
  t.connection(
    {
      type: Invitation,
      nullable: true,
      description:
        "Open invitations to the user's office, oldest first. Only for an owner's session. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no teams.",
      resolve: async (_viewer, args, context) => pageOf(await loadInvitations(context), args, limits, ({ invitationId }) => invitationId),
    },
    InvitationList.Connection,
    InvitationList.Edge,
  ),
);

const OpenPartnership = builder.objectRef<OpenPartnershipData>("OpenPartnership").implement({
  description: "What an office offers to who becomes its partner.",
  fields: (t) => ({
    role: t.expose("role", { type: PartnerRoleEnum, description: "What the partner will be to the office; the type of a new account." }),
    name: t.exposeString("name", { description: "The office's name for the partner." }),
    scope: t.expose("scope", { type: PartnerScopeEnum, description: "Which shipments the partner will be put on." }),
    showsPrices: t.exposeBoolean("showsPrices", { description: "Whether the partner may see prices." }),
    mayUpload: t.exposeBoolean("mayUpload", { description: "Whether the partner may upload documents." }),
  }),
});

const OpenInvitation = builder.objectRef<OpenInvitationData>("OpenInvitation").implement({
  description: "What an invitation is to, for who has its code.",
  fields: (t) => ({
    office: t.exposeString("office", { description: "The name of the office." }),
    role: t.expose("role", {
      type: RoleEnum,
      nullable: true,
      description: "What the new member of the office may do; null if the invitation is to be its partner.",
    }),
    partner: t.expose("partner", {
      type: OpenPartnership,
      nullable: true,
      description: "What the office offers its partner; null if the invitation is to its team.",
    }),
    isForOneAddress: t.exposeBoolean("isForOneAddress", {
      description: "Whether only one e-mail address, which is not returned, may accept it.",
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it ends." }),
  }),
});

builder.queryField("invitation", (t) =>
  t.field({
    type: OpenInvitation,
    nullable: true,
    description:
      "An invitation by its code; needs no session. Null if the code is unknown, or the invitation expired, was used or withdrawn. Ten wrong codes an hour from an address are RATE_LIMITED after that. UPSTREAM_UNSUPPORTED if the service behind the gateway has no teams.",
    args: { code: t.arg.string({ required: true, description: "The code, in any case, with or without hyphens." }) },
    resolve: (_root, { code }, { rest }) =>
      unlessNotFound(optionalCall(() => rest.search("/v1/invitation/read", {}, { code }, openInvitation))),
  }),
);

export async function findInvitation(invitationId: string, context: Context): Promise<InvitationData | null> {
  return (await loadInvitations(context)).find((one) => one.invitationId === invitationId) ?? null;
}

async function loadInvitations({ rest }: Context): Promise<InvitationData[]> {
  return (await optionalCall(() => rest.get("/v1/team/invitation", {}, invitations))).invitations;
}
