import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useCreateDischargePortMutation } from "../../__generated__/useCreateDischargePortMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a discharge port and refreshes the viewer's discharge ports in the store. */
export function useCreateDischargePort(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreateDischargePortMutation>(
    graphql`
      mutation useCreateDischargePortMutation($input: CreateDischargePortInput!) {
        createDischargePort(input: $input) {
          dischargePort {
            id
            name
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
    { success: addedMessage(dischargePort), failure: addFailedMessage(dischargePort) },
  );
  async function create({ name = "", country = "" }: RecordValues, refused: Refused) {
    const response = await commit({ input: { name, country } }, refused);
    return response?.createDischargePort.dischargePort ?? null;
  }
  return [create, isInFlight];
}
