import { graphql } from "react-relay";
import type { CreateShipmentInput, useSaveShipmentCreateMutation } from "../../__generated__/useSaveShipmentCreateMutation.graphql.ts";
import type { useSaveShipmentUpdateMutation } from "../../__generated__/useSaveShipmentUpdateMutation.graphql.ts";
import type { UserError } from "../../relay/payloadErrors.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { ShipmentFormTask } from "./values/shipmentFormTask.ts";

type Save = {
  input: CreateShipmentInput;
  /** The version that the change is based on; a newer stored one is a conflict. */
  version: number | null;
  onErrors: (errors: readonly UserError[]) => void;
  /** The stored version is a newer one. */
  onConflict: () => void;
};

/** Saves the form as a new shipment, or as a change of the edited one. Resolves to its id, or to null if it was rejected. */
export function useSaveShipment(task: ShipmentFormTask): [save: (save: Save) => Promise<string | null>, isSaving: boolean] {
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
    if (task.mode !== "edit") {
      const created = await create({ input }, { onErrors });
      return created?.createShipment.shipment?.id ?? null;
    }
    const updated = await update({ input: { ...input, id: task.shipmentId, version } }, { onErrors, onConflict });
    return updated?.updateShipment.shipment?.id ?? null;
  }
  return [save, isCreating || isUpdating];
}
