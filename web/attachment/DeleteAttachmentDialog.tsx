import { Button, Group, Stack, Text } from "@mantine/core";
import { graphql } from "react-relay";
import type { DeleteAttachmentDialogMutation } from "../__generated__/DeleteAttachmentDialogMutation.graphql.ts";
import { documentGone, sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";

type Props = { attachment: { id: string; name: string }; onDeleted?: (() => void) | undefined; onClosed: () => void };

/** Asks for confirmation before a file is deleted. */
export function DeleteAttachmentDialog({ attachment, onDeleted, onClosed }: Props) {
  const [remove, isBusy] = useCommit<DeleteAttachmentDialogMutation>(
    graphql`
      mutation DeleteAttachmentDialogMutation($input: DeleteAttachmentInput!) {
        deleteAttachment(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Attachment deleted successfully", failure: "Failed to delete attachment" },
  );
  async function handleDelete(close: () => void) {
    if (!(await sendAct((outcomes) => remove({ input: { id: attachment.id } }, outcomes), documentGone))) return;
    onDeleted?.();
    close();
  }
  return (
    <Dialog title="Delete Attachment" size="sm" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <Stack gap="lg">
          <Text>
            Are you sure you want to delete{" "}
            <strong>
              <WholeCodes text={attachment.name} />
            </strong>
            ? This action cannot be undone.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
              Cancel
            </Button>
            <Button color="red" onClick={() => void handleDelete(close)} loading={isBusy}>
              Delete
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
