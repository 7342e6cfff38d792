import { graphql } from "react-relay";
import { goods } from "#domain/masterData/goods.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes products; each refreshes the viewer's products in the store. */
export const goodsMutations: RecordMutations = {
  kind: goods,
  create: graphql`
    mutation goodsMutationsCreateMutation($input: CreateGoodsInput!) {
      saved: createGoods(input: $input) {
        record: goods {
          id
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
  update: graphql`
    mutation goodsMutationsUpdateMutation($input: UpdateGoodsInput!) {
      saved: updateGoods(input: $input) {
        viewer {
          ...GoodsPanel_viewer
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
    mutation goodsMutationsDeleteMutation($input: DeleteGoodsInput!) {
      deleteGoods(input: $input) {
        viewer {
          ...GoodsPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
