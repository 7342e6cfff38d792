import { graphql } from "react-relay";
import type { SubmitDialogMutation } from "../../__generated__/SubmitDialogMutation.graphql.ts";
import { documentGone, sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";

type Props = { attachment: { id: string; name: string }; onClosed: () => void };

/** Submits a file for approval. */
export function SubmitDialog({ attachment: { id, name }, onClosed }: Props) {
  const [submit, isBusy] = useCommit<SubmitDialogMutation>(
    graphql`
      mutation SubmitDialogMutation($input: SubmitAttachmentInput!) {
        submitAttachment(input: $input) {
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
    { success: "Document submitted" },
  );
  async function handleConfirm() {
    if (await sendAct((outcomes) => submit({ input: { id } }, outcomes), documentGone)) onClosed();
  }
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title="Submit"
      confirmLabel="Submit"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClosed}
    >
      <strong>
        <WholeCodes text={name} />
      </strong>{" "}
      is submitted. Anybody in your office who may write approves or rejects it. With four eyes, somebody other than you has to approve it.
    </ConfirmDialog>
  );
}
