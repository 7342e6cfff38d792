import { useState } from "react";
import { graphql } from "react-relay";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { CreateShipmentInput, useSaveShipmentCreateMutation } from "../../__generated__/useSaveShipmentCreateMutation.graphql.ts";
import type { useSaveShipmentUpdateMutation } from "../../__generated__/useSaveShipmentUpdateMutation.graphql.ts";
import { useIsDeleted } from "../../liveUpdates/useIsDeleted.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { showError } from "../../ui/feedback/toast.ts";
import type { ShipmentFormTask } from "./values/shipmentFormTask.ts";

type Save = {
  input: CreateShipmentInput;
  /** The version that the change is based on; a newer stored one is a conflict. */
  version: number | null;
  onErrors: (errors: readonly UserError[]) => void;
  /** The stored version is a newer one. */
  onConflict: () => void;
};

type SaveShipment = {
  /** Resolves to the shipment's id, or to null if it was rejected. */
  save: (save: Save) => Promise<string | null>;
  isSaving: boolean;
  /** Whether the edited shipment has been deleted meanwhile: what is saved then is a new one (R-1384). */
  isGone: boolean;
};

/** Saves the form as a new shipment, or as a change of the edited one. */
export function useSaveShipment(task: ShipmentFormTask): SaveShipment {
  const [isRefused, setRefused] = useState(false);
  const isDeleted = useIsDeleted(task.mode === "edit" ? task.shipmentId : null);
  const isGone = isRefused || isDeleted;
  const [create, isCreating] = useCommit<useSaveShipmentCreateMutation>(
    graphql`
      mutation useSaveShipmentCreateMutation($input: CreateShipmentInput!) {
        createShipment(input: $input) {
          shipment {
            id
            # The list reloads after a create, so the live update about it is already applied (isAlreadyApplied).
            # eslint-disable-next-line relay/unused-fields
            updatedAt
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: "Shipment created successfully", failure: "Failed to create shipment" },
  );
  const [update, isUpdating] = useCommit<useSaveShipmentUpdateMutation>(
    graphql`
      mutation useSaveShipmentUpdateMutation($input: UpdateShipmentInput!) {
        updateShipment(input: $input) {
          shipment {
            id
            ...shipmentValues_shipment
            ...ShipmentDetail_shipment
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: "Shipment updated successfully", failure: "Failed to update shipment" },
  );
  async function save({ input, version, onErrors, onConflict }: Save): Promise<string | null> {
    if (task.mode !== "edit" || isGone) {
      const created = await create({ input }, { onErrors });
      return created?.createShipment.shipment?.id ?? null;
    }
    const onGone = () => {
      setRefused(true);
      showError(shipmentNotices.gone);
    };
    const updated = await update({ input: { ...input, id: task.shipmentId, version } }, { onErrors, onConflict, onGone });
    return updated?.updateShipment.shipment?.id ?? null;
  }
  return { save, isSaving: isCreating || isUpdating, isGone };
}
