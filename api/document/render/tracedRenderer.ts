import type { Trace } from "#domain/http/trace.ts";
import type { DocumentRenderer } from "./documentRenderer.ts";

/** Traces how long rendering takes, including the wait in the queue. */
export function traceRenderer(documents: DocumentRenderer, trace: Trace): DocumentRenderer {
  return {
    render: (input) => trace.span(`draw ${input.document.kind}`, { kind: "internal" }, () => documents.render(input)),
    preview: (input, options) => {
      return trace.span(`draw preview of ${input.document.kind}`, { kind: "internal" }, async (span) => {
        const preview = await documents.preview(input, options);
        span.note({ "lading.pages": preview.pageCount });
        return preview;
      });
    },
    close: () => documents.close(),
  };
}
