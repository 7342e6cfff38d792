import { useState } from "react";
import { graphql } from "react-relay";
import type { PartnerState } from "#domain/partners/partner.ts";
import type { RevokePartnerDialogMutation } from "../../__generated__/RevokePartnerDialogMutation.graphql.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

type Props = {
  /** The partner's global id. */
  id: string;
  name: string;
  state: PartnerState;
  onClosed: () => void;
};

/** Asks before an invitation is withdrawn or a partnership ends. */
export function RevokePartnerDialog({ id, name, state, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [revoke, isBusy] = useCommit<RevokePartnerDialogMutation>(
    graphql`
      mutation RevokePartnerDialogMutation($input: RevokePartnerInput!) {
        revokePartner(input: $input) {
          partner {
            ...PartnerRow_partner
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Partner revoked" },
  );
  function handleClose() {
    setOpen(false);
    onClosed();
  }
  async function handleRevoke() {
    if (await sendAct((outcomes) => revoke({ input: { id } }, outcomes))) handleClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Revoke ${name}`}
      confirmLabel="Revoke"
      isBusy={isBusy}
      onConfirm={() => void handleRevoke()}
      onCancel={handleClose}
    >
      {state === "INVITED"
        ? "The invitation is withdrawn: its link and code open nothing any more."
        : `${name} leaves all shipments and sees nothing of yours from now on. What they have downloaded stays with them.`}
    </ConfirmDialog>
  );
}
