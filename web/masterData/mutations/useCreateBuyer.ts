import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useCreateBuyerMutation } from "../../__generated__/useCreateBuyerMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a buyer and refreshes the viewer's buyers in the store. */
export function useCreateBuyer(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreateBuyerMutation>(
    graphql`
      mutation useCreateBuyerMutation($input: CreateBuyerInput!) {
        createBuyer(input: $input) {
          buyer {
            id
            name
          }
          viewer {
            ...BuyerPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: addedMessage(buyer), failure: addFailedMessage(buyer) },
  );
  async function create({ name = "", address = "", country = "" }: RecordValues, refused: Refused) {
    const response = await commit({ input: { name, address, country } }, refused);
    return response?.createBuyer.buyer ?? null;
  }
  return [create, isInFlight];
}
