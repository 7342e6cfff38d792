import { graphql } from "react-relay";
import type { SharedDecisionDialogApproveMutation } from "../../__generated__/SharedDecisionDialogApproveMutation.graphql.ts";
import type { SharedDecisionDialogRejectMutation } from "../../__generated__/SharedDecisionDialogRejectMutation.graphql.ts";
import { ApproveForm } from "../../attachment/review/approval/ApproveForm.tsx";
import { ReasonDialog } from "../../attachment/review/ReasonDialog.tsx";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";

type Props = { act: "approve" | "reject"; file: { id: string; name: string }; onClosed: () => void };

const notAsked = { gone: "You are not asked to decide about this document any more." };

/** Decides about a file of an exporter who asked for it. */
export function SharedDecisionDialog({ act, ...props }: Props) {
  return act === "approve" ? <Approve {...props} /> : <Reject {...props} />;
}

function Approve({ file: { id, name }, onClosed }: Omit<Props, "act">) {
  const [approve, isBusy] = useCommit<SharedDecisionDialogApproveMutation>(
    graphql`
      mutation SharedDecisionDialogApproveMutation($input: ApproveSharedAttachmentInput!) {
        approveSharedAttachment(input: $input) {
          sharedShipment {
            ...SharedDetail_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Document approved" },
  );
  return (
    <ApproveForm
      name={name}
      isBusy={isBusy}
      onSubmit={(signed) => sendAct((outcomes) => approve({ input: { id, ...signed } }, outcomes), notAsked)}
      onClosed={onClosed}
    />
  );
}

function Reject({ file: { id, name }, onClosed }: Omit<Props, "act">) {
  const [reject, isBusy] = useCommit<SharedDecisionDialogRejectMutation>(
    graphql`
      mutation SharedDecisionDialogRejectMutation($input: RejectSharedAttachmentInput!) {
        rejectSharedAttachment(input: $input) {
          sharedShipment {
            ...SharedDetail_shipment
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
          The exporter reads why you reject{" "}
          <strong>
            <WholeCodes text={name} />
          </strong>
          .
        </>
      }
      submitLabel="Reject"
      isDestructive
      isBusy={isBusy}
      onSubmit={(reason) => sendAct((outcomes) => reject({ input: { id, reason } }, outcomes), notAsked)}
      onClosed={onClosed}
    />
  );
}
