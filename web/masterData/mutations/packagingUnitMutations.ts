import { graphql } from "react-relay";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes packaging units; each refreshes the viewer's packaging units in the store. */
export const packagingUnitMutations: RecordMutations = {
  kind: packagingUnit,
  create: graphql`
    mutation packagingUnitMutationsCreateMutation($input: CreatePackagingUnitInput!) {
      saved: createPackagingUnit(input: $input) {
        record: packagingUnit {
          id
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
  update: graphql`
    mutation packagingUnitMutationsUpdateMutation($input: UpdatePackagingUnitInput!) {
      saved: updatePackagingUnit(input: $input) {
        viewer {
          ...PackagingUnitPanel_viewer
        }
        errors {
          message
          field
          code
        }
      }
    }
  `,
  remove: graphql`
    mutation packagingUnitMutationsDeleteMutation($input: DeletePackagingUnitInput!) {
      deletePackagingUnit(input: $input) {
        viewer {
          ...PackagingUnitPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
