import { graphql } from "react-relay";
import type { FinaliseDialogMutation } from "../../__generated__/FinaliseDialogMutation.graphql.ts";
import { documentGone, sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";

type Props = { attachment: { id: string; name: string }; onClosed: () => void };

/** Makes a file final. */
export function FinaliseDialog({ attachment: { id, name }, onClosed }: Props) {
  const [finalise, isBusy] = useCommit<FinaliseDialogMutation>(
    graphql`
      mutation FinaliseDialogMutation($input: FinaliseAttachmentInput!) {
        finaliseAttachment(input: $input) {
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
    { success: "Document made final" },
  );
  async function handleConfirm() {
    if (await sendAct((outcomes) => finalise({ input: { id } }, outcomes), documentGone)) onClosed();
  }
  return (
    <ConfirmDialog
      isOpen
      isHarmless
      title="Make Final"
      confirmLabel="Make final"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClosed}
    >
      <strong>
        <WholeCodes text={name} />
      </strong>{" "}
      cannot be renamed or deleted any more. Only an owner can reopen it.
    </ConfirmDialog>
  );
}
