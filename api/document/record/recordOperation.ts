import { z } from "zod";
import { idOf, succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";

export const recordOperation: OperationSpec = {
  id: "signApprovalRecord",
  tag: "Attachments",
  summary: "Sign the address of a file with its approval record",
  description:
    "The address returns a PDF for five minutes: the file's pages, and one more with its name, its SHA-256 and each decision. It is drawn at each fetch and counts as a merge. The file itself never changes.",
  query: { shipmentId: idOf("shipment"), key: z.string().describe("The file's key.") },
  answer: succeeded.extend({
    url: z.string().nullable().meta({
      description: "The address; null if nobody has decided about the file.",
      example: "https://lading.example/files/o/k/approval-record.pdf?signature=…",
    }),
  }),
  refusals: { 404: "The shipment or the attachment does not exist." },
};
