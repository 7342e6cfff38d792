import { graphql } from "react-relay";
import { broker } from "#domain/masterData/broker.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes brokers; each refreshes the viewer's brokers in the store. */
export const brokerMutations: RecordMutations = {
  kind: broker,
  create: graphql`
    mutation brokerMutationsCreateMutation($input: CreateBrokerInput!) {
      saved: createBroker(input: $input) {
        record: broker {
          id
        }
        viewer {
          ...BrokerPanel_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `,
  update: graphql`
    mutation brokerMutationsUpdateMutation($input: UpdateBrokerInput!) {
      saved: updateBroker(input: $input) {
        viewer {
          ...BrokerPanel_viewer
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
    mutation brokerMutationsDeleteMutation($input: DeleteBrokerInput!) {
      deleteBroker(input: $input) {
        viewer {
          ...BrokerPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
