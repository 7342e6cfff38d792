import { Button, Group, Stack, Text } from "@mantine/core";
import { graphql } from "react-relay";
import type { RevokeLinkDialogMutation } from "../../__generated__/RevokeLinkDialogMutation.graphql.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";

type Props = { id: string; name: string; onClosed: () => void };

/** Asks before a link is ended. */
export function RevokeLinkDialog({ id, name, onClosed }: Props) {
  const [revoke, isBusy] = useCommit<RevokeLinkDialogMutation>(
    graphql`
      mutation RevokeLinkDialogMutation($input: RevokeShareLinkInput!) {
        revokeShareLink(input: $input) {
          shareLink {
            ...ShareLinkRow_link
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Link revoked" },
  );
  async function handleRevoke(close: () => void) {
    if (await sendAct((outcomes) => revoke({ input: { id } }, outcomes))) close();
  }
  return (
    <Dialog title="Revoke Link" size="sm" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <Stack gap="lg">
          <Text>
            The link to <strong>{name}</strong> opens nothing from now on. What visitors downloaded stays with them.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
              Cancel
            </Button>
            <Button color="red" onClick={() => void handleRevoke(close)} loading={isBusy}>
              Revoke
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
