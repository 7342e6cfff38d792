import { Select } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { inboxMailNames, inboxMails } from "#domain/inbox/inbox.ts";
import type { InboxMailChoice_viewer$key } from "../__generated__/InboxMailChoice_viewer.graphql.ts";
import type { InboxMailChoiceMutation } from "../__generated__/InboxMailChoiceMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";

/** When the user gets e-mails about the inbox; nothing if the server sends none. */
export function InboxMailChoice({ viewer }: { viewer: InboxMailChoice_viewer$key }) {
  const { canSendMail, inboxMail } = useFragment(
    graphql`
      fragment InboxMailChoice_viewer on Viewer {
        canSendMail
        inboxMail
      }
    `,
    viewer,
  );
  const [choose, isBusy] = useCommit<InboxMailChoiceMutation>(
    graphql`
      mutation InboxMailChoiceMutation($input: SetInboxMailInput!) {
        setInboxMail(input: $input) {
          viewer {
            inboxMail
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Saved" },
  );
  if (!canSendMail || !inboxMail) return null;
  function handleChange(chosen: string | null) {
    const mail = inboxMails.find((known) => known === chosen);
    if (mail && !isBusy) void choose({ input: { mail } });
  }
  return (
    <Select
      label="E-mail about the inbox"
      allowDeselect={false}
      data={inboxMails.map((value) => ({ value, label: inboxMailNames[value] }))}
      value={inboxMail}
      onChange={handleChange}
    />
  );
}
