import { graphql } from "react-relay";
import { generatedMessage } from "#domain/document.ts";
import type { useGeneratePackingListMutation } from "../../__generated__/useGeneratePackingListMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a packing list; the shipment gets it as an attachment and keeps the numbers and dates given. */
export function useGeneratePackingList(): [generate: Commit<useGeneratePackingListMutation>, isGenerating: boolean] {
  return useCommit<useGeneratePackingListMutation>(
    graphql`
      mutation useGeneratePackingListMutation($input: GeneratePackingListInput!) {
        generatePackingList(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: generatedMessage("packing-list") },
  );
}
