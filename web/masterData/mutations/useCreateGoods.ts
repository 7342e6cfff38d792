import { graphql } from "react-relay";
import type { RecordValues } from "#domain/masterData/check.ts";
import { goods } from "#domain/masterData/goods.ts";
import { addedMessage, addFailedMessage } from "#domain/masterData/messages.ts";
import type { useCreateGoodsMutation } from "../../__generated__/useCreateGoodsMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import type { CreateRecord, Refused } from "../record/record.ts";

/** Adds a product and refreshes the viewer's products in the store. */
export function useCreateGoods(): [create: CreateRecord, isInFlight: boolean] {
  const [commit, isInFlight] = useCommit<useCreateGoodsMutation>(
    graphql`
      mutation useCreateGoodsMutation($input: CreateGoodsInput!) {
        createGoods(input: $input) {
          goods {
            id
            name
          }
          viewer {
            ...GoodsPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: addedMessage(goods), failure: addFailedMessage(goods) },
  );
  async function create({ name = "", hsnCode = "", specification = "" }: RecordValues, refused: Refused) {
    const response = await commit({ input: { name, hsnCode, specification } }, refused);
    return response?.createGoods.goods ?? null;
  }
  return [create, isInFlight];
}
