import { graphql } from "react-relay";
import { generatedMessage } from "#domain/documents/document.ts";
import type { useGenerateProformaInvoiceMutation } from "../../__generated__/useGenerateProformaInvoiceMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Generates a proforma invoice. The shipment receives it as an attachment and stores the given numbers and dates. */
export function useGenerateProformaInvoice(): [generate: Commit<useGenerateProformaInvoiceMutation>, isGenerating: boolean] {
  return useCommit<useGenerateProformaInvoiceMutation>(
    graphql`
      mutation useGenerateProformaInvoiceMutation($input: GenerateProformaInvoiceInput!) {
        generateProformaInvoice(input: $input) {
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
    { success: generatedMessage("proforma-invoice") },
  );
}
