import { Button, Group, Text, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { maxCancelReason } from "#domain/shipment/progress/milestone.ts";
import type { CancelShipment_shipment$key } from "../../__generated__/CancelShipment_shipment.graphql.ts";
import type { CancelShipmentMutation } from "../../__generated__/CancelShipmentMutation.graphql.ts";
import type { CancelShipmentReopenMutation } from "../../__generated__/CancelShipmentReopenMutation.graphql.ts";
import { useMay } from "../../session/role.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";

type Props = { shipment: CancelShipment_shipment$key };

/** Cancels a shipment with a reason, or shows the reason and reopens it. */
export function CancelShipment({ shipment }: Props) {
  const { id, version, cancelReason } = useFragment(
    graphql`
      fragment CancelShipment_shipment on Shipment {
        id
        version
        cancelReason
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  const [isOpen, handleOpen, handleClosed] = useDialogTask<true>();
  const [reopen, isReopening] = useCommit<CancelShipmentReopenMutation>(
    graphql`
      mutation CancelShipmentReopenMutation($input: ReopenShipmentInput!) {
        reopenShipment(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
            ...CancelShipment_shipment
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Shipment reopened successfully", failure: "Failed to reopen the shipment" },
  );
  if (typeof cancelReason !== "string" && !mayWrite) return null;
  return (
    <>
      {typeof cancelReason === "string" ? (
        <Group gap="sm">
          <Text size="sm">Cancelled: {cancelReason}</Text>
          {mayWrite && (
            <Button variant="default" disabled={isReopening} onClick={() => void reopen({ input: { id, version: version ?? null } })}>
              Reopen
            </Button>
          )}
        </Group>
      ) : (
        <Button variant="default" onClick={() => handleOpen(true)}>
          Cancel Shipment
        </Button>
      )}
      {isOpen && <CancelDialog id={id} version={version ?? null} onClosed={handleClosed} />}
    </>
  );
}

function CancelDialog({ id, version, onClosed }: { id: string; version: number | null; onClosed: () => void }) {
  const form = useForm({ initialValues: { reason: "" } });
  const [cancel, isBusy] = useCommit<CancelShipmentMutation>(
    graphql`
      mutation CancelShipmentMutation($input: CancelShipmentInput!) {
        cancelShipment(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
            ...CancelShipment_shipment
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Shipment cancelled successfully", failure: "Failed to cancel the shipment" },
  );
  async function handleSubmit(close: () => void) {
    const input = { id, version, reason: form.values.reason };
    const response = await cancel({ input }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (response) close();
  }
  return (
    <FormDialog
      title="Cancel Shipment"
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Cancel the shipment"
      cancelLabel="Keep it"
      isDestructive
      onSubmit={(close) => form.onSubmit(() => void handleSubmit(close))()}
    >
      <Textarea label="Reason" required rows={3} maxLength={maxCancelReason} data-autofocus {...form.getInputProps("reason")} />
    </FormDialog>
  );
}
