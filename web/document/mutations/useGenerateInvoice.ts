import { graphql } from "react-relay";
import { generatedMessage } from "#domain/documents/document.ts";
import type { useGenerateInvoiceMutation } from "../../__generated__/useGenerateInvoiceMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates an invoice. The shipment receives it as an attachment and stores the given numbers and dates. */
export function useGenerateInvoice(): [generate: Commit<useGenerateInvoiceMutation>, isGenerating: boolean] {
  return useCommit<useGenerateInvoiceMutation>(
    graphql`
      mutation useGenerateInvoiceMutation($input: GenerateInvoiceInput!) {
        generateInvoice(input: $input) {
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
    { success: generatedMessage("invoice") },
  );
}
