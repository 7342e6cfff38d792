import { graphql } from "react-relay";
import { generatedMessage } from "#domain/documents/document.ts";
import type { useGenerateCustomDocumentMutation } from "../../__generated__/useGenerateCustomDocumentMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a custom document. The shipment receives it as an attachment. */
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
