import { graphql } from "react-relay";
import { generatedMessage } from "#domain/documents/document.ts";
import type { useGeneratePackingListMutation } from "../../__generated__/useGeneratePackingListMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a packing list. The shipment receives it as an attachment and stores the given numbers and dates. */
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
