import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import type { useCreatePackagingUnitMutation } from "../../__generated__/useCreatePackagingUnitMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { packagingUnitInput, unitName } from "./packagingUnitInput.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a packaging unit and refreshes the viewer's packaging units in the store. */
export function useCreatePackagingUnit(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreatePackagingUnitMutation>(
    graphql`
      mutation useCreatePackagingUnitMutation($input: CreatePackagingUnitInput!) {
        createPackagingUnit(input: $input) {
          packagingUnit {
            id
            orderUnit
            packingUnit
            packageType
            netWeight
          }
          viewer {
            ...PackagingUnitPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: addedMessage(packagingUnit), failure: addFailedMessage(packagingUnit) },
  );
  async function create(values: RecordValues, refused: Refused) {
    const unit = (await commit({ input: packagingUnitInput(values) }, refused))?.createPackagingUnit.packagingUnit;
    return unit ? { id: unit.id, name: unitName(unit) } : null;
  }
  return [create, isInFlight];
}
