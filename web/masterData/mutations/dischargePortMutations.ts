import { graphql } from "react-relay";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes discharge ports; each refreshes the viewer's discharge ports in the store. */
export const dischargePortMutations: RecordMutations = {
  kind: dischargePort,
  create: graphql`
    mutation dischargePortMutationsCreateMutation($input: CreateDischargePortInput!) {
      saved: createDischargePort(input: $input) {
        record: dischargePort {
          id
        }
        viewer {
          ...DischargePortPanel_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `,
  update: graphql`
    mutation dischargePortMutationsUpdateMutation($input: UpdateDischargePortInput!) {
      saved: updateDischargePort(input: $input) {
        viewer {
          ...DischargePortPanel_viewer
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
    mutation dischargePortMutationsDeleteMutation($input: DeleteDischargePortInput!) {
      deleteDischargePort(input: $input) {
        viewer {
          ...DischargePortPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
