import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useCreateLoadingPortMutation } from "../../__generated__/useCreateLoadingPortMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a loading port and refreshes the viewer's loading ports in the store. */
export function useCreateLoadingPort(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreateLoadingPortMutation>(
    graphql`
      mutation useCreateLoadingPortMutation($input: CreateLoadingPortInput!) {
        createLoadingPort(input: $input) {
          loadingPort {
            id
            name
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
    { success: addedMessage(loadingPort), failure: addFailedMessage(loadingPort) },
  );
  async function create({ name = "", country = "" }: RecordValues, refused: Refused) {
    const response = await commit({ input: { name, country } }, refused);
    return response?.createLoadingPort.loadingPort ?? null;
  }
  return [create, isInFlight];
}
