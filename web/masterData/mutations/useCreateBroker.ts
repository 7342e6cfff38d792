import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { broker } from "#domain/masterData/broker.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useCreateBrokerMutation } from "../../__generated__/useCreateBrokerMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a broker and refreshes the viewer's brokers in the store. */
export function useCreateBroker(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreateBrokerMutation>(
    graphql`
      mutation useCreateBrokerMutation($input: CreateBrokerInput!) {
        createBroker(input: $input) {
          broker {
            id
            name
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
    { success: addedMessage(broker), failure: addFailedMessage(broker) },
  );
  async function create({ name = "", country = "" }: RecordValues, refused: Refused) {
    const response = await commit({ input: { name, country } }, refused);
    return response?.createBroker.broker ?? null;
  }
  return [create, isInFlight];
}
