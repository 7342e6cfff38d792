import { graphql, useFragment } from "react-relay";
import type { MailNote_mail$key } from "../__generated__/MailNote_mail.graphql.ts";

/** What became of the e-mail with an invitation's link. */
export function MailNote({ mail }: { mail: MailNote_mail$key }) {
  const { state, error } = useFragment(
    graphql`
      fragment MailNote_mail on MailStatus {
        state
        error
      }
    `,
    mail,
  );
  const reason = error ? `: ${error}` : "";
  if (state === "SENT") return "E-mail sent";
  return state === "FAILED" ? `E-mail not sent${reason}` : `E-mail waiting${reason}`;
}
