import type { FastifyRequest } from "fastify";
import { invitationDays } from "#domain/account/team.ts";
import { inMail, type MailStatus } from "#domain/mail/mail.ts";
import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { officeName } from "../firm/officeName.ts";
import { queueMail, type MailText } from "./queueMail.ts";

type Invited = {
  /** The id of the invitation, or of the invited partner. */
  aboutId: string;
  /** What the office invites a partner as; null: to its team. */
  role: PartnerRole | null;
  /** The only address that may accept; null: none, which is refused. */
  email: string | null;
  link: string;
};

/** Queues the e-mail with the link of a new invitation. Throws as `queueMail` does. */
export async function queueInvitation(
  trx: Trx,
  context: ApiContext,
  { ownerId, actor }: FastifyRequest,
  invited: Invited,
): Promise<MailStatus> {
  const { aboutId, role, email, link } = invited;
  const text = textOf({ inviter: inMail(actor.name), office: inMail(await officeName(trx, ownerId)), role, link });
  return await queueMail(trx, context, ownerId, { aboutId, recipient: email ?? "", ...text });
}

/** The names are entered by users. */
function textOf({ inviter, office, role, link }: Pick<Invited, "role" | "link"> & { inviter: string; office: string }): MailText {
  const offer = role ? `to follow shipments of ${office} as ${partnerRoleNames[role]}` : `to work in the office of ${office}`;
  return {
    subject: role ? `Invitation to shipments of ${office}` : `Invitation to the office of ${office}`,
    text: `${inviter} invites you ${offer}.

To accept the invitation, open this page within ${invitationDays} days and ${role ? "create an account, or sign in to yours" : "create your account"}:

${link}

Whoever opens this page first can accept in your place, so please do not forward this e-mail.
If you did not expect this invitation, you can ignore this e-mail.
`,
  };
}
