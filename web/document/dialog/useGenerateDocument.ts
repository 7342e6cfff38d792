import { graphql } from "react-relay";
import type { useGenerateDocumentMutation } from "../../__generated__/useGenerateDocumentMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a document. The shipment receives it as an attachment and stores the given numbers and dates. */
export function useGenerateDocument(success: string): [generate: Commit<useGenerateDocumentMutation>, isGenerating: boolean] {
  return useCommit<useGenerateDocumentMutation>(
    graphql`
      mutation useGenerateDocumentMutation($input: GenerateDocumentInput!) {
        generateDocument(input: $input) {
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
    { success },
  );
}
