import { inSpan } from "../../telemetry/inSpan.ts";
import type { BillInput, DocumentInput, DocumentRenderer } from "./documentRenderer.ts";

/** Traces how long rendering takes, including the wait in the queue. */
export function traceRenderer(documents: DocumentRenderer): DocumentRenderer {
  return {
    render: (input, options) => inSpan(`draw ${kindOf(input)}`, {}, () => documents.render(input, options)),
    renderRecord: (input) => inSpan("draw approval-record", {}, () => documents.renderRecord(input)),
    preview: (input, options) =>
      inSpan(`draw preview of ${kindOf(input)}`, {}, async (span) => {
        const preview = await documents.preview(input, options);
        span.setAttribute("lading.pages", preview.pageCount);
        return preview;
      }),
    wake: () => documents.wake(),
    close: () => documents.close(),
  };
}

function kindOf(input: DocumentInput | BillInput): string {
  return "bill" in input ? "brokerage-bill" : input.document.kind;
}
