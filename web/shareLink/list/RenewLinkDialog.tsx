import { Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { usualLinkDays } from "#domain/links/shareLink.ts";
import type { RenewLinkDialogMutation } from "../../__generated__/RenewLinkDialogMutation.graphql.ts";
import { sendForAnswer } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { ExpiresField } from "../ExpiresField.tsx";
import { MadeLink } from "../MadeLink.tsx";

type Props = { id: string; hasPassword: boolean; onClosed: () => void };

/** New address: replaces a link's address, and shows the new one once. */
export function RenewLinkDialog({ id, hasPassword, onClosed }: Props) {
  const [days, setDays] = useState(usualLinkDays);
  const [address, setAddress] = useState<string | null>(null);
  const [renew, isBusy] = useCommit<RenewLinkDialogMutation>(graphql`
    mutation RenewLinkDialogMutation($input: RenewShareLinkInput!) {
      renewShareLink(input: $input) {
        address
        shareLink {
          ...ShareLinkRow_link
        }
        errors {
          message
          code
        }
      }
    }
  `);
  async function handleSubmit(close: () => void) {
    const { answer, isSettled } = await sendForAnswer((outcomes) => renew({ input: { id, days } }, outcomes));
    setAddress(answer?.renewShareLink.address ?? null);
    if (isSettled && answer === null) close();
  }
  return (
    <FormDialog
      title="New Address"
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="New address"
      busyLabel="Replacing..."
      renderResult={address === null ? null : (close) => <MadeLink address={address} hasPassword={hasPassword} onDone={close} />}
      onSubmit={handleSubmit}
    >
      <Text>The present address opens nothing any more once there is a new one. {hasPassword && "The password stays."}</Text>
      <ExpiresField value={days} onChange={setDays} />
    </FormDialog>
  );
}
