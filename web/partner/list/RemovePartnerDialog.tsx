import { useState } from "react";
import { graphql } from "react-relay";
import type { RemovePartnerDialogMutation } from "../../__generated__/RemovePartnerDialogMutation.graphql.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  partner: { id: string; name: string };
  onClosed: () => void;
};

/** Asks before a partner is taken off a shipment. */
export function RemovePartnerDialog({ shipmentId, partner: { id, name }, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [remove, isBusy] = useCommit<RemovePartnerDialogMutation>(
    graphql`
      mutation RemovePartnerDialogMutation($input: RemoveShipmentPartnerInput!) {
        removeShipmentPartner(input: $input) {
          shipment {
            ...ShipmentPartners_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Partner removed" },
  );
  function handleClose() {
    setOpen(false);
    onClosed();
  }
  async function handleRemove() {
    if (await sendAct((outcomes) => remove({ input: { shipmentId, partnerId: id } }, outcomes))) handleClose();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Remove Partner"
      confirmLabel="Remove"
      isBusy={isBusy}
      onConfirm={() => void handleRemove()}
      onCancel={handleClose}
    >
      {name} no longer sees this shipment and its documents, and stays off it until somebody adds it again.
    </ConfirmDialog>
  );
}
