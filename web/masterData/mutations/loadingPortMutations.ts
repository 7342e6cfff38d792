import { graphql } from "react-relay";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes loading ports; each refreshes the viewer's loading ports in the store. */
export const loadingPortMutations: RecordMutations = {
  kind: loadingPort,
  create: graphql`
    mutation loadingPortMutationsCreateMutation($input: CreateLoadingPortInput!) {
      saved: createLoadingPort(input: $input) {
        record: loadingPort {
          id
        }
        viewer {
          ...LoadingPortPanel_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `,
  update: graphql`
    mutation loadingPortMutationsUpdateMutation($input: UpdateLoadingPortInput!) {
      saved: updateLoadingPort(input: $input) {
        viewer {
          ...LoadingPortPanel_viewer
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
    mutation loadingPortMutationsDeleteMutation($input: DeleteLoadingPortInput!) {
      deleteLoadingPort(input: $input) {
        viewer {
          ...LoadingPortPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
