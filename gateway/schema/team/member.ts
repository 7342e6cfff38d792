import { maxMembers, type Member as MemberData, type Team } from "#domain/account/team.ts";
import { pageOf } from "../../builder/connections/connections.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import type { Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { RoleEnum } from "../../builder/enums.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { team } from "../../rest/shapes/people/team.ts";
import { Viewer } from "../viewer/viewer.ts";

const limits = { usual: maxMembers, most: 100 };

export const Member = builder.objectRef<MemberData>("Member");

defineNode(Member, {
  description: "A person of the user's office.",
  id: { resolve: ({ memberId }) => memberId, description: "Global id of the member." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The member's full name." }),
    email: t.exposeString("email", { description: "The address the member logs in with." }),
    role: t.expose("role", { type: RoleEnum, description: "What the member may do." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      nullable: true,
      description: "When the member last used Lading, to five minutes; null if not yet.",
    }),
  }),
});

registerNodeLoader("Member", async (memberId, context) => await findMember(memberId, context));

const MemberList = connectionOf(Member, {
  edge: "A member and their position in the list.",
  page: "A page of the office's members.",
});

const unsupported = "Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no teams.";

builder.objectFields(Viewer, (t) => ({
  office: t.string({
    nullable: true,
    description: `The name of the user's office: its first firm's, before it has one its first owner's. ${unsupported}`,
    resolve: async (_viewer, _args, context) => (await loadTeam(context)).office,
  }),
  canSendMail: t.boolean({
    nullable: true,
    description: `Whether the service sends e-mail, such as invitations. ${unsupported}`,
    resolve: async (_viewer, _args, context) => (await loadTeam(context)).canSendMail,
  }),
  members: t.connection(
    {
      type: Member,
      nullable: true,
      description: `The people of the user's office, in the order of joining. ${unsupported}`,
      resolve: async (_viewer, args, context) => pageOf((await loadTeam(context)).members, args, limits, ({ memberId }) => memberId),
    },
    MemberList.Connection,
    MemberList.Edge,
  ),
}));

async function loadTeam({ rest }: Context): Promise<Team> {
  return await optionalCall(() => rest.get("/v1/team", {}, team));
}

/** A member of the office; null for an unknown id. */
export async function findMember(memberId: string, context: Context): Promise<MemberData | null> {
  return (await loadTeam(context)).members.find((member) => member.memberId === memberId) ?? null;
}
