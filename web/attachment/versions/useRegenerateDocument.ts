import { graphql } from "react-relay";
import type { useRegenerateDocumentMutation } from "../../__generated__/useRegenerateDocumentMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a document again with the values that it was made with. The shipment receives it as the next version. */
export function useRegenerateDocument(): [regenerate: Commit<useRegenerateDocumentMutation>, isGenerating: boolean] {
  return useCommit<useRegenerateDocumentMutation>(
    graphql`
      mutation useRegenerateDocumentMutation($input: RegenerateDocumentInput!) {
        regenerateDocument(input: $input) {
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
    { success: "Document generated successfully" },
  );
}
