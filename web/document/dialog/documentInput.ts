import type { ContractRequest, DocumentRequest } from "#domain/documents/document.ts";
import type { DocumentInput } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";
import { dayOrNull } from "./documentForm.ts";

/** A dialog's document as `previewDocument` takes it. Incomplete clauses are left out. */
export function documentInputOf({ kind, request }: DocumentRequest): DocumentInput {
  switch (kind) {
    case "contract": {
      const fields = request.fields.filter(({ name, value }) => name.trim() !== "" && value.trim() !== "");
      return { contract: contractInputOf({ ...request, fields }) };
    }
    case "proforma-invoice":
      return { proformaInvoice: { ...request, contractDate: dayOrNull(request.contractDate) } };
    case "invoice":
      return { invoice: { ...request, ...daysOf(request) } };
    case "packing-list":
      return { packingList: { ...request, ...daysOf(request) } };
    case "custom-document":
      return { customDocument: request };
  }
}

/** A contract's request as GraphQL takes it: the number has the shipment's field name. */
export function contractInputOf({ contractNumber, ...rest }: ContractRequest) {
  return { ...rest, contractNo: contractNumber };
}

function daysOf({ piDate, contractDate }: { piDate: string; contractDate: string }) {
  return { piDate: dayOrNull(piDate), contractDate: dayOrNull(contractDate) };
}
