import { graphql } from "react-relay";
import type { RejectDialogMutation } from "../../__generated__/RejectDialogMutation.graphql.ts";
import { documentGone, sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";

type Props = { attachment: { id: string; name: string }; onClosed: () => void };

/** Rejects a file with a reason. */
export function RejectDialog({ attachment: { id, name }, onClosed }: Props) {
  const [commit, isBusy] = useCommit<RejectDialogMutation>(
    graphql`
      mutation RejectDialogMutation($input: RejectAttachmentInput!) {
        rejectAttachment(input: $input) {
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
    { success: "Document rejected" },
  );
  return (
    <ReasonDialog
      title="Reject"
      text={
        <>
          <strong>
            <WholeCodes text={name} />
          </strong>{" "}
          is rejected, and nobody else is asked.
        </>
      }
      submitLabel="Reject"
      isDestructive
      isBusy={isBusy}
      onSubmit={(reason) => sendAct((outcomes) => commit({ input: { id, reason } }, outcomes), documentGone)}
      onClosed={onClosed}
    />
  );
}
