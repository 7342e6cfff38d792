import { invitationDays } from "#domain/account/team.ts";
import { inMail } from "#domain/mail/mail.ts";
import type { MailText } from "../mail/queueMail.ts";

/** The e-mail with an invitation's link. The names in it are entered by users. */
export function invitationMail({ inviter, office, link }: { inviter: string; office: string; link: string }): MailText {
  const [from, where] = [inMail(inviter), inMail(office)];
  return {
    subject: `Invitation to the office of ${where}`,
    text: `${from} invites you to work in the office of ${where}.

To accept the invitation, open this page within ${invitationDays} days and create your account:

${link}

The page is for one person: whoever has the address can open it, so please do not forward it.
If you did not expect this invitation, ignore this e-mail, and nothing happens.
`,
  };
}
