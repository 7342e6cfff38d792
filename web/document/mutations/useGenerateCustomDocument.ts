import { graphql } from "react-relay";
import { generatedMessage } from "#domain/document.ts";
import type { useGenerateCustomDocumentMutation } from "../../__generated__/useGenerateCustomDocumentMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a document of the user's own words; the shipment gets it as an attachment. */
export function useGenerateCustomDocument(): [generate: Commit<useGenerateCustomDocumentMutation>, isGenerating: boolean] {
  return useCommit<useGenerateCustomDocumentMutation>(
    graphql`
      mutation useGenerateCustomDocumentMutation($input: GenerateCustomDocumentInput!) {
        generateCustomDocument(input: $input) {
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
    { success: generatedMessage("custom-document") },
  );
}
