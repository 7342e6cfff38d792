import { graphql } from "react-relay";
import { generatedMessage } from "#domain/documents/document.ts";
import type { useGenerateContractMutation } from "../../__generated__/useGenerateContractMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a contract. The shipment receives it as an attachment and stores its number and date. */
export function useGenerateContract(): [generate: Commit<useGenerateContractMutation>, isGenerating: boolean] {
  return useCommit<useGenerateContractMutation>(
    graphql`
      mutation useGenerateContractMutation($input: GenerateContractInput!) {
        generateContract(input: $input) {
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
    { success: generatedMessage("contract") },
  );
}
