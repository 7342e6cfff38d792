import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteShipmentDialogMutation } from "../../__generated__/DeleteShipmentDialogMutation.graphql.ts";
import { rememberDeleted } from "../../liveUpdates/appliedUpdates.ts";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { clearShipmentLists } from "../../session/shipmentLists.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

type Doomed = { id: string; name: string };

type Props = {
  /** The shipment to delete; null if the dialog is closed. */
  shipment: Doomed | null;
  onClose: () => void;
  /** After the shipment and all cached lists are gone. */
  onDeleted: () => void;
};

/** Asks before a shipment, its documents and files are deleted. */
export function DeleteShipmentDialog({ shipment, onClose, onDeleted }: Props) {
  const [remove, isRemoving] = useCommit<DeleteShipmentDialogMutation>(
    graphql`
      mutation DeleteShipmentDialogMutation($input: DeleteShipmentInput!) {
        deleteShipment(input: $input) {
          deletedShipmentId
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Shipment deleted successfully", failure: "Failed to delete shipment" },
  );
  // Keep the name while the dialog fades out.
  const [shown, setShown] = useState(shipment);
  if (shipment !== null && shipment !== shown) setShown(shipment);
  async function handleConfirm() {
    if (shipment === null) return;
    if (!(await sendAct((outcomes) => remove({ input: { id: shipment.id } }, outcomes)))) return;
    onClose();
    rememberDeleted(shipment.id);
    clearShipmentLists();
    onDeleted();
  }
  return (
    <ConfirmDialog
      isOpen={shipment !== null}
      title="Delete Shipment"
      confirmLabel="Delete"
      isBusy={isRemoving}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      Are you sure you want to delete <strong>{shown?.name}</strong>? This action cannot be undone.
    </ConfirmDialog>
  );
}
