import { graphql } from "react-relay";
import type { ReopenDialogMutation } from "../../__generated__/ReopenDialogMutation.graphql.ts";
import { documentGone, sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";

type Props = { attachment: { id: string; name: string }; onClosed: () => void };

/** Makes a draft of a file again, with a reason. */
export function ReopenDialog({ attachment: { id, name }, onClosed }: Props) {
  const [commit, isBusy] = useCommit<ReopenDialogMutation>(
    graphql`
      mutation ReopenDialogMutation($input: ReopenAttachmentInput!) {
        reopenAttachment(input: $input) {
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
    { success: "Document reopened" },
  );
  return (
    <ReasonDialog
      title="Reopen"
      text={
        <>
          <strong>
            <WholeCodes text={name} />
          </strong>{" "}
          becomes a draft. Partners no longer see it, except a partner who made it.
        </>
      }
      submitLabel="Reopen"
      isBusy={isBusy}
      onSubmit={(reason) => sendAct((outcomes) => commit({ input: { id, reason } }, outcomes), documentGone)}
      onClosed={onClosed}
    />
  );
}
