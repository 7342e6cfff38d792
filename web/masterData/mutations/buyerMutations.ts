import { graphql } from "react-relay";
import { buyer } from "#domain/masterData/buyer.ts";
import type { RecordMutations } from "../record/useRecordMutations.ts";

/** Creates, changes and deletes buyers; each refreshes the viewer's buyers in the store. */
export const buyerMutations: RecordMutations = {
  kind: buyer,
  create: graphql`
    mutation buyerMutationsCreateMutation($input: CreateBuyerInput!) {
      saved: createBuyer(input: $input) {
        record: buyer {
          id
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
  update: graphql`
    mutation buyerMutationsUpdateMutation($input: UpdateBuyerInput!) {
      saved: updateBuyer(input: $input) {
        viewer {
          ...BuyerPanel_viewer
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
    mutation buyerMutationsDeleteMutation($input: DeleteBuyerInput!) {
      deleteBuyer(input: $input) {
        viewer {
          ...BuyerPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
