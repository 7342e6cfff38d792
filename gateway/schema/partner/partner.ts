import type { Partner as PartnerData, PartnerRole, PartnerState } from "#domain/partners/partner.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { listPages, pageSize, pageWords, readPage, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { PartnerRoleEnum } from "../../builder/enums.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { partner, partnerPage } from "../../rest/shapes/people/partner.ts";
import { MailStatus } from "../mail/mailStatus.ts";
import { Viewer } from "../viewer/viewer.ts";
import { PartnerScopeEnum, PartnerStateEnum } from "./partnerEnums.ts";

/** What a role's records are. */
export const recordTypes: Record<PartnerRole, string> = { IMPORTER: "Buyer", BROKER: "Broker", CHA: "Firm" };

export const Partner = builder.objectRef<PartnerData>("Partner");

defineNode(Partner, {
  description: "An importer, broker or customs house agent, which has its own office, and what it may see of the user's.",
  id: { resolve: ({ partnerId }) => partnerId, description: "Global id of the partner." },
  fields: (t) => ({
    role: t.expose("role", { type: PartnerRoleEnum, description: "What the partner is to the user's office." }),
    name: t.exposeString("name", { description: "The user's name for it." }),
    scope: t.expose("scope", { type: PartnerScopeEnum, description: "Which shipments it is put on." }),
    recordIds: t.idList({
      description:
        "Global ids of the records it stands for: buyers of an importer, brokers of a broker, firms of a CHA with the scope FIRMS. A record may have been deleted since.",
      resolve: ({ role, recordIds }) => recordIds.map((recordId) => encodeId(recordTypes[role], recordId)),
    }),
    state: t.expose("state", { type: PartnerStateEnum, description: "Invited, active, or revoked." }),
    office: t.exposeString("office", { nullable: true, description: "The partner's office, as it calls itself; null unless active." }),
    email: t.exposeString("email", { nullable: true, description: "The only address that may accept its invitation; null if any may." }),
    sharesNew: t.exposeBoolean("sharesNew", {
      description: "Whether matching shipments are shared at once; else they wait until somebody shares them.",
    }),
    showsPrices: t.exposeBoolean("showsPrices", { description: "Whether it may see prices." }),
    mayUpload: t.exposeBoolean("mayUpload", { description: "Whether it may upload documents." }),
    shipmentCount: t.exposeInt("shipments", { description: "How many shipments it sees now." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first invited." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When its open invitation ends; null without one.",
    }),
    joinedAt: t.expose("joinedAt", { type: "DateTime", nullable: true, description: "When it accepted; null if not yet." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      nullable: true,
      description: "When somebody of its office last used Lading, to five minutes; null unless active.",
    }),
    mail: t.expose("mail", {
      type: MailStatus,
      nullable: true,
      description: "The e-mail with the link of its open invitation; null if none was asked for.",
    }),
  }),
});

registerNodeLoader("Partner", async (id, context) => await loadPartner(id, context));

const PartnerList = connectionOf(Partner, {
  edge: "A partner and its position in the list.",
  page: "A page of the office's partners.",
});

builder.objectField(Viewer, "partners", (t) =>
  t.connection(
    {
      type: Partner,
      nullable: true,
      description: `Partners of the user's office, in the order in which they were first invited; ${pageWords(listPages)}. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no partners.`,
      args: {
        role: t.arg({ type: PartnerRoleEnum, description: "Only partners in this role." }),
        state: t.arg({ type: PartnerStateEnum, description: "Only partners in this state." }),
      },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, args, context) => await loadPage(args, context),
    },
    PartnerList.Connection,
    PartnerList.Edge,
  ),
);

type ListArgs = PageArgs & { role?: PartnerRole | null | undefined; state?: PartnerState | null | undefined };

async function loadPage({ role, state, ...args }: ListArgs, { rest }: Context) {
  const read = (asked: { limit: number; offset: number }) =>
    optionalCall(() => rest.search("/v1/partner/filter", {}, { ...asked, role: role ?? "", state: state ?? "" }, partnerPage));
  return await readPage(args, listPages, read, ({ partners }) => partners);
}

/** The partner with that REST id. Throws `Refused` when the user's office has none. */
export function loadPartner(partnerId: string, { rest }: Context): Promise<PartnerData> {
  return optionalCall(() => rest.getOne("/v1/partner", { partnerId }, partner));
}
