import { builder } from "../../builder/builder.ts";
import { RoleEnum } from "../../builder/enums.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome, renamed } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { viewerField } from "../viewer/viewer.ts";
import { findMember, Member } from "./member.ts";

const fieldOf = renamed({ memberId: "id" });

const memberNoun = "Member";

builder.relayMutationField(
  "setMemberRole",
  {
    description: "A member and their new role.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the member." }),
      role: t.field({ type: RoleEnum, required: true, description: "What they may do from now on." }),
    }),
  },
  {
    description:
      "Changes what a member may do, from their next request on, also with their API keys. An office keeps at least one owner. Only for an owner's session.",
    resolve: (_root, { input: { id, role } }, { rest }) =>
      outcome(async () => {
        const memberId = targetId("Member", id, memberNoun);
        const call = { method: "POST" as const, path: "/v1/team/role", query: { memberId }, body: { role } };
        await optionalCall(() => rest.write(call, ignoredResponse));
        return { id: memberId };
      }, fieldOf),
  },
  {
    description: "The member with the new role.",
    outputFields: (t) => ({
      member: t.field({
        type: Member,
        nullable: true,
        description: "The member as they are now; null with errors.",
        resolve: ({ id }, _args, context) => (id ? findMember(id, context) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "removeMember",
  {
    description: "The member to remove.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the member." }) }),
  },
  {
    description:
      "Removes a member: ends their sessions, subscriptions and file addresses at once, and revokes their API keys. Their name stays in the history. An office keeps at least one owner. Only for an owner's session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const memberId = targetId("Member", input.id, memberNoun);
        await optionalCall(() => rest.write({ method: "DELETE", path: "/v1/team/member", query: { memberId } }, ignoredResponse));
        return { id: memberId };
      }, fieldOf),
  },
  {
    description: "The id of the removed member, or why they were not removed.",
    outputFields: (t) => ({
      deletedMemberId: t.id({
        nullable: true,
        description: "Global id of the removed member; null with errors.",
        resolve: ({ id }) => (id ? encodeId("Member", id) : null),
      }),
      errors: errorsField(t),
    }),
  },
);
